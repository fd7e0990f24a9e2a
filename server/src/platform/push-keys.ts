import { createECDH, hkdfSync, type KeyObject } from 'node:crypto';

/** The pair of keys that tells push services which server sends (VAPID); base64url. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

const scalarBytes = 32;

/**
 * The keys follow from the server's own secret, which is made once in the data folder or given to all processes: so they are the
 * same everywhere, and after every restart. A new secret ends all addresses of browsers.
 */
export const createPushKeys = (secret: KeyObject): PushKeys => {
  const scalar = Buffer.from(hkdfSync('sha256', secret, '', 'web push', scalarBytes));
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(scalar);
  return {
    publicKey: pair.getPublicKey('base64url', 'uncompressed'),
    privateKey: scalar.toString('base64url'),
  };
};
