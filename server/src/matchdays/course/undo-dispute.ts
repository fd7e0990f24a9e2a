import type { EventEntity } from '@neundarter/contract/entities/event';
import { ok } from '@neundarter/rules/result';
import { logRows } from '../../events/log-rows.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { ResultPlatform } from '../../results/change-own-match.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { keepState } from '../core/keep-state.ts';
import { objectionsTo, proposalsIn } from '../storage/stored-log.ts';
import { changeGame, type GameCommand } from './change-game.ts';
import { sideOfAuthor } from './find-game.ts';

/** Takes back what the own side has said against a game: its objection and its correction. A repeat changes nothing. */
export const undoDispute = (platform: ResultPlatform, command: GameCommand): Promise<Outcome<EventEntity>> =>
  changeGame(platform, command, async (tx, found) => {
    const { event, log } = found.matchday;
    const by = sideOfAuthor(command.actor, found);
    const { id } = found.game;
    const own = [...objectionsTo(log, id), ...proposalsIn(log, id)].filter(
      ({ decision }) => decision.by === by,
    );
    if (own.length === 0) return ok(null);
    const undo = { at: platform.clock.now(), by: describeActor(command.actor).id };
    for (const { entry } of own) await logRows.undo(tx, entry, undo);
    await keepState(tx, event.id);
    return ok([]);
  });
