// A running match day whose games end with one dart, between guests.
import { completeConfig } from '@neundarter/rules/match/config';
import type { Party } from '@neundarter/rules/match/types';
import { mdslMatchday } from '@neundarter/rules/matchday/mdsl-format';
import { placeOf, planOf } from '@neundarter/rules/matchday/plan';
import { resultOf } from '@neundarter/rules/matchday/result';
import { findMatchdays, insertMatchday } from '../src/matchdays/storage/store.ts';
import { createScheduledMatches } from '../src/matches/following/create-scheduled-matches.ts';
import type { Database } from '../src/platform/db/database.ts';
import { newId } from '../src/platform/ids.ts';
import type { Platform } from '../src/platform/platform.ts';
import { createEvent } from './create-event.ts';
import { testTime } from './test-platform.ts';

/** The player of the home side in every game. */
export const homeGuest = 'home0000000000000000';

const guest = (id: string): Party => ({ type: 'single', player: { type: 'guest', id, name: id } });

/** Creates it; returns its id, and those of its games in playing order. */
export const createDummyMatchday = async (
  platform: Platform,
  teamId: string,
): Promise<{ readonly id: string; readonly games: readonly string[] }> => {
  const id = await createEvent(platform, { teamId, type: 'mdsl-matchday' });
  const games = planOf(mdslMatchday).map(() => newId());
  await platform.db.write(async (tx) => {
    await insertMatchday(tx, {
      eventId: id,
      ownerSide: 'home',
      otherTeamId: newId(),
      otherTeamName: 'Lions',
      isOtherRegistered: true,
      request: 'agreed',
      status: 'running',
      result: resultOf(mdslMatchday, { games: [], forfeitedBy: null }),
      startedAt: testTime,
      finishedAt: null,
      revealedAt: null,
      timedAt: null,
      waitMinutes: 30,
      format: null,
    });
    await createScheduledMatches(platform, tx, {
      event: { id, name: 'Spieltag', teamId, type: 'mdsl-matchday' },
      createdById: 'organiser00000000000',
      matches: planOf(mdslMatchday).map((game) => ({
        id: games[game.number] ?? '',
        parties: [guest(homeGuest), guest('away0000000000000000')],
        config: completeConfig({ startingScore: 2, legsToWinSet: 1 }),
        description: null,
        caller: null,
        place: placeOf(game),
      })),
    });
  });
  return { id, games };
};

/** Status and games of a match day as they are stored. */
export const dummyResultOf = async (db: Database, id: string) => {
  const [row] = await db.query((q) => findMatchdays(q, [id]));
  return { status: row?.status, games: row?.result.games, points: row?.result.points };
};
