import type { EventEntity } from '@neundarter/contract/entities/event';
import { mayAnswerChange } from '@neundarter/rules/access/matchday';
import type { Side } from '@neundarter/rules/matchday/plan';
import { opponentOf } from '@neundarter/rules/matchday/readiness';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCommand } from '../../events/change-locked-event.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { changeMatchday, type MatchdayPlatform } from '../core/change-matchday.ts';
import { markLineUp } from '../storage/store.ts';

/** `editRevision` is needed, because the other side may change its line-up at the same moment. */
type LineUpAnswer = EventCommand & { readonly side: Side; readonly editRevision: number };

/**
 * Says that a side is ready to play against the line-up that the other side has changed. Changes nothing if there is
 * nothing to answer.
 */
export const answerLineUpChange = (
  platform: MatchdayPlatform,
  { side, ...command }: LineUpAnswer,
): Promise<Outcome<EventEntity>> =>
  changeMatchday(platform, { ...command, isEdit: false }, async (tx, { facts, row, lineUps }) => {
    if (!mayAnswerChange(describeActor(command.actor), facts, side))
      return refused('error.insufficient-permissions');
    if (row.status !== 'scheduled') return refused('error.event.invalid-status');
    const lineUp = lineUps[opponentOf(side)];
    if (lineUp === null || lineUp.changedAt === null || lineUp.acceptedAt !== null) return ok(null);
    await markLineUp(tx, { ...lineUp, acceptedAt: platform.clock.now() });
    return ok([]);
  });
