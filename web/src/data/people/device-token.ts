import { maxDeviceTokens } from '@neundarter/contract/limits';
import { readSetting, writeSetting } from '../local-settings.ts';

/**
 * Tokens that show the server on which devices somebody has signed in before. They stay after signing out and contain
 * nothing about the account.
 */
export const readDeviceTokens = (): readonly string[] =>
  readSetting('device-tokens').filter((token) => typeof token === 'string');

/** Keeps the token of a login for the next one. */
export function keepDeviceToken(token: string | undefined): void {
  if (token === undefined) return;
  const others = readDeviceTokens().filter((known) => known !== token);
  writeSetting('device-tokens', [...others.slice(1 - maxDeviceTokens), token]);
}
