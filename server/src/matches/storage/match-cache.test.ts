import { defaultMatchConfig } from '@neundarter/rules/match/config';
import { createMatch } from '@neundarter/rules/match/create';
import { describe, expect, it } from 'vitest';
import { storedMatchOf } from '../../../test/stored-match.ts';
import type { Database } from '../../platform/db/database.ts';
import { matchCache } from './match-cache.ts';
import type { StoredMatch } from './stored-match.ts';

const match = createMatch({
  id: 'm',
  parties: [{ type: 'bye' }, { type: 'bye' }],
  config: defaultMatchConfig,
});

const stored = (revision: number, { id = 'm', creationId = 'first' } = {}): StoredMatch =>
  storedMatchOf({ ...match, id }, { creationId, revision });

const standing = (revision: number) => ({
  creationId: 'first',
  revision,
  bytes: Buffer.from('{}'),
  etag: `"${revision}"`,
  isPublic: true,
});

describe('cached matches', () => {
  const freshCaches = () => matchCache({} as Database);

  it('belong to one database', () => {
    const db = {} as Database;
    expect(matchCache(db)).toBe(matchCache(db));
    expect(matchCache(db)).not.toBe(freshCaches());
  });

  it('return a match only in exactly the cached state', () => {
    const caches = freshCaches();
    caches.committed(stored(3), match);
    expect(caches.foldOf(stored(3))).toBe(match);
    expect(caches.foldOf(stored(4))).toBeNull();
    expect(caches.foldOf(stored(3, { creationId: 'second' }))).toBeNull();
    caches.deleted('m');
    expect(caches.foldOf(stored(3))).toBeNull();
  });

  it('do not keep a standing that was read before a change', () => {
    const caches = freshCaches();
    const before = caches.moment();
    caches.committed(stored(2), match);
    caches.keepStanding('m', standing(1), before);
    expect(caches.standingOf('m')).toBeNull();
    caches.keepStanding('m', standing(2), caches.moment());
    expect(caches.standingOf('m')?.revision).toBe(2);
    caches.deleted('m');
    expect(caches.standingOf('m')).toBeNull();
  });

  it('do not keep a standing that was read before a change of rights', () => {
    const caches = freshCaches();
    const before = caches.moment();
    caches.keepStanding('m', standing(1), before);
    caches.rightsChanged();
    expect(caches.standingOf('m')).toBeNull();
    caches.keepStanding('m', standing(1), before);
    expect(caches.standingOf('m')).toBeNull();
    caches.keepStanding('m', standing(1), caches.moment());
    expect(caches.standingOf('m')?.revision).toBe(1);
  });

  it('drop the least recently used match', () => {
    const caches = freshCaches();
    for (let count = 0; count < 500; count += 1) caches.keepFold(stored(0, { id: `m${count}` }), match);
    expect(caches.foldOf(stored(0, { id: 'm0' }))).toBe(match);
    caches.keepFold(stored(0, { id: 'one more' }), match);
    expect(caches.foldOf(stored(0, { id: 'm0' }))).toBe(match);
    expect(caches.foldOf(stored(0, { id: 'm1' }))).toBeNull();
  });
});
