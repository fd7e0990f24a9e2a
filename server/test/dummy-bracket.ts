// The smallest event that depends on results: two semi-finals and a final. Its follower works like a bracket, so that
// matches with an event can be tested without tournaments.
import { completeConfig } from '@neundarter/rules/match/config';
import type { MatchPlace } from '@neundarter/rules/match/match-place';
import type { Party, PartyIndex } from '@neundarter/rules/match/types';
import { ok } from '@neundarter/rules/result';
import {
  createScheduledMatches,
  type ScheduledMatch,
} from '../src/matches/following/create-scheduled-matches.ts';
import { setParty } from '../src/matches/following/set-party.ts';
import type { LockedMatch, MatchFollower, MatchPlatform } from '../src/matches/settle-match.ts';
import type { WriteTx } from '../src/platform/db/database.ts';
import type { Actor } from '../src/platform/http/handler.ts';
import { newId } from '../src/platform/ids.ts';
import type { Platform } from '../src/platform/platform.ts';
import { testTime } from './test-platform.ts';

export type DummyEvent = {
  readonly id: string;
  /** Ids of the two semi-finals. */
  readonly semis: readonly [string, string];
  readonly final: string;
};

export const organiser = (teamId: string): Actor => ({
  kind: 'user',
  id: 'organiser00000000000',
  playerId: null,
  sessionId: 'none',
  isVerified: true,
  roles: ['team-admin'],
  teamIds: [teamId],
  adminOfTeamIds: [teamId],
});

const guest = (id: string): Party => ({ type: 'single', player: { type: 'guest', id, name: id } });

/** Players of the semi-finals, home before away. */
export const semiPlayers = [
  ['anna0000000000000000', 'bernd000000000000000'],
  ['carla000000000000000', 'david000000000000000'],
] as const;

export const placeholder = (index: PartyIndex): Party => ({
  type: 'tba-by-match',
  outcome: 'winner',
  matchName: `Halbfinale ${index + 1}`,
});

/** One checkout of double 1 wins a match. */
const config = completeConfig({ startingScore: 2, legsToWinSet: 1 });

const place = (round: number, index: number): MatchPlace => ({
  stage: 'knockout',
  groupId: null,
  round,
  index,
  matchDay: null,
  board: null,
});

type DummyEventOptions = {
  readonly teamId: string;
  readonly type?: 'tournament' | 'training';
  /** Parties and configuration of the first semi-final, if they matter. */
  readonly firstSemi?: Partial<Pick<ScheduledMatch, 'parties' | 'config'>>;
};

/** An event with its three matches; its description counts the finished semi-finals. */
export const createDummyEvent = async (
  platform: Platform,
  { teamId, type = 'tournament', firstSemi = {} }: DummyEventOptions,
): Promise<DummyEvent> => {
  const [id, one, two, final] = [newId(), newId(), newId(), newId()];
  const times = { start_date_time: testTime, end_date_time: testTime + 3_600_000 };
  const texts = { name: 'Pokal', description: '0', location: null, props_hash: '', created_by: 'organiser' };
  const common = { config, description: null, caller: null };
  await platform.db.write(async (tx) => {
    await tx.q
      .insertInto('events')
      .values({ id, team_id: teamId, type, is_public: 1, ...times, ...texts })
      .execute();
    await createScheduledMatches(platform, tx, {
      event: { id, name: 'Pokal', teamId, type },
      createdById: 'organiser00000000000',
      matches: [
        {
          id: one,
          parties: [guest(semiPlayers[0][0]), guest(semiPlayers[0][1])],
          place: place(0, 0),
          ...common,
          ...firstSemi,
        },
        {
          id: two,
          parties: [guest(semiPlayers[1][0]), guest(semiPlayers[1][1])],
          place: place(0, 1),
          ...common,
        },
        { id: final, parties: [placeholder(0), placeholder(1)], place: place(1, 0), ...common },
      ],
    });
  });
  return { id, semis: [one, two], final };
};

const countSemi = async ({ q }: WriteTx, eventId: string, by: number): Promise<void> => {
  const { description } = await q
    .selectFrom('events')
    .select('description')
    .where('id', '=', eventId)
    .executeTakeFirstOrThrow();
  const next = String(Number(description) + by);
  await q.updateTable('events').set({ description: next }).where('id', '=', eventId).execute();
};

/** The party of the final from a semi-final: its winner, or a placeholder while it is open. */
const partyFrom = (settled: LockedMatch | null, slot: PartyIndex): Party => {
  const winner = settled?.match.winningParty;
  return settled === null || winner === null || winner === undefined || winner === 'draw'
    ? placeholder(slot)
    : settled.match.parties[winner];
};

/** Puts winners of semi-finals into the final, removes them again, and counts; a final changes nothing else. */
export const dummyBracket =
  (platform: () => MatchPlatform): MatchFollower =>
  async (tx, { before, after }) => {
    const { id, props } = (after ?? before)?.stored ?? {};
    const places = await tx.q
      .selectFrom('match_places')
      .selectAll()
      .where('event_id', '=', props?.eventId ?? '')
      .where('stage', '=', 'knockout')
      .execute();
    const own = places.find(({ match_id }) => match_id === id);
    const final = places.find(({ round }) => round === 1);
    if (own === undefined || final === undefined || own.round === 1) return ok(true);
    const slot = own.index_in_round as PartyIndex;
    await countSemi(tx, own.event_id, after?.match.status === 'finished' ? 1 : -1);
    return setParty(platform(), tx, { matchId: final.match_id, index: slot, party: partyFrom(after, slot) });
  };
