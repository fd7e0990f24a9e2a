import { beforeAll, expect, it } from 'vitest';
import { type MadeCertificate, makeAuthority } from '../../../test/make-certificate.ts';
import { readKeyPair } from './key-pair.ts';

const now = Date.now();
const dayMs = 24 * 60 * 60_000;

let authority: Awaited<ReturnType<typeof makeAuthority>>;
let good: MadeCertificate;
beforeAll(async () => {
  authority = await makeAuthority();
  good = await authority.sign({ names: ['*.club.test', 'Darts.club.test', 'www.club.test'] });
});

const read = (files: MadeCertificate, roots: readonly string[] = []) => readKeyPair(files, { now, roots });

it('knows the names without a star, and how long the certificate is valid', () => {
  const pair = read(good);
  expect(pair).toMatchObject({ ok: true, value: { names: ['darts.club.test', 'www.club.test'] } });
  if (pair.ok) expect((pair.value.validTo - pair.value.validFrom) / dayMs).toBeCloseTo(90, 1);
});

it('takes it for public only if its chain leads to a root that browsers have', async () => {
  const other = await makeAuthority();
  const isPublic = (files: MadeCertificate, roots: readonly string[]) => {
    const pair = read(files, roots);
    return pair.ok && pair.value.isPublic;
  };
  expect(isPublic(good, [other.root, authority.root])).toBe(true);
  // The same subject, and another key.
  expect(isPublic(good, [other.root])).toBe(false);
  expect(isPublic({ ...good, cert: good.cert + other.root }, [other.root])).toBe(false);
  expect(isPublic({ ...good, cert: `${good.cert}\n${authority.root}` }, [authority.root])).toBe(true);
  expect(readKeyPair(good, { now })).toMatchObject({ ok: true, value: { isPublic: false } });
});

it('says in a sentence what is wrong', async () => {
  const other = await authority.sign();
  const old = await authority.sign({ from: now - 90 * dayMs, to: now - dayMs });
  const early = await authority.sign({ from: now + 30 * dayMs, to: now + 90 * dayMs });
  const errors = [
    { ...good, key: other.key },
    old,
    early,
    { ...good, cert: 'nothing' },
    { ...good, cert: '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----' },
    { ...good, key: good.cert },
  ].map((files) => {
    const pair = read(files);
    return pair.ok ? 'ok' : pair.error;
  });
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  expect(errors).toEqual([
    'TLS_KEY does not fit the certificate in TLS_CERT.',
    `The certificate in TLS_CERT has expired on ${day(now - dayMs)}.`,
    `The certificate in TLS_CERT is valid from ${day(now + 30 * dayMs)} on, and by the clock of this machine today is ${day(now)}.`,
    'TLS_CERT contains no certificate in PEM format.',
    'TLS_CERT contains no certificate in PEM format.',
    'TLS_KEY contains no private key in PEM format without a password.',
  ]);
});
