import type { EventEntity } from '@neundarter/contract/entities/event';
import { mayObject } from '@neundarter/rules/access/matchday';
import { mayStillObject } from '@neundarter/rules/matchday/disputes';
import { isObjectable } from '@neundarter/rules/matchday/give-up';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCommand } from '../../events/change-locked-event.ts';
import { logRows } from '../../events/log-rows.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { changeMatchday, type MatchdayPlatform } from '../core/change-matchday.ts';
import { keepState } from '../core/keep-state.ts';
import { forfeitOf, type MatchdayDecision, signaturesIn } from '../storage/stored-log.ts';

/**
 * Objects to it that a side has not appeared: the result is disputed. A repeat changes nothing. Refusals:
 * `error.event.invalid-status` if nobody has said so or the seven days are over, `error.insufficient-permissions`.
 */
export const objectToForfeit = (
  platform: MatchdayPlatform,
  command: EventCommand,
): Promise<Outcome<EventEntity>> =>
  changeMatchday(platform, command, async (tx, { event, facts, log }) => {
    const actor = describeActor(command.actor);
    const forfeit = forfeitOf(log);
    if (forfeit === null) return refused('error.event.invalid-status');
    const { side, isDisputed } = forfeit;
    if (!mayObject(actor, facts, side)) return refused('error.insufficient-permissions');
    if (isDisputed) return ok(null);
    if (!mayStillObject(signaturesIn(log), side)) return refused('error.event.report-signed');
    const now = platform.clock.now();
    if (!isObjectable(forfeit, now)) return refused('error.event.invalid-status');
    await logRows.add(tx, {
      eventId: event.id,
      kind: 'objection',
      matchId: null,
      content: { kind: 'objection', side } satisfies MatchdayDecision,
      madeAt: now,
      madeBy: actor.id,
    });
    await keepState(tx, event.id);
    return ok([]);
  });
