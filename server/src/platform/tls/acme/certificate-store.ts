import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Certificate, chain and key as PEM. */
type Pair = { readonly cert: string; readonly key: string };

/** A folder for the account and the certificate that only the server's own user can read. */
export type CertificateStore = ReturnType<typeof openCertificateStore>;

/**
 * Certificate and key are one file, so that a power cut never leaves one without the other.
 * @param folder is created with the first file
 */
export function openCertificateStore(folder: string) {
  const read = (name: string): Promise<string | null> =>
    readFile(join(folder, name), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
  const write = async (name: string, content: string): Promise<void> => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const next = join(folder, `${name}.new`);
    await writeFile(next, content, { mode: 0o600, flush: true });
    await rename(next, join(folder, name));
  };
  return {
    readAccountKey: () => read('account.pem'),
    writeAccountKey: (key: string) => write('account.pem', key),
    /** The stored pair; null if there is none. */
    readPair: async (): Promise<Pair | null> => {
      const content = await read('certificate.pem');
      if (content === null) return null;
      const start = content.indexOf('-----BEGIN CERTIFICATE-----');
      return { key: content.slice(0, Math.max(start, 0)), cert: content.slice(Math.max(start, 0)) };
    },
    writePair: ({ cert, key }: Pair) => write('certificate.pem', `${key.trim()}\n${cert}`),
  };
}
