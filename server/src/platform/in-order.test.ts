import { expect, it } from 'vitest';
import { inOrder } from './in-order.ts';

it('runs work of one key in order, also after a failure, and other keys meanwhile', async () => {
  const each = inOrder();
  const done: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = each('a', async () => {
    await promise;
    done.push('a1');
    throw new Error('on purpose');
  });
  const second = each('a', async () => void done.push('a2'));
  await each('b', async () => void done.push('b1'));
  expect(done).toEqual(['b1']);
  resolve();
  await expect(first).rejects.toThrow('on purpose');
  await second;
  expect(done).toEqual(['b1', 'a1', 'a2']);
});
