import { describe, expect, it } from 'vitest';
import { checkout, play, tinyLeg, winLegs } from '../../test-support/play.ts';
import { running, scheduled, startOfTest, value } from '../../test-support/setups.ts';
import { changesBetween, type MatchChange } from './change-facts.ts';
import { forfeitMatch } from './forfeit.ts';
import { switchStartingParty } from './switch.ts';
import type { Match } from './types.ts';
import { undoThrow } from './undo-throw.ts';

const sets = { ...tinyLeg, setMode: 'first-to', legConfig: { legsToWinSet: 2 } } as const;
const scored: MatchChange = { kind: 'match-score-updated' };
const before = scheduled();
const started = running();
const inLeg = play(running(tinyLeg), 10);
const atLimit = play(running({ roundLimit: { rounds: 1, decision: 'lowest-rest' } }), 60);
const inSet = winLegs(running(sets), 1);
const inMatch = winLegs(running(sets), 0, 0, 0);
const inDraw = winLegs(running({ ...tinyLeg, legMode: 'best-of', maxLegsToPlay: 2 }), 0);
const decider = winLegs(running({ ...tinyLeg, legsToWinSet: 2 }), 0, 1);

describe('changesBetween', () => {
  it.each<[string, Match, Match, readonly MatchChange[]]>([
    ['nothing', started, started, []],
    ['the start', before, started, [{ kind: 'match-started' }]],
    ['a switch before the start', before, value(switchStartingParty(before)), [scored]],
    ['a turn', started, play(started, 60), [scored]],
    ['a switch of the decider', decider, value(switchStartingParty(decider)), [scored]],
    [
      'a leg',
      inLeg,
      winLegs(inLeg, 1),
      [scored, { kind: 'leg-closed', setNumber: 1, legNumber: 1, winningParty: 1 }],
    ],
    [
      'a leg that its round limit has decided',
      atLimit,
      play(atLimit, 100),
      [scored, { kind: 'leg-closed', setNumber: 1, legNumber: 1, winningParty: 1, decidedBy: 'lowest-rest' }],
    ],
    [
      'a set',
      inSet,
      winLegs(inSet, 1),
      [
        scored,
        { kind: 'leg-closed', setNumber: 1, legNumber: 2, winningParty: 1 },
        { kind: 'set-closed', setNumber: 1, winningParty: 1 },
      ],
    ],
    [
      'the match',
      inMatch,
      winLegs(inMatch, 0),
      [
        scored,
        { kind: 'leg-closed', setNumber: 2, legNumber: 2, winningParty: 0 },
        { kind: 'set-closed', setNumber: 2, winningParty: 0 },
        { kind: 'match-finished', winningParty: 0 },
      ],
    ],
    [
      'a draw',
      inDraw,
      winLegs(inDraw, 1),
      [
        scored,
        { kind: 'leg-closed', setNumber: 1, legNumber: 2, winningParty: 1 },
        { kind: 'set-closed', setNumber: 1, winningParty: 'draw' },
        { kind: 'match-finished', winningParty: 'draw' },
      ],
    ],
    [
      'a forfeit',
      before,
      value(forfeitMatch(before, { winningParty: 1, at: startOfTest })),
      [{ kind: 'match-finished', winningParty: 1, end: 'forfeit' }],
    ],
  ])('%s', (_name, from, to, expected) => {
    expect(changesBetween(from, to)).toEqual(expected);
  });

  it.each([inLeg, inSet, inMatch, winLegs(running({ ...tinyLeg, legsToWinSet: 1 }), 0)])(
    'reports an undo as a changed score, and reports a second checkout again',
    (match) => {
      const after = match.status === 'finished' ? match : checkout(match);
      const undone = value(undoThrow(after));
      expect(changesBetween(after, undone)).toEqual([scored]);
      expect(changesBetween(undone, checkout(undone)).map((change) => change.kind)).toContain('leg-closed');
    },
  );

  it('does not report legs and sets that were closed before', () => {
    const finished = winLegs(running(sets), 0, 0, 0, 0);
    expect(changesBetween(finished, { ...finished })).toEqual([scored]);
  });

  it('reports all legs of several turns in order', () => {
    const start = running(sets);
    const kinds = changesBetween(start, winLegs(start, 0, 0, 1)).map((change) => change.kind);
    expect(kinds).toEqual(['match-score-updated', 'leg-closed', 'leg-closed', 'set-closed', 'leg-closed']);
  });
});
