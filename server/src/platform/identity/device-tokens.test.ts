import { createSecretKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { createDeviceTokens } from './device-tokens.ts';

const devices = (secret: string) => createDeviceTokens(createSecretKey(Buffer.from(secret)));
const { issue, isGenuine } = devices('a secret');
const token = issue('anna@club.de');
const [version, id = '', signature = ''] = token.split('.');

it('creates a different token for every device, which is valid only for its email address', () => {
  expect(isGenuine(token, 'anna@club.de')).toBe(true);
  expect(issue('anna@club.de')).not.toBe(token);
  expect(isGenuine(token, 'berta@club.de')).toBe(false);
});

it.each([
  ['of another server', devices('another secret').issue('anna@club.de')],
  ['with another id', `${version}.${id.slice(1)}x.${signature}`],
  ['with half a signature', `${version}.${id}.${signature.slice(0, 20)}`],
  ['of a guest', `g1.${id}.${signature}`],
  ['with more parts', `${token}.x`],
  ['without parts', ''],
])('refuses a token %s', (_, wrong) => {
  expect(isGenuine(wrong, 'anna@club.de')).toBe(false);
});
