import { BlockList, isIPv4 } from 'node:net';
import { hostname, type NetworkInterfaceInfo, networkInterfaces } from 'node:os';
import { lanPlaces } from '../../addresses.ts';

/** A network of this machine, e.g. `192.168.1.0` and 24. */
export type OwnNetwork = { readonly address: string; readonly prefix: number };

/** What the hall's authority may vouch for. */
export type OwnPlace = {
  /** Names of this machine in its own network, without a star. */
  readonly names: readonly string[];
  /** The private networks that this machine is in. */
  readonly networks: readonly OwnNetwork[];
  /** Its addresses in them; the most probable one first. */
  readonly addresses: readonly string[];
};

/** Endings of names that never leave the own network: mDNS, many routers, RFC 8375. */
const endings = ['local', 'lan', 'home.arpa'] as const;

/** Private networks (RFC 1918); an authority never vouches for more than one of them as a whole. */
const privateBlocks: readonly OwnNetwork[] = [
  { address: '10.0.0.0', prefix: 8 },
  { address: '172.16.0.0', prefix: 12 },
  { address: '192.168.0.0', prefix: 16 },
];

type Machine = {
  readonly name?: string;
  readonly interfaces?: Readonly<Record<string, NetworkInterfaceInfo[] | undefined>>;
};

/** Names, networks and addresses of this machine now; they change while the server runs. */
export function ownPlace({ name = hostname(), interfaces = networkInterfaces() }: Machine = {}): OwnPlace {
  const places = lanPlaces(interfaces).flatMap((place) => {
    const block = privateBlocks.find((one) => isInNetwork(place.address, one));
    if (block === undefined) return [];
    const prefix = Math.max(Number(place.cidr?.split('/')[1] ?? 32), block.prefix);
    return [{ address: place.address, network: { address: firstOf(place.address, prefix), prefix } }];
  });
  const networks = new Map(places.map(({ network }) => [`${network.address}/${network.prefix}`, network]));
  const label = labelOf(name);
  return {
    names: endings.map((ending) => `${label}.${ending}`),
    networks: [...networks.values()],
    addresses: places.map(({ address }) => address),
  };
}

export function isInNetwork(address: string, network: OwnNetwork): boolean {
  if (!isIPv4(address)) return false;
  const list = new BlockList();
  list.addSubnet(network.address, network.prefix);
  return list.check(address);
}

/** The bits that all addresses of a network share, as an IPv4 address. */
export const maskOf = (prefix: number): readonly number[] =>
  [0, 8, 16, 24].map((start) => 255 & (0xff00 >> Math.min(Math.max(prefix - start, 0), 8)));

function firstOf(address: string, prefix: number): string {
  const mask = maskOf(prefix);
  return address
    .split('.')
    .map((part, place) => Number(part) & (mask[place] ?? 0))
    .join('.');
}

/** The first part of the machine's name, as a name may be written; `neundarter` if nothing of it is left. */
function labelOf(name: string): string {
  const [first = ''] = name.toLowerCase().split('.');
  const label = first
    .replaceAll(/[^a-z0-9-]+/g, '-')
    .slice(0, 63)
    .replaceAll(/^-+|-+$/g, '');
  return label === '' || /^\d+$/.test(label) ? 'neundarter' : label;
}
