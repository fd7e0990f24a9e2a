import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadTokenKey, secretFileName } from './token-key.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neundarter-key-'));
});
afterEach(() => rm(folder, { recursive: true }));

const bytesOf = async (secret: string | null, dataDir = folder) =>
  (await loadTokenKey(secret, dataDir)).export().toString('utf8');

describe('loadTokenKey', () => {
  it('takes the configured secret and writes nothing', async () => {
    expect(await bytesOf('configured')).toBe('configured');
    await expect(stat(join(folder, secretFileName))).rejects.toThrow('ENOENT');
  });

  it('creates a secret once, readable only by its owner', async () => {
    const dataDir = join(folder, 'new');
    const made = await bytesOf(null, dataDir);
    expect(made).toMatch(/^[0-9a-f]{64}$/);
    expect(await bytesOf(null, dataDir)).toBe(made);
    expect((await stat(join(dataDir, secretFileName))).mode & 0o777).toBe(0o600);
    expect((await readFile(join(dataDir, secretFileName), 'utf8')).trim()).toBe(made);
  });

  it('removes the rights of everybody else', async () => {
    await writeFile(join(folder, secretFileName), 'kept\n', { mode: 0o644 });
    expect(await bytesOf(null)).toBe('kept');
    expect((await stat(join(folder, secretFileName))).mode & 0o777).toBe(0o600);
  });

  it('returns the same secret to several callers at once', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => bytesOf(null)));
    expect(new Set(made).size).toBe(1);
  });
});
