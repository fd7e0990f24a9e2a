import type { ErrorCode } from '@neundarter/contract/errors';
import type { PlayerMatchesFilter } from '@neundarter/contract/routes/statistics';
import { mayReadEvent } from '@neundarter/rules/access/events';
import { mayExportMatches, mayListTournaments, mayReadStatistics } from '@neundarter/rules/access/statistics';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { EventRights } from '../events/gather-event-rights.ts';
import { viewerOf } from '../matches/read-match-for.ts';
import type { MatchViewer } from '../matches/storage/narrow-to-visible.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import { findKnownPlayers } from '../players/reads.ts';
import { describeActor } from '../users/describe-actor.ts';

export type Asking = { readonly actor: Actor; readonly playerId: string };

const check = async (q: Queries, playerId: string, may: boolean): Promise<Result<true, ErrorCode>> => {
  if ((await findKnownPlayers(q, [playerId])).length === 0) return refused('error.not-found');
  return may ? ok(true) : refused('error.insufficient-permissions');
};

/** Refuses unless the player exists and the caller may see their statistics. */
export const checkMayRead = (q: Queries, { actor, playerId }: Asking): Promise<Result<true, ErrorCode>> =>
  check(q, playerId, mayReadStatistics(describeActor(actor)));

/** Refuses unless the player exists and belongs to the caller. */
export const checkMayExport = (q: Queries, { actor, playerId }: Asking): Promise<Result<true, ErrorCode>> =>
  check(q, playerId, mayExportMatches(describeActor(actor), playerId));

/** Refuses unless the player exists and belongs to the caller, who alone may see the list of their tournaments. */
export const checkMayListTournaments = (
  q: Queries,
  { actor, playerId }: Asking,
): Promise<Result<true, ErrorCode>> => check(q, playerId, mayListTournaments(describeActor(actor), playerId));

/** An event id that no match has. */
const noEvent = '';

/**
 * The filter of a caller, for statistics of one event. If the caller may not see the event, the filter finds nothing,
 * as for an unknown event; except for the caller's own player.
 */
const narrowToKnown = async <Query extends Asking & { readonly eventId?: string | undefined }>(
  q: Queries,
  rights: EventRights,
  query: Query,
): Promise<Query> => {
  const { actor, playerId, eventId } = query;
  const asker = describeActor(actor);
  if (eventId === undefined || asker.playerId === playerId) return query;
  const facts = (await rights.describeAll(q, [eventId], { actor, matchPin: null })).get(eventId);
  return facts !== undefined && mayReadEvent(asker, facts) ? query : { ...query, eventId: noEvent };
};

/**
 * The filter of a list for a caller, who finds no match that they may not see; of the caller's own player everything is
 * listed.
 */
export const narrowToTold = async <Query extends Asking & Partial<PlayerMatchesFilter>>(
  q: Queries,
  rights: EventRights,
  query: Query,
): Promise<Query & { readonly viewer?: MatchViewer | undefined }> => {
  const known = await narrowToKnown(q, rights, query);
  const { actor, playerId } = query;
  return describeActor(actor).playerId === playerId
    ? known
    : { ...known, viewer: await viewerOf(q, rights, actor) };
};
