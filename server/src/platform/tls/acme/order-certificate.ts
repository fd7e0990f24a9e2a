import { execFile } from 'node:child_process';
import { generateKeyPair } from 'node:crypto';
import { promisify } from 'node:util';
import type { AcmeSettings } from './acme-settings.ts';
import type { ChallengeAnswers } from './challenge-answers.ts';

/** Maximum time for the operator's command, in ms: it may wait until the record is known everywhere. */
const commandMs = 10 * 60_000;

/** Maximum time for the directory, in ms. */
const reachMs = 30_000;

/** Ways to prove that a name belongs to this server. */
type Way = 'http-01' | 'tls-alpn-01' | 'dns-01';

type Parts = {
  /** The account's key as PEM. */
  readonly accountKey: string;
  readonly answers: ChallengeAnswers;
};

type Authorization = { readonly identifier: { readonly value: string } };
type Challenge = { readonly type: string; readonly token: string };

/** A new key of the kind that certificates have, as PEM. */
export async function createKey(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return privateKey;
}

/**
 * Orders one certificate and proves the name. Without a command for DNS it is proved over http; if that fails, over TLS,
 * because only one of the two ports may be reachable. The library is loaded only here.
 * @returns the certificate with its chain, and its new key, as PEM
 * @throws {Error} of the last way that failed
 */
export async function orderCertificate(
  settings: AcmeSettings,
  parts: Parts,
): Promise<{ readonly cert: string; readonly key: string }> {
  await reach(settings.directory);
  if (settings.dnsCommand !== null) return orderBy('dns-01', settings, parts);
  try {
    return await orderBy('http-01', settings, parts);
  } catch (overHttp) {
    return orderBy('tls-alpn-01', settings, parts).catch((overTls: unknown) => {
      const both = `over http: ${messageOf(overHttp)}; over TLS: ${messageOf(overTls)}`;
      throw new Error(both, { cause: overHttp });
    });
  }
}

/**
 * Asks for the directory. The library loses the reason why a server cannot be reached, so it is looked for here.
 * @throws {Error} with the code of the network or of TLS
 */
async function reach(directory: string): Promise<void> {
  await fetch(directory, { signal: AbortSignal.timeout(reachMs) }).catch((error: unknown) => {
    const isTooSlow = error instanceof Error && error.name === 'TimeoutError';
    const cause = error instanceof Error ? error.cause : undefined;
    const known = cause instanceof Error && 'code' in cause ? cause.code : undefined;
    const code = isTooSlow ? 'ETIMEDOUT' : (known ?? messageOf(cause ?? error));
    throw Object.assign(new Error('The ACME server cannot be reached.', { cause: error }), { code });
  });
}

async function orderBy(way: Way, settings: AcmeSettings, { accountKey, answers }: Parts) {
  const { default: acme } = await import('acme-client');
  // The next attempt is up to whoever keeps the certificate.
  Object.assign(acme.axios.defaults, { acmeSettings: { retryMaxAttempts: 1, retryDefaultDelay: 1 } });
  const client = new acme.Client({ directoryUrl: settings.directory, accountKey });
  const key = await createKey();
  const [, csr] = await acme.crypto.createCsr({ altNames: [settings.domain] }, key);
  const answer = answerOf(way, settings, answers);
  const cert = await client.auto({
    csr,
    termsOfServiceAgreed: true,
    ...(settings.email !== null && { email: settings.email }),
    challengePriority: [way],
    // This machine may not reach itself under its name; the ACME server looks anyway.
    skipChallengeVerification: true,
    challengeCreateFn: async (authorization, challenge, proof) => {
      if (challenge.type !== way) throw new Error(`${settings.directory} does not offer ${way}`);
      await answer.add(authorization, challenge, proof);
    },
    challengeRemoveFn: (authorization, challenge, proof) => answer.remove(authorization, challenge, proof),
  });
  return { cert, key };
}

type Answer = (authorization: Authorization, challenge: Challenge, proof: string) => Promise<void>;

/** How an answer is put where the ACME server looks, and taken away. */
function answerOf(
  way: Way,
  { dnsCommand, domain }: AcmeSettings,
  answers: ChallengeAnswers,
): { readonly add: Answer; readonly remove: Answer } {
  if (way === 'http-01')
    return {
      add: async (_of, { token }, proof) => answers.setText(token, proof),
      remove: async (_of, { token }) => answers.removeText(token),
    };
  if (way === 'tls-alpn-01')
    return {
      add: async (authorization, _challenge, proof) => {
        const { default: acme } = await import('acme-client');
        const own = await createKey();
        const [key, cert] = await acme.crypto.createAlpnCertificate(authorization as never, proof, own);
        answers.setCertificate(domain, { key, cert });
      },
      remove: async () => answers.removeCertificate(domain),
    };
  const run = async (action: 'add' | 'remove', proof: string) => {
    const of = [action, `_acme-challenge.${domain}`, proof];
    await promisify(execFile)(dnsCommand ?? '', of, { timeout: commandMs }).catch((error: unknown) => {
      throw new Error(`ACME_DNS_COMMAND failed: ${messageOf(error).trim()}`);
    });
  };
  return {
    add: (_of, _challenge, proof) => run('add', proof),
    remove: (_of, _challenge, proof) => run('remove', proof),
  };
}

function messageOf(error: unknown): string {
  // How the library ends when a connection breaks.
  if (error instanceof TypeError) return 'the connection was lost';
  return error instanceof Error ? error.message : String(error);
}
