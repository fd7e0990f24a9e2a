import { BlockList, isIP } from 'node:net';

/**
 * Addresses to which nothing is ever sent, whatever the operator allows: this host without a name, link-local ones, where
 * clouds keep their secrets, and those that hide an IPv4 address.
 */
const never = new BlockList();
never.addSubnet('0.0.0.0', 8);
never.addSubnet('169.254.0.0', 16);
never.addSubnet('224.0.0.0', 3);
never.addAddress('::', 'ipv6');
never.addSubnet('fe80::', 10, 'ipv6');
never.addSubnet('ff00::', 8, 'ipv6');
never.addSubnet('64:ff9b::', 96, 'ipv6');
never.addSubnet('64:ff9b:1::', 48, 'ipv6');
never.addSubnet('2002::', 16, 'ipv6');
never.addSubnet('2001::', 32, 'ipv6');

/** Addresses that are not in the internet. */
const inner = new BlockList();
for (const [network, prefix] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
] as const)
  inner.addSubnet(network, prefix);
inner.addAddress('::1', 'ipv6');
inner.addSubnet('100::', 64, 'ipv6');
inner.addSubnet('2001:db8::', 32, 'ipv6');
inner.addSubnet('fc00::', 7, 'ipv6');
inner.addSubnet('fec0::', 10, 'ipv6');

/** IPv4 in the coat of IPv6: `::ffff:10.0.0.1`, and the old `::10.0.0.1`. */
const isMapped = (address: string): boolean => {
  const mapped = new BlockList();
  mapped.addSubnet('::', 96, 'ipv6');
  mapped.addSubnet('::ffff:0:0', 96, 'ipv6');
  return address !== '::1' && mapped.check(address, 'ipv6');
};

/** Whether something may be sent to an IP address. */
export type MayReach = (address: string) => boolean;

/** @param allowed private addresses and networks (CIDR) that the operator allows */
export function createMayReach(allowed: readonly string[]): MayReach {
  const open = new BlockList();
  for (const network of allowed) {
    const [address = '', prefix] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (prefix === undefined) open.addAddress(address, family);
    else open.addSubnet(address, Number(prefix), family);
  }
  return (address) => {
    const version = isIP(address);
    if (version === 0) return false;
    const family = version === 6 ? 'ipv6' : 'ipv4';
    if (family === 'ipv6' && (address.includes('%') || isMapped(address))) return false;
    if (never.check(address, family)) return false;
    return !inner.check(address, family) || open.check(address, family);
  };
}
