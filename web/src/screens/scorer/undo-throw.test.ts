import { decideBullOut } from '@neundarter/rules/match/round-limit';
import type { Party } from '@neundarter/rules/match/types';
import { describe, expect, it } from 'vitest';
import { doubleParty, guestParty, playMatch } from '../../test/played-match.ts';
import { actsToUndo, undoCommands } from './undo-throw.ts';

const bot: Party = { type: 'single', player: { type: 'bot', id: 'bot00000000000000000', level: 5 } };
const scores = (...args: Parameters<typeof playMatch>) => {
  const match = playMatch(...args);
  const turns = match.sets.flatMap(({ legs }) => legs.flatMap(({ throws }) => throws));
  return actsToUndo(match).map((act) => turns.find(({ id }) => id === act.id)?.score);
};

describe('one tap on undo removes', () => {
  it('nothing before the first turn', () => {
    expect(scores()).toEqual([]);
    expect(scores({ isStarted: false })).toEqual([]);
  });

  it('the last turn', () => {
    expect(scores({ legs: ['501 | 60 100 | 45'] })).toEqual([45]);
  });

  it('the checkout of the leg before, while the next leg is still empty', () => {
    expect(scores({ legs: ['501 | 180 0 | 180 0 | 141#1'] })).toEqual([141]);
  });

  it('the checkout that ended the match', () => {
    const config = { legsToWinSet: 1 };
    expect(scores({ config, legs: ['501 | 180 0 | 180 0 | 141#1'] })).toEqual([141]);
  });

  it('the choice after a bull-out alone', () => {
    const config = { roundLimit: { rounds: 1, decision: 'bull' } } as const;
    const due = playMatch({ config, legs: ['501 | 60 100'] });
    const decided = decideBullOut(due, { id: 'b', winningParty: 1, at: 5 });
    expect(decided.ok && actsToUndo(decided.value).map(({ id }) => id)).toEqual(['b']);
    expect(scores({ config, legs: ['501 | 60 100'] })).toEqual([100]);
  });

  it("the bot's turn and the one entered before it", () => {
    const parties = [guestParty('Anna'), bot] as const;
    expect(scores({ parties, legs: ['501 | 60 41'] })).toEqual([41, 60]);
    expect(scores({ parties, legs: ['501 | 60'] })).toEqual([60]);
  });

  it('nothing when only bots have thrown', () => {
    expect(scores({ parties: [bot, guestParty('Anna')], legs: ['501 | 60'] })).toEqual([]);
  });

  it('the last turn of a pair', () => {
    const parties = [doubleParty('Anna', 'Bea'), doubleParty('Cem', 'Dora')] as const;
    expect(scores({ parties, legs: ['501 | 60 41 | 26'] })).toEqual([26]);
  });
});

it('the commands name the turns, the latest first', () => {
  const turns = actsToUndo(playMatch({ parties: [guestParty('Anna'), bot], legs: ['501 | 60 41'] }));
  let count = 0;
  const commands = undoCommands(turns, () => `u${(count += 1)}`);
  expect(commands).toEqual([
    { kind: 'undo', id: 'u1', throwId: turns[0]?.id },
    { kind: 'undo', id: 'u2', throwId: turns[1]?.id },
  ]);
  const [first, second] = undoCommands(turns, () => 'u', 'Verzählt');
  expect([first, second].map((command) => command && 'reason' in command)).toEqual([true, false]);
});
