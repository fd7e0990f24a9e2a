import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { projectRoot } from '../lib/project.mjs';
import { runQuietly } from '../lib/run.mjs';

const root = await mkdtemp(join(tmpdir(), 'neundarter-packed-'));
afterAll(() => rm(root, { recursive: true, force: true }));

/** Files of a build, which the package needs. */
const built = [
  'dist/licences.txt',
  'server/dist/main.js',
  'server/dist/.build-stamp',
  'server/package.json',
  'web/dist/.vite/preloads.json',
  'web/dist/index.html',
  'web/dist/sw.js',
  'web/dist/sw.js.br',
  'web/dist/assets/app-AbC_1-2x.js',
  'web/dist/assets/app-AbC_1-2x.js.gz',
  'web/dist/assets/app-AbC_1-2x.css',
  'web/dist/assets/barlow-400-t8.woff2',
  'web/dist/caller/180.mp3',
  'web/dist/caller/LICENSE',
  'web/dist/icons/icon-512.png',
  'tools/package/command.mjs',
];

/** What somebody may have left in the folders of a build: databases, backups, keys, notes. */
const planted = [
  'server/dist/neundarter.db',
  'server/dist/neundarter.db-wal',
  'server/dist/data/neundarter.db',
  'server/dist/data/helper.js',
  'server/dist/.env',
  'server/dist/token.key',
  'web/dist/neundarter.sqlite',
  'web/dist/backup.tgz',
  'web/dist/members.json',
  'web/dist/assets/neundarter.db',
  'web/dist/caller/neundarter.db',
  'web/dist/data/neundarter.db',
  'dist/neundarter.db',
  'data/neundarter.db',
  'tools/package/neundarter.db',
];

it('contains the files of a build, and nothing that lies beside them', async () => {
  await copyFile(join(projectRoot, 'package.json'), join(root, 'package.json'));
  for (const file of [...built, ...planted]) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    await writeFile(join(root, file), '{}');
  }
  const made = await runQuietly(['npm', 'pack', '--ignore-scripts'], { cwd: root });
  expect(made.code, made.output).toBe(0);
  const [tarball = ''] = (await readdir(root)).filter((one) => one.endsWith('.tgz'));
  const { output } = await runQuietly(['tar', '-tzf', join(root, tarball)]);
  const packed = output.trim().split('\n');
  const wanted = ['package.json', ...built].map((file) => `package/${file}`);
  expect(packed.toSorted()).toEqual(wanted.toSorted());
});
