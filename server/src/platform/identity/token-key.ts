import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Name of the file with the created secret, in the data folder. */
export const secretFileName = 'token-secret';

/** Length of the secret in bytes: as long as the hash; more would not be stronger. */
const secretBytes = 32;

/**
 * The key that signs guest tokens: from `TOKEN_SECRET`, or from a secret that is created once and stored in the data
 * folder, readable only by its owner. So tokens stay valid after a restart.
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

/** Writes a temporary file and links it to its name, so that two processes at once use the same, complete secret. */
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
