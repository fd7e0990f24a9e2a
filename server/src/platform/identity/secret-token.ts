import { createHash, randomBytes } from 'node:crypto';

/** Nobody guesses 256 bits. */
const tokenBytes = 32;

/** A new secret, as text that fits into headers and links. */
export const newSecretToken = (): string => randomBytes(tokenBytes).toString('base64url');

/** What is kept of a secret: whoever reads the database cannot use it. Secrets are random, so a fast hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');
