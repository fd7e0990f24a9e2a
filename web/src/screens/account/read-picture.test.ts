import { expect, it, vi } from 'vitest';
import { problemOf, readPicture } from './read-picture.ts';

const threeMegabytes = 3 * 1024 * 1024;

it.each([
  ['application/pdf', 10, 'notAnImage'],
  ['', 10, 'notAnImage'],
  ['image/jpeg', threeMegabytes + 1, 'tooLarge'],
  ['image/jpeg', threeMegabytes, null],
  ['image/png', 1, null],
])('%s of %d bytes: %s', (type, size, problem) => {
  expect(problemOf({ type, size })).toBe(problem);
});

it('reports that the browser cannot open a file that is not a picture', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('broken', 'InvalidStateError')));
  const file = new File(['text'], 'picture.png', { type: 'image/png' });
  await expect(readPicture(file)).resolves.toEqual({ ok: false, error: 'unreadable' });
  vi.unstubAllGlobals();
});
