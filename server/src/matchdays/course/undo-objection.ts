import type { EventEntity } from '@neundarter/contract/entities/event';
import { mayObject } from '@neundarter/rules/access/matchday';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCommand } from '../../events/change-locked-event.ts';
import { logRows } from '../../events/log-rows.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { changeMatchday, type MatchdayPlatform } from '../core/change-matchday.ts';
import { keepState } from '../core/keep-state.ts';
import { forfeitOf } from '../storage/stored-log.ts';

/** Takes back the objection of a side: it has not appeared. Refusal: `error.event.invalid-status` if there is none. */
export const undoObjection = (
  platform: MatchdayPlatform,
  command: EventCommand,
): Promise<Outcome<EventEntity>> =>
  changeMatchday(platform, command, async (tx, { event, facts, log }) => {
    const actor = describeActor(command.actor);
    const forfeit = forfeitOf(log);
    if (forfeit === null) return refused('error.event.invalid-status');
    if (!mayObject(actor, facts, forfeit.side)) return refused('error.insufficient-permissions');
    if (forfeit.objection === null) return refused('error.event.invalid-status');
    await logRows.undo(tx, forfeit.objection, { at: platform.clock.now(), by: actor.id });
    await keepState(tx, event.id);
    return ok([]);
  });
