extension BusCall {
  /// Answers who introspects the object with its interfaces, as XML, and those that all have.
  ///
  /// - Returns: false where it is another call, or there is nothing to tell.
  func introspect(_ interfaces: String) -> Bool {
    guard !interfaces.isEmpty, interface == "org.freedesktop.DBus.Introspectable",
      member == "Introspect"
    else { return false }
    let text = """
      <!DOCTYPE node PUBLIC "-//freedesktop//DTD D-BUS Object Introspection 1.0//EN"
       "http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd">
      <node>
      \(interfaces)
      \(Self.usual)
      </node>
      """
    answer(.string(text))
    return true
  }

  /// What the library and the connection answer for every object.
  private static let usual = """
    <interface name="org.freedesktop.DBus.Peer">
     <method name="Ping"/>
     <method name="GetMachineId">
      <arg name="machine_uuid" type="s" direction="out"/>
     </method>
    </interface>
    <interface name="org.freedesktop.DBus.Introspectable">
     <method name="Introspect">
      <arg name="xml_data" type="s" direction="out"/>
     </method>
    </interface>
    <interface name="org.freedesktop.DBus.Properties">
     <method name="Get">
      <arg name="interface_name" type="s" direction="in"/>
      <arg name="property_name" type="s" direction="in"/>
      <arg name="value" type="v" direction="out"/>
     </method>
     <method name="GetAll">
      <arg name="interface_name" type="s" direction="in"/>
      <arg name="properties" type="a{sv}" direction="out"/>
     </method>
     <method name="Set">
      <arg name="interface_name" type="s" direction="in"/>
      <arg name="property_name" type="s" direction="in"/>
      <arg name="value" type="v" direction="in"/>
     </method>
    </interface>
    """
}
