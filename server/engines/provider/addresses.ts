import { lookup as lookUp } from 'node:dns/promises'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** Everything that is not the public internet: this machine, private networks, metadata services. */
const INWARD = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  INWARD.addSubnet(network, prefix, 'ipv4')
}
/** Of the version 6 addresses, only what is assigned as global can be public. */
const GLOBAL = new BlockList()
GLOBAL.addSubnet('2000::', 3, 'ipv6')
/** Documentation, and ways to carry a version 4 address inside. */
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  INWARD.addSubnet(network, prefix, 'ipv6')
}

/** Whether a numeric address belongs to the public internet. What is no address does not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !INWARD.check(address, 'ipv4')
  if (version === 6) return GLOBAL.check(address, 'ipv6') && !INWARD.check(address, 'ipv6')
  return false
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
