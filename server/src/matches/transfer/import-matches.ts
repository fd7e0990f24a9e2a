import type { OnlineMatchRequest } from '@neundarter/rules/match/online-request';
import { applyMove } from '@neundarter/rules/match/replay';
import type { Match, Move } from '@neundarter/rules/match/types';
import { ok, refused } from '@neundarter/rules/result';
import { lockEvent } from '../../events/lock-event.ts';
import { findEventsById } from '../../events/reads.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { MatchMovesTable } from '../../platform/db/tables/match-tables.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { placeOf } from '../change-locked-match.ts';
import { type NewMatch, newRow, scheduledMatch } from '../create-match.ts';
import { type MatchPlatform, settleMatch } from '../settle-match.ts';
import { checkSetup, unknownPlayers } from '../setup/check-setup.ts';
import type { MatchTraining } from '../setup/find-training.ts';
import { namePlayers } from '../setup/name-players.ts';
import { moveRow } from '../storage/move-row.ts';
import { insertMoves } from '../storage/move-rows.ts';
import { insertMatch } from '../storage/store.ts';
import { storedMatch } from '../storage/stored-match.ts';

/** A match to import: its creation by `actor`, and its moves. */
export type KeptMatch = NewMatch & {
  readonly moves: readonly Move[];
  /** The request of an online match. */
  readonly onlineMatchRequest?: OnlineMatchRequest;
};

type Importing = Pick<MatchPlatform, 'db' | 'clock' | 'newId' | 'followers'>;

type Folded = { readonly match: Match; readonly rows: readonly MatchMovesTable[] };

/** The moves of a match, and the time of a switch before them (ms since 1970). */
export type ImportedMoves = { readonly at: number; readonly moves: readonly Move[] };

/** Applies the moves to a scheduled match and builds a row for each; returns the refusal of the first illegal move. */
export const foldMoves = (scheduled: Match, { at, moves }: ImportedMoves): Outcome<Folded> => {
  const switched = moveRow({ kind: 'switch' }, { matchId: scheduled.id, seq: 0, at });
  const rows: MatchMovesTable[] = scheduled.startingParty === 1 ? [switched] : [];
  let match = scheduled;
  for (const move of moves) {
    const next = applyMove(match, move);
    if (!next.ok) return next;
    rows.push(moveRow(move, { matchId: match.id, seq: rows.length, at }, placeOf(match, move)));
    match = next.value;
  }
  return ok({ match, rows });
};

/** The event that a match names, which is then locked; null if it names none. */
const lockedEvent = async (
  tx: WriteTx,
  eventId: string | undefined,
): Promise<Outcome<MatchTraining | null>> => {
  if (eventId === undefined) return ok(null);
  await lockEvent(tx, eventId);
  const [event] = await findEventsById(tx.q, [eventId]);
  return event === undefined ? refused('error.not-found') : ok(event.props);
};

const importMatch = async (importing: Importing, tx: WriteTx, kept: KeptMatch): Promise<Outcome<true>> => {
  const { actor, moves, onlineMatchRequest = null } = kept;
  const setup = scheduledMatch(kept);
  const isOnlineMatch = kept.props.isOnlineMatch ?? false;
  const refusal = checkSetup({ setup, actor, pointer: '/props', isOnlineMatch });
  if (refusal !== null) return { ok: false, error: refusal };
  const event = await lockedEvent(tx, kept.props.eventId);
  if (!event.ok) return event;
  const { parties, unknownIds } = await namePlayers(tx.q, setup.parties);
  if (unknownIds.length > 0) return { ok: false, error: unknownPlayers(setup.parties, unknownIds, '/props') };
  const scheduled = { ...setup, parties };
  const folded = foldMoves(scheduled, { at: kept.props.timeStamp ?? 0, moves });
  if (!folded.ok) return folded;
  const { match, rows } = folded.value;
  const createdById = 'id' in actor ? actor.id : '';
  const made = newRow(importing, kept, { match: scheduled, createdById, event: event.value });
  const { props, ...stored } = storedMatch(made, match, rows.length);
  // It was over elsewhere, long before it is imported.
  const end = match.finishedAt === null ? {} : { finishReceivedAt: match.finishedAt };
  const whole = { ...stored, props: { ...props, ...end, onlineMatchRequest, revision: moves.length } };
  if (!(await insertMatch(tx, whole))) return { ok: false, error: 'error.id-already-exists' };
  await insertMoves(tx, rows);
  if (match.status !== 'finished') return ok(true);
  return settleMatch(tx, importing.followers, {
    origin: 'match',
    before: null,
    after: { stored: whole, match },
  });
};

/**
 * Imports matches that were played elsewhere, by the same rules as for matches played here, in one transaction: all of
 * them or none. It is for tools: it checks no access and announces nothing.
 * Refusals of the first refused match: those of `createMatch` and of each move, `error.id-already-exists`, and
 * `error.not-found` for an unknown event.
 */
export const importMatches = (
  importing: Importing,
  matches: readonly KeptMatch[],
): Promise<Outcome<{ readonly count: number }>> =>
  importing.db.write(async (tx): Promise<Outcome<{ readonly count: number }>> => {
    for (const match of matches) {
      const imported = await importMatch(importing, tx, match);
      if (!imported.ok) return imported;
    }
    return ok({ count: matches.length });
  });
