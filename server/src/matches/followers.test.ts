import type { NewMatchProps } from '@neundarter/contract/entities/match';
import { ok } from '@neundarter/rules/result';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClub } from '../../test/create-person.ts';
import { type DatabaseSite, databases } from '../../test/databases.ts';
import {
  createDummyEvent,
  dummyBracket,
  organiser,
  placeholder,
  semiPlayers,
} from '../../test/dummy-bracket.ts';
import { dumpDatabase, settleOutbox } from '../../test/dump-database.ts';
import { readMatch } from '../../test/read-match.ts';
import { adminActor, createScorer, homeId, playTurns, startedMatch, valueOf } from '../../test/scorer.ts';
import { createTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import type { Database } from '../platform/db/database.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import { newId } from '../platform/ids.ts';
import { setCaller } from './following/set-caller.ts';
import { setParty } from './following/set-party.ts';
import type { Followed, MatchFollower } from './settle-match.ts';

const semiMatch: NewMatchProps = {
  parties: [
    { type: 'single', player: { type: 'guest', id: homeId, name: 'Anna' } },
    { type: 'single', player: { type: 'guest', id: 'away0000000000000000', name: 'Bernd' } },
  ],
  config: { startingScore: 2, legsToWinSet: 1 },
};

const checkoutOfTwo = { score: 2, dartsThrown: 1, attemptsOnDouble: 1 };
const [[anna], [carla]] = semiPlayers;

describe.each(databases)('followers of matches on $name', ({ create }) => {
  let site: DatabaseSite;
  let db: Database;
  let teamId: string;

  beforeAll(async () => {
    site = await create();
    db = await openDatabase(site.options);
    teamId = await createClub({ db }, { canUseTournaments: true });
  });
  afterAll(async () => {
    await db.close();
    await site.dispose();
  });

  const platformWith = (...followers: readonly MatchFollower[]): TestPlatform =>
    createTestPlatform(db, { followers });
  const bracket = () => {
    const platform: TestPlatform = platformWith(dummyBracket(() => platform));
    return { platform, scorer: createScorer(platform, organiser(teamId)) };
  };
  const propsOf = async (id: string) => valueOf(await readMatch(db, id)).props;
  const dump = async () => {
    await settleOutbox(db);
    return dumpDatabase(db);
  };

  describe('refuse', () => {
    const refusal = {
      code: 'error.event.follow-up-match-started',
      fields: [],
      matchId: 'another0000000000000',
    } as const;
    const refusing = () => createScorer(platformWith(async () => ({ ok: false, error: refusal })));
    const willing = () => createScorer(platformWith());

    it.each([
      {
        what: 'the end of a match',
        prepare: async () => {
          const { id } = await startedMatch(willing(), semiMatch);
          return id;
        },
        command: (id: string) => refusing().throw(id, { playerId: homeId, ...checkoutOfTwo }),
      },
      {
        what: 'a forfeit',
        prepare: async () => valueOf(await willing().create(semiMatch)).id,
        command: (id: string) => refusing().forfeit(id, 0),
      },
      {
        what: 'the undo of a finished match',
        prepare: async () => {
          const { id } = await startedMatch(willing(), semiMatch);
          await playTurns(willing(), id, [checkoutOfTwo]);
          return id;
        },
        command: (id: string) => refusing().undo(id),
      },
      {
        what: 'the deletion of a match',
        prepare: async () => (await startedMatch(willing(), semiMatch)).id,
        command: (id: string) => refusing().remove(id),
      },
    ])('$what: the caller gets the refusal, and nothing is stored', async ({ prepare, command }) => {
      const id = await prepare();
      const before = await dump();
      expect(await command(id)).toEqual({ ok: false, error: refusal });
      expect(await dump()).toEqual(before);
    });

    it('no other command, so that turns and undos within a match still work', async () => {
      const { id } = await startedMatch(refusing(), { ...semiMatch, config: { startingScore: 101 } });
      valueOf(await refusing().throw(id, { playerId: homeId, score: 60 }));
      valueOf(await refusing().undo(id));
      expect((await propsOf(id)).standing.score).toEqual([101, 101]);
    });
  });

  it('get the match before and after the command, and see all its changes', async () => {
    const seen: { settled: Followed; rows: unknown }[] = [];
    const follower: MatchFollower = async ({ q }, settled) => {
      const id = settled.before?.stored.id ?? '';
      const match = await q
        .selectFrom('matches')
        .select(['status', 'revision'])
        .where('id', '=', id)
        .execute();
      const moves = await q.selectFrom('match_moves').select('kind').where('match_id', '=', id).execute();
      const requests = await q
        .selectFrom('match_requests')
        .select('kind')
        .where('match_id', '=', id)
        .execute();
      seen.push({ settled, rows: { match, moves: moves.length, requests: requests.length } });
      return ok(true);
    };
    const platform = platformWith(follower);
    const scorer = createScorer(platform);
    const { id } = await startedMatch(scorer, semiMatch);
    await playTurns(scorer, id, [checkoutOfTwo]);
    valueOf(await scorer.undo(id));
    // Only a platform admin may delete a match that was finished.
    valueOf(await createScorer(platform, adminActor).remove(id));
    const statuses = seen.map(({ settled: { before, after } }) => [
      before?.match.status,
      after === null ? null : after.match.status,
    ]);
    expect(statuses).toEqual([
      ['running', 'finished'],
      ['finished', 'running'],
      ['running', null],
    ]);
    expect(seen.map(({ rows }) => rows)).toEqual([
      { match: [{ status: 'finished', revision: 2 }], moves: 2, requests: 2 },
      { match: [{ status: 'running', revision: 3 }], moves: 1, requests: 3 },
      { match: [{ status: 'running', revision: 3 }], moves: 1, requests: 3 },
    ]);
  });

  it('fail the whole command when they throw', async () => {
    const scorer = createScorer(
      platformWith(async () => {
        throw new Error('broken');
      }),
    );
    const { id } = await startedMatch(scorer, semiMatch);
    const before = await dump();
    await expect(scorer.throw(id, { playerId: homeId, ...checkoutOfTwo })).rejects.toThrow('broken');
    expect(await dump()).toEqual(before);
  });

  describe('change other matches', () => {
    const finishSemi = async (scorer: ReturnType<typeof bracket>['scorer'], id: string, playerId: string) => {
      valueOf(await scorer.start(id));
      valueOf(await scorer.throw(id, { playerId, ...checkoutOfTwo }));
    };

    it('put winners into the next match, which can then be started, and remove them after an undo', async () => {
      const { platform, scorer } = bracket();
      const { semis, final } = await createDummyEvent(platform, { teamId });
      expect(await scorer.start(final)).toMatchObject({ ok: false, error: 'error.parties-not-set' });
      await finishSemi(scorer, semis[0], anna);
      await finishSemi(scorer, semis[1], carla);
      expect((await propsOf(final)).parties).toMatchObject([
        { player: { id: anna } },
        { player: { id: carla } },
      ]);
      valueOf(await scorer.undo(semis[1]));
      expect((await propsOf(final)).parties[1]).toEqual(placeholder(1));
      valueOf(await scorer.throw(semis[1], { playerId: carla, ...checkoutOfTwo }));
      valueOf(await scorer.start(final));
      expect((await propsOf(final)).status).toBe('running');
    });

    it('announce the change to spectators of the next match', async () => {
      const { platform, scorer } = bracket();
      const { semis, final } = await createDummyEvent(platform, { teamId });
      await finishSemi(scorer, semis[0], anna);
      const edits = platform.heard.filter(
        ({ channel, payload }) => channel === `matches/${final}` && payload,
      );
      expect(edits.map(({ event, payload }) => [event, payload.change, payload.revision])).toEqual([
        ['match-score-updated', 'edit', 1],
      ]);
    });

    it('refuse to change a result if the next match has a turn, and name that match', async () => {
      const { platform, scorer } = bracket();
      const { semis, final } = await createDummyEvent(platform, { teamId });
      await finishSemi(scorer, semis[0], anna);
      await finishSemi(scorer, semis[1], carla);
      valueOf(await scorer.start(final));
      valueOf(await scorer.throw(final, { playerId: anna, score: 0 }));
      expect(await scorer.undo(semis[0])).toEqual({
        ok: false,
        error: { code: 'error.event.follow-up-match-started', fields: [], matchId: final },
      });
      valueOf(await scorer.undo(final));
      valueOf(await scorer.undo(semis[0]));
      expect(await propsOf(final)).toMatchObject({
        status: 'scheduled',
        startedAt: null,
        parties: [placeholder(0), { player: { id: carla } }],
      });
    });

    it('write nothing for a party that is already in the match', async () => {
      const { platform } = bracket();
      const { final } = await createDummyEvent(platform, { teamId });
      const before = await dump();
      const change = { matchId: final, index: 0, party: placeholder(0) } as const;
      expect(await db.write((tx) => setParty(platform, tx, change))).toEqual(ok(true));
      expect(await dump()).toEqual(before);
    });

    it('set the caller until the match is started', async () => {
      const { platform, scorer } = bracket();
      const { semis } = await createDummyEvent(platform, { teamId });
      const caller = 'caller00000000000000';
      const set = (next: string | null) =>
        db.write((tx) => setCaller(platform, tx, { matchId: semis[0], caller: next }));
      expect(await set(caller)).toBe(true);
      expect(await propsOf(semis[0])).toMatchObject({ caller, revision: 1 });
      valueOf(await scorer.start(semis[0]));
      expect(await set(null)).toBe(false);
      expect(await propsOf(semis[0])).toMatchObject({ caller, revision: 2 });
    });

    it('store the places of matches, and delete them with the match', async () => {
      const { platform, scorer } = bracket();
      const { id, semis } = await createDummyEvent(platform, { teamId, type: 'training' });
      const places = () =>
        db.query((q) =>
          q
            .selectFrom('match_places')
            .selectAll()
            .where('event_id', '=', id)
            .orderBy('round')
            .orderBy('index_in_round')
            .execute(),
        );
      const place = { stage: 'knockout', group_id: null, match_day: null, board: null };
      expect(await places()).toMatchObject([
        { match_id: semis[0], round: 0, index_in_round: 0, ...place },
        { match_id: semis[1], round: 0, index_in_round: 1, ...place },
        { round: 1, index_in_round: 0, ...place },
      ]);
      expect(await propsOf(semis[0])).toMatchObject({ eventId: id, eventName: 'Pokal', status: 'scheduled' });
      valueOf(await scorer.remove(semis[0]));
      expect((await places()).map(({ match_id }) => match_id)).not.toContain(semis[0]);
    });

    it('throw for an unknown match', async () => {
      const { platform } = bracket();
      const matchId = newId();
      await expect(
        db.write((tx) => setParty(platform, tx, { matchId, index: 0, party: placeholder(0) })),
      ).rejects.toThrow(matchId);
      await expect(db.write((tx) => setCaller(platform, tx, { matchId, caller: null }))).rejects.toThrow(
        matchId,
      );
    });
  });
});
