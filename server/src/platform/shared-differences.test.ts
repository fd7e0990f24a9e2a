import { applyDifference } from '@neundarter/contract/differences/apply-difference';
import { expect, it } from 'vitest';
import { type SharedState, sharedDifferences } from './shared-differences.ts';

/** A thing that tests change, and how often it was read. */
const scene = () => {
  const place = { state: { revision: 1, value: { score: 1 } } as SharedState | null, reads: 0 };
  const differences = sharedDifferences(async () => {
    place.reads += 1;
    return place.state;
  });
  const change = (revision: number, value: object = { score: revision }) => {
    place.state = { revision, value };
    return differences.advance('cup', revision);
  };
  return { place, differences, change };
};

it('finds what has changed since it was told last', async () => {
  const { place, differences, change } = scene();
  await differences.begin('cup');
  await differences.begin('cup');
  expect(place.reads).toBe(1);
  expect(await change(2)).toEqual({ from: 1, to: 2, change: { in: { score: [2] } } });
  expect(await change(3)).toEqual({ from: 2, to: 3, change: { in: { score: [3] } } });
});

it('does not know the difference to what it has not told, but that of the next change', async () => {
  const { change } = scene();
  expect(await change(7)).toBeNull();
  expect(await change(8)).toMatchObject({ from: 7, to: 8 });
});

it('tells several changes together, and reads nothing for those that it has told already', async () => {
  const { place, differences, change } = scene();
  await differences.begin('cup');
  place.state = { revision: 4, value: { score: 4 } };
  expect(await differences.advance('cup', 2)).toEqual({ from: 1, to: 4, change: { in: { score: [4] } } });
  const { reads } = place;
  for (const revision of [2, 3, 4]) expect(await differences.advance('cup', revision)).toBeNull();
  expect(place.reads).toBe(reads);
  expect(await change(5)).toMatchObject({ from: 4, to: 5 });
});

it('leads from each revision that it keeps to the latest one, and from no other', async () => {
  const { differences, change } = scene();
  await differences.begin('cup');
  for (let revision = 2; revision <= 100; revision += 1) await change(revision);
  expect(differences.since('cup', 35)).toBeNull();
  expect(differences.since('cup', 100)).toBeNull();
  expect(differences.since('other', 1)).toBeNull();
  for (const revision of [36, 70, 99]) {
    const steps = differences.since('cup', revision) ?? [];
    const value = steps.reduce<unknown>((known, step) => applyDifference(known, step.change), {
      score: revision,
    });
    expect(value).toEqual({ score: 100 });
  }
});

it('keeps differences of 32 kB at most', async () => {
  const { differences, change } = scene();
  await differences.begin('cup');
  const long = (revision: number) => ({ score: revision, text: String(revision).repeat(10_000) });
  for (let revision = 2; revision <= 6; revision += 1) await change(revision, long(revision));
  expect([1, 2, 3, 4, 5].filter((revision) => differences.since('cup', revision) !== null)).toEqual([
    3, 4, 5,
  ]);
  await change(7, { text: '7'.repeat(40_000) });
  expect(differences.since('cup', 6)).toBeNull();
});

it('forgets what is deleted, and what nobody listens to', async () => {
  const { place, differences, change } = scene();
  await differences.begin('cup');
  place.state = null;
  expect(await differences.advance('cup', 2)).toBeNull();
  place.state = { revision: 3, value: { score: 3 } };
  await differences.begin('cup');
  await change(4);
  differences.forget('cup');
  expect(differences.since('cup', 3)).toBeNull();
  expect(await change(5)).toBeNull();
});
