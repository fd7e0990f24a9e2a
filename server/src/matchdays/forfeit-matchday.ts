import type { EventEntity } from '@neundarter/contract/entities/event';
import { mayManageMatchday } from '@neundarter/rules/access/matchday';
import { partyOfSide, sides } from '@neundarter/rules/matchday/plan';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCommand } from '../events/change-locked-event.ts';
import { logRows } from '../events/log-rows.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { changeMatchday, type MatchdayPlatform } from './change-matchday.ts';
import { keepState } from './keep-state.ts';
import { forfeitOf, type MatchdayDecision } from './stored-log.ts';

/**
 * Gives a match day that is not finished to the other side of a team. Its games stay as they are: what was played counts
 * for the players, and may be played on. A repeat changes nothing.
 */
export const forfeitMatchday = (
  platform: MatchdayPlatform,
  { teamId, ...command }: EventCommand & { readonly teamId: string },
): Promise<Outcome<EventEntity>> =>
  changeMatchday(platform, command, async (tx, { event, facts, row, log }) => {
    const actor = describeActor(command.actor);
    if (!mayManageMatchday(actor, facts)) return refused('error.insufficient-permissions');
    const side = sides.find((one) => facts.sides[partyOfSide(one)].teamId === teamId);
    if (side === undefined)
      return { ok: false, error: { code: 'error.invalid-request', fields: ['/teamId'] } };
    if (forfeitOf(log)?.side === side) return ok([]);
    if (row.status === 'finished') return refused('error.event.invalid-status');
    await logRows.add(tx, {
      eventId: event.id,
      kind: 'forfeit',
      matchId: null,
      content: { kind: 'forfeit', side } satisfies MatchdayDecision,
      madeAt: platform.clock.now(),
      madeBy: actor.id,
    });
    await keepState(tx, event.id);
    return ok([]);
  });
