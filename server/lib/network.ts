import ipaddr from 'ipaddr.js'

/**
 * The network that somebody was given, under which limits count: of version 6 the first 64 bits, as every
 * household has at least that many addresses; of version 4 the address itself. What is not an address stays.
 */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address
  // Version 4 addresses may come in the clothes of version 6.
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()
}
