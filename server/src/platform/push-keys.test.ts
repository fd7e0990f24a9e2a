import { createECDH, createSecretKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { createPushKeys } from './push-keys.ts';

const secret = (text: string) => createSecretKey(Buffer.from(text));

it('are a pair, the same for the same secret, and others for another one', () => {
  const keys = createPushKeys(secret('one'));
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(keys.privateKey, 'base64url');
  expect(pair.getPublicKey('base64url')).toBe(keys.publicKey);
  expect(createPushKeys(secret('one'))).toEqual(keys);
  expect(createPushKeys(secret('two')).publicKey).not.toBe(keys.publicKey);
});
