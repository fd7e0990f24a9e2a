import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Authority } from './make-authority.ts';

/** An authority, when it was made, and the server's certificate that it has signed last. */
export type StoredAuthority = Authority & {
  /** ms since 1970. */
  readonly madeAt: number;
  readonly leaf: { readonly cert: string; readonly key: string };
};

export type AuthorityStore = ReturnType<typeof openAuthorityStore>;

/** Maximum number of authorities: a laptop that serves in a dozen halls. The oldest one gives way. */
const maxStored = 12;

const filePattern = /^authority-\d+\.json$/;

const fileOf = ({ madeAt }: Pick<StoredAuthority, 'madeAt'>): string => `authority-${madeAt}.json`;

/**
 * A folder with one file for each authority, readable only by the server's own user. A file is renamed into place, so that a
 * power cut leaves the old one.
 * @param folder is created with the first file
 */
export function openAuthorityStore(folder: string) {
  const filesIn = async (): Promise<readonly string[]> => {
    const all = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return all.filter((name) => filePattern.test(name)).sort();
  };
  return {
    /** All authorities, the newest one first. A damaged file is left out. */
    readAll: async (): Promise<readonly StoredAuthority[]> => {
      const texts = (await filesIn()).map((name) => readFile(join(folder, name), 'utf8'));
      return (await Promise.all(texts)).flatMap(parse).sort((one, other) => other.madeAt - one.madeAt);
    },
    write: async (authority: StoredAuthority): Promise<void> => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, fileOf(authority));
      await writeFile(`${file}.new`, JSON.stringify(authority), { mode: 0o600, flush: true });
      await rename(`${file}.new`, file);
      const tooMany = (await filesIn()).slice(0, -maxStored);
      for (const name of tooMany) await rm(join(folder, name), { force: true });
    },
  };
}

function parse(text: string): readonly StoredAuthority[] {
  try {
    const { madeAt, names, networks, root, intermediate, key, leaf } = JSON.parse(text) as StoredAuthority;
    const isWhole = [root, intermediate, key, leaf.cert, leaf.key].every((pem) =>
      pem.startsWith('-----BEGIN'),
    );
    return isWhole && Array.isArray(names) && Array.isArray(networks)
      ? [{ madeAt, names, networks, root, intermediate, key, leaf }]
      : [];
  } catch {
    return [];
  }
}
