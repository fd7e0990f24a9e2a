import { maskOf, type OwnPlace } from './own-place.ts';

/** Object identifier of the extension (RFC 5280, 4.2.1.10). */
export const nameConstraintsId = '2.5.29.30';

/** Tags of ASN.1: a sequence, and the fields of `NameConstraints`, `GeneralSubtree` and `GeneralName`. */
const tags = { sequence: 0x30, permitted: 0xa0, excluded: 0xa1, dnsName: 0x82, ipAddress: 0x87 } as const;

/**
 * The extension that lets an authority vouch only for the names and networks of a place, as DER. A kind of names that is not
 * listed would be free, so without a private network all IP addresses are excluded.
 */
export function nameConstraints({ names, networks }: Pick<OwnPlace, 'names' | 'networks'>): Buffer {
  const subtree = (tag: number, content: Buffer) => element(tags.sequence, element(tag, content));
  const named = names.map((name) => subtree(tags.dnsName, Buffer.from(name, 'ascii')));
  const addressed = networks.map(({ address, prefix }) =>
    subtree(tags.ipAddress, Buffer.from([...address.split('.').map(Number), ...maskOf(prefix)])),
  );
  const permitted = element(tags.permitted, Buffer.concat([...named, ...addressed]));
  if (networks.length > 0) return element(tags.sequence, permitted);
  const everywhere = [Buffer.alloc(8), Buffer.alloc(32)].map((all) => subtree(tags.ipAddress, all));
  return element(
    tags.sequence,
    Buffer.concat([permitted, element(tags.excluded, Buffer.concat(everywhere))]),
  );
}

/** Lengths from 128 on are written with the number of their bytes before them. */
const longLength = 0x80;

function element(tag: number, content: Buffer): Buffer {
  const { length } = content;
  if (length < longLength) return Buffer.concat([Buffer.from([tag, length]), content]);
  const bytes = length < 256 ? [length] : [length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, longLength | bytes.length, ...bytes]), content]);
}
