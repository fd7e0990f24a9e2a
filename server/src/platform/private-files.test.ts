import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from './db/open-database.ts';

let parent: string;
beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'neundarter-rights-'));
});
afterEach(() => rm(parent, { recursive: true, force: true }));

/** Rights of a folder and of everything in it. */
const rightsIn = async (folder: string): Promise<Record<string, string>> => {
  const names = ['.', ...(await readdir(folder))];
  const rights = await Promise.all(
    names.map(async (name) => [name, ((await stat(join(folder, name))).mode & 0o777).toString(8)] as const),
  );
  return Object.fromEntries(rights);
};

const openIn = async (dataDir: string) => {
  const db = await openDatabase({ dataDir });
  await db.write(({ q }) => q.deleteFrom('outbox').execute());
  return db;
};

const ownerOnly = {
  '.': '700',
  'neundarter.sqlite': '600',
  'neundarter.sqlite-shm': '600',
  'neundarter.sqlite-wal': '600',
  'neundarter.sqlite.lock': '600',
  'neundarter.sqlite.lock-journal': '600',
};

describe('files of the embedded database', () => {
  it('can be read only by their owner', async () => {
    const db = await openIn(join(parent, 'data'));
    expect(await rightsIn(join(parent, 'data'))).toEqual(ownerOnly);
    await db.close();
  });

  it('are made private at the start if everybody may read them', async () => {
    const dataDir = join(parent, 'data');
    await mkdir(dataDir, { mode: 0o755 });
    await (await openIn(dataDir)).close();
    await chmod(dataDir, 0o755);
    for (const name of ['neundarter.sqlite', 'neundarter.sqlite.lock'])
      await chmod(join(dataDir, name), 0o644);
    await writeFile(join(dataDir, 'neundarter.sqlite-wal'), '', { mode: 0o644 });
    const db = await openIn(dataDir);
    expect(await rightsIn(dataDir)).toEqual(ownerOnly);
    await db.close();
  });

  it('stay private in a back-up', async () => {
    const dataDir = join(parent, 'data');
    await (await openIn(dataDir)).close();
    await writeFile(join(dataDir, 'token-secret'), 'secret', { mode: 0o644 });
    const tool = fileURLToPath(new URL('../../../tools/backup.ts', import.meta.url));
    await promisify(execFile)(process.execPath, [tool, join(parent, 'backup')], {
      env: { ...process.env, DATA_DIR: dataDir },
    });
    expect(await rightsIn(join(parent, 'backup'))).toEqual({
      '.': '700',
      'neundarter.sqlite': '600',
      'token-secret': '600',
    });
  });
});
