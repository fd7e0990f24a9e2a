import { expect, it } from 'vitest';
import { joinCalls } from './join-calls.ts';

/** Work that ends when the test says so, and answers with its number. */
const create = () => {
  const runs: { readonly end: () => void; readonly fail: () => void }[] = [];
  const call = joinCalls(
    () =>
      new Promise<number>((resolve, reject) => {
        const number = runs.length + 1;
        runs.push({ end: () => resolve(number), fail: () => reject(new Error(`run ${number}`)) });
      }),
  );
  const settled = () => new Promise(setImmediate);
  return { runs, call, settled };
};

it('runs once for calls of one moment, and once more for all that come meanwhile', async () => {
  const { runs, call, settled } = create();
  const first = [call(), call()];
  await settled();
  const later = [call(), call(), call()];
  await settled();
  expect(runs).toHaveLength(1);
  runs[0]?.end();
  expect(await Promise.all(first)).toEqual([1, 1]);
  await settled();
  expect(runs).toHaveLength(2);
  runs[1]?.end();
  expect(await Promise.all(later)).toEqual([2, 2, 2]);
});

it('goes on after a failure, of which those learn who share it', async () => {
  const { runs, call, settled } = create();
  const first = call();
  await settled();
  const second = call();
  runs[0]?.fail();
  await expect(first).rejects.toThrow('run 1');
  await settled();
  runs[1]?.end();
  expect(await second).toBe(2);
});
