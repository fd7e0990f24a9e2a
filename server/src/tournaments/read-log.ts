import { maxLimit } from '@neundarter/contract/limits';
import type { AnswerOf } from '@neundarter/contract/route';
import type { runningTournamentRoutes } from '@neundarter/contract/routes/running-tournaments';
import { mayManageEvents } from '@neundarter/rules/access/events';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCaller } from '../events/gather-event-rights.ts';
import { type LoggedEntry, logRows } from '../events/log-rows.ts';
import { findReadableEvent } from '../events/reads.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { findKnownPlayers } from '../players/reads.ts';
import { describeActor } from '../users/describe-actor.ts';
import { findPlayerIdOfUser } from '../users/reads.ts';
import type { TournamentPlatform } from './change-tournament.ts';
import { rowOfEntry } from './stored-log.ts';

type Logged = AnswerOf<(typeof runningTournamentRoutes)['readTournamentLog']>[number];

const findMakers = async (
  q: Queries,
  entries: readonly LoggedEntry[],
): Promise<ReadonlyMap<string, string>> => {
  const names = new Map<string, string>();
  for (const userId of new Set(entries.flatMap(({ madeBy }) => madeBy ?? []))) {
    const playerId = await findPlayerIdOfUser(q, userId);
    const [player] = playerId === null ? [] : await findKnownPlayers(q, [playerId]);
    if (player !== undefined) names.set(userId, player.fullName);
  }
  return names;
};

const entrantsOf = (entry: LoggedEntry): readonly string[] => {
  const row = rowOfEntry(entry);
  if (row.kind === 'order' || row.kind === 'play-off') return row.entrants;
  if (row.kind === 'withdrawal' || row.kind === 'substitute') return [row.entrant];
  return row.kind === 'caller' && row.caller !== null ? [row.caller] : [];
};

const shown = (entry: LoggedEntry, names: ReadonlyMap<string, string>): Logged => {
  const { kind, reason = null } = rowOfEntry(entry);
  const { seq, matchId, madeAt, madeBy, undoneAt } = entry;
  return {
    seq,
    kind,
    matchId,
    reason,
    madeAt,
    undoneAt,
    entrants: [...entrantsOf(entry)],
    madeBy: madeBy === null ? null : (names.get(madeBy) ?? null),
  };
};

/** The log of a tournament, latest first; for organisers. */
export const readLog = (
  { db, rights }: Pick<TournamentPlatform, 'db' | 'rights'>,
  { id, before, ...caller }: EventCaller & { readonly id: string; readonly before?: number },
): Promise<Outcome<Logged[]>> =>
  db.query(async (q): Promise<Outcome<Logged[]>> => {
    const found = await findReadableEvent(q, rights, { id, ...caller });
    if (!found.ok) return found;
    if (!mayManageEvents(describeActor(caller.actor), found.value.event.props.teamId))
      return refused('error.insufficient-permissions');
    const entries = await logRows.findPage(q, id, { before: before ?? null, limit: maxLimit });
    const names = await findMakers(q, entries);
    return ok(entries.map((entry) => shown(entry, names)));
  });
