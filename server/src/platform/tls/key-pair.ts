import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';

/** A certificate with its chain and its key, ready to serve. */
export type KeyPair = {
  /** The certificate and those that vouch for it, as PEM. */
  readonly cert: string;
  readonly key: string;
  /** DNS names, without those that contain a `*`. */
  readonly names: readonly string[];
  /** IP addresses. */
  readonly addresses: readonly string[];
  /** The first and the last moment at which it is valid, ms since 1970. */
  readonly validFrom: number;
  readonly validTo: number;
  /** Whether browsers trust it: its chain leads to one of the roots that everybody has. */
  readonly isPublic: boolean;
};

/** A pair that can be served, or one sentence that says what is wrong with it. */
type ReadPair =
  | { readonly ok: true; readonly value: KeyPair }
  | { readonly ok: false; readonly error: string };

type Files = { readonly cert: string; readonly key: string };

type Circumstances = {
  readonly now: number;
  readonly roots?: readonly string[];
  readonly named?: Files;
};

/**
 * Checks that a certificate can be served now.
 * @param files both as PEM
 * @param roots certificates that browsers trust, as PEM
 * @param named what messages call the files
 */
export function readKeyPair(
  files: Files,
  { now, roots = rootCertificates, named = { cert: 'TLS_CERT', key: 'TLS_KEY' } }: Circumstances,
): ReadPair {
  const refuse = (error: string): ReadPair => ({ ok: false, error });
  const chain = parseChain(files.cert);
  const [leaf] = chain ?? [];
  if (chain === null || leaf === undefined)
    return refuse(`${named.cert} contains no certificate in PEM format.`);
  const key = parseKey(files.key);
  if (key === null) return refuse(`${named.key} contains no private key in PEM format without a password.`);
  if (!leaf.checkPrivateKey(key))
    return refuse(`${named.key} does not fit the certificate in ${named.cert}.`);
  const [validFrom, validTo] = [Date.parse(leaf.validFrom), Date.parse(leaf.validTo)];
  if (now >= validTo) return refuse(`The certificate in ${named.cert} has expired on ${dayOf(validTo)}.`);
  if (now < validFrom)
    return refuse(
      `The certificate in ${named.cert} is valid from ${dayOf(validFrom)} on, and by the clock of this machine today is ` +
        `${dayOf(now)}.`,
    );
  const isPublic = leadsToRoot(chain, roots);
  const [names, addresses] = [namesOf(leaf), addressesIn(leaf)];
  return { ok: true, value: { ...files, names, addresses, validFrom, validTo, isPublic } };
}

/** `2026-11-25`. @param ms since 1970 */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

function parseChain(pem: string): readonly X509Certificate[] | null {
  try {
    const parts = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
    return parts.map((part) => new X509Certificate(part));
  } catch {
    return null;
  }
}

function parseKey(pem: string): KeyObject | null {
  try {
    return createPrivateKey(pem);
  } catch {
    return null;
  }
}

const namesOf = ({ subjectAltName = '' }: X509Certificate): readonly string[] =>
  subjectAltName
    .split(', ')
    .filter((name) => name.startsWith('DNS:') && !name.includes('*'))
    .map((name) => name.slice('DNS:'.length).toLowerCase());

const addressesIn = ({ subjectAltName = '' }: X509Certificate): readonly string[] =>
  subjectAltName
    .split(', ')
    .filter((name) => name.startsWith('IP Address:'))
    .map((name) => name.slice('IP Address:'.length));

/** Whether each certificate is signed by the next one, and the last one by a root. */
function leadsToRoot(chain: readonly X509Certificate[], roots: readonly string[]): boolean {
  const isSignedBy = (one: X509Certificate, issuer: X509Certificate) =>
    one.checkIssued(issuer) && one.verify(issuer.publicKey);
  const isChain = chain.every((one, place) => {
    const issuer = chain[place + 1];
    return issuer === undefined || isSignedBy(one, issuer);
  });
  const last = chain.at(-1);
  if (!isChain || last === undefined) return false;
  // A certificate that only itself vouches for is public only if it is such a root.
  return roots.some((root) => isSignedBy(last, new X509Certificate(root)));
}
