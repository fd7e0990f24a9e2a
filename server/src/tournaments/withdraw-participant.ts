import type { EventEntity } from '@neundarter/contract/entities/event';
import { ok, refused } from '@neundarter/rules/result';
import { idsOf, isWithdrawable } from '@neundarter/rules/tournament/setup/participants';
import type { EventCaller } from '../events/gather-event-rights.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { addressRows } from './address-rows.ts';
import { changeTournament, type TournamentPlatform } from './change-tournament.ts';
import { entryRows } from './entry-rows.ts';
import { removeUnused } from './remove-unused.ts';
import { settleWaiting } from './settle-waiting.ts';

export type Withdrawal = EventCaller & {
  readonly id: string;
  readonly entryId: string;
  /** From the link in the mail. */
  readonly key?: string;
};

/**
 * Withdraws an entry while registration is open: for its own people, and for whoever has the link from the mail; people
 * whom somebody else has registered may do so until the start. The
 * first of the waiting list gets the place. A repeat changes nothing. Refusals besides the usual ones:
 * `error.event.participant-not-found`, also for entries of others.
 */
export const withdrawParticipant = (
  platform: TournamentPlatform,
  { entryId, key, ...command }: Withdrawal,
): Promise<Outcome<EventEntity>> =>
  changeTournament(platform, { ...command, isEdit: false }, async (tx, { event, row, entries }) => {
    const entry = entries.find(({ id }) => id === entryId);
    if (entry === undefined) return refused('error.event.participant-not-found');
    const { playerId, id: callerId } = describeActor(command.actor);
    const known = await addressRows.findOf(tx.q, entryId);
    const isInIt = idsOf(entry.participant).some((id) => id === playerId);
    const isOwn = isInIt || entry.createdBy === callerId;
    const hasKey = key !== undefined && known?.withdrawKey === key;
    if (!isOwn && !hasKey) return refused('error.event.participant-not-found');
    if (entry.status === 'withdrawn') return ok(null);
    const isByOthers = isInIt && entry.createdBy !== callerId;
    if (!isWithdrawable(row.status, { status: entry.status, isByOthers }))
      return refused('error.event.invalid-status');
    const left = { ...entry, groupId: null, groupPosition: null, seed: null, status: 'withdrawn' } as const;
    await entryRows.update(tx, left);
    await removeUnused(tx, idsOf(entry.participant));
    await settleWaiting(platform, tx, event);
    return ok([]);
  });
