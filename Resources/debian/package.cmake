# The Debian package: `cpack -G DEB` in the build directory.
# The name as in LICENSE, the address as in the log: it takes no mail. Who packages it for others
# gives theirs: cmake -DCPACK_PACKAGE_CONTACT='NAME <ADDRESS>'.
if(NOT CPACK_PACKAGE_CONTACT)
  set(CPACK_PACKAGE_CONTACT
      "The Chidori authors <maintainers@users.noreply.a-seed-fe9ee68e.example>")
endif()
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "colour picker with a loupe, exact to the pixel")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
    "Chidori takes colours from the screen through a loupe, from pictures or from
a palette square, and hands them over as CSS, hex or any text you describe.
It keeps a history, converts colours on the command line, and serves other
programs as a dialog and as a backend of xdg-desktop-portal.")
set(CPACK_DEBIAN_PACKAGE_SECTION graphics)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Loaded while the program runs, where dpkg-shlibdeps does not see them.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libpangocairo-1.0-0, libgdk-pixbuf-2.0-0, liblcms2-2")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS
    "fonts-inter | fonts-dejavu-core, fonts-dejavu-core | fonts-dejavu-mono, librsvg2-common, libsystemd0 | libelogind0")
set(CPACK_DEBIAN_PACKAGE_SUGGESTS "xdg-desktop-portal, xdg-desktop-portal-gtk")
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${resources}/debian/conffiles)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
# By DESTDIR, so that what names the program names it where it will be.
set(CPACK_SET_DESTDIR ON)
set(CPACK_INSTALL_PREFIX /usr)
include(CPack)

string(TIMESTAMP debian_date "%a, %d %b %Y %H:%M:%S +0000" UTC)
configure_file(${resources}/debian/changelog.in ${built}/changelog.Debian @ONLY)
add_custom_target(
  documents ALL
  COMMAND ${GZIP} -9nc ${PROJECT_SOURCE_DIR}/CHANGELOG.md > changelog.gz
  COMMAND ${GZIP} -9nc changelog.Debian > changelog.Debian.gz
  WORKING_DIRECTORY ${built} VERBATIM)
install(FILES ${resources}/debian/copyright ${built}/changelog.gz ${built}/changelog.Debian.gz
  DESTINATION ${CMAKE_INSTALL_DOCDIR})
