import { expect, it } from 'vitest';
import { revisionCache } from './revision-cache.ts';

const news = (revision: number, isSameForAll?: boolean, eventId = 'cup') => ({
  eventId,
  revision,
  matchIds: [],
  ...(isSameForAll !== undefined && { isSameForAll }),
});

it('knows whether all changes between two revisions are the same for all', () => {
  const shared = revisionCache();
  for (const one of [news(2, true), news(3, true), news(4, false), news(5), news(7, true)]) shared.note(one);
  expect(shared.areShared('cup', { from: 1, to: 3 })).toBe(true);
  expect(shared.areShared('cup', { from: 2, to: 4 })).toBe(false);
  // Versions before do not say it.
  expect(shared.areShared('cup', { from: 4, to: 5 })).toBe(false);
  expect(shared.areShared('cup', { from: 5, to: 7 })).toBeNull();
  expect(shared.areShared('other', { from: 1, to: 2 })).toBeNull();
  expect(shared.areShared('cup', { from: 0, to: 1e9 })).toBeNull();
});

it('waits a moment for an announcement that is on its way, and gives up without it', async () => {
  const shared = revisionCache();
  const asked = shared.areAllShared('cup', { from: 1, to: 2 });
  setImmediate(() => shared.note(news(2, true)));
  expect(await asked).toBe(true);
  expect(await shared.areAllShared('cup', { from: 2, to: 3 })).toBe(false);
});

it('forgets the oldest', () => {
  const shared = revisionCache();
  for (let revision = 1; revision <= 2001; revision += 1) shared.note(news(revision, true));
  expect(shared.areShared('cup', { from: 0, to: 1 })).toBeNull();
  expect(shared.areShared('cup', { from: 1, to: 2001 })).toBe(true);
});
