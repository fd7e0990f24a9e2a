import { bedScore } from '@neundarter/rules/board/bed';
import { recordThrow } from '@neundarter/rules/match/record-throw';
import { botLevels, type Match, type Party } from '@neundarter/rules/match/types';
import { undoThrow } from '@neundarter/rules/match/undo-throw';
import { describe, expect, it } from 'vitest';
import { guestParty, playMatch } from '../../test/played-match.ts';
import { botTurnOf, type PlannedBotTurn } from './bot-turn.ts';
import { throwCommand } from './record-throw.ts';

const botOf = (level: (typeof botLevels)[number], side: string): Party => ({
  type: 'single',
  player: { type: 'bot', id: `bot${side}`.padEnd(20, '0'), level },
});
const against = (legs: readonly string[]) =>
  playMatch({ parties: [guestParty('Anna'), botOf(7, 'a')], legs });

const planned = (match: Match): PlannedBotTurn => {
  const plan = botTurnOf(match);
  if (plan === null) throw new Error('no bot is to throw');
  return plan;
};
const played = (match: Match): Match => {
  const { id, turn } = planned(match);
  const command = throwCommand(match, turn, { id, at: 1 });
  if (command?.kind !== 'throw') throw new Error('the match is not running');
  const next = recordThrow(match, command.newThrow, command.position);
  if (!next.ok) throw new Error(next.error);
  return next.value;
};

describe("a bot's turn", () => {
  it('is planned only if it is a bot’s turn', () => {
    expect(botTurnOf(against([]))).toBeNull();
    expect(botTurnOf(against(['501 | 60']))).not.toBeNull();
  });

  it('is the same after a reload and on a second device', () => {
    expect(planned(against(['501 | 60']))).toEqual(planned(against(['501 | 60'])));
  });

  it('changes if the turn before it is undone and entered again', () => {
    const before = against(['501 | 60']);
    const undone = undoThrow(before);
    if (!undone.ok) throw new Error(undone.error);
    const turn = { score: 60, dartsThrown: 3, attemptsOnDouble: 0 };
    const command = throwCommand(undone.value, turn, { id: 'anew', at: 1 });
    if (command?.kind !== 'throw') throw new Error('the match is not running');
    const again = recordThrow(undone.value, command.newThrow);
    if (!again.ok) throw new Error(again.error);
    expect(planned(again.value).id).not.toBe(planned(before).id);
    expect(planned(again.value).darts).not.toEqual(planned(before).darts);
  });

  it('has a valid id, and darts that add up to its score', () => {
    const { id, darts, turn } = planned(against(['501 | 60']));
    expect(id).toMatch(/^[0-9a-z]{20}$/);
    expect(turn.score).toBe(darts.reduce((sum, { bed }) => sum + bedScore(bed), 0));
  });

  it.each(botLevels)('of level %i is legal from the first dart to the end of the match', (level) => {
    const parties = [botOf(level, 'a'), botOf(level, 'b')] as const;
    let match = playMatch({ parties, config: { startingScore: 101, legsToWinSet: 2 } });
    const ids = new Set<string>();
    while (match.status === 'running') {
      ids.add(planned(match).id);
      match = played(match);
    }
    const turns = match.sets.flatMap((set) => set.legs.flatMap((leg) => leg.throws));
    expect(ids.size).toBe(turns.length);
  });
});
