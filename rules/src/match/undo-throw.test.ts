import { describe, expect, it } from 'vitest';
import { checkout, play, tinyLeg, winLegs } from '../../test-support/play.ts';
import { refusal, running, scheduled, startOfTest, value } from '../../test-support/setups.ts';
import { forfeitMatch } from './forfeit.ts';
import { switchStartingParty } from './switch.ts';
import { lastThrowOf, undoThrow } from './undo-throw.ts';

const sets = { ...tinyLeg, setMode: 'first-to', legConfig: { legsToWinSet: 2 } } as const;

describe('undoThrow', () => {
  it('takes back the last turn', () => {
    const match = play(running(), 60, 100);
    expect(undoThrow(play(match, 180))).toEqual({ ok: true, value: match });
  });

  it('restores the rest before a bust', () => {
    const match = play(running(tinyLeg), 10);
    expect(undoThrow(play(match, 0))).toEqual({ ok: true, value: match });
  });

  it.each([
    ['a leg', winLegs(running({ ...tinyLeg }), 0)],
    ['a set', winLegs(running(sets), 0)],
    ['a match', winLegs(running(sets), 0, 0, 1, 0)],
  ])('reopens %s', (_name, before) => {
    expect(undoThrow(checkout(before))).toEqual({ ok: true, value: before });
  });

  it('takes back the checkout of the leg before, then its turns', () => {
    const first = play(running(tinyLeg), 10);
    const second = play(first, 20);
    const undone = value(undoThrow(play(checkout(second), 5)));
    expect(value(undoThrow(undone))).toEqual(second);
    expect(value(undoThrow(value(undoThrow(undone))))).toEqual(first);
  });

  it('removes the switch of a decider together with the turn before it', () => {
    const before = winLegs(running({ ...tinyLeg, legsToWinSet: 2 }), 0);
    const decider = winLegs(before, 1);
    const undone = undoThrow(value(switchStartingParty(decider)));
    expect(undone).toEqual({ ok: true, value: value(undoThrow(decider)) });
  });

  it('keeps the switch of a decider while a turn in it is taken back', () => {
    const decider = winLegs(running({ ...tinyLeg, legsToWinSet: 2 }), 0, 1);
    const switched = value(switchStartingParty(decider));
    expect(undoThrow(play(switched, 10))).toEqual({ ok: true, value: switched });
  });

  it('keeps the switch made before the first turn', () => {
    const switched = value(switchStartingParty(running()));
    expect(undoThrow(play(switched, 10))).toEqual({ ok: true, value: switched });
  });

  it('takes back only the named turn', () => {
    const before = play(running(), 60);
    const after = play(before, 45);
    const [first, second] = after.sets[0]?.legs[0]?.throws ?? [];
    expect(undoThrow(after, second?.id)).toEqual({ ok: true, value: before });
    expect(refusal(undoThrow(after, first?.id))).toBe('error.match.out-of-sync');
    expect(refusal(undoThrow(after, 'unknown'))).toBe('error.match.out-of-sync');
    expect(lastThrowOf(after)).toBe(second);
    expect(lastThrowOf(running())).toBeNull();
  });

  it('refuses a match without a turn to take back', () => {
    expect(refusal(undoThrow(scheduled()))).toBe('error.invalid-match-status');
    expect(refusal(undoThrow(running()))).toBe('error.no-throw-to-undo');
    expect(refusal(undoThrow(value(undoThrow(play(running(), 60)))))).toBe('error.no-throw-to-undo');
    const forfeited = value(forfeitMatch(scheduled(), { winningParty: 1, at: startOfTest }));
    expect(refusal(undoThrow(forfeited))).toBe('error.invalid-match-status');
  });
});
