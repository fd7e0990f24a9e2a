import type { EventEntity } from '@neundarter/contract/entities/event';
import { ok, refused } from '@neundarter/rules/result';
import { usualEffect, type WithdrawalEffect } from '@neundarter/rules/tournament/advance/log';
import type { EventCommand } from '../../events/change-locked-event.ts';
import { logRows } from '../../events/log-rows.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import type { TournamentPlatform } from '../core/change-tournament.ts';
import type { RunningTournament } from '../core/gather-running.ts';
import { addLogEntry } from '../storage/add-log-entry.ts';
import { rowOfEntry, type TournamentRow } from '../storage/stored-log.ts';
import { changeRunning } from './change-running.ts';
import { keepState } from './keep-state.ts';

type EntrantWithdrawal = EventCommand & {
  readonly entrant: string;
  readonly stage: 'group' | 'knockout';
  /** What happens to the matches of a group; by default what is usual at this moment. */
  readonly effect?: WithdrawalEffect;
};

const isEntrant = ({ tournament: { entries } }: RunningTournament, entrant: string): boolean =>
  entries.some(({ id, status }) => id === entrant && status === 'confirmed');

const usualEffectOf = ({ plan, before }: RunningTournament, entrant: string): WithdrawalEffect => {
  const own = plan.matches.filter(
    ({ place, slots }) =>
      place.stage === 'group' && slots.some((slot) => slot.kind === 'entrant' && slot.entrant === entrant),
  );
  const played = own.filter(({ key }) => before.matches[key]?.status === 'finished');
  return usualEffect(played.length, own.length);
};

/**
 * Takes an entry out of the groups or out of the knockout; a match of it that has begun has to be ended first, by a
 * retirement. A repeat changes nothing. Refusals besides the usual ones: `error.event.participant-not-found`,
 * `error.event.follow-up-match-started`.
 */
export const withdrawFromStage = (
  platform: TournamentPlatform,
  { entrant, stage, effect, ...command }: EntrantWithdrawal,
): Promise<Outcome<EventEntity>> =>
  changeRunning(platform, command, async (tx, running) => {
    if (!isEntrant(running, entrant)) return refused('error.event.participant-not-found');
    const { event, log } = running.tournament;
    const isDone = log
      .map(rowOfEntry)
      .some((row) => row.kind === 'withdrawal' && row.entrant === entrant && row.stage === stage);
    if (isDone) return ok([]);
    const row: TournamentRow =
      stage === 'knockout'
        ? { kind: 'withdrawal', stage, entrant }
        : { kind: 'withdrawal', stage, entrant, effect: effect ?? usualEffectOf(running, entrant) };
    await addLogEntry(tx, event.id, { row, at: platform.clock.now(), by: describeActor(command.actor).id });
    return keepState(platform, tx, running);
  });

/** Takes back the withdrawals of an entry, as long as nothing that follows from them has begun. */
export const undoWithdrawal = (
  platform: TournamentPlatform,
  { entrant, ...command }: EventCommand & { readonly entrant: string },
): Promise<Outcome<EventEntity>> =>
  changeRunning(platform, command, async (tx, running) => {
    const rows = running.tournament.log.filter((entry) => {
      const row = rowOfEntry(entry);
      return row.kind === 'withdrawal' && row.entrant === entrant;
    });
    if (rows.length === 0) return refused('error.event.participant-not-found');
    const undone = { at: platform.clock.now(), by: describeActor(command.actor).id };
    for (const entry of rows) await logRows.undo(tx, entry, undone);
    return keepState(platform, tx, running);
  });
