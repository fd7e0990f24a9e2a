import { expect, it } from 'vitest';
import { readTextFile } from './read-text-file.ts';

const latin = Uint8Array.of(0x4a, 0xfc, 0x72, 0x67, 0x65, 0x6e);
const wide = Uint8Array.of(0xff, 0xfe, 0x4a, 0, 0xfc, 0, 0x72, 0, 0x67, 0, 0x65, 0, 0x6e, 0);
const archive = Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0, 0);

it.each([
  ['UTF-8', 'Jürgen', 'Jürgen'],
  ['Windows', latin, 'Jürgen'],
  ['UTF-16', wide, 'Jürgen'],
  ['an archive', archive, null],
])('reads a file with the encoding %s', async (_, content, text) => {
  expect(await readTextFile(new Blob([content]))).toBe(text);
});

it('tells a file that is gone from an empty one', async () => {
  const gone = Object.assign(new Blob(['Anna']), { arrayBuffer: () => Promise.reject(new Error('gone')) });
  expect(await readTextFile(gone)).toBeNull();
  expect(await readTextFile(new Blob([]))).toBe('');
});
