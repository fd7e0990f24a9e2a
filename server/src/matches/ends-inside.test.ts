import { completeConfig } from '@neundarter/rules/match/config';
import { endOf, type MatchEnd } from '@neundarter/rules/match/how-it-ended';
import type { PaperScore, Party } from '@neundarter/rules/match/types';
import type { EventFigures } from '@neundarter/rules/table/event-figures';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClub, createPerson, type Person } from '../../test/create-person.ts';
import { type DatabaseSite, databases } from '../../test/databases.ts';
import {
  createDummyEvent,
  type DummyEvent,
  dummyBracket,
  organiser,
  placeholder,
} from '../../test/dummy-bracket.ts';
import { readMatch } from '../../test/read-match.ts';
import { createScorer, valueOf } from '../../test/scorer.ts';
import { createTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import { lockEvent } from '../events/lock-event.ts';
import type { Database, WriteTx } from '../platform/db/database.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { keepFigures } from '../rankings/keep-figures.ts';
import { keepMatchStats } from '../statistics/keep-match-stats.ts';
import { enterResultInside } from './following/enter-result-inside.ts';
import { forfeitInside } from './following/forfeit-inside.ts';
import { retireInside } from './following/retire-inside.ts';
import { takeBackEndInside } from './following/take-back-end-inside.ts';
import { lockAndFold } from './storage/lock-and-fold.ts';

const legs = (...perSet: readonly (readonly [number, number])[]): PaperScore => ({
  kind: 'legs',
  legs: perSet,
});

describe.each(databases)('ends of matches by organisers on $name', ({ create }) => {
  let site: DatabaseSite;
  let db: Database;
  let platform: TestPlatform;
  let teamId: string;
  let people: readonly [Person, Person];
  let event: DummyEvent;
  let semi: string;

  beforeAll(async () => {
    site = await create();
    db = await openDatabase(site.options);
    platform = createTestPlatform(db, {
      followers: [
        dummyBracket(() => platform),
        keepMatchStats,
        (tx, settled) => keepFigures(platform)(tx, settled),
      ],
    });
    teamId = await createClub({ db }, { canUseTournaments: true });
    people = [await createPerson({ db }, { firstName: 'Anna' }), await createPerson({ db })];
  });
  beforeEach(async () => {
    event = await createDummyEvent(platform, {
      teamId,
      firstSemi: {
        parties: [seat(people[0]), seat(people[1])],
        config: completeConfig({ startingScore: 101, legsToWinSet: 3 }),
      },
    });
    semi = event.semis[0];
  });
  afterAll(async () => {
    await db.close();
    await site.dispose();
  });

  const seat = ({ playerId: id }: Person): Party => ({
    type: 'single',
    player: { type: 'registered', id, name: 'Anna' },
  });
  const scorer = () => createScorer(platform, organiser(teamId));
  const propsOf = async (id: string) => valueOf(await readMatch(db, id)).props;
  /** Runs a change as a noun above matches does: the event is locked, and a refusal leaves nothing behind. */
  const inside = <Value>(work: (tx: WriteTx) => Promise<Outcome<Value>>): Promise<Outcome<Value>> =>
    db.write(async (tx) => {
      await lockEvent(tx, event.id);
      return work(tx);
    });
  const origin = 'match';
  const enterResult = (score: PaperScore, matchId = semi) =>
    inside((tx) => enterResultInside(platform, tx, { matchId, origin, score }));
  const retire = (winningParty: 0 | 1, matchId = semi) =>
    inside((tx) => retireInside(platform, tx, { matchId, origin, winningParty }));
  const forfeit = (winningParty: 0 | 1 | null, matchId = semi) =>
    inside((tx) => forfeitInside(platform, tx, { matchId, origin, winningParty }));
  const takeBack = (matchId = semi) => inside((tx) => takeBackEndInside(platform, tx, { matchId, origin }));

  const playTurns = async (...scores: readonly number[]) => {
    for (const score of scores) {
      const playerId = (await propsOf(semi)).currentPlayerId ?? '';
      const attemptsOnDouble = score === 40 ? 1 : 0;
      valueOf(await scorer().throw(semi, { playerId, score, dartsThrown: 3, attemptsOnDouble }));
    }
  };

  /** Everything that is stored of the event and its people, without counters of changes. */
  const storedState = () =>
    db.read(async (q) => {
      const { id, ...ids } = event;
      const matchIds = [...ids.semis, ids.final];
      const matches = await q.selectFrom('matches').selectAll().where('event_id', '=', id).execute();
      const { description } = await q
        .selectFrom('events')
        .select('description')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const rows = async (table: 'match_moves' | 'match_players' | 'player_match_stats') =>
        q
          .selectFrom(table as 'match_moves')
          .selectAll()
          .where('match_id', 'in', matchIds)
          .execute();
      return {
        description,
        matches: matches
          .map((row) => JSON.stringify({ ...row, revision: 0, finish_received_at: 0 }))
          .toSorted(),
        moves: (await rows('match_moves')).map((row) => JSON.stringify(row)).toSorted(),
        players: (await rows('match_players')).map((row) => JSON.stringify(row)).toSorted(),
        stats: await rows('player_match_stats'),
        figures: await q.selectFrom('event_figures').selectAll().where('event_id', '=', id).execute(),
      };
    });

  /** Result, legs won and lost, points and darts in the statistics of a person. */
  const statsOf = async ({ playerId }: Person) => {
    const row = await db.query((q) =>
      q
        .selectFrom('player_match_stats')
        .select(['result', 'legs_won', 'legs_lost', 'total_score', 'total_darts'])
        .where('player_id', '=', playerId)
        .where('match_id', '=', semi)
        .executeTakeFirst(),
    );
    return row && [row.result, row.legs_won, row.legs_lost, row.total_score, row.total_darts];
  };
  /** The same for both parties in the table of the event. */
  const figuresOfEvent = async () => {
    const { figures } = await db.query((q) =>
      q.selectFrom('event_figures').select('figures').where('match_id', '=', semi).executeTakeFirstOrThrow(),
    );
    const { parties } = JSON.parse(figures) as EventFigures;
    return parties.map(({ result, legsWon, legsLost, stats }) => [
      result,
      legsWon,
      legsLost,
      stats.totalScore,
      stats.totalDartsThrown,
    ]);
  };

  const halfPlayed = async () => {
    valueOf(await scorer().start(semi));
    await playTurns(61, 60, 40, 41);
  };

  type End = {
    readonly end: MatchEnd;
    readonly prepare: () => Promise<unknown>;
    readonly make: () => Promise<Outcome<unknown>>;
    /** Home before away: result, legs won and lost, points and darts. */
    readonly figures: readonly (readonly [string, number, number, number, number])[];
  };
  const ends: readonly End[] = [
    {
      end: 'result',
      prepare: async () => undefined,
      make: () => enterResult(legs([2, 3])),
      figures: [
        ['lost', 2, 3, 0, 0],
        ['won', 3, 2, 0, 0],
      ],
    },
    {
      end: 'result',
      prepare: async () => {
        valueOf(await scorer().switch(semi));
        valueOf(await scorer().start(semi));
      },
      make: () => enterResult(legs([3, 0])),
      figures: [
        ['won', 3, 0, 0, 0],
        ['lost', 0, 3, 0, 0],
      ],
    },
    {
      end: 'forfeit',
      prepare: async () => undefined,
      make: () => forfeit(1),
      figures: [
        ['lost', 0, 3, 0, 0],
        ['won', 3, 0, 0, 0],
      ],
    },
    {
      end: 'double-forfeit',
      prepare: async () => undefined,
      make: () => forfeit(null),
      figures: [
        ['lost', 0, 3, 0, 0],
        ['lost', 0, 3, 0, 0],
      ],
    },
    {
      end: 'retirement',
      prepare: halfPlayed,
      make: () => retire(1),
      figures: [
        ['lost', 1, 3, 101, 6],
        ['won', 3, 1, 101, 6],
      ],
    },
  ];

  describe.each(ends)('$end', ({ end, prepare, make, figures }) => {
    it('counts, moves the winner on, and is gone when it is taken back', async () => {
      await prepare();
      const before = await storedState();
      const known = (await propsOf(semi)).revision;
      valueOf(await make());
      const after = await propsOf(semi);
      expect(after).toMatchObject({ status: 'finished', revision: known + 1 });
      expect(endOf(after)).toBe(end);
      expect(await Promise.all(people.map(statsOf))).toEqual(figures);
      expect(await figuresOfEvent()).toEqual(figures);
      const winner =
        after.winningParty === null ? placeholder(0) : after.parties[after.winningParty as 0 | 1];
      expect((await propsOf(event.final)).parties[0]).toEqual(winner);
      // What is stored can be read again: nothing of it comes only from a cache.
      const folded = await db.write(async (tx) => lockAndFold(tx, semi));
      expect(folded?.match.winningParty).toBe(after.winningParty);

      valueOf(await takeBack());
      expect(await storedState()).toEqual(before);
      expect(await propsOf(semi)).toMatchObject({ revision: known + 2, winningParty: null });
    });

    it('is announced with its kind, and so is taking it back', async () => {
      await prepare();
      const from = platform.heard.length;
      valueOf(await make());
      valueOf(await takeBack());
      await expect
        .poll(() => platform.heard.filter(({ payload }) => payload['change'] === 'reopen').length)
        .toBeGreaterThan(0);
      const heard = platform.heard
        .slice(from)
        .filter(({ channel, payload }) => channel === `matches/${semi}` && payload.matchId === semi)
        .map(({ event: name, payload }) => [name, payload['change'] ?? payload['end']]);
      const kind = { result: 'result', retirement: 'retire' }[end as string] ?? 'forfeit';
      expect(heard).toEqual([
        ['match-score-updated', kind],
        ['match-finished', end],
        ['match-score-updated', 'reopen'],
      ]);
    });

    it('is not taken back as a turn', async () => {
      await prepare();
      valueOf(await make());
      expect(await scorer().undo(semi)).toMatchObject({ error: 'error.invalid-match-status' });
    });
  });

  describe.each(ends.filter(({ end }) => end !== 'double-forfeit'))('$end', ({ prepare, make }) => {
    it('stays once the next match of its winner has begun, which the refusal names', async () => {
      await prepare();
      valueOf(await make());
      valueOf(await enterResult(legs([1, 0]), event.semis[1]));
      valueOf(await scorer().start(event.final));
      const playerId = (await propsOf(event.final)).currentPlayerId ?? '';
      valueOf(await scorer().throw(event.final, { playerId, score: 0 }));
      const before = await storedState();
      expect(await takeBack()).toMatchObject({
        ok: false,
        error: { code: 'error.event.follow-up-match-started', matchId: event.final },
      });
      expect(await storedState()).toEqual(before);
    });
  });

  it('takes back the last turn of a match, too, and keeps the others', async () => {
    const [, other] = event.semis;
    valueOf(await scorer().start(other));
    for (const score of [0, 0, 0]) {
      const playerId = (await propsOf(other)).currentPlayerId ?? '';
      valueOf(await scorer().throw(other, { playerId, score }));
    }
    const before = await storedState();
    const playerId = (await propsOf(other)).currentPlayerId ?? '';
    valueOf(await scorer().throw(other, { playerId, score: 2, dartsThrown: 1, attemptsOnDouble: 1 }));
    expect((await propsOf(other)).status).toBe('finished');
    valueOf(await takeBack(other));
    expect(await storedState()).toEqual(before);
  });

  it('corrects a result within one transaction', async () => {
    valueOf(await enterResult(legs([3, 1])));
    valueOf(
      await inside(async (tx) => {
        const open = await takeBackEndInside(platform, tx, { matchId: semi, origin });
        return open.ok
          ? enterResultInside(platform, tx, { matchId: semi, origin, score: legs([2, 3]) })
          : open;
      }),
    );
    expect(await propsOf(semi)).toMatchObject({ winningParty: 1, revision: 3, standing: { legs: [2, 3] } });
    expect((await propsOf(event.final)).parties[0]).toEqual(seat(people[1]));
    const moves = await db.query((q) =>
      q.selectFrom('match_moves').select(['seq', 'kind']).where('match_id', '=', semi).execute(),
    );
    expect(moves).toEqual([{ seq: 0, kind: 'result' }]);
  });

  it('keeps why a final result is reopened, and by whom', async () => {
    valueOf(await enterResult(legs([3, 1])));
    const reopening = { reason: 'Zettel verwechselt', userId: people[0].userId };
    valueOf(await inside((tx) => takeBackEndInside(platform, tx, { matchId: semi, origin, reopening })));
    expect((await propsOf(semi)).reopenings).toMatchObject([{ reason: 'Zettel verwechselt' }]);
  });

  it.each<[string, (test: { readonly final: string }) => Promise<Outcome<unknown>>, string]>([
    ['a result that is none', () => enterResult(legs([3, 3])), 'error.match.impossible-result'],
    ['a result without parties', ({ final }) => enterResult(legs([1, 0]), final), 'error.parties-not-set'],
    ['a forfeit without parties', ({ final }) => forfeit(null, final), 'error.parties-not-set'],
    ['a retirement before the start', () => retire(0), 'error.invalid-match-status'],
    ['taking back what has no end', () => takeBack(), 'error.invalid-match-status'],
  ])('refuses %s, and changes nothing', async (_what, command, error) => {
    const before = await storedState();
    expect(await command(event)).toEqual({ ok: false, error });
    expect(await storedState()).toEqual(before);
  });

  it('refuses a result that contradicts recorded legs, and a forfeit once a turn is recorded', async () => {
    await halfPlayed();
    const before = await storedState();
    const refused = { ok: false, error: 'error.invalid-match-status' };
    expect(await enterResult(legs([0, 3]))).toEqual({
      ok: false,
      error: 'error.match.recorded-legs-missing',
    });
    expect(await forfeit(null)).toEqual(refused);
    expect(await storedState()).toEqual(before);
  });

  describe('a device without network that has the match on its screen', () => {
    const [start, turn] = ['device-start', 'device-turn'];
    /** The calls of its queue, each with the request id that it always keeps. */
    const send = async () => {
      const device = scorer();
      const [{ playerId }] = people;
      const sent = { playerId, score: 60, setNumber: 1, legNumber: 1, throwNumber: 1, requestId: turn };
      return [await device.start(semi, { requestId: start }), await device.throw(semi, sent)];
    };

    it('cannot change a result from paper, with a code that every version knows', async () => {
      valueOf(await enterResult(legs([1, 3])));
      const before = await storedState();
      const refused = { ok: false, error: 'error.invalid-match-status' };
      expect(await send()).toEqual([refused, refused]);
      expect(await scorer().forfeit(semi, 0)).toEqual(refused);
      expect(await scorer().switch(semi)).toEqual(refused);
      expect(await storedState()).toEqual(before);
    });

    it('is either before the result or refused, if both come at the same moment', async () => {
      valueOf(await scorer().start(semi, { requestId: start }));
      const [entered, [, thrown]] = await Promise.all([enterResult(legs([1, 3])), send()]);
      // A turn before the result is contained in it: the paper completes a running match, too.
      expect(entered.ok).toBe(true);
      if (thrown?.ok !== true) expect(thrown).toEqual({ ok: false, error: 'error.invalid-match-status' });
      const { status, standing } = await propsOf(semi);
      expect([status, standing.legs]).toEqual(['finished', [1, 3]]);
    });

    it('delivers the same calls once the result is taken back', async () => {
      valueOf(await enterResult(legs([1, 3])));
      await send();
      valueOf(await takeBack());
      expect(await send()).toMatchObject([{ ok: true }, { ok: true }]);
      expect(await propsOf(semi)).toMatchObject({ status: 'running', standing: { score: [41, 101] } });
    });

    it('goes on with a match that it has started before', async () => {
      valueOf(await scorer().start(semi, { requestId: start }));
      valueOf(await enterResult(legs([1, 3])));
      expect((await send()).map(({ ok }) => ok)).toEqual([true, false]);
      valueOf(await takeBack());
      expect((await send()).map(({ ok }) => ok)).toEqual([true, true]);
    });
  });
});
