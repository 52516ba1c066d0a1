// Written by Scripts/generate-names from Resources/key-names.txt: change that file instead.

extension NamedKey {
  /// A key in each line: its names, the first is written; a tab; its character or number.
  static let table = #"""
    enter Return KP_Enter	0xff0d
    esc Escape	0xff1b
    Space Spacebar KP_Space space	0x20
    Tab KP_Tab ISO_Left_Tab	0xff09
    Backspace BackSpace	0xff08
    Delete Del KP_Delete	0xffff
    Insert Ins KP_Insert	0xff63
    Home KP_Home	0xff50
    End KP_End	0xff57
    PageUp PgUp Page_Up Prior KP_Prior KP_Page_Up	0xff55
    PageDown PgDn PgDown Page_Down Next KP_Next KP_Page_Down	0xff56
    Left KP_Left	0xff51
    Up KP_Up	0xff52
    Right KP_Right	0xff53
    Down KP_Down	0xff54
    Menu	0xff67
    Print PrintScreen PrtSc PrtScr PrtScn Sys_Req	0xff61
    Pause Break	0xff13
    Linefeed	0xff0a
    Clear	0xff0b
    Multi_key	0xff20
    Codeinput Kanji_Bangou Hangul_Codeinput	0xff37
    SingleCandidate Hangul_SingleCandidate	0xff3c
    MultipleCandidate Zen_Koho Hangul_MultipleCandidate	0xff3d
    PreviousCandidate Mae_Koho Hangul_PreviousCandidate	0xff3e
    Kanji	0xff21
    Muhenkan	0xff22
    Henkan_Mode Henkan	0xff23
    Romaji	0xff24
    Hiragana	0xff25
    Katakana	0xff26
    Hiragana_Katakana	0xff27
    Zenkaku	0xff28
    Hankaku	0xff29
    Zenkaku_Hankaku	0xff2a
    Touroku	0xff2b
    Massyo	0xff2c
    Kana_Lock	0xff2d
    Kana_Shift	0xff2e
    Eisu_Shift	0xff2f
    Eisu_toggle	0xff30
    Begin	0xff58
    Select	0xff60
    Execute	0xff62
    Undo	0xff65
    Redo	0xff66
    Find	0xff68
    Cancel	0xff69
    Help	0xff6a
    KP_F1	0xff91
    KP_F2	0xff92
    KP_F3	0xff93
    KP_F4	0xff94
    KP_Equal equal	=
    KP_Multiply asterisk	*
    KP_Add plus	+
    KP_Subtract minus	-
    KP_Divide slash	/
    ISO_Move_Line_Up	0xfe21
    ISO_Move_Line_Down	0xfe22
    ISO_Partial_Line_Up	0xfe23
    ISO_Partial_Line_Down	0xfe24
    ISO_Partial_Space_Left	0xfe25
    ISO_Partial_Space_Right	0xfe26
    ISO_Set_Margin_Left	0xfe27
    ISO_Set_Margin_Right	0xfe28
    ISO_Release_Margin_Left	0xfe29
    ISO_Release_Margin_Right	0xfe2a
    ISO_Release_Both_Margins	0xfe2b
    ISO_Fast_Cursor_Left	0xfe2c
    ISO_Fast_Cursor_Right	0xfe2d
    ISO_Fast_Cursor_Up	0xfe2e
    ISO_Fast_Cursor_Down	0xfe2f
    ISO_Continuous_Underline	0xfe30
    ISO_Discontinuous_Underline	0xfe31
    ISO_Emphasize	0xfe32
    ISO_Center_Object	0xfe33
    ISO_Enter	0xfe34
    dead_grave	0xfe50
    dead_acute	0xfe51
    dead_circumflex	0xfe52
    dead_tilde dead_perispomeni	0xfe53
    dead_macron	0xfe54
    dead_breve	0xfe55
    dead_abovedot	0xfe56
    dead_diaeresis	0xfe57
    dead_abovering	0xfe58
    dead_doubleacute	0xfe59
    dead_caron	0xfe5a
    dead_cedilla	0xfe5b
    dead_ogonek	0xfe5c
    dead_iota	0xfe5d
    dead_voiced_sound	0xfe5e
    dead_semivoiced_sound	0xfe5f
    dead_belowdot	0xfe60
    dead_hook	0xfe61
    dead_horn	0xfe62
    dead_stroke	0xfe63
    dead_abovecomma dead_psili	0xfe64
    dead_abovereversedcomma dead_dasia	0xfe65
    dead_doublegrave	0xfe66
    dead_belowring	0xfe67
    dead_belowmacron	0xfe68
    dead_belowcircumflex	0xfe69
    dead_belowtilde	0xfe6a
    dead_belowbreve	0xfe6b
    dead_belowdiaeresis	0xfe6c
    dead_invertedbreve	0xfe6d
    dead_belowcomma	0xfe6e
    dead_currency	0xfe6f
    dead_lowline	0xfe90
    dead_aboveverticalline	0xfe91
    dead_belowverticalline	0xfe92
    dead_longsolidusoverlay	0xfe93
    dead_a	0xfe80
    dead_A	0xfe81
    dead_e	0xfe82
    dead_E	0xfe83
    dead_i	0xfe84
    dead_I	0xfe85
    dead_o	0xfe86
    dead_O	0xfe87
    dead_u	0xfe88
    dead_U	0xfe89
    dead_small_schwa	0xfe8a
    dead_capital_schwa	0xfe8b
    dead_greek	0xfe8c
    First_Virtual_Screen	0xfed0
    Prev_Virtual_Screen	0xfed1
    Next_Virtual_Screen	0xfed2
    Last_Virtual_Screen	0xfed4
    Terminate_Server	0xfed5
    AccessX_Enable	0xfe70
    AccessX_Feedback_Enable	0xfe71
    RepeatKeys_Enable	0xfe72
    SlowKeys_Enable	0xfe73
    BounceKeys_Enable	0xfe74
    StickyKeys_Enable	0xfe75
    MouseKeys_Enable	0xfe76
    MouseKeys_Accel_Enable	0xfe77
    Overlay1_Enable	0xfe78
    Overlay2_Enable	0xfe79
    AudibleBell_Enable	0xfe7a
    Pointer_Left	0xfee0
    Pointer_Right	0xfee1
    Pointer_Up	0xfee2
    Pointer_Down	0xfee3
    Pointer_UpLeft	0xfee4
    Pointer_UpRight	0xfee5
    Pointer_DownLeft	0xfee6
    Pointer_DownRight	0xfee7
    Pointer_Button_Dflt	0xfee8
    Pointer_Button1	0xfee9
    Pointer_Button2	0xfeea
    Pointer_Button3	0xfeeb
    Pointer_Button4	0xfeec
    Pointer_Button5	0xfeed
    Pointer_DblClick_Dflt	0xfeee
    Pointer_DblClick1	0xfeef
    Pointer_DblClick2	0xfef0
    Pointer_DblClick3	0xfef1
    Pointer_DblClick4	0xfef2
    Pointer_DblClick5	0xfef3
    Pointer_Drag_Dflt	0xfef4
    Pointer_Drag1	0xfef5
    Pointer_Drag2	0xfef6
    Pointer_Drag3	0xfef7
    Pointer_Drag4	0xfef8
    Pointer_Drag5	0xfefd
    Pointer_EnableKeys	0xfef9
    Pointer_Accelerate	0xfefa
    Pointer_DfltBtnNext	0xfefb
    Pointer_DfltBtnPrev	0xfefc
    ch	0xfea0
    Ch	0xfea1
    CH	0xfea2
    c_h	0xfea3
    C_h	0xfea4
    C_H	0xfea5
    3270_Duplicate	0xfd01
    3270_FieldMark	0xfd02
    3270_Right2	0xfd03
    3270_Left2	0xfd04
    3270_BackTab	0xfd05
    3270_EraseEOF	0xfd06
    3270_EraseInput	0xfd07
    3270_Reset	0xfd08
    3270_Quit	0xfd09
    3270_PA1	0xfd0a
    3270_PA2	0xfd0b
    3270_PA3	0xfd0c
    3270_Test	0xfd0d
    3270_Attn	0xfd0e
    3270_CursorBlink	0xfd0f
    3270_AltCursor	0xfd10
    3270_KeyClick	0xfd11
    3270_Jump	0xfd12
    3270_Ident	0xfd13
    3270_Rule	0xfd14
    3270_Copy	0xfd15
    3270_Play	0xfd16
    3270_Setup	0xfd17
    3270_Record	0xfd18
    3270_ChangeScreen	0xfd19
    3270_DeleteWord	0xfd1a
    3270_ExSelect	0xfd1b
    3270_CursorSelect	0xfd1c
    3270_PrintScreen	0xfd1d
    3270_Enter	0xfd1e
    exclam	!
    quotedbl	"
    numbersign	#
    dollar	$
    percent	%
    ampersand	&
    apostrophe quoteright	'
    parenleft	(
    parenright	)
    comma	,
    period	.
    colon	:
    semicolon	;
    less	<
    greater	>
    question	?
    at	@
    bracketleft	[
    backslash	\
    bracketright	]
    asciicircum	^
    underscore	_
    grave quoteleft	`
    braceleft	{
    bar	|
    braceright	}
    asciitilde	~
    nobreakspace	0xa0
    exclamdown	¡
    cent	¢
    sterling	£
    currency	¤
    yen	¥
    brokenbar	¦
    section	§
    diaeresis	¨
    copyright	©
    ordfeminine	ª
    guillemotleft	«
    notsign	¬
    hyphen	­
    registered	®
    macron	¯
    degree	°
    plusminus	±
    twosuperior	²
    threesuperior	³
    acute	´
    mu	µ
    paragraph	¶
    periodcentered	·
    cedilla	¸
    onesuperior	¹
    masculine	º
    guillemotright	»
    onequarter	¼
    onehalf	½
    threequarters	¾
    questiondown	¿
    Agrave agrave	à
    Aacute aacute	á
    Acircumflex acircumflex	â
    Atilde atilde	ã
    Adiaeresis adiaeresis	ä
    Aring aring	å
    AE ae	æ
    Ccedilla ccedilla	ç
    Egrave egrave	è
    Eacute eacute	é
    Ecircumflex ecircumflex	ê
    Ediaeresis ediaeresis	ë
    Igrave igrave	ì
    Iacute iacute	í
    Icircumflex icircumflex	î
    Idiaeresis idiaeresis	ï
    ETH Eth eth	ð
    Ntilde ntilde	ñ
    Ograve ograve	ò
    Oacute oacute	ó
    Ocircumflex ocircumflex	ô
    Otilde otilde	õ
    Odiaeresis odiaeresis	ö
    multiply	×
    Oslash Ooblique oslash ooblique	ø
    Ugrave ugrave	ù
    Uacute uacute	ú
    Ucircumflex ucircumflex	û
    Udiaeresis udiaeresis	ü
    Yacute yacute	ý
    THORN Thorn thorn	þ
    ssharp	ß
    division	÷
    ydiaeresis Ydiaeresis	ÿ
    Aogonek aogonek	ą
    breve	˘
    Lstroke lstroke	ł
    Lcaron lcaron	ľ
    Sacute sacute	ś
    Scaron scaron	š
    Scedilla scedilla	ş
    Tcaron tcaron	ť
    Zacute zacute	ź
    Zcaron zcaron	ž
    Zabovedot zabovedot	ż
    ogonek	˛
    caron	ˇ
    doubleacute	˝
    Racute racute	ŕ
    Abreve abreve	ă
    Lacute lacute	ĺ
    Cacute cacute	ć
    Ccaron ccaron	č
    Eogonek eogonek	ę
    Ecaron ecaron	ě
    Dcaron dcaron	ď
    Dstroke dstroke	đ
    Nacute nacute	ń
    Ncaron ncaron	ň
    Odoubleacute odoubleacute	ő
    Rcaron rcaron	ř
    Uring uring	ů
    Udoubleacute udoubleacute	ű
    Tcedilla tcedilla	ţ
    abovedot	˙
    Hstroke hstroke	ħ
    Hcircumflex hcircumflex	ĥ
    Iabovedot	İ
    Gbreve gbreve	ğ
    Jcircumflex jcircumflex	ĵ
    idotless	ı
    Cabovedot cabovedot	ċ
    Ccircumflex ccircumflex	ĉ
    Gabovedot gabovedot	ġ
    Gcircumflex gcircumflex	ĝ
    Ubreve ubreve	ŭ
    Scircumflex scircumflex	ŝ
    kra kappa	ĸ
    Rcedilla rcedilla	ŗ
    Itilde itilde	ĩ
    Lcedilla lcedilla	ļ
    Emacron emacron	ē
    Gcedilla gcedilla	ģ
    Tslash tslash	ŧ
    ENG eng	ŋ
    Amacron amacron	ā
    Iogonek iogonek	į
    Eabovedot eabovedot	ė
    Imacron imacron	ī
    Ncedilla ncedilla	ņ
    Omacron omacron	ō
    Kcedilla kcedilla	ķ
    Uogonek uogonek	ų
    Utilde utilde	ũ
    Umacron umacron	ū
    Wcircumflex wcircumflex	ŵ
    Ycircumflex ycircumflex	ŷ
    Babovedot babovedot	ḃ
    Dabovedot dabovedot	ḋ
    Fabovedot fabovedot	ḟ
    Mabovedot mabovedot	ṁ
    Pabovedot pabovedot	ṗ
    Sabovedot sabovedot	ṡ
    Tabovedot tabovedot	ṫ
    Wgrave wgrave	ẁ
    Wacute wacute	ẃ
    Wdiaeresis wdiaeresis	ẅ
    Ygrave ygrave	ỳ
    OE oe	œ
    overline	‾
    kana_fullstop	。
    kana_openingbracket	「
    kana_closingbracket	」
    kana_comma	、
    kana_conjunctive kana_middledot	・
    kana_WO	ヲ
    kana_a	ァ
    kana_i	ィ
    kana_u	ゥ
    kana_e	ェ
    kana_o	ォ
    kana_ya	ャ
    kana_yu	ュ
    kana_yo	ョ
    kana_tsu kana_tu	ッ
    prolongedsound	ー
    kana_A	ア
    kana_I	イ
    kana_U	ウ
    kana_E	エ
    kana_O	オ
    kana_KA	カ
    kana_KI	キ
    kana_KU	ク
    kana_KE	ケ
    kana_KO	コ
    kana_SA	サ
    kana_SHI	シ
    kana_SU	ス
    kana_SE	セ
    kana_SO	ソ
    kana_TA	タ
    kana_CHI kana_TI	チ
    kana_TSU kana_TU	ツ
    kana_TE	テ
    kana_TO	ト
    kana_NA	ナ
    kana_NI	ニ
    kana_NU	ヌ
    kana_NE	ネ
    kana_NO	ノ
    kana_HA	ハ
    kana_HI	ヒ
    kana_FU kana_HU	フ
    kana_HE	ヘ
    kana_HO	ホ
    kana_MA	マ
    kana_MI	ミ
    kana_MU	ム
    kana_ME	メ
    kana_MO	モ
    kana_YA	ヤ
    kana_YU	ユ
    kana_YO	ヨ
    kana_RA	ラ
    kana_RI	リ
    kana_RU	ル
    kana_RE	レ
    kana_RO	ロ
    kana_WA	ワ
    kana_N	ン
    voicedsound	゛
    semivoicedsound	゜
    Farsi_0	۰
    Farsi_1	۱
    Farsi_2	۲
    Farsi_3	۳
    Farsi_4	۴
    Farsi_5	۵
    Farsi_6	۶
    Farsi_7	۷
    Farsi_8	۸
    Farsi_9	۹
    Arabic_percent	٪
    Arabic_superscript_alef	ٰ
    Arabic_tteh	ٹ
    Arabic_peh	پ
    Arabic_tcheh	چ
    Arabic_ddal	ڈ
    Arabic_rreh	ڑ
    Arabic_comma	،
    Arabic_fullstop	۔
    Arabic_0	٠
    Arabic_1	١
    Arabic_2	٢
    Arabic_3	٣
    Arabic_4	٤
    Arabic_5	٥
    Arabic_6	٦
    Arabic_7	٧
    Arabic_8	٨
    Arabic_9	٩
    Arabic_semicolon	؛
    Arabic_question_mark	؟
    Arabic_hamza	ء
    Arabic_maddaonalef	آ
    Arabic_hamzaonalef	أ
    Arabic_hamzaonwaw	ؤ
    Arabic_hamzaunderalef	إ
    Arabic_hamzaonyeh	ئ
    Arabic_alef	ا
    Arabic_beh	ب
    Arabic_tehmarbuta	ة
    Arabic_teh	ت
    Arabic_theh	ث
    Arabic_jeem	ج
    Arabic_hah	ح
    Arabic_khah	خ
    Arabic_dal	د
    Arabic_thal	ذ
    Arabic_ra	ر
    Arabic_zain	ز
    Arabic_seen	س
    Arabic_sheen	ش
    Arabic_sad	ص
    Arabic_dad	ض
    Arabic_tah	ط
    Arabic_zah	ظ
    Arabic_ain	ع
    Arabic_ghain	غ
    Arabic_tatweel	ـ
    Arabic_feh	ف
    Arabic_qaf	ق
    Arabic_kaf	ك
    Arabic_lam	ل
    Arabic_meem	م
    Arabic_noon	ن
    Arabic_ha Arabic_heh	ه
    Arabic_waw	و
    Arabic_alefmaksura	ى
    Arabic_yeh	ي
    Arabic_fathatan	ً
    Arabic_dammatan	ٌ
    Arabic_kasratan	ٍ
    Arabic_fatha	َ
    Arabic_damma	ُ
    Arabic_kasra	ِ
    Arabic_shadda	ّ
    Arabic_sukun	ْ
    Arabic_madda_above	ٓ
    Arabic_hamza_above	ٔ
    Arabic_hamza_below	ٕ
    Arabic_jeh	ژ
    Arabic_veh	ڤ
    Arabic_keheh	ک
    Arabic_gaf	گ
    Arabic_noon_ghunna	ں
    Arabic_heh_doachashmee	ھ
    Farsi_yeh Arabic_farsi_yeh	ی
    Arabic_yeh_baree	ے
    Arabic_heh_goal	ہ
    Cyrillic_GHE_bar Cyrillic_ghe_bar	ғ
    Cyrillic_ZHE_descender Cyrillic_zhe_descender	җ
    Cyrillic_KA_descender Cyrillic_ka_descender	қ
    Cyrillic_KA_vertstroke Cyrillic_ka_vertstroke	ҝ
    Cyrillic_EN_descender Cyrillic_en_descender	ң
    Cyrillic_U_straight Cyrillic_u_straight	ү
    Cyrillic_U_straight_bar Cyrillic_u_straight_bar	ұ
    Cyrillic_HA_descender Cyrillic_ha_descender	ҳ
    Cyrillic_CHE_descender Cyrillic_che_descender	ҷ
    Cyrillic_CHE_vertstroke Cyrillic_che_vertstroke	ҹ
    Cyrillic_SHHA Cyrillic_shha	һ
    Cyrillic_SCHWA Cyrillic_schwa	ә
    Cyrillic_I_macron Cyrillic_i_macron	ӣ
    Cyrillic_O_bar Cyrillic_o_bar	ө
    Cyrillic_U_macron Cyrillic_u_macron	ӯ
    Serbian_dje Serbian_DJE	ђ
    Macedonia_gje Macedonia_GJE	ѓ
    Cyrillic_io Cyrillic_IO	ё
    Ukrainian_ie Ukranian_je Ukrainian_IE Ukranian_JE	є
    Macedonia_dse Macedonia_DSE	ѕ
    Ukrainian_i Ukranian_i Ukrainian_I Ukranian_I	і
    Ukrainian_yi Ukranian_yi Ukrainian_YI Ukranian_YI	ї
    Cyrillic_je Serbian_je Cyrillic_JE Serbian_JE	ј
    Cyrillic_lje Serbian_lje Cyrillic_LJE Serbian_LJE	љ
    Cyrillic_nje Serbian_nje Cyrillic_NJE Serbian_NJE	њ
    Serbian_tshe Serbian_TSHE	ћ
    Macedonia_kje Macedonia_KJE	ќ
    Ukrainian_ghe_with_upturn Ukrainian_GHE_WITH_UPTURN	ґ
    Byelorussian_shortu Byelorussian_SHORTU	ў
    Cyrillic_dzhe Serbian_dze Cyrillic_DZHE Serbian_DZE	џ
    numerosign	№
    Cyrillic_yu Cyrillic_YU	ю
    Cyrillic_a Cyrillic_A	а
    Cyrillic_be Cyrillic_BE	б
    Cyrillic_tse Cyrillic_TSE	ц
    Cyrillic_de Cyrillic_DE	д
    Cyrillic_ie Cyrillic_IE	е
    Cyrillic_ef Cyrillic_EF	ф
    Cyrillic_ghe Cyrillic_GHE	г
    Cyrillic_ha Cyrillic_HA	х
    Cyrillic_i Cyrillic_I	и
    Cyrillic_shorti Cyrillic_SHORTI	й
    Cyrillic_ka Cyrillic_KA	к
    Cyrillic_el Cyrillic_EL	л
    Cyrillic_em Cyrillic_EM	м
    Cyrillic_en Cyrillic_EN	н
    Cyrillic_o Cyrillic_O	о
    Cyrillic_pe Cyrillic_PE	п
    Cyrillic_ya Cyrillic_YA	я
    Cyrillic_er Cyrillic_ER	р
    Cyrillic_es Cyrillic_ES	с
    Cyrillic_te Cyrillic_TE	т
    Cyrillic_u Cyrillic_U	у
    Cyrillic_zhe Cyrillic_ZHE	ж
    Cyrillic_ve Cyrillic_VE	в
    Cyrillic_softsign Cyrillic_SOFTSIGN	ь
    Cyrillic_yeru Cyrillic_YERU	ы
    Cyrillic_ze Cyrillic_ZE	з
    Cyrillic_sha Cyrillic_SHA	ш
    Cyrillic_e Cyrillic_E	э
    Cyrillic_shcha Cyrillic_SHCHA	щ
    Cyrillic_che Cyrillic_CHE	ч
    Cyrillic_hardsign Cyrillic_HARDSIGN	ъ
    Greek_ALPHAaccent Greek_alphaaccent	ά
    Greek_EPSILONaccent Greek_epsilonaccent	έ
    Greek_ETAaccent Greek_etaaccent	ή
    Greek_IOTAaccent Greek_iotaaccent	ί
    Greek_IOTAdieresis Greek_IOTAdiaeresis Greek_iotadieresis	ϊ
    Greek_OMICRONaccent Greek_omicronaccent	ό
    Greek_UPSILONaccent Greek_upsilonaccent	ύ
    Greek_UPSILONdieresis Greek_upsilondieresis	ϋ
    Greek_OMEGAaccent Greek_omegaaccent	ώ
    Greek_accentdieresis	΅
    Greek_horizbar	―
    Greek_iotaaccentdieresis	ΐ
    Greek_upsilonaccentdieresis	ΰ
    Greek_ALPHA Greek_alpha	α
    Greek_BETA Greek_beta	β
    Greek_GAMMA Greek_gamma	γ
    Greek_DELTA Greek_delta	δ
    Greek_EPSILON Greek_epsilon	ε
    Greek_ZETA Greek_zeta	ζ
    Greek_ETA Greek_eta	η
    Greek_THETA Greek_theta	θ
    Greek_IOTA Greek_iota	ι
    Greek_KAPPA Greek_kappa	κ
    Greek_LAMDA Greek_LAMBDA Greek_lamda Greek_lambda	λ
    Greek_MU Greek_mu	μ
    Greek_NU Greek_nu	ν
    Greek_XI Greek_xi	ξ
    Greek_OMICRON Greek_omicron	ο
    Greek_PI Greek_pi	π
    Greek_RHO Greek_rho	ρ
    Greek_SIGMA Greek_sigma	σ
    Greek_TAU Greek_tau	τ
    Greek_UPSILON Greek_upsilon	υ
    Greek_PHI Greek_phi	φ
    Greek_CHI Greek_chi	χ
    Greek_PSI Greek_psi	ψ
    Greek_OMEGA Greek_omega	ω
    Greek_finalsmallsigma	ς
    leftradical	⎷
    topleftradical	0x8a2
    horizconnector	0x8a3
    topintegral	⌠
    botintegral	⌡
    vertconnector	0x8a6
    topleftsqbracket	⎡
    botleftsqbracket	⎣
    toprightsqbracket	⎤
    botrightsqbracket	⎦
    topleftparens	⎛
    botleftparens	⎝
    toprightparens	⎞
    botrightparens	⎠
    leftmiddlecurlybrace	⎨
    rightmiddlecurlybrace	⎬
    topleftsummation	0x8b1
    botleftsummation	0x8b2
    topvertsummationconnector	0x8b3
    botvertsummationconnector	0x8b4
    toprightsummation	0x8b5
    botrightsummation	0x8b6
    rightmiddlesummation	0x8b7
    lessthanequal	≤
    notequal	≠
    greaterthanequal	≥
    integral	∫
    therefore	∴
    variation	∝
    infinity	∞
    nabla	∇
    approximate	∼
    similarequal	≃
    ifonlyif	⇔
    implies	⇒
    identical	≡
    radical squareroot	√
    includedin	⊂
    includes	⊃
    intersection	∩
    union	∪
    logicaland	∧
    logicalor	∨
    partialderivative partdifferential	∂
    function	ƒ
    leftarrow	←
    uparrow	↑
    rightarrow	→
    downarrow	↓
    blank	0x9df
    soliddiamond	◆
    checkerboard	▒
    ht	␉
    ff	␌
    cr	␍
    lf	␊
    nl	␤
    vt	␋
    lowrightcorner	┘
    uprightcorner	┐
    upleftcorner	┌
    lowleftcorner	└
    crossinglines	┼
    horizlinescan1	⎺
    horizlinescan3	⎻
    horizlinescan5	─
    horizlinescan7	⎼
    horizlinescan9	⎽
    leftt	├
    rightt	┤
    bott	┴
    topt	┬
    vertbar	│
    emspace	0xaa1
    enspace	0xaa2
    em3space	0xaa3
    em4space	0xaa4
    digitspace	0xaa5
    punctspace	0xaa6
    thinspace	0xaa7
    hairspace	0xaa8
    emdash	—
    endash	–
    signifblank	0xaac
    ellipsis	…
    doubbaselinedot	‥
    onethird	⅓
    twothirds	⅔
    onefifth	⅕
    twofifths	⅖
    threefifths	⅗
    fourfifths	⅘
    onesixth	⅙
    fivesixths	⅚
    careof	℅
    figdash	‒
    leftanglebracket	0xabc
    decimalpoint	0xabd
    rightanglebracket	0xabe
    marker	0xabf
    oneeighth	⅛
    threeeighths	⅜
    fiveeighths	⅝
    seveneighths	⅞
    trademark	™
    signaturemark	0xaca
    trademarkincircle	0xacb
    leftopentriangle	0xacc
    rightopentriangle	0xacd
    emopencircle	0xace
    emopenrectangle	0xacf
    leftsinglequotemark	‘
    rightsinglequotemark	’
    leftdoublequotemark	“
    rightdoublequotemark	”
    prescription	℞
    permille	‰
    minutes	′
    seconds	″
    latincross	✝
    hexagram	0xada
    filledrectbullet	0xadb
    filledlefttribullet	0xadc
    filledrighttribullet	0xadd
    emfilledcircle	0xade
    emfilledrect	0xadf
    enopencircbullet	0xae0
    enopensquarebullet	0xae1
    openrectbullet	0xae2
    opentribulletup	0xae3
    opentribulletdown	0xae4
    openstar	0xae5
    enfilledcircbullet	0xae6
    enfilledsqbullet	0xae7
    filledtribulletup	0xae8
    filledtribulletdown	0xae9
    leftpointer	0xaea
    rightpointer	0xaeb
    club	♣
    diamond	♦
    heart	♥
    maltesecross	✠
    dagger	†
    doubledagger	‡
    checkmark	✓
    ballotcross	✗
    musicalsharp	♯
    musicalflat	♭
    malesymbol	♂
    femalesymbol	♀
    telephone	☎
    telephonerecorder	⌕
    phonographcopyright	℗
    caret	‸
    singlelowquotemark	‚
    doublelowquotemark	„
    cursor	0xaff
    leftcaret	0xba3
    rightcaret	0xba6
    downcaret	0xba8
    upcaret	0xba9
    overbar	0xbc0
    downtack	⊤
    upshoe	0xbc3
    downstile	⌊
    underbar	0xbc6
    jot	∘
    quad	⎕
    uptack	⊥
    circle	○
    upstile	⌈
    downshoe	0xbd6
    rightshoe	0xbd8
    leftshoe	0xbda
    lefttack	⊣
    righttack	⊢
    hebrew_doublelowline	‗
    hebrew_aleph	א
    hebrew_bet hebrew_beth	ב
    hebrew_gimel hebrew_gimmel	ג
    hebrew_dalet hebrew_daleth	ד
    hebrew_he	ה
    hebrew_waw	ו
    hebrew_zain hebrew_zayin	ז
    hebrew_chet hebrew_het	ח
    hebrew_tet hebrew_teth	ט
    hebrew_yod	י
    hebrew_finalkaph	ך
    hebrew_kaph	כ
    hebrew_lamed	ל
    hebrew_finalmem	ם
    hebrew_mem	מ
    hebrew_finalnun	ן
    hebrew_nun	נ
    hebrew_samech hebrew_samekh	ס
    hebrew_ayin	ע
    hebrew_finalpe	ף
    hebrew_pe	פ
    hebrew_finalzade hebrew_finalzadi	ץ
    hebrew_zade hebrew_zadi	צ
    hebrew_qoph hebrew_kuf	ק
    hebrew_resh	ר
    hebrew_shin	ש
    hebrew_taw hebrew_taf	ת
    Thai_kokai	ก
    Thai_khokhai	ข
    Thai_khokhuat	ฃ
    Thai_khokhwai	ค
    Thai_khokhon	ฅ
    Thai_khorakhang	ฆ
    Thai_ngongu	ง
    Thai_chochan	จ
    Thai_choching	ฉ
    Thai_chochang	ช
    Thai_soso	ซ
    Thai_chochoe	ฌ
    Thai_yoying	ญ
    Thai_dochada	ฎ
    Thai_topatak	ฏ
    Thai_thothan	ฐ
    Thai_thonangmontho	ฑ
    Thai_thophuthao	ฒ
    Thai_nonen	ณ
    Thai_dodek	ด
    Thai_totao	ต
    Thai_thothung	ถ
    Thai_thothahan	ท
    Thai_thothong	ธ
    Thai_nonu	น
    Thai_bobaimai	บ
    Thai_popla	ป
    Thai_phophung	ผ
    Thai_fofa	ฝ
    Thai_phophan	พ
    Thai_fofan	ฟ
    Thai_phosamphao	ภ
    Thai_moma	ม
    Thai_yoyak	ย
    Thai_rorua	ร
    Thai_ru	ฤ
    Thai_loling	ล
    Thai_lu	ฦ
    Thai_wowaen	ว
    Thai_sosala	ศ
    Thai_sorusi	ษ
    Thai_sosua	ส
    Thai_hohip	ห
    Thai_lochula	ฬ
    Thai_oang	อ
    Thai_honokhuk	ฮ
    Thai_paiyannoi	ฯ
    Thai_saraa	ะ
    Thai_maihanakat	ั
    Thai_saraaa	า
    Thai_saraam	ำ
    Thai_sarai	ิ
    Thai_saraii	ี
    Thai_saraue	ึ
    Thai_sarauee	ื
    Thai_sarau	ุ
    Thai_sarauu	ู
    Thai_phinthu	ฺ
    Thai_maihanakat_maitho	0xdde
    Thai_baht	฿
    Thai_sarae	เ
    Thai_saraae	แ
    Thai_sarao	โ
    Thai_saraaimaimuan	ใ
    Thai_saraaimaimalai	ไ
    Thai_lakkhangyao	ๅ
    Thai_maiyamok	ๆ
    Thai_maitaikhu	็
    Thai_maiek	่
    Thai_maitho	้
    Thai_maitri	๊
    Thai_maichattawa	๋
    Thai_thanthakhat	์
    Thai_nikhahit	ํ
    Thai_leksun	๐
    Thai_leknung	๑
    Thai_leksong	๒
    Thai_leksam	๓
    Thai_leksi	๔
    Thai_lekha	๕
    Thai_lekhok	๖
    Thai_lekchet	๗
    Thai_lekpaet	๘
    Thai_lekkao	๙
    Hangul	0xff31
    Hangul_Start	0xff32
    Hangul_End	0xff33
    Hangul_Hanja	0xff34
    Hangul_Jamo	0xff35
    Hangul_Romaja	0xff36
    Hangul_Jeonja	0xff38
    Hangul_Banja	0xff39
    Hangul_PreHanja	0xff3a
    Hangul_PostHanja	0xff3b
    Hangul_Special	0xff3f
    Hangul_Kiyeog	ㄱ
    Hangul_SsangKiyeog	ㄲ
    Hangul_KiyeogSios	ㄳ
    Hangul_Nieun	ㄴ
    Hangul_NieunJieuj	ㄵ
    Hangul_NieunHieuh	ㄶ
    Hangul_Dikeud	ㄷ
    Hangul_SsangDikeud	ㄸ
    Hangul_Rieul	ㄹ
    Hangul_RieulKiyeog	ㄺ
    Hangul_RieulMieum	ㄻ
    Hangul_RieulPieub	ㄼ
    Hangul_RieulSios	ㄽ
    Hangul_RieulTieut	ㄾ
    Hangul_RieulPhieuf	ㄿ
    Hangul_RieulHieuh	ㅀ
    Hangul_Mieum	ㅁ
    Hangul_Pieub	ㅂ
    Hangul_SsangPieub	ㅃ
    Hangul_PieubSios	ㅄ
    Hangul_Sios	ㅅ
    Hangul_SsangSios	ㅆ
    Hangul_Ieung	ㅇ
    Hangul_Jieuj	ㅈ
    Hangul_SsangJieuj	ㅉ
    Hangul_Cieuc	ㅊ
    Hangul_Khieuq	ㅋ
    Hangul_Tieut	ㅌ
    Hangul_Phieuf	ㅍ
    Hangul_Hieuh	ㅎ
    Hangul_A	ㅏ
    Hangul_AE	ㅐ
    Hangul_YA	ㅑ
    Hangul_YAE	ㅒ
    Hangul_EO	ㅓ
    Hangul_E	ㅔ
    Hangul_YEO	ㅕ
    Hangul_YE	ㅖ
    Hangul_O	ㅗ
    Hangul_WA	ㅘ
    Hangul_WAE	ㅙ
    Hangul_OE	ㅚ
    Hangul_YO	ㅛ
    Hangul_U	ㅜ
    Hangul_WEO	ㅝ
    Hangul_WE	ㅞ
    Hangul_WI	ㅟ
    Hangul_YU	ㅠ
    Hangul_EU	ㅡ
    Hangul_YI	ㅢ
    Hangul_I	ㅣ
    Hangul_J_Kiyeog	ᆨ
    Hangul_J_SsangKiyeog	ᆩ
    Hangul_J_KiyeogSios	ᆪ
    Hangul_J_Nieun	ᆫ
    Hangul_J_NieunJieuj	ᆬ
    Hangul_J_NieunHieuh	ᆭ
    Hangul_J_Dikeud	ᆮ
    Hangul_J_Rieul	ᆯ
    Hangul_J_RieulKiyeog	ᆰ
    Hangul_J_RieulMieum	ᆱ
    Hangul_J_RieulPieub	ᆲ
    Hangul_J_RieulSios	ᆳ
    Hangul_J_RieulTieut	ᆴ
    Hangul_J_RieulPhieuf	ᆵ
    Hangul_J_RieulHieuh	ᆶ
    Hangul_J_Mieum	ᆷ
    Hangul_J_Pieub	ᆸ
    Hangul_J_PieubSios	ᆹ
    Hangul_J_Sios	ᆺ
    Hangul_J_SsangSios	ᆻ
    Hangul_J_Ieung	ᆼ
    Hangul_J_Jieuj	ᆽ
    Hangul_J_Cieuc	ᆾ
    Hangul_J_Khieuq	ᆿ
    Hangul_J_Tieut	ᇀ
    Hangul_J_Phieuf	ᇁ
    Hangul_J_Hieuh	ᇂ
    Hangul_RieulYeorinHieuh	ㅭ
    Hangul_SunkyeongeumMieum	ㅱ
    Hangul_SunkyeongeumPieub	ㅸ
    Hangul_PanSios	ㅿ
    Hangul_KkogjiDalrinIeung	ㆁ
    Hangul_SunkyeongeumPhieuf	ㆄ
    Hangul_YeorinHieuh	ㆆ
    Hangul_AraeA	ㆍ
    Hangul_AraeAE	ㆎ
    Hangul_J_PanSios	ᇫ
    Hangul_J_KkogjiDalrinIeung	ᇰ
    Hangul_J_YeorinHieuh	ᇹ
    Korean_Won	0xeff
    Armenian_ligature_ew	և
    Armenian_full_stop Armenian_verjaket	։
    Armenian_separation_mark Armenian_but	՝
    Armenian_hyphen Armenian_yentamna	֊
    Armenian_exclam Armenian_amanak	՜
    Armenian_accent Armenian_shesht	՛
    Armenian_question Armenian_paruyk	՞
    Armenian_AYB Armenian_ayb	ա
    Armenian_BEN Armenian_ben	բ
    Armenian_GIM Armenian_gim	գ
    Armenian_DA Armenian_da	դ
    Armenian_YECH Armenian_yech	ե
    Armenian_ZA Armenian_za	զ
    Armenian_E Armenian_e	է
    Armenian_AT Armenian_at	ը
    Armenian_TO Armenian_to	թ
    Armenian_ZHE Armenian_zhe	ժ
    Armenian_INI Armenian_ini	ի
    Armenian_LYUN Armenian_lyun	լ
    Armenian_KHE Armenian_khe	խ
    Armenian_TSA Armenian_tsa	ծ
    Armenian_KEN Armenian_ken	կ
    Armenian_HO Armenian_ho	հ
    Armenian_DZA Armenian_dza	ձ
    Armenian_GHAT Armenian_ghat	ղ
    Armenian_TCHE Armenian_tche	ճ
    Armenian_MEN Armenian_men	մ
    Armenian_HI Armenian_hi	յ
    Armenian_NU Armenian_nu	ն
    Armenian_SHA Armenian_sha	շ
    Armenian_VO Armenian_vo	ո
    Armenian_CHA Armenian_cha	չ
    Armenian_PE Armenian_pe	պ
    Armenian_JE Armenian_je	ջ
    Armenian_RA Armenian_ra	ռ
    Armenian_SE Armenian_se	ս
    Armenian_VEV Armenian_vev	վ
    Armenian_TYUN Armenian_tyun	տ
    Armenian_RE Armenian_re	ր
    Armenian_TSO Armenian_tso	ց
    Armenian_VYUN Armenian_vyun	ւ
    Armenian_PYUR Armenian_pyur	փ
    Armenian_KE Armenian_ke	ք
    Armenian_O Armenian_o	օ
    Armenian_FE Armenian_fe	ֆ
    Armenian_apostrophe	՚
    Georgian_an	ა
    Georgian_ban	ბ
    Georgian_gan	გ
    Georgian_don	დ
    Georgian_en	ე
    Georgian_vin	ვ
    Georgian_zen	ზ
    Georgian_tan	თ
    Georgian_in	ი
    Georgian_kan	კ
    Georgian_las	ლ
    Georgian_man	მ
    Georgian_nar	ნ
    Georgian_on	ო
    Georgian_par	პ
    Georgian_zhar	ჟ
    Georgian_rae	რ
    Georgian_san	ს
    Georgian_tar	ტ
    Georgian_un	უ
    Georgian_phar	ფ
    Georgian_khar	ქ
    Georgian_ghan	ღ
    Georgian_qar	ყ
    Georgian_shin	შ
    Georgian_chin	ჩ
    Georgian_can	ც
    Georgian_jil	ძ
    Georgian_cil	წ
    Georgian_char	ჭ
    Georgian_xan	ხ
    Georgian_jhan	ჯ
    Georgian_hae	ჰ
    Georgian_he	ჱ
    Georgian_hie	ჲ
    Georgian_we	ჳ
    Georgian_har	ჴ
    Georgian_hoe	ჵ
    Georgian_fi	ჶ
    Xabovedot xabovedot	ẋ
    Ibreve ibreve	ĭ
    Zstroke zstroke	ƶ
    Gcaron gcaron	ǧ
    Ocaron ocaron	ǒ
    Obarred obarred	ɵ
    SCHWA schwa	ə
    EZH ezh	ʒ
    Lbelowdot lbelowdot	ḷ
    Abelowdot abelowdot	ạ
    Ahook ahook	ả
    Acircumflexacute acircumflexacute	ấ
    Acircumflexgrave acircumflexgrave	ầ
    Acircumflexhook acircumflexhook	ẩ
    Acircumflextilde acircumflextilde	ẫ
    Acircumflexbelowdot acircumflexbelowdot	ậ
    Abreveacute abreveacute	ắ
    Abrevegrave abrevegrave	ằ
    Abrevehook abrevehook	ẳ
    Abrevetilde abrevetilde	ẵ
    Abrevebelowdot abrevebelowdot	ặ
    Ebelowdot ebelowdot	ẹ
    Ehook ehook	ẻ
    Etilde etilde	ẽ
    Ecircumflexacute ecircumflexacute	ế
    Ecircumflexgrave ecircumflexgrave	ề
    Ecircumflexhook ecircumflexhook	ể
    Ecircumflextilde ecircumflextilde	ễ
    Ecircumflexbelowdot ecircumflexbelowdot	ệ
    Ihook ihook	ỉ
    Ibelowdot ibelowdot	ị
    Obelowdot obelowdot	ọ
    Ohook ohook	ỏ
    Ocircumflexacute ocircumflexacute	ố
    Ocircumflexgrave ocircumflexgrave	ồ
    Ocircumflexhook ocircumflexhook	ổ
    Ocircumflextilde ocircumflextilde	ỗ
    Ocircumflexbelowdot ocircumflexbelowdot	ộ
    Ohornacute ohornacute	ớ
    Ohorngrave ohorngrave	ờ
    Ohornhook ohornhook	ở
    Ohorntilde ohorntilde	ỡ
    Ohornbelowdot ohornbelowdot	ợ
    Ubelowdot ubelowdot	ụ
    Uhook uhook	ủ
    Uhornacute uhornacute	ứ
    Uhorngrave uhorngrave	ừ
    Uhornhook uhornhook	ử
    Uhorntilde uhorntilde	ữ
    Uhornbelowdot uhornbelowdot	ự
    Ybelowdot ybelowdot	ỵ
    Yhook yhook	ỷ
    Ytilde ytilde	ỹ
    Ohorn ohorn	ơ
    Uhorn uhorn	ư
    combining_tilde	̃
    combining_grave	̀
    combining_acute	́
    combining_hook	̉
    combining_belowdot	̣
    EcuSign	₠
    ColonSign	₡
    CruzeiroSign	₢
    FFrancSign	₣
    LiraSign	₤
    MillSign	₥
    NairaSign	₦
    PesetaSign	₧
    RupeeSign	₨
    WonSign	₩
    NewSheqelSign	₪
    DongSign	₫
    EuroSign	€
    zerosuperior	⁰
    foursuperior	⁴
    fivesuperior	⁵
    sixsuperior	⁶
    sevensuperior	⁷
    eightsuperior	⁸
    ninesuperior	⁹
    zerosubscript	₀
    onesubscript	₁
    twosubscript	₂
    threesubscript	₃
    foursubscript	₄
    fivesubscript	₅
    sixsubscript	₆
    sevensubscript	₇
    eightsubscript	₈
    ninesubscript	₉
    emptyset	∅
    elementof	∈
    notelementof	∉
    containsas	∋
    cuberoot	∛
    fourthroot	∜
    dintegral	∬
    tintegral	∭
    because	∵
    approxeq	≈
    notapproxeq	≇
    notidentical	≢
    stricteq	≣
    braille_dot_1	0xfff1
    braille_dot_2	0xfff2
    braille_dot_3	0xfff3
    braille_dot_4	0xfff4
    braille_dot_5	0xfff5
    braille_dot_6	0xfff6
    braille_dot_7	0xfff7
    braille_dot_8	0xfff8
    braille_dot_9	0xfff9
    braille_dot_10	0xfffa
    braille_blank	⠀
    braille_dots_1	⠁
    braille_dots_2	⠂
    braille_dots_12	⠃
    braille_dots_3	⠄
    braille_dots_13	⠅
    braille_dots_23	⠆
    braille_dots_123	⠇
    braille_dots_4	⠈
    braille_dots_14	⠉
    braille_dots_24	⠊
    braille_dots_124	⠋
    braille_dots_34	⠌
    braille_dots_134	⠍
    braille_dots_234	⠎
    braille_dots_1234	⠏
    braille_dots_5	⠐
    braille_dots_15	⠑
    braille_dots_25	⠒
    braille_dots_125	⠓
    braille_dots_35	⠔
    braille_dots_135	⠕
    braille_dots_235	⠖
    braille_dots_1235	⠗
    braille_dots_45	⠘
    braille_dots_145	⠙
    braille_dots_245	⠚
    braille_dots_1245	⠛
    braille_dots_345	⠜
    braille_dots_1345	⠝
    braille_dots_2345	⠞
    braille_dots_12345	⠟
    braille_dots_6	⠠
    braille_dots_16	⠡
    braille_dots_26	⠢
    braille_dots_126	⠣
    braille_dots_36	⠤
    braille_dots_136	⠥
    braille_dots_236	⠦
    braille_dots_1236	⠧
    braille_dots_46	⠨
    braille_dots_146	⠩
    braille_dots_246	⠪
    braille_dots_1246	⠫
    braille_dots_346	⠬
    braille_dots_1346	⠭
    braille_dots_2346	⠮
    braille_dots_12346	⠯
    braille_dots_56	⠰
    braille_dots_156	⠱
    braille_dots_256	⠲
    braille_dots_1256	⠳
    braille_dots_356	⠴
    braille_dots_1356	⠵
    braille_dots_2356	⠶
    braille_dots_12356	⠷
    braille_dots_456	⠸
    braille_dots_1456	⠹
    braille_dots_2456	⠺
    braille_dots_12456	⠻
    braille_dots_3456	⠼
    braille_dots_13456	⠽
    braille_dots_23456	⠾
    braille_dots_123456	⠿
    braille_dots_7	⡀
    braille_dots_17	⡁
    braille_dots_27	⡂
    braille_dots_127	⡃
    braille_dots_37	⡄
    braille_dots_137	⡅
    braille_dots_237	⡆
    braille_dots_1237	⡇
    braille_dots_47	⡈
    braille_dots_147	⡉
    braille_dots_247	⡊
    braille_dots_1247	⡋
    braille_dots_347	⡌
    braille_dots_1347	⡍
    braille_dots_2347	⡎
    braille_dots_12347	⡏
    braille_dots_57	⡐
    braille_dots_157	⡑
    braille_dots_257	⡒
    braille_dots_1257	⡓
    braille_dots_357	⡔
    braille_dots_1357	⡕
    braille_dots_2357	⡖
    braille_dots_12357	⡗
    braille_dots_457	⡘
    braille_dots_1457	⡙
    braille_dots_2457	⡚
    braille_dots_12457	⡛
    braille_dots_3457	⡜
    braille_dots_13457	⡝
    braille_dots_23457	⡞
    braille_dots_123457	⡟
    braille_dots_67	⡠
    braille_dots_167	⡡
    braille_dots_267	⡢
    braille_dots_1267	⡣
    braille_dots_367	⡤
    braille_dots_1367	⡥
    braille_dots_2367	⡦
    braille_dots_12367	⡧
    braille_dots_467	⡨
    braille_dots_1467	⡩
    braille_dots_2467	⡪
    braille_dots_12467	⡫
    braille_dots_3467	⡬
    braille_dots_13467	⡭
    braille_dots_23467	⡮
    braille_dots_123467	⡯
    braille_dots_567	⡰
    braille_dots_1567	⡱
    braille_dots_2567	⡲
    braille_dots_12567	⡳
    braille_dots_3567	⡴
    braille_dots_13567	⡵
    braille_dots_23567	⡶
    braille_dots_123567	⡷
    braille_dots_4567	⡸
    braille_dots_14567	⡹
    braille_dots_24567	⡺
    braille_dots_124567	⡻
    braille_dots_34567	⡼
    braille_dots_134567	⡽
    braille_dots_234567	⡾
    braille_dots_1234567	⡿
    braille_dots_8	⢀
    braille_dots_18	⢁
    braille_dots_28	⢂
    braille_dots_128	⢃
    braille_dots_38	⢄
    braille_dots_138	⢅
    braille_dots_238	⢆
    braille_dots_1238	⢇
    braille_dots_48	⢈
    braille_dots_148	⢉
    braille_dots_248	⢊
    braille_dots_1248	⢋
    braille_dots_348	⢌
    braille_dots_1348	⢍
    braille_dots_2348	⢎
    braille_dots_12348	⢏
    braille_dots_58	⢐
    braille_dots_158	⢑
    braille_dots_258	⢒
    braille_dots_1258	⢓
    braille_dots_358	⢔
    braille_dots_1358	⢕
    braille_dots_2358	⢖
    braille_dots_12358	⢗
    braille_dots_458	⢘
    braille_dots_1458	⢙
    braille_dots_2458	⢚
    braille_dots_12458	⢛
    braille_dots_3458	⢜
    braille_dots_13458	⢝
    braille_dots_23458	⢞
    braille_dots_123458	⢟
    braille_dots_68	⢠
    braille_dots_168	⢡
    braille_dots_268	⢢
    braille_dots_1268	⢣
    braille_dots_368	⢤
    braille_dots_1368	⢥
    braille_dots_2368	⢦
    braille_dots_12368	⢧
    braille_dots_468	⢨
    braille_dots_1468	⢩
    braille_dots_2468	⢪
    braille_dots_12468	⢫
    braille_dots_3468	⢬
    braille_dots_13468	⢭
    braille_dots_23468	⢮
    braille_dots_123468	⢯
    braille_dots_568	⢰
    braille_dots_1568	⢱
    braille_dots_2568	⢲
    braille_dots_12568	⢳
    braille_dots_3568	⢴
    braille_dots_13568	⢵
    braille_dots_23568	⢶
    braille_dots_123568	⢷
    braille_dots_4568	⢸
    braille_dots_14568	⢹
    braille_dots_24568	⢺
    braille_dots_124568	⢻
    braille_dots_34568	⢼
    braille_dots_134568	⢽
    braille_dots_234568	⢾
    braille_dots_1234568	⢿
    braille_dots_78	⣀
    braille_dots_178	⣁
    braille_dots_278	⣂
    braille_dots_1278	⣃
    braille_dots_378	⣄
    braille_dots_1378	⣅
    braille_dots_2378	⣆
    braille_dots_12378	⣇
    braille_dots_478	⣈
    braille_dots_1478	⣉
    braille_dots_2478	⣊
    braille_dots_12478	⣋
    braille_dots_3478	⣌
    braille_dots_13478	⣍
    braille_dots_23478	⣎
    braille_dots_123478	⣏
    braille_dots_578	⣐
    braille_dots_1578	⣑
    braille_dots_2578	⣒
    braille_dots_12578	⣓
    braille_dots_3578	⣔
    braille_dots_13578	⣕
    braille_dots_23578	⣖
    braille_dots_123578	⣗
    braille_dots_4578	⣘
    braille_dots_14578	⣙
    braille_dots_24578	⣚
    braille_dots_124578	⣛
    braille_dots_34578	⣜
    braille_dots_134578	⣝
    braille_dots_234578	⣞
    braille_dots_1234578	⣟
    braille_dots_678	⣠
    braille_dots_1678	⣡
    braille_dots_2678	⣢
    braille_dots_12678	⣣
    braille_dots_3678	⣤
    braille_dots_13678	⣥
    braille_dots_23678	⣦
    braille_dots_123678	⣧
    braille_dots_4678	⣨
    braille_dots_14678	⣩
    braille_dots_24678	⣪
    braille_dots_124678	⣫
    braille_dots_34678	⣬
    braille_dots_134678	⣭
    braille_dots_234678	⣮
    braille_dots_1234678	⣯
    braille_dots_5678	⣰
    braille_dots_15678	⣱
    braille_dots_25678	⣲
    braille_dots_125678	⣳
    braille_dots_35678	⣴
    braille_dots_135678	⣵
    braille_dots_235678	⣶
    braille_dots_1235678	⣷
    braille_dots_45678	⣸
    braille_dots_145678	⣹
    braille_dots_245678	⣺
    braille_dots_1245678	⣻
    braille_dots_345678	⣼
    braille_dots_1345678	⣽
    braille_dots_2345678	⣾
    braille_dots_12345678	⣿
    Sinh_ng	ං
    Sinh_h2	ඃ
    Sinh_a	අ
    Sinh_aa	ආ
    Sinh_ae	ඇ
    Sinh_aee	ඈ
    Sinh_i	ඉ
    Sinh_ii	ඊ
    Sinh_u	උ
    Sinh_uu	ඌ
    Sinh_ri	ඍ
    Sinh_rii	ඎ
    Sinh_lu	ඏ
    Sinh_luu	ඐ
    Sinh_e	එ
    Sinh_ee	ඒ
    Sinh_ai	ඓ
    Sinh_o	ඔ
    Sinh_oo	ඕ
    Sinh_au	ඖ
    Sinh_ka	ක
    Sinh_kha	ඛ
    Sinh_ga	ග
    Sinh_gha	ඝ
    Sinh_ng2	ඞ
    Sinh_nga	ඟ
    Sinh_ca	ච
    Sinh_cha	ඡ
    Sinh_ja	ජ
    Sinh_jha	ඣ
    Sinh_nya	ඤ
    Sinh_jnya	ඥ
    Sinh_nja	ඦ
    Sinh_tta	ට
    Sinh_ttha	ඨ
    Sinh_dda	ඩ
    Sinh_ddha	ඪ
    Sinh_nna	ණ
    Sinh_ndda	ඬ
    Sinh_tha	ත
    Sinh_thha	ථ
    Sinh_dha	ද
    Sinh_dhha	ධ
    Sinh_na	න
    Sinh_ndha	ඳ
    Sinh_pa	ප
    Sinh_pha	ඵ
    Sinh_ba	බ
    Sinh_bha	භ
    Sinh_ma	ම
    Sinh_mba	ඹ
    Sinh_ya	ය
    Sinh_ra	ර
    Sinh_la	ල
    Sinh_va	ව
    Sinh_sha	ශ
    Sinh_ssha	ෂ
    Sinh_sa	ස
    Sinh_ha	හ
    Sinh_lla	ළ
    Sinh_fa	ෆ
    Sinh_al	්
    Sinh_aa2	ා
    Sinh_ae2	ැ
    Sinh_aee2	ෑ
    Sinh_i2	ි
    Sinh_ii2	ී
    Sinh_u2	ු
    Sinh_uu2	ූ
    Sinh_ru2	ෘ
    Sinh_e2	ෙ
    Sinh_ee2	ේ
    Sinh_ai2	ෛ
    Sinh_o2	ො
    Sinh_oo2	ෝ
    Sinh_au2	ෞ
    Sinh_lu2	ෟ
    Sinh_ruu2	ෲ
    Sinh_luu2	ෳ
    Sinh_kunddaliya	෴
    XF86ModeLock	0x1008ff01
    XF86MonBrightnessUp	0x1008ff02
    XF86MonBrightnessDown	0x1008ff03
    XF86KbdLightOnOff	0x1008ff04
    XF86KbdBrightnessUp	0x1008ff05
    XF86KbdBrightnessDown	0x1008ff06
    XF86MonBrightnessCycle	0x1008ff07
    XF86Standby	0x1008ff10
    XF86AudioLowerVolume	0x1008ff11
    XF86AudioMute	0x1008ff12
    XF86AudioRaiseVolume	0x1008ff13
    XF86AudioPlay	0x1008ff14
    XF86AudioStop	0x1008ff15
    XF86AudioPrev	0x1008ff16
    XF86AudioNext	0x1008ff17
    XF86HomePage	0x1008ff18
    XF86Mail	0x1008ff19
    XF86Start	0x1008ff1a
    XF86Search	0x1008ff1b
    XF86AudioRecord	0x1008ff1c
    XF86Calculator	0x1008ff1d
    XF86Memo	0x1008ff1e
    XF86ToDoList	0x1008ff1f
    XF86Calendar	0x1008ff20
    XF86PowerDown	0x1008ff21
    XF86ContrastAdjust	0x1008ff22
    XF86RockerUp	0x1008ff23
    XF86RockerDown	0x1008ff24
    XF86RockerEnter	0x1008ff25
    XF86Back	0x1008ff26
    XF86Forward	0x1008ff27
    XF86Stop	0x1008ff28
    XF86Refresh	0x1008ff29
    XF86PowerOff	0x1008ff2a
    XF86WakeUp	0x1008ff2b
    XF86Eject	0x1008ff2c
    XF86ScreenSaver	0x1008ff2d
    XF86WWW	0x1008ff2e
    XF86Sleep	0x1008ff2f
    XF86Favorites	0x1008ff30
    XF86AudioPause	0x1008ff31
    XF86AudioMedia	0x1008ff32
    XF86MyComputer	0x1008ff33
    XF86VendorHome	0x1008ff34
    XF86LightBulb	0x1008ff35
    XF86Shop	0x1008ff36
    XF86History	0x1008ff37
    XF86OpenURL	0x1008ff38
    XF86AddFavorite	0x1008ff39
    XF86HotLinks	0x1008ff3a
    XF86BrightnessAdjust	0x1008ff3b
    XF86Finance	0x1008ff3c
    XF86Community	0x1008ff3d
    XF86AudioRewind	0x1008ff3e
    XF86BackForward	0x1008ff3f
    XF86Launch0	0x1008ff40
    XF86Launch1	0x1008ff41
    XF86Launch2	0x1008ff42
    XF86Launch3	0x1008ff43
    XF86Launch4	0x1008ff44
    XF86Launch5	0x1008ff45
    XF86Launch6	0x1008ff46
    XF86Launch7	0x1008ff47
    XF86Launch8	0x1008ff48
    XF86Launch9	0x1008ff49
    XF86LaunchA	0x1008ff4a
    XF86LaunchB	0x1008ff4b
    XF86LaunchC	0x1008ff4c
    XF86LaunchD	0x1008ff4d
    XF86LaunchE	0x1008ff4e
    XF86LaunchF	0x1008ff4f
    XF86ApplicationLeft	0x1008ff50
    XF86ApplicationRight	0x1008ff51
    XF86Book	0x1008ff52
    XF86CD	0x1008ff53
    XF86Calculater	0x1008ff54
    XF86Clear	0x1008ff55
    XF86Close	0x1008ff56
    XF86Copy	0x1008ff57
    XF86Cut	0x1008ff58
    XF86Display	0x1008ff59
    XF86DOS	0x1008ff5a
    XF86Documents	0x1008ff5b
    XF86Excel	0x1008ff5c
    XF86Explorer	0x1008ff5d
    XF86Game	0x1008ff5e
    XF86Go	0x1008ff5f
    XF86iTouch	0x1008ff60
    XF86LogOff	0x1008ff61
    XF86Market	0x1008ff62
    XF86Meeting	0x1008ff63
    XF86MenuKB	0x1008ff65
    XF86MenuPB	0x1008ff66
    XF86MySites	0x1008ff67
    XF86New	0x1008ff68
    XF86News	0x1008ff69
    XF86OfficeHome	0x1008ff6a
    XF86Open	0x1008ff6b
    XF86Option	0x1008ff6c
    XF86Paste	0x1008ff6d
    XF86Phone	0x1008ff6e
    XF86Q	0x1008ff70
    XF86Reply	0x1008ff72
    XF86Reload	0x1008ff73
    XF86RotateWindows	0x1008ff74
    XF86RotationPB	0x1008ff75
    XF86RotationKB	0x1008ff76
    XF86Save	0x1008ff77
    XF86ScrollUp	0x1008ff78
    XF86ScrollDown	0x1008ff79
    XF86ScrollClick	0x1008ff7a
    XF86Send	0x1008ff7b
    XF86Spell	0x1008ff7c
    XF86SplitScreen	0x1008ff7d
    XF86Support	0x1008ff7e
    XF86TaskPane	0x1008ff7f
    XF86Terminal	0x1008ff80
    XF86Tools	0x1008ff81
    XF86Travel	0x1008ff82
    XF86UserPB	0x1008ff84
    XF86User1KB	0x1008ff85
    XF86User2KB	0x1008ff86
    XF86Video	0x1008ff87
    XF86WheelButton	0x1008ff88
    XF86Word	0x1008ff89
    XF86Xfer	0x1008ff8a
    XF86ZoomIn	0x1008ff8b
    XF86ZoomOut	0x1008ff8c
    XF86Away	0x1008ff8d
    XF86Messenger	0x1008ff8e
    XF86WebCam	0x1008ff8f
    XF86MailForward	0x1008ff90
    XF86Pictures	0x1008ff91
    XF86Music	0x1008ff92
    XF86Battery	0x1008ff93
    XF86Bluetooth	0x1008ff94
    XF86WLAN	0x1008ff95
    XF86UWB	0x1008ff96
    XF86AudioForward	0x1008ff97
    XF86AudioRepeat	0x1008ff98
    XF86AudioRandomPlay	0x1008ff99
    XF86Subtitle	0x1008ff9a
    XF86AudioCycleTrack	0x1008ff9b
    XF86CycleAngle	0x1008ff9c
    XF86FrameBack	0x1008ff9d
    XF86FrameForward	0x1008ff9e
    XF86Time	0x1008ff9f
    XF86Select	0x1008ffa0
    XF86View	0x1008ffa1
    XF86TopMenu	0x1008ffa2
    XF86Red	0x1008ffa3
    XF86Green	0x1008ffa4
    XF86Yellow	0x1008ffa5
    XF86Blue	0x1008ffa6
    XF86Suspend	0x1008ffa7
    XF86Hibernate	0x1008ffa8
    XF86TouchpadToggle	0x1008ffa9
    XF86TouchpadOn	0x1008ffb0
    XF86TouchpadOff	0x1008ffb1
    XF86AudioMicMute	0x1008ffb2
    XF86Keyboard	0x1008ffb3
    XF86WWAN	0x1008ffb4
    XF86RFKill	0x1008ffb5
    XF86AudioPreset	0x1008ffb6
    XF86RotationLockToggle	0x1008ffb7
    XF86FullScreen	0x1008ffb8
    XF86Switch_VT_1	0x1008fe01
    XF86Switch_VT_2	0x1008fe02
    XF86Switch_VT_3	0x1008fe03
    XF86Switch_VT_4	0x1008fe04
    XF86Switch_VT_5	0x1008fe05
    XF86Switch_VT_6	0x1008fe06
    XF86Switch_VT_7	0x1008fe07
    XF86Switch_VT_8	0x1008fe08
    XF86Switch_VT_9	0x1008fe09
    XF86Switch_VT_10	0x1008fe0a
    XF86Switch_VT_11	0x1008fe0b
    XF86Switch_VT_12	0x1008fe0c
    XF86Ungrab	0x1008fe20
    XF86ClearGrab	0x1008fe21
    XF86Next_VMode	0x1008fe22
    XF86Prev_VMode	0x1008fe23
    XF86LogWindowTree	0x1008fe24
    XF86LogGrabInfo	0x1008fe25
    XF86BrightnessAuto	0x100810f4
    XF86DisplayOff	0x100810f5
    XF86Info	0x10081166
    XF86AspectRatio	0x10081177
    XF86DVD	0x10081185
    XF86Audio	0x10081188
    XF86ChannelUp	0x10081192
    XF86ChannelDown	0x10081193
    XF86Break	0x1008119b
    XF86VideoPhone	0x100811a0
    XF86ZoomReset	0x100811a4
    XF86Editor	0x100811a6
    XF86GraphicsEditor	0x100811a8
    XF86Presentation	0x100811a9
    XF86Database	0x100811aa
    XF86Voicemail	0x100811ac
    XF86Addressbook	0x100811ad
    XF86DisplayToggle	0x100811af
    XF86SpellCheck	0x100811b0
    XF86ContextMenu	0x100811b6
    XF86MediaRepeat	0x100811b7
    XF8610ChannelsUp	0x100811b8
    XF8610ChannelsDown	0x100811b9
    XF86Images	0x100811ba
    XF86NotificationCenter	0x100811bc
    XF86PickupPhone	0x100811bd
    XF86HangupPhone	0x100811be
    XF86Fn	0x100811d0
    XF86Fn_Esc	0x100811d1
    XF86FnRightShift	0x100811e5
    XF86Numeric0	0x10081200
    XF86Numeric1	0x10081201
    XF86Numeric2	0x10081202
    XF86Numeric3	0x10081203
    XF86Numeric4	0x10081204
    XF86Numeric5	0x10081205
    XF86Numeric6	0x10081206
    XF86Numeric7	0x10081207
    XF86Numeric8	0x10081208
    XF86Numeric9	0x10081209
    XF86NumericStar	0x1008120a
    XF86NumericPound	0x1008120b
    XF86NumericA	0x1008120c
    XF86NumericB	0x1008120d
    XF86NumericC	0x1008120e
    XF86NumericD	0x1008120f
    XF86CameraFocus	0x10081210
    XF86WPSButton	0x10081211
    XF86CameraZoomIn	0x10081215
    XF86CameraZoomOut	0x10081216
    XF86CameraUp	0x10081217
    XF86CameraDown	0x10081218
    XF86CameraLeft	0x10081219
    XF86CameraRight	0x1008121a
    XF86AttendantOn	0x1008121b
    XF86AttendantOff	0x1008121c
    XF86AttendantToggle	0x1008121d
    XF86LightsToggle	0x1008121e
    XF86ALSToggle	0x10081230
    XF86Buttonconfig	0x10081240
    XF86Taskmanager	0x10081241
    XF86Journal	0x10081242
    XF86ControlPanel	0x10081243
    XF86AppSelect	0x10081244
    XF86Screensaver	0x10081245
    XF86VoiceCommand	0x10081246
    XF86Assistant	0x10081247
    XF86EmojiPicker	0x10081249
    XF86Dictate	0x1008124a
    XF86BrightnessMin	0x10081250
    XF86BrightnessMax	0x10081251
    XF86KbdInputAssistPrev	0x10081260
    XF86KbdInputAssistNext	0x10081261
    XF86KbdInputAssistPrevgroup	0x10081262
    XF86KbdInputAssistNextgroup	0x10081263
    XF86KbdInputAssistAccept	0x10081264
    XF86KbdInputAssistCancel	0x10081265
    XF86RightUp	0x10081266
    XF86RightDown	0x10081267
    XF86LeftUp	0x10081268
    XF86LeftDown	0x10081269
    XF86RootMenu	0x1008126a
    XF86MediaTopMenu	0x1008126b
    XF86Numeric11	0x1008126c
    XF86Numeric12	0x1008126d
    XF86AudioDesc	0x1008126e
    XF863DMode	0x1008126f
    XF86NextFavorite	0x10081270
    XF86StopRecord	0x10081271
    XF86PauseRecord	0x10081272
    XF86VOD	0x10081273
    XF86Unmute	0x10081274
    XF86FastReverse	0x10081275
    XF86SlowReverse	0x10081276
    XF86Data	0x10081277
    XF86OnScreenKeyboard	0x10081278
    XF86PrivacyScreenToggle	0x10081279
    XF86SelectiveScreenshot	0x1008127a
    XF86Macro1	0x10081290
    XF86Macro2	0x10081291
    XF86Macro3	0x10081292
    XF86Macro4	0x10081293
    XF86Macro5	0x10081294
    XF86Macro6	0x10081295
    XF86Macro7	0x10081296
    XF86Macro8	0x10081297
    XF86Macro9	0x10081298
    XF86Macro10	0x10081299
    XF86Macro11	0x1008129a
    XF86Macro12	0x1008129b
    XF86Macro13	0x1008129c
    XF86Macro14	0x1008129d
    XF86Macro15	0x1008129e
    XF86Macro16	0x1008129f
    XF86Macro17	0x100812a0
    XF86Macro18	0x100812a1
    XF86Macro19	0x100812a2
    XF86Macro20	0x100812a3
    XF86Macro21	0x100812a4
    XF86Macro22	0x100812a5
    XF86Macro23	0x100812a6
    XF86Macro24	0x100812a7
    XF86Macro25	0x100812a8
    XF86Macro26	0x100812a9
    XF86Macro27	0x100812aa
    XF86Macro28	0x100812ab
    XF86Macro29	0x100812ac
    XF86Macro30	0x100812ad
    XF86MacroRecordStart	0x100812b0
    XF86MacroRecordStop	0x100812b1
    XF86MacroPresetCycle	0x100812b2
    XF86MacroPreset1	0x100812b3
    XF86MacroPreset2	0x100812b4
    XF86MacroPreset3	0x100812b5
    XF86KbdLcdMenu1	0x100812b8
    XF86KbdLcdMenu2	0x100812b9
    XF86KbdLcdMenu3	0x100812ba
    XF86KbdLcdMenu4	0x100812bb
    XF86KbdLcdMenu5	0x100812bc
    """#
}
