import type { MatchEntity, MinimalMatch } from '@neundarter/contract/entities/match';
import { recordThrow } from '@neundarter/rules/match/record-throw';
import { standingOf } from '@neundarter/rules/match/standing';
import { nextPosition, throwerOf } from '@neundarter/rules/match/turn-order';
import type { Match } from '@neundarter/rules/match/types';
import { undoThrow } from '@neundarter/rules/match/undo-throw';
import { describe, expect, it } from 'vitest';
import { entityOf } from '../../test/fake-match-server.ts';
import { playMatch } from '../../test/played-match.ts';
import { type MatchCommand, matchFromWire } from './match-commands.ts';
import { takeMinimalAnswer } from './take-minimal-answer.ts';

const before = playMatch({ config: { startingScore: 101, legsToWinSet: 1 }, legs: ['101 | 51 0'] });
const base = entityOf(before, 5);

const throwCommand = (match: Match, id: string, score: number): Extract<MatchCommand, { kind: 'throw' }> => {
  const position = nextPosition(match);
  if (position === null) throw new Error('the match is not running');
  const playerId = throwerOf(match)?.playerId ?? '';
  const attemptsOnDouble = score === 50 ? 1 : 0;
  return {
    kind: 'throw',
    id,
    newThrow: { id, playerId, score, dartsThrown: 3, attemptsOnDouble, timeStamp: 9 },
    position,
  };
};
const thrown = (match: Match, { newThrow }: Extract<MatchCommand, { kind: 'throw' }>): Match => {
  const next = recordThrow(match, newThrow);
  if (!next.ok) throw new Error(next.error);
  return next.value;
};
/** What the server answers about a match to the call with this id. */
const answerFor = (match: Match, revision: number, id: string | null = null): MinimalMatch => {
  const last = match.sets.at(-1)?.legs.at(-1)?.throws.at(-1);
  return { id: match.id, revision, standing: standingOf(match), lastThrow: last?.id === id ? last : null };
};
const turnsOf = (match: MatchEntity | null) =>
  match?.props.sets.flatMap(({ legs }) => legs.flatMap(({ throws }) => throws.map(({ id }) => id)));

const mine = throwCommand(before, 'mine', 26);
const after = thrown(before, mine);

describe('a minimal answer', () => {
  it('with the next revision updates the copy', () => {
    const taken = takeMinimalAnswer(base, mine, answerFor(after, 6, 'mine'));
    const whole = entityOf(after, 6);
    expect(taken?.props).toMatchObject({
      sets: whole.props.sets,
      standing: whole.props.standing,
      revision: 6,
    });
    expect(taken?.props.currentPlayerId).toBe(whole.props.currentPlayerId);
    expect(taken === null ? null : matchFromWire(taken)).toEqual(matchFromWire(whole));
  });

  it('of a checkout ends the match, with its summary', () => {
    const checkout = throwCommand(before, 'out', 50);
    const taken = takeMinimalAnswer(base, checkout, answerFor(thrown(before, checkout), 6, 'out'));
    expect(taken?.props).toMatchObject({ status: 'finished', winningParty: 0, summary: { winningParty: 0 } });
  });

  it('of an undo removes the turn', () => {
    const undone = undoThrow(after, 'mine');
    if (!undone.ok) throw new Error(undone.error);
    const command = { kind: 'undo', id: 'u', throwId: 'mine' } as const;
    const taken = takeMinimalAnswer(entityOf(after, 6), command, answerFor(undone.value, 7));
    expect(turnsOf(taken)).toEqual(turnsOf(base));
  });

  it('contains the time that the server has corrected', () => {
    const answer = answerFor(after, 6, 'mine');
    if (answer.lastThrow === null) throw new Error('no turn');
    const corrected = { ...answer, lastThrow: { ...answer.lastThrow, timeStamp: 4 } };
    const taken = takeMinimalAnswer(base, mine, corrected);
    expect(taken?.props.sets.at(-1)?.legs.at(-1)?.throws.at(-1)?.timeStamp).toBe(4);
  });

  it('that is not newer changes nothing', () => {
    const newer = entityOf(after, 6);
    expect(takeMinimalAnswer(newer, mine, answerFor(after, 6, 'mine'))).toBe(newer);
    expect(takeMinimalAnswer(newer, mine, answerFor(before, 5))).toBe(newer);
  });
});

describe('the match has to be read', () => {
  const other = throwCommand(after, 'other', 26);

  it.each<[string, MatchEntity, MatchCommand, MinimalMatch]>([
    ['after a gap', base, mine, answerFor(after, 7, 'mine')],
    [
      'if the repeated turn was known, and the next revision is another turn',
      entityOf(after, 6),
      mine,
      answerFor(thrown(after, other), 7, 'mine'),
    ],
    [
      'if the repeated turn was undone, and the next revision is an equal one of another device',
      entityOf(before, 7),
      mine,
      answerFor(thrown(before, throwCommand(before, 'equal', 26)), 8, 'mine'),
    ],
    [
      'if the repeated undo was known, and the next revision is something else',
      base,
      { kind: 'undo', id: 'u', throwId: 'gone' },
      answerFor(before, 6),
    ],
    ['if the standings differ', base, mine, { ...answerFor(after, 6, 'mine'), standing: standingOf(before) }],
  ])('%s', (_when, known, command, answer) => {
    expect(takeMinimalAnswer(known, command, answer)).toBeNull();
  });
});
