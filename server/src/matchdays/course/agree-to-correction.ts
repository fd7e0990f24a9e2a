import type { EventEntity } from '@neundarter/contract/entities/event';
import { mayCaptain } from '@neundarter/rules/access/matchday';
import { opponentOf } from '@neundarter/rules/matchday/readiness';
import { refused } from '@neundarter/rules/result';
import type { Outcome } from '../../platform/http/handler.ts';
import type { ResultPlatform } from '../../results/change-own-match.ts';
import { enterOrCorrect } from '../../results/enter-result.ts';
import { undoInside } from '../../results/undo-result.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { proposalsIn } from '../storage/stored-log.ts';
import { changeGame, type GameCommand } from './change-game.ts';
import { ownGame } from './matchday-result-kind.ts';

/**
 * Agrees to a correction of the other side, which is made with it. `seq` names the correction that the caller has seen.
 * Refusals: `error.insufficient-permissions` unless the caller leads the other side, `error.event.changed-meanwhile` if the
 * correction has gone, and those of results.
 */
export const agreeToCorrection = (
  platform: ResultPlatform,
  { seq, ...command }: GameCommand & { readonly seq: number },
): Promise<Outcome<EventEntity>> =>
  changeGame(platform, command, async (tx, found) => {
    const { matchday, game } = found;
    const proposal = proposalsIn(matchday.log, game.id).find(({ entry }) => entry.seq === seq);
    if (proposal === undefined) return refused('error.event.changed-meanwhile');
    const { by, act } = proposal.decision;
    if (!mayCaptain(describeActor(command.actor), matchday.facts, opponentOf(by)))
      return refused('error.insufficient-permissions');
    const own = ownGame(platform, tx, { ...found, by });
    const author = proposal.entry.madeBy ?? describeActor(command.actor).id;
    return act.kind === 'undo'
      ? undoInside(platform, tx, { own, act, by: author })
      : enterOrCorrect(platform, tx, { own, result: act.result, by: author });
  });
