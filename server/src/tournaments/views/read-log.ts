import { maxLimit } from '@neundarter/contract/limits';
import type { AnswerOf } from '@neundarter/contract/route';
import type { runningTournamentRoutes } from '@neundarter/contract/routes/running-tournaments';
import { ok } from '@neundarter/rules/result';
import { scoreOfOutcome } from '@neundarter/rules/tournament/advance/outcome';
import type { EventCaller } from '../../events/gather-event-rights.ts';
import { type LoggedEntry, logRows } from '../../events/log-rows.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { findNameOfUser } from '../../players/find-names-of-users.ts';
import type { TournamentPlatform } from '../core/change-tournament.ts';
import { findManagedEvent } from '../core/find-managed-event.ts';
import { scorerRows } from '../storage/scorer-rows.ts';
import { rowOfEntry } from '../storage/stored-log.ts';

type Logged = AnswerOf<(typeof runningTournamentRoutes)['readTournamentLog']>[number];

/** A caller as the log shows them. */
type Shown = { readonly name: string | null; readonly device: Logged['madeOn'] };

/** The names and devices of everybody who has made or undone one of the entries, by user or guest. */
const findShown = async (
  q: Queries,
  eventId: string,
  entries: readonly LoggedEntry[],
): Promise<ReadonlyMap<string, Shown>> => {
  const ids = new Set(entries.flatMap(({ madeBy, undoneBy }) => [madeBy ?? [], undoneBy ?? []].flat()));
  const scorers = new Map((await scorerRows.find(q, eventId, [...ids])).map((one) => [one.callerId, one]));
  const shown = new Map<string, Shown>();
  for (const id of ids) {
    const scorer = scorers.get(id);
    const guest = scorer?.guestNumber ?? null;
    shown.set(id, {
      name: guest === null ? await findNameOfUser(q, id) : null,
      device: scorer === undefined ? undefined : { guest },
    });
  }
  return shown;
};

const entrantsOf = (entry: LoggedEntry): readonly string[] => {
  const row = rowOfEntry(entry);
  if (row.kind === 'order' || row.kind === 'play-off') return row.entrants;
  if (row.kind === 'second-chance') return row.seats.filter((one) => one !== null);
  if (row.kind === 'take-over') return [row.winner, row.loser];
  if ('entrant' in row) return [row.entrant];
  return (row.kind === 'caller' || row.kind === 'called') && row.caller !== null ? [row.caller] : [];
};

const describe = (entry: LoggedEntry, callers: ReadonlyMap<string, Shown>): Logged => {
  const row = rowOfEntry(entry);
  const { kind, reason = null, end = null } = row;
  const { seq, matchId, madeAt, madeBy, undoneAt, undoneBy, undoneBecause } = entry;
  const by = (id: string | null) => (id === null ? undefined : callers.get(id));
  const [maker, undoer] = [by(madeBy), by(undoneBy)];
  const score = row.kind === 'result' ? scoreOfOutcome(row.outcome) : null;
  return {
    seq,
    kind,
    matchId,
    reason,
    madeAt,
    undoneAt,
    entrants: [...entrantsOf(entry)],
    madeBy: maker?.name ?? null,
    ...(maker?.device && { madeOn: maker.device }),
    ...(undoneAt !== null && { undoneBy: undoer?.name ?? null, undoneBecause }),
    ...(undoer?.device && { undoneOn: undoer.device }),
    ...(score !== null && { score: [score[0], score[1]], end }),
  };
};

/** The log of a tournament, latest first; for organisers. */
export const readLog = (
  { db, rights }: Pick<TournamentPlatform, 'db' | 'rights'>,
  { id, before, ...caller }: EventCaller & { readonly id: string; readonly before?: number },
): Promise<Outcome<Logged[]>> =>
  db.query(async (q): Promise<Outcome<Logged[]>> => {
    const found = await findManagedEvent(q, rights, { id, ...caller });
    if (!found.ok) return found;
    const entries = await logRows.findPage(q, id, { before: before ?? null, limit: maxLimit });
    const callers = await findShown(q, id, entries);
    return ok(entries.map((entry) => describe(entry, callers)));
  });
