import { mayManageEvents } from '@neundarter/rules/access/events';
import { ok, refused } from '@neundarter/rules/result';
import { plannedMatches } from '@neundarter/rules/tournament/advance/play-offs';
import { forfeitWithoutResult } from '@neundarter/rules/tournament/advance/without-result';
import type { ReadableEvent } from '../../events/reads.ts';
import type { LockedMatch } from '../../matches/settle-match.ts';
import type { Database, Queries, WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { AskedResult, OwnMatch, ResultAuthor, ResultKind } from '../../results/result-kind.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { keyOfMatch } from '../core/find-planned-matches.ts';
import { gatherRunning, type RunningTournament } from '../core/gather-running.ts';
import type { TournamentFollowing } from '../core/tournament-follower.ts';
import { placeOf, rowOfEntry, rowsOf } from '../storage/stored-log.ts';
import { undoLogged } from '../storage/undo-logged.ts';
import { addResult } from './add-result.ts';
import { findDependents } from './find-dependents.ts';
import { giveInstead } from './give-instead.ts';
import { keepState } from './keep-state.ts';
import { resetDependents } from './reset-dependents.ts';
import { describeTakeOver, takeOverPlace } from './take-over-place.ts';

/** A match of a started tournament, by its key. */
type Found = { readonly running: RunningTournament; readonly key: string; readonly matchId: string };

/** A match of a started tournament, for its organisers. */
const find = async (
  source: { readonly q: Queries; readonly db: Database },
  { event }: ReadableEvent,
  { actor, matchId }: Omit<AskedResult, 'act'>,
): Promise<Outcome<Found>> => {
  // First: strangers must not make the server read a whole tournament.
  if (!mayManageEvents(describeActor(actor), event.props.teamId))
    return refused('error.insufficient-permissions');
  const running = await gatherRunning(source, event);
  if (running === null) return refused('error.event.invalid-status');
  const key = keyOfMatch(running.matches, matchId);
  return key === null ? refused('error.not-found') : ok({ running, key, matchId });
};

type Corrected = Found & { readonly after: LockedMatch; readonly author: ResultAuthor };

/** Writes a corrected result in place of the earlier one, and what follows from it. */
const keepCorrected = async (
  platform: TournamentFollowing,
  tx: WriteTx,
  { running, key, after, author: { by, reason } }: Corrected,
): Promise<Outcome<readonly string[]>> => {
  const at = platform.clock.now();
  const { log } = running.tournament;
  const winner = running.before.matches[key]?.outcome?.winner;
  // Who has taken over a place without having won goes back.
  const kinds =
    after.match.winningParty === winner ? (['result'] as const) : (['result', 'take-over'] as const);
  const undone = await undoLogged(tx, { log, keys: [key], kinds }, { at, by, reason });
  const earlier = undone.find((entry) => rowOfEntry(entry).kind === 'result');
  const place = earlier === undefined ? {} : { inPlaceOf: placeOf(earlier) };
  await addResult(tx, { running, key }, { before: null, after, by, at, ...place });
  const kept = await keepState(platform, tx, { ...running, own: key });
  return kept.ok ? ok([after.stored.id, ...kept.value]) : kept;
};

const statusOf = ({ running, key }: Found): OwnMatch['status'] => {
  const status = running.before.matches[key]?.status;
  if (status === 'finished') return 'finished';
  return status === 'forfeited' ? 'ended-by-event' : 'open';
};

/** Ids of matches by their keys. */
const idsOf = ({ matches }: RunningTournament, keys: readonly string[]): readonly string[] =>
  keys.flatMap((key) => matches.get(key)?.matchId ?? []);

const ownMatch = (platform: TournamentFollowing, tx: WriteTx, found: Found): OwnMatch => {
  const { running, key, matchId } = found;
  const winner = running.before.matches[key]?.outcome?.winner ?? 'nobody';
  const { event, log } = running.tournament;
  const forfeit = forfeitWithoutResult(running.plan, rowsOf(log), key);
  return {
    matchId,
    status: statusOf(found),
    winner: winner === 'nobody' ? null : winner,
    giveAway:
      forfeit === null
        ? null
        : (author) => giveInstead(platform, tx, { event, key, matchId, forfeit, ...author }),
    findDependents: async () => idsOf(running, await findDependents(tx.q, running, key)),
    resetDependents: (ids, author) => resetDependents(platform, tx, { running, ids, ...author }),
    keepCorrected: (after, author) => keepCorrected(platform, tx, { ...found, after, author }),
    takeOver: { prepare: (seen, author) => takeOverPlace(platform, tx, { ...found, seen, author }) },
  };
};

/** Results in tournaments: the organisers enter and correct them, and what follows in the bracket comes from the log. */
export const tournamentResultKind = (platform: TournamentFollowing): ResultKind => ({
  type: 'tournament',
  findOwn: async (tx, readable, asked) => {
    const found = await find({ q: tx.q, db: platform.db }, readable, asked);
    return found.ok ? ok(ownMatch(platform, tx, found.value)) : found;
  },
  readTakeOver: async (q, readable, asked) => {
    const found = await find({ q, db: platform.db }, readable, asked);
    return found.ok ? ok(await describeTakeOver(q, found.value)) : found;
  },
  readDependents: async (q, readable, asked) => {
    const found = await find({ q, db: platform.db }, readable, asked);
    if (!found.ok) return found;
    const { running, key } = found.value;
    const numbers = new Map(
      plannedMatches(running.plan, running.before).map((match) => [match.key, match.number]),
    );
    return ok(
      (await findDependents(q, running, key)).flatMap((dependent) =>
        idsOf(running, [dependent]).map((matchId) => ({ matchId, number: numbers.get(dependent) ?? 1 })),
      ),
    );
  },
});
