import { type LogEntry, logRows } from '../events/log-rows.ts';
import { findSeated } from '../matches/find-seated.ts';
import type { Database } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import type { TeamHooks } from '../teams/delete-team.ts';
import { describeActor } from '../users/describe-actor.ts';
import { findListedPlayers, findOpenAwayEvents, findPublicPlacesOf, findStartedHomeEvents } from './store.ts';

/** What teams need to know about match days. */
export const teamHooks: TeamHooks = {
  hasPlayedAtHome: async (q, teamId) => (await findStartedHomeEvents(q, teamId)).length > 0,
  hasOpenMatchday: async (q, opponentId) => (await findOpenAwayEvents(q, opponentId)).length > 0,
  usesOf: async (q, playerIds) => {
    const seated = await findSeated(q, playerIds);
    const listed = await findListedPlayers(q, playerIds);
    return new Map([
      ...[...seated, ...listed.past].map((id) => [id, 'past'] as const),
      ...listed.open.map((id) => [id, 'open'] as const),
    ]);
  },
};

/** The places of the caller's player on line-ups that are public, for the export of own data. */
export const findOwnPlaces = async (db: Database, actor: Actor): Promise<readonly object[]> => {
  const { playerId } = describeActor(actor);
  return playerId === undefined ? [] : db.query((q) => findPublicPlacesOf(q, playerId));
};

/** What the caller has decided during events, for the export of own data. */
export const findOwnDecisions = (db: Database, actor: Actor): Promise<readonly LogEntry[]> =>
  db.query((q) => logRows.findBy(q, describeActor(actor).id));
