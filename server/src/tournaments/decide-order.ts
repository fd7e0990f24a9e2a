import type { EventEntity } from '@neundarter/contract/entities/event';
import { refused } from '@neundarter/rules/result';
import { drawLots } from '@neundarter/rules/tournament/groups/lot';
import type { EventCommand } from '../events/change-locked-event.ts';
import { logRows } from '../events/log-rows.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { addLogEntry } from './add-log-entry.ts';
import { changeRunning } from './change-running.ts';
import type { TournamentPlatform } from './change-tournament.ts';
import { keepState } from './keep-state.ts';
import { rowOfEntry } from './stored-log.ts';

export type OrderDecision = EventCommand & {
  readonly way: 'lot' | 'order';
  /** By hand: best first. */
  readonly entrants: readonly string[];
  readonly reason?: string;
};

const sameEntries = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

/** Decides a shared rank on which something depends; `error.event.invalid-status` unless a decision is needed. */
export const decideOrder = (
  platform: TournamentPlatform,
  { way, entrants, reason, ...command }: OrderDecision,
): Promise<Outcome<EventEntity>> =>
  changeRunning(platform, command, async (tx, running) => {
    const { event } = running.tournament;
    const isNeeded = running.before.needed.some((needed) => sameEntries(needed.entrants, entrants));
    if (!isNeeded) return refused('error.event.invalid-status');
    const order = way === 'lot' ? drawLots(entrants.toSorted(), platform.newId()) : entrants;
    const row = { kind: 'order', entrants: order, ...(reason !== undefined && { reason }) } as const;
    await addLogEntry(tx, event.id, { row, at: platform.clock.now(), by: describeActor(command.actor).id });
    return keepState(platform, tx, running);
  });

/** Takes back a decision, as long as nothing that follows from it has begun. */
export const undoDecision = (
  platform: TournamentPlatform,
  { entrants, ...command }: EventCommand & { readonly entrants: readonly string[] },
): Promise<Outcome<EventEntity>> =>
  changeRunning(platform, command, async (tx, running) => {
    const decided = running.tournament.log.filter((entry) => {
      const row = rowOfEntry(entry);
      return row.kind === 'order' && sameEntries(row.entrants, entrants);
    });
    if (decided.length === 0) return refused('error.event.invalid-status');
    const undone = { at: platform.clock.now(), by: describeActor(command.actor).id };
    for (const entry of decided) await logRows.undo(tx, entry, undone);
    return keepState(platform, tx, running);
  });
