import type { EventEntity } from '@neundarter/contract/entities/event';
import { mayEnterResults } from '@neundarter/rules/access/matchday';
import { refused } from '@neundarter/rules/result';
import type { EventCommand } from '../../events/change-locked-event.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { ResultPlatform } from '../../results/change-own-match.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { changeMatchday } from '../core/change-matchday.ts';
import { checkUnsigned } from '../core/check-unsigned.ts';
import { type FoundGame, findGame } from './find-game.ts';

/** A command about a game. */
export type GameCommand = EventCommand & { readonly matchId: string };

/** A game for whoever leads a side, as long as something of the report can change. */
export const changeGame = (
  platform: ResultPlatform,
  { matchId, ...command }: GameCommand,
  change: (tx: WriteTx, found: FoundGame) => Promise<Outcome<readonly string[] | null>>,
): Promise<Outcome<EventEntity>> =>
  changeMatchday(platform, command, async (tx, matchday) => {
    if (!mayEnterResults(describeActor(command.actor), matchday.facts))
      return refused('error.insufficient-permissions');
    const found = await findGame(tx.q, matchday, matchId);
    if (!found.ok) return found;
    const unsigned = checkUnsigned(matchday.log);
    return unsigned.ok ? change(tx, found.value) : unsigned;
  });
