import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os';

/** Names of network interfaces of virtual machines and containers, which phones cannot reach. */
const virtual =
  /^(docker|br-|veth|virbr|vmnet|vbox|virtualbox|vmware|vEthernet|utun|tun|tap|tailscale|wg|zt)/i;

/** Networks of homes and clubs, the most usual one first; phones are hardly ever in others. */
const usualNetworks = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];

/** Place of an address in the list of usual networks; after all of them for any other. */
const rankOf = (address: string): number => {
  const rank = usualNetworks.findIndex((network) => network.test(address));
  return rank < 0 ? usualNetworks.length : rank;
};

/** The places of this machine in networks of other devices by IPv4; the most probable one first. */
export function lanPlaces(interfaces = networkInterfaces()): readonly NetworkInterfaceInfo[] {
  return Object.entries(interfaces)
    .filter(([name]) => !virtual.test(name))
    .flatMap(([, addresses]) => addresses ?? [])
    .filter(
      ({ family, internal, address }) => family === 'IPv4' && !internal && !address.startsWith('169.254.'),
    )
    .sort((a, b) => rankOf(a.address) - rankOf(b.address));
}

/** The machine's IPv4 addresses that other devices in the same network can reach; the most probable one first. */
export const lanAddresses = (interfaces = networkInterfaces()): readonly string[] =>
  lanPlaces(interfaces).map(({ address }) => address);

/** URLs of the server: on this machine, in the same network, and from outside. */
export type Addresses = {
  readonly local: string;
  readonly lan: readonly string[];
  readonly publicUrl: string | null;
};

/** @param bound the host that the server listens on (null: all) and its actual port */
export function addressesOf(
  bound: { readonly host: string | null; readonly port: number },
  publicUrl: string | null,
  lan: readonly string[] = lanAddresses(),
): Addresses {
  const url = (host: string) => `http://${host.includes(':') ? `[${host}]` : host}:${bound.port}`;
  const everywhere = bound.host === null || bound.host === '0.0.0.0' || bound.host === '::';
  if (everywhere) return { local: url('localhost'), lan: lan.map(url), publicUrl };
  return { local: url(bound.host), lan: lan.includes(bound.host) ? [url(bound.host)] : [], publicUrl };
}
