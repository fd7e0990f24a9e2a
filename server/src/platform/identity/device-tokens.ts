import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';

/** Tokens of devices on which somebody has signed in: strangers who guess passwords cannot slow down such a device. */
export type DeviceTokens = {
  /** A token for the device that just signed in with this address. */
  readonly issue: (email: string) => string;
  /** Whether the token is genuine and was issued for this address. */
  readonly isGenuine: (token: string, email: string) => boolean;
};

const prefix = 'd1.';
const idBytes = 12;

/**
 * Tokens that need no storage: `d1.<device>.<HMAC-SHA256 of device and address, base64url>`. They give no rights, and so
 * they never expire.
 */
export const createDeviceTokens = (key: KeyObject): DeviceTokens => {
  const sign = (id: string, email: string): Buffer =>
    createHmac('sha256', key).update(`${prefix}${id}.${email}`).digest();
  return {
    issue: (email) => {
      const id = randomBytes(idBytes).toString('base64url');
      return `${prefix}${id}.${sign(id, email).toString('base64url')}`;
    },
    isGenuine: (token, email) => {
      const [version, id = '', signature = '', ...rest] = token.split('.');
      if (`${version}.` !== prefix || rest.length > 0) return false;
      const right = Buffer.from(sign(id, email).toString('base64url'));
      const given = Buffer.from(signature);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
};
