import { randomInt } from 'node:crypto';
import { hashPassword, verifyPassword } from '../identity/password-hash.ts';
import { hashToken } from '../identity/secret-token.ts';
import { isSameSecret } from '../is-same-secret.ts';
import { type Pass, type PassKind, passKinds } from './pass.ts';

/** New digits from a cryptographic source. @param known digits that they must not be, far fewer than there are */
export const newDigits = (length: number, known: readonly string[] = []): string => {
  for (;;) {
    const digits = `${randomInt(10 ** length)}`.padStart(length, '0');
    if (!known.includes(digits)) return digits;
  }
};

/** A secret as its pass keeps it. */
export type KeptSecret = Pick<Pass, 'secretHash' | 'shown'>;

/**
 * The secret of a pass of this kind as it is stored. Make it before the transaction, because a slow hash takes its time.
 * @throws {TooManyHashes}
 */
export const keepSecret = async (kind: PassKind, secret: string): Promise<KeptSecret> => {
  const way = passKinds[kind];
  if (way === 'shown') return { secretHash: null, shown: secret };
  return { secretHash: way === 'hash' ? hashToken(secret) : await hashPassword(secret), shown: null };
};

/** Whether this is the secret of the pass; takes as long for a nearly right one. @throws {TooManyHashes} */
export const isSecretOf = async (
  { place, secretHash, shown }: Pick<Pass, 'place' | 'secretHash' | 'shown'>,
  given: string,
): Promise<boolean> => {
  if (shown !== null) return isSameSecret(given, shown);
  if (secretHash === null) return false;
  return passKinds[place.kind] === 'hash'
    ? isSameSecret(hashToken(given), secretHash)
    : verifyPassword(given, secretHash);
};
