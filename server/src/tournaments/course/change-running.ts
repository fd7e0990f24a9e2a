import type { EventEntity } from '@neundarter/contract/entities/event';
import { refused } from '@neundarter/rules/result';
import { isTournamentStarted } from '@neundarter/rules/tournament/setup/status';
import type { EventCommand } from '../../events/change-locked-event.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { changeAsOrganiser, type TournamentPlatform } from '../core/change-tournament.ts';
import { keyOfMatch } from '../core/find-planned-matches.ts';
import { gatherRunning, type RunningTournament } from '../core/gather-running.ts';

type Change = (tx: WriteTx, running: RunningTournament) => Promise<Outcome<readonly string[]>>;

/**
 * Changes a started tournament for its organisers; `error.event.invalid-status` before the start. All who may see it see the
 * same change, unless the command says something else.
 */
export const changeRunning = (
  platform: TournamentPlatform,
  command: EventCommand,
  change: Change,
): Promise<Outcome<EventEntity>> =>
  changeAsOrganiser(
    platform,
    { isSameForAll: true, ...command, isPossible: isTournamentStarted },
    async (tx, { event }) => {
      const running = await gatherRunning({ q: tx.q, db: platform.db }, event);
      return running === null ? refused('error.event.invalid-status') : change(tx, running);
    },
  );

/** A match of a started tournament, by its key. */
type RunningMatch = {
  readonly running: RunningTournament;
  readonly key: string;
  readonly matchId: string;
};

/** The same for one match; `error.not-found` for a match of another event. */
export const changePlannedMatch = (
  platform: TournamentPlatform,
  { matchId, ...command }: EventCommand & { readonly matchId: string },
  change: (tx: WriteTx, own: RunningMatch) => Promise<Outcome<readonly string[]>>,
): Promise<Outcome<EventEntity>> =>
  changeRunning(platform, command, async (tx, running) => {
    const key = keyOfMatch(running.matches, matchId);
    return key === null ? refused('error.not-found') : change(tx, { running, key, matchId });
  });
