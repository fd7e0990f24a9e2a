import { describe, expect, it } from 'vitest';
import { hashPassword, TooManyHashes, verifyPassword } from './password-hash.ts';

describe('passwords', () => {
  it('are recognised, and other passwords are not', async () => {
    const hash = await hashPassword('Treble20!');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(await verifyPassword('Treble20!', hash)).toBe(true);
    expect(await verifyPassword('treble20!', hash)).toBe(false);
    expect(await verifyPassword('', hash)).toBe(false);
  });

  it('are salted', async () => {
    expect(await hashPassword('Treble20!')).not.toBe(await hashPassword('Treble20!'));
  });

  it('are the same in both Unicode spellings of an umlaut', async () => {
    expect(await verifyPassword('Pru\u0308fung1!', await hashPassword('Prüfung1!'))).toBe(true);
  });

  it('match a vector of the reference implementation with another cost', async () => {
    // echo -n "password" | argon2 somesalt -id -t 2 -m 16 -p 1 -l 32
    const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword('password', hash)).toBe(true);
  });

  it('are refused if too many wait for hashing', async () => {
    const all = await Promise.allSettled(Array.from({ length: 230 }, () => hashPassword('x')));
    const refused = all.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(28);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(TooManyHashes);
    expect(await hashPassword('x')).toMatch(/^\$argon2id/);
  });
});
