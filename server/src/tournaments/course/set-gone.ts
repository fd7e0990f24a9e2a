import type { EventEntity } from '@neundarter/contract/entities/event';
import { ok, refused } from '@neundarter/rules/result';
import { goneIn, type LogRow } from '@neundarter/rules/tournament/advance/log';
import { entrantsIn } from '@neundarter/rules/tournament/match/planned-match';
import type { EventCommand } from '../../events/change-locked-event.ts';
import { findMatchHeads } from '../../matches/reads.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import type { TournamentPlatform } from '../core/change-tournament.ts';
import type { RunningTournament } from '../core/gather-running.ts';
import type { TournamentFollowing } from '../core/tournament-follower.ts';
import { addLogEntry } from '../storage/add-log-entry.ts';
import { rowsOf } from '../storage/stored-log.ts';
import { changeRunning } from './change-running.ts';
import { keepState } from './keep-state.ts';

type Presence = EventCommand & { readonly entrant: string; readonly isGone: boolean };

/**
 * The starts of matches that somebody calls. Without a rule for callers they are not noted when a match begins, and only
 * a noted start keeps the caller of a match that is being played.
 */
const findUnnotedStarts = async (
  tx: WriteTx,
  { before, matches, tournament }: RunningTournament,
  entrant: string,
): Promise<readonly { readonly row: LogRow; readonly matchId: string }[]> => {
  const noted = new Set(
    rowsOf(tournament.log).flatMap((row) =>
      row.kind === 'begin' || row.kind === 'result' ? [row.match] : [],
    ),
  );
  const called = Object.keys(before.callers).filter(
    (key) => before.callers[key] === entrant && !noted.has(key),
  );
  const ids = new Map(called.map((key) => [matches.get(key)?.matchId ?? '', key]));
  const started = (await findMatchHeads(tx.q, [...ids.keys()])).filter(
    ({ props }) => props.status !== 'scheduled',
  );
  return started.map(({ id: matchId }) => {
    const match = ids.get(matchId) ?? '';
    const entrants = entrantsIn(before.matches[match]?.slots ?? []);
    return { matchId, row: { kind: 'begin', match, caller: entrant, entrants } };
  });
};

type Noted = {
  readonly running: RunningTournament;
  readonly entrant: string;
  readonly isGone: boolean;
  readonly actor: EventCommand['actor'];
};

/** Writes into the log of a locked tournament that an entry calls nothing, or calls again; answers the changed matches. */
export const noteGone = async (
  platform: TournamentFollowing,
  tx: WriteTx,
  { running, entrant, isGone, actor }: Noted,
): Promise<Outcome<readonly string[]>> => {
  const { event, log } = running.tournament;
  if (goneIn(rowsOf(log)).has(entrant) === isGone) return ok([]);
  const [at, by] = [platform.clock.now(), describeActor(actor).id];
  for (const start of isGone ? await findUnnotedStarts(tx, running, entrant) : [])
    await addLogEntry(tx, event.id, { ...start, at });
  await addLogEntry(tx, event.id, { row: { kind: isGone ? 'gone' : 'back', entrant }, at, by });
  return keepState(platform, tx, running);
};

/**
 * Notes that somebody has gone and calls nothing any more, or is back. A repeat changes nothing. Refusal besides the usual
 * ones: `error.event.participant-not-found`.
 */
export const setGone = (
  platform: TournamentPlatform,
  { entrant, isGone, ...command }: Presence,
): Promise<Outcome<EventEntity>> =>
  changeRunning(platform, command, async (tx, running) => {
    const { entries } = running.tournament;
    const takesPart = entries.some(({ id, status }) => id === entrant && status === 'confirmed');
    if (!takesPart) return refused('error.event.participant-not-found');
    return noteGone(platform, tx, { running, entrant, isGone, actor: command.actor });
  });
