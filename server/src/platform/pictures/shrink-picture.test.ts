import { expect, it } from 'vitest';
import { createShrinker } from './shrink-picture.ts';

const png = Buffer.from('89504e470d0a1a0a', 'hex');

it('shrinks pictures one after another, even after a failure', async () => {
  let [running, most] = [0, 0];
  const shrink = createShrinker(async (file) => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    if (file.length === png.length) throw new Error('no process');
    return Buffer.from('small');
  });
  const outcomes = await Promise.allSettled([png, Buffer.concat([png, png]), png].map(shrink));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected']);
  expect(outcomes[1]).toMatchObject({ value: { ok: true, value: { base64Image: 'c21hbGw=' } } });
  expect(most).toBe(1);
});

it('refuses a picture if too many are waiting', async () => {
  const gate = Promise.withResolvers<Buffer>();
  const shrink = createShrinker(() => gate.promise);
  const outcomes = Array.from({ length: 25 }, () => shrink(png));
  const [last] = await Promise.all(outcomes.slice(-1));
  expect(last).toEqual({ ok: false, error: 'error.too-many-requests' });
  gate.resolve(Buffer.from('small'));
  expect((await Promise.all(outcomes)).filter(({ ok }) => ok)).toHaveLength(20);
});
