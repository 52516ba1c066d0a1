# Installs what depends on the prefix, which is known only now: the files that name the program by its
# whole path, and the completion for zsh. Given: bindir, datadir, resources, built.
cmake_path(ABSOLUTE_PATH CMAKE_INSTALL_PREFIX NORMALIZE OUTPUT_VARIABLE prefix)
cmake_path(ABSOLUTE_PATH bindir BASE_DIRECTORY "${prefix}" OUTPUT_VARIABLE program)
cmake_path(ABSOLUTE_PATH datadir BASE_DIRECTORY "${prefix}")
cmake_path(APPEND program chidori)

# Sessions read /etc for /usr; there Debian's zsh has a directory for packages.
if(prefix STREQUAL "/usr")
  set(sysconfdir /etc)
  set(zshdir "${datadir}/zsh/vendor-completions")
else()
  set(sysconfdir "${prefix}/etc")
  set(zshdir "${datadir}/zsh/site-functions")
endif()

# A command is quoted as for a shell, then, as any text of such a file, with its backslashes doubled.
# Desktop files have marks that begin with a percent sign, D-Bus has none.
set(command "${program}")
if(NOT command MATCHES "^[A-Za-z0-9_./+@:,%-]*$")
  string(REGEX REPLACE "([\"`$\\])" "\\\\\\1" command "${command}")
  set(command "\"${command}\"")
endif()
string(REPLACE "\\" "\\\\" program "${program}")
string(REPLACE "\\" "\\\\" command "${command}")
string(REPLACE "%" "%%" desktop_command "${command}")

set(service org.chidori.Chidori.service)
set(portal org.freedesktop.impl.portal.desktop.chidori.service)
set(autostart org.chidori.Chidori.Daemon.desktop)
foreach(name ${service} ${portal} ${autostart})
  configure_file("${resources}/${name}.in" "${built}/${name}" @ONLY)
endforeach()
file(INSTALL "${built}/${service}" "${built}/${portal}" DESTINATION "${datadir}/dbus-1/services")
file(INSTALL "${built}/${autostart}" DESTINATION "${sysconfdir}/xdg/autostart")
file(INSTALL "${built}/_chidori" DESTINATION "${zshdir}")
