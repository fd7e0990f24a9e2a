import { expect, it } from 'vitest';
import { createPreviews, type DrawPreview, type PreviewInput } from './draw-preview.ts';

const input: PreviewInput = {
  card: { label: 'Turnier', heads: [{ text: 'Pokal' }], facts: [] },
  crest: null,
};
const read = async () => input;

it('draws a picture once for a thousand who ask for it, and one picture at a time', async () => {
  let [drawn, running, most] = [0, 0, 0];
  const previews = createPreviews(async () => {
    drawn += 1;
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setImmediate(resolve));
    running -= 1;
    return Buffer.from('png');
  });
  const asked = Array.from({ length: 1000 }, (_, at) => previews(at % 2 === 0 ? 'a' : 'b', read));
  const answers = await Promise.all(asked);
  expect(new Set(answers.map(({ kind }) => kind))).toEqual(new Set(['png']));
  expect([drawn, most]).toEqual([2, 1]);
  await previews('a', read);
  expect(drawn).toBe(2);
});

it('refuses pictures at once if ten are waiting, and reads nothing for them', async () => {
  const gate = Promise.withResolvers<Buffer>();
  const previews = createPreviews(() => gate.promise);
  let reads = 0;
  const asked = Array.from({ length: 11 }, (_, at) =>
    previews(`${at}`, async () => {
      reads += 1;
      return input;
    }),
  );
  expect(await asked.at(-1)).toEqual({ kind: 'busy' });
  gate.resolve(Buffer.from('png'));
  expect((await Promise.all(asked)).filter(({ kind }) => kind === 'png')).toHaveLength(10);
  expect(reads).toBe(10);
});

it('draws again after a failure', async () => {
  const results = [null, Buffer.from('png')];
  const draw: DrawPreview = async () => results.shift() ?? null;
  const previews = createPreviews(draw);
  await expect(previews('a', read)).rejects.toThrow('could not be drawn');
  expect(await previews('a', read)).toEqual({ kind: 'png', bytes: Buffer.from('png') });
});
