import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where a secret made here is kept, in the data folder. */
export const secretFileName = 'token-secret';

/** As long as the hash it keys; more would not be stronger. Bytes. */
const secretBytes = 32;

/**
 * The key that signs guest tokens: of `TOKEN_SECRET`, or of a secret made once and kept in the data folder,
 * readable by its owner only, so that tokens outlive a restart.
 */
export async function loadTokenKey(tokenSecret: string | null, dataDir: string): Promise<KeyObject> {
  const secret = tokenSecret ?? (await readOrMakeSecret(dataDir));
  return createSecretKey(Buffer.from(secret, 'utf8'));
}

async function readOrMakeSecret(dataDir: string): Promise<string> {
  const file = join(dataDir, secretFileName);
  return (await readSecret(file)) ?? (await makeSecret(dataDir, file));
}

async function readSecret(file: string): Promise<string | null> {
  try {
    await chmod(file, 0o600);
    return (await readFile(file, 'utf8')).trim() || null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Written beside and linked into place: two processes that start together agree on one, and never on half of it. */
async function makeSecret(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, `${randomBytes(secretBytes).toString('hex')}\n`, { mode: 0o600 });
  try {
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
  const secret = await readSecret(file);
  if (secret === null)
    throw new Error(`${secretFileName} in the data folder is empty: delete it and start again.`);
  return secret;
}
