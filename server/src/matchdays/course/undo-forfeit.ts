import type { EventEntity } from '@neundarter/contract/entities/event';
import { mayGiveUp } from '@neundarter/rules/access/matchday';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCommand } from '../../events/change-locked-event.ts';
import { logRows } from '../../events/log-rows.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { changeMatchday, type MatchdayPlatform } from '../core/change-matchday.ts';
import { checkUnsigned } from '../core/check-unsigned.ts';
import { keepState } from '../core/keep-state.ts';
import { removeSignatures } from '../core/remove-signatures.ts';
import { forfeitOf } from '../storage/stored-log.ts';

/**
 * Takes back that a side gave up or has not appeared, with the objection to it; for the side that has said so. Status and
 * result follow from the games again.
 */
export const undoForfeit = (
  platform: MatchdayPlatform,
  command: EventCommand,
): Promise<Outcome<EventEntity>> =>
  changeMatchday(platform, command, async (tx, { event, facts, log }) => {
    const actor = describeActor(command.actor);
    const now = platform.clock.now();
    const forfeit = forfeitOf(log);
    if (forfeit === null) return refused('error.event.invalid-status');
    if (!mayGiveUp(actor, facts, forfeit.by)) return refused('error.insufficient-permissions');
    const unsigned = checkUnsigned(log);
    if (!unsigned.ok) return unsigned;
    await removeSignatures(tx, log, { at: now, by: actor.id });
    if (forfeit.objection !== null) await logRows.undo(tx, forfeit.objection, { at: now, by: actor.id });
    await logRows.undo(tx, forfeit.entry, { at: now, by: actor.id });
    await keepState(tx, event.id);
    return ok([]);
  });
