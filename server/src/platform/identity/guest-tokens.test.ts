import { createSecretKey } from 'node:crypto';
import { guestTokenLifetimeMs, guestTokenRenewalMs } from '@neundarter/contract/limits';
import { describe, expect, it } from 'vitest';
import { createGuestTokens } from './guest-tokens.ts';

const keyOf = (text: string) => createSecretKey(Buffer.from(text));
const tokens = createGuestTokens(keyOf('a secret of thirty-two characters'));
const guestId = '0123456789abcdefghij';
const now = 1_800_000_000_000;

describe('guest tokens', () => {
  const { token, expiresAt } = tokens.issue(guestId, now);

  it('identify the guest for two hours', () => {
    expect(expiresAt).toBe(now + 2 * 60 * 60 * 1000);
    expect(tokens.read(token, expiresAt - 1)).toEqual({ guestId, expiresAt });
    expect(tokens.read(token, expiresAt)).toBeNull();
  });

  it('can be renewed for the same guest for 30 days after that', () => {
    const last = now + guestTokenLifetimeMs + guestTokenRenewalMs;
    expect(tokens.readForRenewal(token, now)).toEqual({ guestId, expiresAt });
    expect(tokens.readForRenewal(token, last - 1)).toEqual({ guestId, expiresAt });
    expect(tokens.readForRenewal(token, last)).toBeNull();
  });

  it('are invalid with another key', () => {
    const foreign = createGuestTokens(keyOf('another secret, just as long as it'));
    expect(foreign.read(token, now)).toBeNull();
    expect(foreign.readForRenewal(token, now)).toBeNull();
  });

  it('are invalid with any character changed, added or left out', () => {
    const changed = Array.from(token).map((character, at) => {
      const other = character === 'a' ? 'b' : 'a';
      return token.slice(0, at) + other + token.slice(at + 1);
    });
    const cut = Array.from(token).map((_, at) => token.slice(0, at) + token.slice(at + 1));
    const longer = [`${token}a`, `${token}.`, `${token}.a`, ` ${token}`, `${token}=`];
    const broken = ['', 'g1', 'g1...', 'g1.x.y.z', `g1.${guestId}.zzz.`, `g2${token.slice(2)}`];
    for (const wrong of [...changed, ...cut, ...longer, ...broken])
      expect(tokens.readForRenewal(wrong, now), wrong).toBeNull();
  });
});
