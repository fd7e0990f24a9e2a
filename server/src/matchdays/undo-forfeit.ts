import type { EventEntity } from '@neundarter/contract/entities/event';
import { mayManageMatchday } from '@neundarter/rules/access/matchday';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCommand } from '../events/change-locked-event.ts';
import { logRows } from '../events/log-rows.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { changeMatchday, type MatchdayPlatform } from './change-matchday.ts';
import { keepState } from './keep-state.ts';
import { forfeitOf } from './stored-log.ts';

/** Takes back that a side gave up the match day; its status and result follow from its games again. */
export const undoForfeit = (
  platform: MatchdayPlatform,
  command: EventCommand,
): Promise<Outcome<EventEntity>> =>
  changeMatchday(platform, command, async (tx, { event, facts, log }) => {
    const actor = describeActor(command.actor);
    if (!mayManageMatchday(actor, facts)) return refused('error.insufficient-permissions');
    const forfeit = forfeitOf(log);
    if (forfeit === null) return refused('error.event.invalid-status');
    await logRows.undo(tx, forfeit.entry, { at: platform.clock.now(), by: actor.id });
    await keepState(tx, event.id);
    return ok([]);
  });
