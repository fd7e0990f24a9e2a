import type { EventEntity } from '@neundarter/contract/entities/event';
import { type Substitution, substitute } from '@neundarter/rules/matchday/change-side';
import type { Outcome } from '../../platform/http/handler.ts';
import type { MatchdayPlatform } from '../core/change-matchday.ts';
import type { LoggedChange } from '../storage/stored-log.ts';
import { changeSide, type SideCommand } from './change-side.ts';
import { keepChange } from './keep-change.ts';

/** The entry of a substitution; undefined if there is none. */
export const findSubstitution = (
  logged: readonly LoggedChange[],
  { playerId, substitutePlayerId }: Substitution,
): LoggedChange | undefined =>
  logged.findLast(
    ({ change }) =>
      change.kind === 'substitution' &&
      change.playerId === playerId &&
      change.substitutePlayerId === substitutePlayerId,
  );

/** Puts a substitute on the position of a player. A repeat changes nothing. */
export const substitutePlayer = (
  platform: MatchdayPlatform,
  { playerId, substitutePlayerId, ...command }: SideCommand & Substitution,
): Promise<Outcome<EventEntity>> => {
  const wanted = { playerId, substitutePlayerId };
  return changeSide(platform, command, {
    isDone: ({ logged }) => findSubstitution(logged, wanted) !== undefined,
    rule: ({ facts }) => substitute(facts, wanted),
    log: (tx, side, changed) => keepChange(platform, tx, { side, changed, actor: command.actor }),
  });
};
