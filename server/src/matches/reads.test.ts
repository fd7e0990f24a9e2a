import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseSite, databases } from '../../test/databases.ts';
import { readMatch } from '../../test/read-match.ts';
import {
  awayId,
  createScorer,
  homeId,
  type Scorer,
  shortMatch,
  startedMatch,
  valueOf,
} from '../../test/scorer.ts';
import { createTestPlatform, type TestPlatform, testTime } from '../../test/test-platform.ts';
import type { Database } from '../platform/db/database.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { countMatches, listMatches, readLeg, readStanding, readStandingBytes } from './reads.ts';

const player = (id: string) => ({ type: 'single', player: { type: 'guest', id, name: id } }) as const;
const carlaId = 'carla000000000000000';

describe.each(databases)('reading matches on $name', ({ create }) => {
  let site: DatabaseSite;
  let db: Database;
  let platform: TestPlatform;
  let scorer: Scorer;
  const other = { kind: 'guest', id: 'other000000000000000' } as const;
  const made: string[] = [];

  beforeAll(async () => {
    site = await create();
    db = await openDatabase(site.options);
    platform = createTestPlatform(db);
    scorer = createScorer(platform);
    const stranger = createScorer(platform, other);
    for (let index = 0; index < 12; index += 1) {
      const maker = index % 3 === 0 ? stranger : scorer;
      const away = player(index % 2 === 0 ? awayId : carlaId);
      // Four pairs with equal times: their order must be the same in every list.
      const timeStamp = testTime - 1000 + Math.floor(index / 2);
      const { id } = valueOf(
        await maker.create({ ...shortMatch, parties: [player(homeId), away], timeStamp }),
      );
      if (index >= 4) valueOf(await maker.start(id));
      if (index >= 10) {
        const { id: given } = valueOf(await maker.create({ ...shortMatch, timeStamp: testTime - 500 }));
        valueOf(await maker.forfeit(given, 0));
        made.push(given);
      }
      made.push(id);
    }
  });
  afterAll(async () => {
    await db.close();
    await site.dispose();
  });

  const idsOf = async (filter: Parameters<typeof listMatches>[1]) => {
    const list = await listMatches(db, { limit: 100, ...filter });
    return list.map(({ id }) => id);
  };

  it('lists newest first, in pages without gaps or overlaps', async () => {
    const all = await listMatches(db, { limit: 100 });
    expect(all).toHaveLength(14);
    const sorted = all.toSorted(
      (one, next) => next.props.timeStamp - one.props.timeStamp || (one.id < next.id ? 1 : -1),
    );
    expect(all).toEqual(sorted);
    const pages = [];
    for (let skip = 0; skip < 14; skip += 5) pages.push(...(await listMatches(db, { skip })));
    expect(pages).toEqual(all);
  });

  it('filters and counts by each field and by all fields', async () => {
    const all = await listMatches(db, { limit: 100 });
    const filters = [
      { status: ['running'] },
      { status: ['finished', 'scheduled', 'scheduled'] },
      { createdById: other.id },
      { playerId: carlaId },
      { playerId: homeId, status: ['running'], createdById: 'guest000000000000000' },
      { eventId: 'event000000000000000' },
    ] as const;
    for (const filter of filters) {
      const anything = { status: null, createdById: null, playerId: null, eventId: null };
      const { status, createdById, playerId, eventId } = { ...anything, ...filter };
      const wanted = all.filter(
        ({ props }) =>
          (status === null || (status as readonly string[]).includes(props.status)) &&
          (createdById === null || props.createdById === createdById) &&
          (eventId === null || props.eventId === eventId) &&
          (playerId === null || JSON.stringify(props.parties).includes(playerId)),
      );
      expect(await idsOf(filter)).toEqual(wanted.map(({ id }) => id));
      expect(await countMatches(db, filter)).toBe(wanted.length);
    }
    expect(await countMatches(db, {})).toBe(14);
    expect(await countMatches(db, { playerId: carlaId })).toBe(6);
    expect(await countMatches(db, { status: ['finished'] })).toBe(2);
  });

  it('filters by time and by words, and counts the same', async () => {
    const all = await listMatches(db, { limit: 100 });
    const middle = all[6]?.props.timeStamp ?? 0;
    const isCarlas = ({ props }: (typeof all)[number]) => JSON.stringify(props.parties).includes(carlaId);
    const cases: readonly [Parameters<typeof listMatches>[1], typeof all][] = [
      [{ afterDate: middle }, all.filter(({ props }) => props.timeStamp >= middle)],
      [{ beforeDate: middle }, all.filter(({ props }) => props.timeStamp <= middle)],
      [
        { playerId: carlaId, afterDate: middle },
        all.filter((one) => isCarlas(one) && one.props.timeStamp >= middle),
      ],
      [
        { createdById: other.id, search: homeId.slice(0, 6).toUpperCase() },
        all.filter(({ props }) => props.createdById === other.id),
      ],
      [{ createdById: other.id, search: `${homeId} nobody` }, []],
      [
        { playerId: carlaId, search: 'carla', status: ['scheduled', 'running', 'finished'] },
        all.filter(isCarlas),
      ],
    ];
    for (const [filter, wanted] of cases) {
      expect([filter, await idsOf(filter)]).toEqual([filter, wanted.map(({ id }) => id)]);
      expect(await countMatches(db, filter)).toBe(wanted.length);
    }
  });

  it('finds a match by its event', async () => {
    const eventId = 'eventwithamatch00000';
    const { id } = valueOf(await scorer.create());
    await db.write(async ({ q }) => {
      await q
        .updateTable('matches')
        .set({ event_id: eventId, event_name: 'Training' })
        .where('id', '=', id)
        .execute();
    });
    const [head] = await listMatches(db, { eventId });
    expect(head).toMatchObject({ id, props: { eventId, eventName: 'Training' } });
    await db.write(async ({ q }) => {
      await q.deleteFrom('matches').where('id', '=', id).execute();
    });
  });

  it('returns the same fields in the list, the standing and the match', async () => {
    const { id } = await startedMatch(scorer);
    const match = valueOf(await scorer.throw(id, { playerId: homeId, score: 60 }));
    const { sets, currentSet, summary, ...head } = match.props;
    expect(valueOf(await readStanding(db, id))).toEqual({ id, ...head });
    const listed = await listMatches(db, { limit: 100 });
    expect(listed.find((one) => one.id === id)).toEqual({ id, props: head });
    expect(valueOf(await readMatch(db, id)).props).toEqual({ ...head, sets, currentSet, summary });
  });

  it('returns one leg, and not-found for an unknown one', async () => {
    const { id } = await startedMatch(scorer);
    const match = valueOf(await scorer.throw(id, { playerId: homeId, score: 60 }));
    const leg = valueOf(await readLeg(db, { id, setNumber: 1, legNumber: 1 }));
    const { parties, config, sets } = match.props;
    expect(leg).toEqual({ matchId: id, setNumber: 1, parties, config, leg: sets[0]?.legs[0] });
    for (const [setNumber, legNumber] of [
      [1, 2],
      [2, 1],
    ] as const) {
      expect(await readLeg(db, { id, setNumber, legNumber })).toEqual({
        ok: false,
        error: 'error.not-found',
      });
    }
    const nobody = platform.newId();
    expect(await readLeg(db, { id: nobody, setNumber: 1, legNumber: 1 })).toEqual({
      ok: false,
      error: 'error.not-found',
    });
    expect(await readMatch(db, nobody)).toEqual({ ok: false, error: 'error.not-found' });
    expect(await readStanding(db, nobody)).toEqual({ ok: false, error: 'error.not-found' });
    expect(await readStandingBytes(db, nobody)).toEqual({ ok: false, error: 'error.not-found' });
  });

  const standingNow = async (database: Database, id: string) => {
    const { bytes, etag } = valueOf(await readStandingBytes(database, id));
    return { etag, standing: JSON.parse(bytes.toString()) as unknown };
  };

  it('returns the standing as bytes that are never older than the last turn', async () => {
    const { id } = await startedMatch(scorer);
    const seen = [await standingNow(db, id)];
    for (const [index, score] of [11, 12, 13, 14].entries()) {
      valueOf(await scorer.throw(id, { playerId: index % 2 === 0 ? homeId : awayId, score }));
      const now = await standingNow(db, id);
      expect(now.standing).toEqual(valueOf(await readStanding(db, id)));
      seen.push(now);
    }
    expect(new Set(seen.map(({ etag }) => etag)).size).toBe(5);
    expect(await standingNow(db, id)).toEqual(seen.at(-1));
    expect(seen.at(-1)?.etag).toMatch(/^"[^"]+"$/);
  });

  it('does not confuse a deleted match with a new one with the same id', async () => {
    const { id } = valueOf(await scorer.create());
    const first = await standingNow(db, id);
    await scorer.remove(id);
    expect(await readStandingBytes(db, id)).toEqual({ ok: false, error: 'error.not-found' });
    valueOf(await scorer.create({ ...shortMatch, description: 'neu' }, id));
    const second = await standingNow(db, id);
    expect(second.etag).not.toBe(first.etag);
    expect(second.standing).toMatchObject({ description: 'neu', revision: 0 });
  });

  it('returns current standings while turns and readers come at the same time', async () => {
    const { id } = await startedMatch(scorer);
    const revisionOf = async () => {
      const { standing } = await standingNow(db, id);
      return (standing as { revision: number }).revision;
    };
    for (let turn = 0; turn < 20; turn += 1) {
      const playerId = turn % 2 === 0 ? homeId : awayId;
      const [match, ...revisions] = await Promise.all([
        scorer.throw(id, { playerId, score: 0 }),
        ...Array.from({ length: 10 }, revisionOf),
      ]);
      const { revision } = valueOf(match).props;
      expect(Math.max(...revisions)).toBeLessThanOrEqual(revision);
      expect(await revisionOf()).toBe(revision);
    }
  });
});

describe.each(databases.filter(({ name }) => name === 'postgres'))('two processes on $name', ({ create }) => {
  it('return each other’s turns immediately', async () => {
    const site = await create();
    const [one, two] = [await openDatabase(site.options), await openDatabase(site.options)];
    const scorer = createScorer(createTestPlatform(one));
    const { id } = await startedMatch(scorer);
    for (let turn = 0; turn < 10; turn += 1) {
      valueOf(await scorer.throw(id, { playerId: turn % 2 === 0 ? homeId : awayId, score: 1 }));
      const [here, there] = [await readStandingBytes(one, id), await readStandingBytes(two, id)];
      expect(valueOf(there).bytes.toString()).toBe(valueOf(here).bytes.toString());
      expect(valueOf(there).revision).toBe(turn + 2);
      expect(valueOf(await readMatch(two, id))).toEqual(valueOf(await readMatch(one, id)));
    }
    await Promise.all([one.close(), two.close()]);
    await site.dispose();
  });

  it('do not confuse a match with a deleted one with the same id and revision', async () => {
    const site = await create();
    const [one, two] = [await openDatabase(site.options), await openDatabase(site.options)];
    const scorer = createScorer(createTestPlatform(one));
    const { id } = await startedMatch(scorer);
    const before = valueOf(await readStandingBytes(two, id));
    valueOf(await readMatch(two, id));
    await scorer.remove(id);
    valueOf(await scorer.create({ ...shortMatch, startingParty: 1 }, id));
    const match = valueOf(await scorer.start(id));
    const after = valueOf(await readStandingBytes(two, id));
    expect(after.revision).toBe(before.revision);
    expect(after.etag).not.toBe(before.etag);
    expect(JSON.parse(after.bytes.toString())).toEqual(valueOf(await readStanding(one, id)));
    expect(valueOf(await readMatch(two, id))).toEqual(match);
    await Promise.all([one.close(), two.close()]);
    await site.dispose();
  });
});
