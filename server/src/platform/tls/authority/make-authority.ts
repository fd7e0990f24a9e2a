import { randomBytes } from 'node:crypto';
import * as x509 from '@peculiar/x509';
import { nameConstraints, nameConstraintsId } from './name-constraints.ts';
import type { OwnNetwork, OwnPlace } from './own-place.ts';

/** The hall's own authority. The key of its root does not exist any more, so nobody can widen what it vouches for. */
export type Authority = {
  readonly names: readonly string[];
  readonly networks: readonly OwnNetwork[];
  /** What devices trust, as PEM. */
  readonly root: string;
  /** The certificate that signs those of the server, and its key, as PEM. */
  readonly intermediate: string;
  readonly key: string;
};

/** A certificate of the server with its key, as PEM. */
type Leaf = { readonly cert: string; readonly key: string };

const dayMs = 24 * 60 * 60_000;

/** Life of an authority: nobody should have to trust a new one each year. ms */
const authorityMs = 10 * 365 * dayMs;

/** Life of the server's certificate: browsers refuse more than 398 days. ms */
const leafMs = 397 * dayMs;

/** Certificates begin before now, because clocks of phones are slow at times. ms */
const earlierMs = dayMs;

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

type Keys = Awaited<ReturnType<typeof newKeys>>;

const newKeys = () => crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);

/** 16 random bytes; the first one keeps the number positive. */
const newSerial = (): string => `4${randomBytes(16).toString('hex').slice(1)}`;

/**
 * Makes an authority for a place: a root, and an intermediate with the same limits, because not every system reads the limits
 * of a root. The root signs once; its key is never stored. @param now ms since 1970
 */
export async function makeAuthority(
  { names, networks }: Pick<OwnPlace, 'names' | 'networks'>,
  now: number,
): Promise<Authority> {
  const [rootKeys, keys] = [await newKeys(), await newKeys()];
  const rights = x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign;
  const life = { notBefore: new Date(now - earlierMs), notAfter: new Date(now + authorityMs) };
  const limits = new x509.Extension(
    nameConstraintsId,
    true,
    new Uint8Array(nameConstraints({ names, networks })),
  );
  const name = `${names[0]?.split('.')[0]} ${new Date(now).toISOString().slice(0, 16).replace('T', ' ')}`;
  const root = await x509.X509CertificateGenerator.createSelfSigned({
    ...life,
    serialNumber: newSerial(),
    name: `CN=Neundarter ${name}`,
    keys: rootKeys,
    signingAlgorithm: algorithm,
    extensions: [
      new x509.BasicConstraintsExtension(true, 1, true),
      new x509.KeyUsagesExtension(rights, true),
      limits,
      await x509.SubjectKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  });
  const intermediate = await x509.X509CertificateGenerator.create({
    ...life,
    serialNumber: newSerial(),
    subject: `CN=Neundarter server ${name}`,
    issuer: root.subject,
    publicKey: keys.publicKey,
    signingKey: rootKeys.privateKey,
    signingAlgorithm: algorithm,
    extensions: [
      new x509.BasicConstraintsExtension(true, 0, true),
      new x509.KeyUsagesExtension(rights, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      limits,
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(rootKeys.publicKey),
    ],
  });
  const key = await pemOf(keys.privateKey);
  return { names, networks, root: root.toString('pem'), intermediate: intermediate.toString('pem'), key };
}

type Subject = Pick<OwnPlace, 'names' | 'addresses'> & { readonly now: number };

/** A certificate of the server for these names and addresses, with the intermediate; a device adds the root that it trusts. */
export async function makeLeaf(
  { intermediate, key }: Pick<Authority, 'intermediate' | 'key'>,
  { names, addresses, now }: Subject,
): Promise<Leaf> {
  const issuer = new x509.X509Certificate(intermediate);
  const signingKey = await crypto.subtle.importKey(
    'pkcs8',
    x509.PemConverter.decodeFirst(key),
    algorithm,
    false,
    ['sign'],
  );
  const keys = await newKeys();
  const leaf = await x509.X509CertificateGenerator.create({
    serialNumber: newSerial(),
    notBefore: new Date(now - earlierMs),
    notAfter: new Date(Math.min(now - earlierMs + leafMs, issuer.notAfter.getTime())),
    subject: 'CN=Neundarter',
    issuer: issuer.subject,
    publicKey: keys.publicKey,
    signingKey,
    signingAlgorithm: algorithm,
    extensions: [
      new x509.BasicConstraintsExtension(false, undefined, true),
      new x509.KeyUsagesExtension(x509.KeyUsageFlags.digitalSignature, true),
      new x509.ExtendedKeyUsageExtension([x509.ExtendedKeyUsage.serverAuth]),
      new x509.SubjectAlternativeNameExtension([
        ...names.map((value) => ({ type: 'dns' as const, value })),
        ...addresses.map((value) => ({ type: 'ip' as const, value })),
      ]),
      await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      await x509.AuthorityKeyIdentifierExtension.create(issuer.publicKey),
    ],
  });
  return { cert: `${leaf.toString('pem')}\n${intermediate}`, key: await pemOf(keys.privateKey) };
}

async function pemOf(key: Keys['privateKey']): Promise<string> {
  return x509.PemConverter.encode(await crypto.subtle.exportKey('pkcs8', key), 'PRIVATE KEY');
}
