import type { EventEntity } from '@neundarter/contract/entities/event';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCommand } from '../../events/change-locked-event.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import type { TournamentPlatform } from '../core/change-tournament.ts';
import { findBegunMatches } from '../core/find-begun-matches.ts';
import { addLogEntry } from '../storage/add-log-entry.ts';
import { changeRunning } from './change-running.ts';
import { keepState } from './keep-state.ts';

/**
 * Drops the match for the third place before it begins: both are third. A repeat changes nothing. Refusals besides the
 * usual ones: `error.event.invalid-status` without such a match, `error.event.game-already-begun`.
 */
export const removeThirdPlace = (
  platform: TournamentPlatform,
  { reason, ...command }: EventCommand & { readonly reason: string },
): Promise<Outcome<EventEntity>> =>
  changeRunning(platform, command, async (tx, running) => {
    const match = running.plan.matches.find(({ place }) => place.stage === 'third-place');
    if (match === undefined) return refused('error.event.invalid-status');
    if (running.before.matches[match.key]?.status === 'cancelled') return ok([]);
    const [begun] = await findBegunMatches(tx.q, running, [match.key]);
    if (begun !== undefined)
      return { ok: false, error: { code: 'error.event.game-already-begun', fields: [], matchId: begun } };
    const entry = {
      row: { kind: 'drop-third-place', reason } as const,
      at: platform.clock.now(),
      by: describeActor(command.actor).id,
    };
    await addLogEntry(tx, running.tournament.event.id, entry);
    return keepState(platform, tx, running);
  });
