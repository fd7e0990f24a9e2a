import { createHmac, type KeyObject } from 'node:crypto';
import type { Pass } from './pass.ts';

/** Nobody can guess 128 bits. */
const keyBytes = 16;

/** Makes the key of a card that belongs to a pass: the same for the same pass, so that it can be printed twice. */
export type DeriveKey = (pass: Pick<Pass, 'place' | 'number'>) => string;

/**
 * Keys of 128 bits, as 22 characters that fit into addresses. They are derived from the server's own secret, so the
 * database needs to keep only their hash.
 */
export const createKeyDeriver =
  (secret: KeyObject): DeriveKey =>
  ({ place: { kind, scope, part }, number }) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['card', kind, scope, part, number]))
      .digest()
      .subarray(0, keyBytes)
      .toString('base64url');
