import type { NewMatchProps } from '@neundarter/contract/entities/match';
import { movesOf } from '@neundarter/rules/match/replay';
import type { Move } from '@neundarter/rules/match/types';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPerson, makeMates, type Person } from '../../../test/create-person.ts';
import { type DatabaseSite, databases } from '../../../test/databases.ts';
import { readMatch } from '../../../test/read-match.ts';
import { checkout, createScorer, opening, startedMatch, valueOf } from '../../../test/scorer.ts';
import { createTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import type { Database } from '../../platform/db/database.ts';
import { openDatabase } from '../../platform/db/open-database.ts';
import { keepMatchStats } from '../../statistics/keep-match-stats.ts';
import { importMatches, type KeptMatch } from './import-matches.ts';

/** All stored rows of a match, without its creation id and its requests. */
const rowsOf = (db: Database, id: string) =>
  db.read(async (q) => {
    const [match] = await q.selectFrom('matches').selectAll().where('id', '=', id).execute();
    const of = <Table extends 'match_players' | 'match_moves' | 'player_match_stats'>(table: Table) =>
      q
        .selectFrom(table as 'match_moves')
        .selectAll()
        .where('match_id', '=', id)
        .execute();
    const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
    return {
      // Who imports a match has not ended it.
      match: { ...match, life: '', ended_on: null },
      players: sorted(await of('match_players')),
      moves: sorted(await of('match_moves')),
      stats: sorted(await of('player_match_stats')),
    };
  });

describe.each(databases)('importing matches on $name', ({ create }) => {
  let site: DatabaseSite;
  let db: Database;
  let platform: TestPlatform;
  let anna: Person;
  let bernd: Person;

  beforeEach(async () => {
    site = await create();
    db = await openDatabase(site.options);
    platform = createTestPlatform(db, { followers: [keepMatchStats] });
    anna = await createPerson({ db }, { firstName: 'Anna' });
    bernd = await createPerson({ db }, { firstName: 'Bernd' });
    await makeMates({ db }, [anna, bernd]);
  });
  afterEach(async () => {
    await db.close();
    await site.dispose();
  });

  const actorOf = ({ userId, playerId }: Person) =>
    ({
      kind: 'user',
      id: userId,
      playerId,
      sessionId: '',
      isVerified: true,
      roles: [],
      teamIds: [],
      adminOfTeamIds: [],
    }) as const;

  const propsOf = (home: Person, away: Person): NewMatchProps => ({
    parties: [
      { type: 'single', player: { type: 'registered', id: home.playerId } },
      { type: 'single', player: { type: 'registered', id: away.playerId } },
    ],
    config: { startingScore: 101, legsToWinSet: 2 },
    startingParty: 1,
    description: 'Freundschaftsspiel',
    timeStamp: 1_600_000_000_000,
  });

  const turn = (id: string, person: Person, more: object): Move => ({
    kind: 'throw',
    newThrow: {
      id,
      playerId: person.playerId,
      score: 0,
      dartsThrown: 3,
      attemptsOnDouble: 0,
      timeStamp: 1_600_000_060_000,
      ...more,
    },
  });

  const keptMatch = (id: string): KeptMatch => ({
    actor: actorOf(anna),
    id,
    props: propsOf(anna, bernd),
    moves: [
      { kind: 'start', at: 1_600_000_050_000 },
      turn(`${id}-1`, bernd, opening),
      turn(`${id}-2`, anna, {}),
      turn(`${id}-3`, bernd, checkout),
    ],
  });

  it('stores the same rows as a played match', async () => {
    const scorer = createScorer(platform, actorOf(anna));
    const props = propsOf(anna, bernd);
    const started = await startedMatch(scorer, props);
    let played = started;
    for (const sent of [1, 2, 3].flatMap(() => [opening, { score: 60 }, checkout])) {
      const playerId = played.props.currentPlayerId ?? '';
      played = valueOf(await scorer.throw(started.id, { ...sent, playerId }));
    }
    expect(played.props.status).toBe('finished');
    const before = await rowsOf(db, started.id);
    await db.write(async ({ q }) => {
      await q.deleteFrom('matches').where('id', '=', started.id).execute();
      await q.deleteFrom('player_match_stats').execute();
    });
    // The switch before the start is part of the creation.
    const moves = movesOf({ id: started.id, ...played.props }).filter(({ kind }) => kind !== 'switch');
    valueOf(await importMatches(platform, [{ actor: actorOf(anna), id: started.id, props, moves }]));
    expect(await rowsOf(db, started.id)).toEqual(before);
    expect(before.moves).toHaveLength(11);
    expect(before.stats).toHaveLength(2);
  });

  it('stores unfinished matches and requests for online matches', async () => {
    const onlineMatchRequest = {
      status: 'accepted',
      requestedByPlayerId: anna.playerId,
      requestedToPlayerId: bernd.playerId,
    } as const;
    const match = keptMatch('running0000000000000');
    const online = { ...match, props: { ...match.props, isOnlineMatch: true }, onlineMatchRequest };
    expect(valueOf(await importMatches(platform, [online]))).toEqual({ count: 1 });
    const { match: row, stats } = await rowsOf(db, online.id);
    expect(row).toMatchObject({
      status: 'running',
      is_online_match: 1,
      request_status: 'accepted',
      requested_to_player_id: bernd.playerId,
      created_by: anna.userId,
    });
    expect(stats).toEqual([]);
  });

  it.each<[string, (match: KeptMatch) => readonly Move[], object]>([
    [
      'a result from paper',
      () => [{ kind: 'result', score: { kind: 'legs', legs: [[2, 1]] }, at: 1_600_000_060_000 }],
      { winningParty: 0, isForfeited: false, startedAt: null, summary: { legs: [[2, 1]] } },
    ],
    [
      'a retirement',
      ({ moves }) => [...moves, { kind: 'retire', winningParty: 0, at: 1_600_000_060_000 }],
      { winningParty: 0, isForfeited: true, summary: { legs: [[2, 1]] } },
    ],
    [
      'a match that both have lost',
      () => [{ kind: 'forfeit', winningParty: null, at: 1_600_000_060_000 }],
      { winningParty: null, isForfeited: true, summary: { winningParty: null, legs: [] } },
    ],
  ])('stores %s, which can be read again', async (_what, movesOfMatch, props) => {
    const match = keptMatch('ended000000000000000');
    valueOf(await importMatches(platform, [{ ...match, moves: movesOfMatch(match) }]));
    expect(valueOf(await readMatch(db, match.id)).props).toMatchObject({ status: 'finished', ...props });
    expect((await rowsOf(db, match.id)).stats).toHaveLength(2);
  });

  it('stores who has won a bull-out, which undo takes back before the turns', async () => {
    const { id, ...match } = keptMatch('bullout0000000000000');
    const config = { ...match.props.config, roundLimit: { rounds: 1, decision: 'bull' } } as const;
    const bullOut = { id: 'bull', winningParty: 0, at: 1_600_000_070_000 } as const;
    const moves: readonly Move[] = [...match.moves.slice(0, 3), { kind: 'bull-out', bullOut }];
    valueOf(await importMatches(platform, [{ ...match, id, props: { ...match.props, config }, moves }]));
    const readBack = async () => movesOf({ id, ...valueOf(await readMatch(db, id)).props }).slice(1);
    expect(await readBack()).toEqual(moves);
    const scorer = createScorer(platform, actorOf(anna));
    const undone = valueOf(await scorer.undo(id, { throwId: 'bull' }));
    expect(undone.props).toMatchObject({ standing: { isBullOutDue: true, legs: [0, 0] }, status: 'running' });
    expect(await readBack()).toEqual(moves.slice(0, 3));
    const refused = await scorer.throw(id, { ...opening, playerId: bernd.playerId });
    expect(refused).toMatchObject({ error: 'error.match.bull-out-due' });
    valueOf(await scorer.undo(id, {}));
    expect(await readBack()).toEqual(moves.slice(0, 2));
    expect((await rowsOf(db, id)).moves).toHaveLength(3);
  });

  const fine = 'fine0000000000000000';
  it.each([
    ['a turn that is not legal', (match: KeptMatch) => ({ moves: [...match.moves, ...match.moves] })],
    [
      'a turn of a player who is not in it',
      (match: KeptMatch) => ({ moves: [...match.moves, turn('x', bernd, { score: 60 })] }),
    ],
    [
      'a player who does not exist',
      () => ({ props: propsOf(anna, { ...bernd, playerId: 'nobody00000000000000' }) }),
    ],
    [
      'an event that does not exist',
      ({ props }: KeptMatch) => ({ props: { ...props, eventId: 'nothing0000000000000' } }),
    ],
    ['the same player twice', () => ({ props: propsOf(anna, anna) })],
    ['an id that is taken', () => ({ id: fine })],
  ])('stores no match if one of them has %s', async (_what, change) => {
    const odd = keptMatch('odd00000000000000000');
    const answer = await importMatches(platform, [keptMatch(fine), { ...odd, ...change(odd) }]);
    expect(answer.ok).toBe(false);
    const { count } = await db.query((q) =>
      q
        .selectFrom('matches')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    );
    expect(count).toBe(0);
  });
});
