import type { LeagueStatus } from '@neundarter/rules/access/leagues';
import { insertAct } from '../src/leagues/act-rows.ts';
import { type LeagueTeam, putFixtures, putTeams, setEnteredResult } from '../src/leagues/plan-rows.ts';
import { insertLeague } from '../src/leagues/store.ts';
import { newId } from '../src/platform/ids.ts';
import type { Scene } from './permission-scene.ts';
import type { TestApp } from './start-app.ts';

type LeagueOptions = {
  readonly teamId: string;
  readonly isPublic?: boolean;
  readonly status?: LeagueStatus;
  /** A team that is asked, or takes part. */
  readonly other?: Pick<LeagueTeam, 'teamId' | 'request'>;
  /** Of its first fixture, ms since 1970. */
  readonly startDateTime?: number;
  /** With one fixture each, a week apart. */
  readonly noOfRounds?: number;
  /** Whether the office has entered a result of the fixture. */
  readonly isPlayed?: boolean;
};

/** Inserts a league of two teams with one fixture between clubs without accounts; returns its id. */
export async function createLeague({ db }: Pick<TestApp, 'db'>, options: LeagueOptions): Promise<string> {
  const { teamId, isPublic = false, status = 'draft', other, isPlayed = false } = options;
  const { startDateTime = 1_800_000_000_000, noOfRounds = 1 } = options;
  const id = newId();
  const made = { propsHash: '', createdBy: 'nobody', createdAt: Date.now() };
  const tigers: LeagueTeam = { teamId: null, name: 'Tigers', request: 'agreed' };
  await db.write(async (tx) => {
    await insertLeague(tx, {
      id,
      teamId,
      name: 'Kreisliga',
      season: '2026/27',
      isPublic,
      status,
      format: null,
      deadlines: null,
      moveRules: null,
      ...made,
    });
    await putTeams(tx, id, [tigers, { ...tigers, name: 'Panthers', ...other }]);
    const fixtures = Array.from({ length: noOfRounds }, (_, round) => ({
      round,
      home: 0,
      away: 1,
      startDateTime: startDateTime + round * 7 * 24 * 60 * 60_000,
    }));
    await putFixtures(tx, id, fixtures);
    if (isPlayed) await setEnteredResult(tx, { leagueId: id, number: 0 }, { games: [12, 8], legs: [40, 30] });
  });
  return id;
}

/** A published league of Anna's club that is not public. */
export const closedLeague = ({ app, club }: Scene): Promise<string> =>
  createLeague(app, { teamId: club, status: 'published' });

/** A published league of Anna's club, in which the club of the rival has played away. */
export const playedLeague = ({ app, club, others }: Scene): Promise<string> =>
  createLeague(app, {
    teamId: club,
    status: 'published',
    other: { teamId: others, request: 'agreed' },
    isPlayed: true,
  });

/** Inserts a decision of the office on the only fixture of a league; returns its id. */
export async function createRuling({ db }: Pick<TestApp, 'db'>, leagueId: string): Promise<string> {
  const id = newId();
  const content = { kind: 'ruled', ruling: 'cancelled', side: null, result: null, reason: 'Sturm' } as const;
  const madeAt = Date.now();
  await db.write((tx) => insertAct(tx, { id, leagueId, fixture: 0, content, madeAt, madeBy: 'nobody' }));
  return id;
}
