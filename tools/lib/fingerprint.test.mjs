import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, quickPrint, readStamp, writeStamp } from './fingerprint.mjs';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  writeFileSync(join(root, 'src/a.ts'), 'a');
  writeFileSync(join(root, 'src/deep/b.ts'), 'b');
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const print = () => fingerprint(root, ['src', 'settings.json']);

describe('the fingerprint of files', () => {
  it('does not change if only times changed', () => {
    const before = print();
    utimesSync(join(root, 'src/a.ts'), 1, 1);
    expect(print()).toBe(before);
  });

  it.each([
    ['another content', () => writeFileSync(join(root, 'src/deep/b.ts'), 'c')],
    ['another name', () => renameSync(join(root, 'src/a.ts'), join(root, 'src/c.ts'))],
    ['an added file', () => writeFileSync(join(root, 'settings.json'), '{}')],
    ['a removed file', () => rmSync(join(root, 'src/a.ts'))],
    [
      'text that moved from one file to the next',
      () => {
        writeFileSync(join(root, 'src/a.ts'), '');
        writeFileSync(join(root, 'src/deep/b.ts'), 'ab');
      },
    ],
  ])('changes with %s', (_what, change) => {
    const before = print();
    change();
    expect(print()).not.toBe(before);
  });

  it('ignores tests', () => {
    const before = print();
    writeFileSync(join(root, 'src/a.test.ts'), 'test');
    expect(print()).toBe(before);
  });
});

describe('the quick fingerprint of files', () => {
  const quick = () => quickPrint(root, ['src', 'settings.json']);

  it.each([
    ['another time', () => utimesSync(join(root, 'src/a.ts'), 1, 1)],
    ['another size', () => writeFileSync(join(root, 'src/deep/b.ts'), 'bb')],
    ['another name', () => renameSync(join(root, 'src/a.ts'), join(root, 'src/c.ts'))],
    ['an added file', () => writeFileSync(join(root, 'settings.json'), '{}')],
  ])('changes with %s', (_what, change) => {
    const before = quick();
    expect(quick()).toBe(before);
    change();
    expect(quick()).not.toBe(before);
  });
});

describe('a stamp', () => {
  it('is read as it was written, and is undefined before', () => {
    const file = join(root, 'dist/.stamp');
    expect(readStamp(file)).toBeUndefined();
    writeStamp(file, 'abc');
    expect(readStamp(file)).toBe('abc');
  });
});
