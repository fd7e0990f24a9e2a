import type { EventEntity } from '@neundarter/contract/entities/event';
import { refused } from '@neundarter/rules/result';
import type { EventCommand } from '../../events/change-locked-event.ts';
import { logRows } from '../../events/log-rows.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import type { TournamentPlatform } from '../core/change-tournament.ts';
import { entryRows } from '../storage/entry-rows.ts';
import { rowOfEntry, type TournamentRow } from '../storage/stored-log.ts';
import { changeRunning } from './change-running.ts';
import { keepState } from './keep-state.ts';

/** Whether a row is about an entry, or about one of these matches, which exist no more without it. */
const isAbout = (row: TournamentRow, entrant: string, keys: ReadonlySet<string>): boolean => {
  if (row.kind === 'begin' || row.kind === 'caller' || row.kind === 'called')
    return keys.has(row.match) || (row.kind !== 'begin' && row.caller === entrant);
  return 'entrant' in row && row.entrant === entrant;
};

/**
 * Takes back a late entry, with its matches and everything that was noted about it; the people stand on the waiting list then.
 * Refusals besides the usual ones: `error.event.participant-not-found` for who has not entered late,
 * `error.event.follow-up-match-started` once one of its matches has begun.
 */
export const undoLateEntry = (
  platform: TournamentPlatform,
  { entrant, ...command }: EventCommand & { readonly entrant: string },
): Promise<Outcome<EventEntity>> =>
  changeRunning(platform, { ...command, isSameForAll: false }, async (tx, running) => {
    const { entries, log } = running.tournament;
    const entry = entries.find(({ id, lateSeat }) => id === entrant && lateSeat !== null);
    if (entry === undefined) return refused('error.event.participant-not-found');
    const without = {
      ...entry,
      status: 'waiting',
      groupId: null,
      groupPosition: null,
      seed: null,
      isPresent: false,
      lateSeat: null,
    } as const;
    await entryRows.update(tx, without);
    const own = Object.entries(running.before.matches).filter(([, { slots }]) =>
      slots.some((slot) => slot.kind === 'entrant' && slot.entrant === entrant),
    );
    const keys = new Set(own.map(([key]) => key));
    const undone = { at: platform.clock.now(), by: describeActor(command.actor).id };
    for (const logged of log)
      if (isAbout(rowOfEntry(logged), entrant, keys)) await logRows.undo(tx, logged, undone);
    return keepState(platform, tx, { ...running, isReplanned: true });
  });
