import type { NewMatchProps } from '@neundarter/contract/entities/match';
import type { Party, PerParty } from '@neundarter/rules/match/types';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPerson, makeMates, type Person } from '../../test/create-person.ts';
import { type DatabaseSite, databases } from '../../test/databases.ts';
import { dumpDatabase, settleOutbox } from '../../test/dump-database.ts';
import { createScorer, type Scorer, valueOf } from '../../test/scorer.ts';
import { alone, guest, pair, registered } from '../../test/short-matches.ts';
import { createTestPlatform } from '../../test/test-platform.ts';
import type { Database } from '../platform/db/database.ts';
import { openDatabase } from '../platform/db/open-database.ts';
import type { Actor } from '../platform/http/handler.ts';
import { keepMatchStats } from './keep-match-stats.ts';
import { rebuildStats } from './rebuild-stats.ts';

const attempt = { dartsThrown: 3, attemptsOnDouble: 1 };

describe.each(databases)('statistics of matches on $name', ({ name, create }) => {
  let site: DatabaseSite;
  /** Two processes if the database allows it, otherwise one. */
  let processes: readonly Database[];
  let db: Database;
  let people: readonly [Person, Person, Person, Person];
  let scorers: readonly Scorer[];

  beforeAll(async () => {
    site = await create();
    const count = name === 'postgres' ? 2 : 1;
    processes = await Promise.all(Array.from({ length: count }, () => openDatabase(site.options)));
    db = processes[0] as Database;
    const person = () => createPerson({ db });
    people = [await person(), await person(), await person(), await person()];
    await makeMates({ db }, people);
    const { userId: id, playerId } = people[0];
    const user = {
      id,
      playerId,
      sessionId: 'none',
      isVerified: true,
      roles: [],
      teamIds: [],
      adminOfTeamIds: [],
    };
    const actor: Actor = { kind: 'user', ...user };
    scorers = processes.map((one) =>
      createScorer(createTestPlatform(one, { followers: [keepMatchStats] }), actor),
    );
  });
  afterAll(async () => {
    await Promise.all(processes.map((one) => one.close()));
    await site.dispose();
  });

  const scorerOf = (index: number) => scorers[index % scorers.length] as Scorer;
  const dump = async () => {
    await settleOutbox(db);
    return dumpDatabase(db);
  };
  const expectRebuildToChangeNothing = async () => {
    const before = await dump();
    await rebuildStats(db);
    expect(await dump()).toEqual(before);
  };

  it('add up by month when matches of the same players end at the same time', async () => {
    const [one, other] = [registered(people[0]), registered(people[1])];
    const play = async (index: number) => {
      const parties = index % 2 === 0 ? [alone(one), alone(other)] : [alone(other), alone(one)];
      const scorer = scorerOf(index);
      const config = { startingScore: 40, legsToWinSet: 1 };
      const { id } = valueOf(await scorer.create({ parties: parties as NewMatchProps['parties'], config }));
      const { currentPlayerId } = valueOf(await scorer.start(id)).props;
      const out = { playerId: currentPlayerId ?? '', score: 40, ...attempt };
      valueOf(await scorer.throw(id, out));
      valueOf(await scorer.undo(id));
      valueOf(await scorer.throw(id, out));
    };
    await Promise.all(Array.from({ length: 20 }, (_, index) => play(index)));
    const months = await db.query((q) =>
      q.selectFrom('player_month_stats').select(['player_id', 'no_of_matches', 'total_score']).execute(),
    );
    const sums = Object.fromEntries(
      months.map((row) => [row.player_id, [row.no_of_matches, row.total_score].map(Number)]),
    );
    expect(sums).toEqual({
      [people[0].playerId]: [20, 400],
      [people[1].playerId]: [20, 400],
    });
    await expectRebuildToChangeNothing();
  });

  const sides: readonly (() => PerParty<Party>)[] = [
    () => [alone(registered(people[0])), alone(registered(people[1]))],
    () => [alone(guest()), alone(registered(people[2]))],
    () => [
      pair(registered(people[0]), registered(people[1])),
      pair(registered(people[2]), registered(people[3])),
    ],
    () => [pair(registered(people[3]), guest()), pair(guest(), registered(people[0]))],
  ];

  it('are equal to a new count from the turns, whatever was played and undone', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(3),
        fc.record({
          startingScore: fc.constantFrom(40, 101),
          checkInMode: fc.constantFrom('single-in' as const, 'double-in' as const),
          legMode: fc.constantFrom('first-to' as const, 'best-of' as const),
          legsToWinSet: fc.integer({ min: 1, max: 2 }),
          maxLegsToPlay: fc.integer({ min: 1, max: 2 }),
        }),
        fc.array(fc.nat(1000), { minLength: 1, maxLength: 25 }),
        async (side, config, choices) => {
          const scorer = scorerOf(choices.length);
          const parties = (sides[side] as (typeof sides)[0])();
          const created = valueOf(
            await scorer.create({ parties: parties as NewMatchProps['parties'], config }),
          );
          let match = valueOf(await scorer.start(created.id));
          const turn = async (score: number) => {
            const playerId = match.props.currentPlayerId ?? '';
            const tried = await scorer.throw(match.id, { playerId, score, ...(score > 0 && attempt) });
            if (tried.ok) match = tried.value;
            return tried.ok;
          };
          const rest = () => match.props.standing.score[match.props.currentParty];
          for (const choice of choices) {
            if (choice % 7 === 0 || match.props.status === 'finished') {
              const undone = await scorer.undo(match.id);
              if (undone.ok) match = undone.value;
            } else if (!(await turn(choice % 3 === 0 ? rest() : choice % 41))) await turn(0);
          }
          while (choices.length % 4 !== 0 && match.props.status === 'running')
            if (!(await turn(rest())) && !(await turn(61)) && !(await turn(20))) await turn(0);
        },
      ),
      { numRuns: 25 },
    );
    const kept = (await dump())['player_match_stats'] ?? [];
    expect(kept.length).toBeGreaterThan(45);
    await expectRebuildToChangeNothing();
  });
});
