import { maxLimit } from '@neundarter/contract/limits';
import type { AnswerOf } from '@neundarter/contract/route';
import type { runningTournamentRoutes } from '@neundarter/contract/routes/running-tournaments';
import { mayManageEvents } from '@neundarter/rules/access/events';
import { ok, refused } from '@neundarter/rules/result';
import { scoreOfOutcome } from '@neundarter/rules/tournament/advance/outcome';
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

/** The names of everybody who has made or undone one of the entries, by user. */
const findNames = async (
  q: Queries,
  entries: readonly LoggedEntry[],
): Promise<ReadonlyMap<string, string>> => {
  const names = new Map<string, string>();
  const userIds = entries.flatMap(({ madeBy, undoneBy }) => [madeBy ?? [], undoneBy ?? []].flat());
  for (const userId of new Set(userIds)) {
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
  const row = rowOfEntry(entry);
  const { kind, reason = null, end = null } = row;
  const { seq, matchId, madeAt, madeBy, undoneAt, undoneBy, undoneBecause } = entry;
  const nameOf = (userId: string | null) => (userId === null ? null : (names.get(userId) ?? null));
  const score = row.kind === 'result' ? scoreOfOutcome(row.outcome) : null;
  return {
    seq,
    kind,
    matchId,
    reason,
    madeAt,
    undoneAt,
    entrants: [...entrantsOf(entry)],
    madeBy: nameOf(madeBy),
    ...(undoneAt !== null && { undoneBy: nameOf(undoneBy), undoneBecause }),
    ...(score !== null && { score: [score[0], score[1]], end }),
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
    const names = await findNames(q, entries);
    return ok(entries.map((entry) => shown(entry, names)));
  });
