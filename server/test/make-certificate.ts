import { randomUUID, webcrypto } from 'node:crypto';
import * as x509 from '@peculiar/x509';

x509.cryptoProvider.set(webcrypto);

const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
const dayMs = 24 * 60 * 60_000;

/** A certificate with its key, both as PEM. */
export type MadeCertificate = { readonly cert: string; readonly key: string };

type Wish = {
  readonly names?: readonly string[];
  /** First and last moment, ms since 1970; by default from yesterday on for 90 days. */
  readonly from?: number;
  readonly to?: number;
};

/**
 * An authority that signs certificates in tests, and its own certificate as PEM. Each has a name of its own: whoever trusts two
 * authorities of one name may check a signature against the wrong one.
 */
export async function makeAuthority() {
  const keys = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  const root = await x509.X509CertificateGenerator.createSelfSigned({
    name: `CN=Test authority ${randomUUID()}`,
    notBefore: new Date(Date.now() - 400 * dayMs),
    notAfter: new Date(Date.now() + 400 * dayMs),
    keys,
    signingAlgorithm: algorithm,
    extensions: [new x509.BasicConstraintsExtension(true, 1, true)],
  });
  const sign = async ({ names = ['darts.club.test'], from, to }: Wish = {}): Promise<MadeCertificate> => {
    const own = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
    const leaf = await x509.X509CertificateGenerator.create({
      subject: 'CN=Test server',
      issuer: root.subject,
      notBefore: new Date(from ?? Date.now() - dayMs),
      notAfter: new Date(to ?? Date.now() + 89 * dayMs),
      publicKey: own.publicKey,
      signingKey: keys.privateKey,
      signingAlgorithm: algorithm,
      extensions: [
        new x509.SubjectAlternativeNameExtension(names.map((value) => ({ type: 'dns' as const, value }))),
      ],
    });
    const key = await webcrypto.subtle.exportKey('pkcs8', own.privateKey);
    return { cert: leaf.toString('pem'), key: x509.PemConverter.encode(key, 'PRIVATE KEY') };
  };
  return { root: root.toString('pem'), sign };
}
