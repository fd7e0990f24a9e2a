import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that name the network: a household or a phone gets 2^64 addresses. */
const networkGroups = 4;

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/**
 * The network of an address: an IPv4 address itself, the first 64 bits of an IPv6 address. Limits count by it, because
 * whoever has one IPv6 address has as many as they like.
 */
export const networkOf = (address: string): string => {
  const v4 = mapped.exec(address)?.[1];
  if (v4 !== undefined) return v4;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.toLowerCase().split('::');
  const groupsOf = (text: string) => (text === '' ? [] : text.split(':'));
  const first = groupsOf(head);
  const last = tail === undefined ? [] : groupsOf(tail);
  const missing = Array.from({ length: 8 - first.length - last.length }, () => '0');
  const groups = tail === undefined ? first : [...first, ...missing, ...last];
  const network = groups.slice(0, networkGroups).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
};
