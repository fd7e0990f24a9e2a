import { X509Certificate } from 'node:crypto';
import type { SecurePlace } from '@neundarter/contract/entities/secure';
import type { GuestIdentities } from '../platform/identity/guest-identities.ts';
import type { SecureAddress } from '../platform/known-address.ts';
import type { MadeAuthority } from '../platform/tls/authority/keep-authority.ts';
import type { OwnAuthority } from '../platform/tls/authority/own-authority.ts';
import type { UserHooks } from '../users/user-entity.ts';

/** What the calls about the secure address need. */
export type RelocationParts = {
  readonly userHooks: UserHooks;
  /** Issues and ends tokens of guests. */
  readonly guests: GuestIdentities;
  /** The guest of a genuine token; null for all others. */
  readonly readGuest: (token: string) => string | null;
  readonly secureAddress: () => SecureAddress;
  /** The hall's own authority; null on a server with another certificate, or behind a proxy. */
  readonly ownAuthority: () => OwnAuthority | null;
};

type Parts = Pick<RelocationParts, 'secureAddress' | 'ownAuthority'>;

/** How a device gets a secure address of this server now; makes nothing. */
export function describeSecurePlace({ secureAddress, ownAuthority }: Parts): SecurePlace {
  const found = secureAddress();
  if (found === null)
    return {
      kind: 'none',
      address: null,
      problem: ownAuthority() === null ? null : 'network',
      authority: null,
    };
  return { ...found, problem: null, authority: null };
}

/** The same; before, the hall's own authority is made if the server has no other certificate. */
export async function prepareSecurePlace(parts: Parts): Promise<SecurePlace> {
  const place = describeSecurePlace(parts);
  const own = parts.ownAuthority();
  if (place.kind !== 'authority' || own === null) return place;
  const made = await own.make();
  if (!made.ok) return { kind: 'none', address: null, problem: made.problem, authority: null };
  return { ...place, authority: authorityOf(made) };
}

function authorityOf({
  authority,
  isOneOfSeveral,
}: Extract<MadeAuthority, { ok: true }>): NonNullable<SecurePlace['authority']> {
  const { names, networks, madeAt, root } = authority;
  return {
    names: [...names],
    networks: networks.map(({ address, prefix }) => `${address}/${prefix}`),
    madeAt,
    fingerprint: new X509Certificate(root).fingerprint256,
    isOneOfSeveral,
  };
}
