import type { EventEntity } from '@neundarter/contract/entities/event';
import { mayStillObject } from '@neundarter/rules/matchday/disputes';
import { isGiven } from '@neundarter/rules/matchday/game-parties';
import { ok, refused } from '@neundarter/rules/result';
import { logRows } from '../../events/log-rows.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { ResultPlatform } from '../../results/change-own-match.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { keepState } from '../core/keep-state.ts';
import { type MatchdayDecision, objectionsTo, signaturesIn } from '../storage/stored-log.ts';
import { changeGame, type GameCommand } from './change-game.ts';
import { sideOfAuthor } from './find-game.ts';

/**
 * Objects to the result of a game for the own side: both versions stand on the report, and the match day is not finished
 * until the objection is taken back or the result changes. A repeat changes nothing. Refusals:
 * `error.insufficient-permissions`, `error.invalid-match-status` unless the game is over, `error.event.report-signed` once
 * the side has signed.
 */
export const objectToGame = (
  platform: ResultPlatform,
  { reason, ...command }: GameCommand & { readonly reason?: string | undefined },
): Promise<Outcome<EventEntity>> =>
  changeGame(platform, command, async (tx, found) => {
    const { matchday, game } = found;
    const { event, log } = matchday;
    const by = sideOfAuthor(command.actor, found);
    if (!mayStillObject(signaturesIn(log), by)) return refused('error.event.report-signed');
    if (game.props.status !== 'finished' || isGiven(game.props)) return refused('error.invalid-match-status');
    if (objectionsTo(log, game.id).some(({ decision }) => decision.by === by)) return ok(null);
    await logRows.add(tx, {
      eventId: event.id,
      kind: 'game-objection',
      matchId: game.id,
      content: { kind: 'game-objection', by, reason: reason ?? null } satisfies MatchdayDecision,
      madeAt: platform.clock.now(),
      madeBy: describeActor(command.actor).id,
    });
    await keepState(tx, event.id);
    return ok([]);
  });
