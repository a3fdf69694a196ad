import { lookup as lookUp } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Of the version 6 addresses, only what is assigned as global can be public. */
const GLOBAL = ipaddr.IPv6.parseCIDR('2000::/3')

/**
 * Whether a numeric address belongs to the public internet, and not to this machine, a private network, a
 * metadata service or any other range with a purpose of its own. What is not an address does not.
 */
export function isPublicAddress(address: string): boolean {
  // The library also takes other spellings, such as 127.1, which no resolver answers with.
  if (isIP(address) === 0) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  return parsed instanceof ipaddr.IPv4 || parsed.match(GLOBAL)
}

export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>

const resolveByDns: Resolve = host => lookUp(host, { all: true })

/**
 * Finds a host's addresses for a connection and refuses the host if any of them leads inward. The
 * connection is made to the addresses that were checked, so that a second answer changes nothing.
 */
export function publicLookup(resolve: Resolve = resolveByDns): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      addresses => {
        const [first] = addresses
        if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
          callback(new Error(`${host} does not lead to the public internet`), '', 0)
        } else if (options.all) callback(null, addresses)
        else callback(null, first.address, first.family)
      },
      error => callback(error, '', 0),
    )
  }
}
