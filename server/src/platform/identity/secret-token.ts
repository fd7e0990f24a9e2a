import { createHash, randomBytes } from 'node:crypto';

/** Length of a token in bytes: nobody can guess 256 bits. */
const tokenBytes = 32;

/** A new secret token, as text that fits into headers and links. */
export const newSecretToken = (): string => randomBytes(tokenBytes).toString('base64url');

/**
 * The hash of a token for storage, so that a reader of the database cannot use it. Tokens are random, so a fast hash
 * is enough.
 */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
