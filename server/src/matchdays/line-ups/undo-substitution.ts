import type { EventEntity } from '@neundarter/contract/entities/event';
import { type Substitution, undoSubstitution as undoByRules } from '@neundarter/rules/matchday/change-side';
import { logRows } from '../../events/log-rows.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import type { MatchdayPlatform } from '../core/change-matchday.ts';
import { changeSide, type SideCommand } from './change-side.ts';
import { findSubstitution } from './substitute-player.ts';

/** Takes back a substitution, as long as the substitute has begun no game. */
export const undoSubstitution = (
  platform: MatchdayPlatform,
  { playerId, substitutePlayerId, ...command }: SideCommand & Substitution,
): Promise<Outcome<EventEntity>> => {
  const wanted = { playerId, substitutePlayerId };
  return changeSide(platform, command, {
    isDone: () => false,
    rule: ({ facts }) => undoByRules(facts, wanted),
    log: async (tx, { logged }) => {
      const found = findSubstitution(logged, wanted);
      const undone = { at: platform.clock.now(), by: describeActor(command.actor).id };
      if (found !== undefined) await logRows.undo(tx, found.entry, undone);
    },
  });
};
