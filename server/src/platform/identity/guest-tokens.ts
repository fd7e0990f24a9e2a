import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { guestTokenLifetimeMs, guestTokenRenewalMs, idPattern } from '@neundarter/contract/limits';
import { isOver } from '../clock.ts';
import { recentlyUsed } from '../recently-used.ts';

/** Content of a genuine guest token. */
export type GuestToken = { readonly guestId: string; readonly expiresAt: number };

export type GuestTokens = {
  /** A token for this guest, valid from `now` (ms since 1970) for `guestTokenLifetimeMs`. */
  issue(guestId: string, now: number): GuestToken & { readonly token: string };
  /** The guest of a genuine token that is still valid; null otherwise. */
  read(token: string, now: number): GuestToken | null;
  /** The guest of a genuine token that is valid or has expired less than `guestTokenRenewalMs` ago; null otherwise. */
  readForRenewal(token: string, now: number): GuestToken | null;
  /** The guest of a genuine token, however old it is; null for all others. */
  readGenuine(token: string): GuestToken | null;
};

/** Start of every guest token; tokens of users do not have it and are looked up in the database. */
export const guestTokenPrefix = 'g1.';

const guestId = new RegExp(idPattern);
const expiry = /^[0-9a-z]{1,11}$/;

/** Maximum number of cached genuine tokens: more than a hall has devices. */
const maxRemembered = 10_000;

/**
 * Tokens that need no storage: `g1.<guest>.<expiry, base 36>.<HMAC-SHA256, base64url>`.
 * @param key a `KeyObject`, because importing raw bytes for every check takes five times as long
 */
export function createGuestTokens(key: KeyObject): GuestTokens {
  const sign = (body: string) => createHmac('sha256', key).update(body).digest();

  const check = (token: string): GuestToken | null => {
    const [version, id, expires, signature, ...rest] = token.split('.');
    if (`${version}.` !== guestTokenPrefix || id === undefined || expires === undefined) return null;
    if (signature === undefined || rest.length > 0 || !guestId.test(id) || !expiry.test(expires)) return null;
    const given = Buffer.from(signature, 'base64url');
    const right = sign(`${guestTokenPrefix}${id}.${expires}`);
    // The text is compared as well, because base64url has several spellings of the same bytes.
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null;
    if (right.toString('base64url') !== signature) return null;
    return { guestId: id, expiresAt: Number.parseInt(expires, 36) };
  };

  /** Cache of checked tokens, because a device sends the same token with every turn. Forged tokens are not cached. */
  const genuine = recentlyUsed<GuestToken>(maxRemembered);
  const open = (token: string): GuestToken | null => {
    const known = genuine.get(token);
    if (known !== undefined) return known;
    const guest = check(token);
    if (guest !== null) genuine.set(token, guest);
    return guest;
  };

  return {
    issue: (id, now) => {
      const expiresAt = now + guestTokenLifetimeMs;
      const body = `${guestTokenPrefix}${id}.${expiresAt.toString(36)}`;
      return { guestId: id, expiresAt, token: `${body}.${sign(body).toString('base64url')}` };
    },
    read: (token, now) => {
      const guest = open(token);
      return guest === null || isOver(guest.expiresAt, guestTokenLifetimeMs, now) ? null : guest;
    },
    readForRenewal: (token, now) => {
      const guest = open(token);
      return guest !== null && now < guest.expiresAt + guestTokenRenewalMs ? guest : null;
    },
    readGenuine: open,
  };
}
