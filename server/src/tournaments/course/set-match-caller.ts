import type { EventEntity } from '@neundarter/contract/entities/event';
import { ok, refused } from '@neundarter/rules/result';
import { goneIn } from '@neundarter/rules/tournament/advance/log';
import type { EventCommand } from '../../events/change-locked-event.ts';
import { setCaller } from '../../matches/following/set-caller.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import type { TournamentPlatform } from '../core/change-tournament.ts';
import { callerOfEntry } from '../core/create-matches.ts';
import { addLogEntry } from '../storage/add-log-entry.ts';
import { rowsOf, withdrawnFrom } from '../storage/stored-log.ts';
import { changePlannedMatch } from './change-running.ts';
import { keepState } from './keep-state.ts';

type CallerChoice = EventCommand & { readonly matchId: string; readonly caller: string | null };

/**
 * Chooses who calls a match that has no turn yet; a choice by hand wins over the rule. Refusals besides the usual ones:
 * `error.event.participant-not-found`, and `error.invalid-request` for somebody who plays in it. Whoever has withdrawn
 * or gone is not there.
 */
export const setMatchCaller = (
  platform: TournamentPlatform,
  { caller, ...command }: CallerChoice,
): Promise<Outcome<EventEntity>> =>
  changePlannedMatch(platform, command, async (tx, { running, key, matchId }) => {
    const { event, entries, log } = running.tournament;
    const state = running.before.matches[key];
    const isThere =
      entries.some(({ id, status }) => id === caller && status === 'confirmed') &&
      !withdrawnFrom(log).includes(caller ?? '') &&
      !goneIn(rowsOf(log)).has(caller ?? '');
    if (caller !== null && !isThere) return refused('error.event.participant-not-found');
    const plays = state?.slots.some((slot) => slot.kind === 'entrant' && slot.entrant === caller);
    if (plays) return { ok: false, error: { code: 'error.invalid-request', fields: ['/caller'] } };
    if (state?.status !== 'ready' && state?.status !== 'waiting')
      return refused('error.event.invalid-status');
    if ((running.before.callers[key] ?? null) === caller) return ok([]);
    const player = callerOfEntry(caller ?? undefined, entries);
    if (!(await setCaller(platform, tx, { matchId, caller: player, isByHand: true })))
      return refused('error.event.invalid-status');
    await tx.flush();
    const at = platform.clock.now();
    const row = { kind: 'caller', match: key, caller } as const;
    await addLogEntry(tx, event.id, { row, matchId, at, by: describeActor(command.actor).id });
    const kept = await keepState(platform, tx, running);
    return kept.ok ? ok([...new Set([matchId, ...kept.value])]) : kept;
  });
