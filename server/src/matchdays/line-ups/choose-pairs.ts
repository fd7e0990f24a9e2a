import type { EventEntity } from '@neundarter/contract/entities/event';
import { choosePairs as chooseByRules } from '@neundarter/rules/matchday/change-side';
import type { Seat } from '@neundarter/rules/matchday/fold-side';
import type { Outcome } from '../../platform/http/handler.ts';
import type { MatchdayPlatform } from '../core/change-matchday.ts';
import { changeSide, type SideCommand } from './change-side.ts';
import { keepChange } from './keep-change.ts';

type PairsChange = SideCommand & {
  /** From 0. */
  readonly round: number;
  readonly pairs: readonly (readonly Seat[])[];
};

/** Chooses the pairs of a round of doubles anew, before one of its games has begun. */
export const choosePairs = (
  platform: MatchdayPlatform,
  { round, pairs, ...command }: PairsChange,
): Promise<Outcome<EventEntity>> =>
  changeSide(platform, command, {
    isDone: () => false,
    rule: ({ facts }) => chooseByRules(facts, { round, pairs }),
    log: (tx, side, changed) => keepChange(platform, tx, { side, changed, actor: command.actor }),
  });
