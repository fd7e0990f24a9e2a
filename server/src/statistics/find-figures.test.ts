import type { MatchStatus } from '@neundarter/rules/match/types';
import { opponentRanges } from '@neundarter/rules/stats/average-ranges';
import { calendarMonthOf } from '@neundarter/rules/stats/calendar-months';
import { matchResults } from '@neundarter/rules/stats/match-figures';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseSite, databases } from '../../test/databases.ts';
import { createScorer, valueOf } from '../../test/scorer.ts';
import { alone, guest } from '../../test/short-matches.ts';
import { createTestPlatform } from '../../test/test-platform.ts';
import type { Database } from '../platform/db/database.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import type { PlayerMatchStatsTable } from '../platform/db/tables/statistics-tables.ts';
import { newId } from '../platform/ids.ts';
import { countPastMonths } from './count-past-months.ts';
import { findHighlights } from './find-highlights.ts';
import { findSums } from './find-sums.ts';
import { monthRows } from './month-rows.ts';
import type { FiguresFilter } from './narrow-figures.ts';
import { statsColumns } from './stats-columns.ts';

const playerId = 'veteranveteranveteran'.slice(0, 20);
const dayMs = 24 * 60 * 60 * 1000;
/** The first minutes of a month in Germany, which is still the month before in UTC. */
const start = Date.UTC(2025, 9, 31, 23, 5);
const noOfMatches = 240;
/** Days between two matches: about eighteen months in all. */
const everyDays = 2.3;

const end = start + noOfMatches * everyDays * dayMs;

/** Figures that differ from match to match, some of them equal in several. */
const rowOf = (match_id: string, index: number): PlayerMatchStatsTable => {
  const finished_at = start + Math.floor(index * everyDays * dayMs);
  const counts = statsColumns.map((column, at) => [column, (index * (at + 3)) % (11 + at)]);
  return {
    ...Object.fromEntries(counts),
    match_id,
    player_id: playerId,
    party: 0,
    finished_at,
    month: calendarMonthOf(finished_at),
    event_id: index % 9 === 0 ? 'event' : null,
    is_online_match: 0,
    starting_score: index % 3 === 0 ? 301 : 501,
    check_in_mode: index % 5 === 0 ? 'double-in' : 'single-in',
    result: matchResults[index % 3] ?? 'won',
    shortest_leg: index % 4 === 0 ? null : 9 + ((index * 7) % 30),
    opponent_range: index % 10 === 0 ? null : index % opponentRanges.length,
    highest_checkout: (index * 13) % 171,
    total_score: 400 + ((index * 37) % 600),
    total_darts: index % 12 === 0 ? 0 : 12 + ((index * 17) % 60),
    opponent_score: 0,
    opponent_darts: 0,
  } as PlayerMatchStatsTable;
};

/** Only pages are always counted from the matches; a page that starts at the first one has them all. */
const fromMatches = { skip: 0 };

const moment = fc.integer({ min: start - 40 * dayMs, max: end + 40 * dayMs });
const filters = fc.record(
  {
    afterDate: fc.oneof(moment, fc.constant(253_402_300_799_999)),
    beforeDate: fc.oneof(moment, fc.constant(253_402_300_799_999)),
    startingScore: fc.constantFrom(301, 501, 701),
    checkInMode: fc.constantFrom('single-in' as const, 'double-in' as const),
    status: fc.constantFrom<MatchStatus>('finished', 'running').map((status) => [status]),
    eventId: fc.constant('event'),
  },
  { requiredKeys: [] },
);

describe.each(databases)('figures of a player on $name', ({ create }) => {
  let site: DatabaseSite;
  let db: Database;

  beforeAll(async () => {
    site = await create();
    db = await openDatabase(site.options);
    const actor = { kind: 'guest', id: newId() } as const;
    const scorer = createScorer(createTestPlatform(db), actor);
    const parties = [alone(guest()), alone(guest())] as never;
    const { id } = valueOf(await scorer.create({ parties, config: {} }));
    await db.write(async (tx) => {
      const match = await tx.q
        .selectFrom('matches')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      for (let index = 0; index < noOfMatches; index += 1) {
        const row = rowOf(newId(), index);
        await tx.q
          .insertInto('matches')
          .values({ ...match, id: row.match_id })
          .execute();
        await tx.q.insertInto('player_match_stats').values(row).execute();
        await monthRows.add(tx, row);
      }
    });
  });
  afterAll(async () => {
    await db.close();
    await site.dispose();
  });

  const sumsOf = (filter: Partial<FiguresFilter>) =>
    db.read(async (q) => {
      const { totals, outcomes } = await findSums(q, { playerId, ...filter });
      const counts = Map.groupBy(outcomes, ({ result, opponent_range }) => `${result} ${opponent_range}`);
      const sums = [...counts].map(
        ([kind, all]) => [kind, all.reduce((sum, { count }) => sum + count, 0)] as const,
      );
      return { totals, outcomes: Object.fromEntries(sums) };
    });
  const highlightsOf = (filter: Partial<FiguresFilter>) =>
    db.read((q) => findHighlights(q, { playerId, ...filter }, end));

  it('are the same from whole months and from the matches, for every filter', () =>
    fc.assert(
      fc.asyncProperty(filters, async (filter) => {
        expect(await sumsOf(filter)).toEqual(await sumsOf({ ...filter, ...fromMatches }));
        expect(await highlightsOf(filter)).toEqual(await highlightsOf({ ...filter, ...fromMatches }));
      }),
      { numRuns: 150 },
    ));

  it('are all there without a filter', async () => {
    const { outcomes } = await sumsOf({});
    expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(noOfMatches);
  });

  it('are right while the sums are not complete, which the next start mends', async () => {
    const read = () =>
      db.query((q) =>
        q
          .selectFrom('player_month_stats')
          .selectAll()
          .orderBy('month')
          .orderBy('starting_score')
          .orderBy('check_in_mode')
          .execute(),
      );
    const [before, figures] = [await read(), await sumsOf({})];
    // A server of the version before has taken off a match and added another one.
    await db.write(({ q }) =>
      q
        .updateTable('player_month_stats')
        .set((eb) => ({ total_score: eb('total_score', '+', 7), score_180: 1000 }))
        .where('month', '=', '2026-01')
        .execute(),
    );
    expect((await sumsOf({})).totals.score_180).toBe(figures.totals.score_180);
    expect(await countPastMonths(db)).toBe(1);
    expect(await read()).toEqual(before);
    expect(await countPastMonths(db)).toBe(0);
  });
});
