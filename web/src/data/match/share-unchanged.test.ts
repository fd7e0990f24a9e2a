import { describe, expect, it } from 'vitest';
import { playMatch } from '../../test/played-match.ts';
import { shareUnchanged } from './share-unchanged.ts';

const wonByHome = '501 | 180 0 | 180 0 | 141#1';
const overTheWire = <Value>(value: Value): Value => structuredClone(value);

describe('a match confirmed by the server', () => {
  it('stays the same object if nothing changed', () => {
    const shown = playMatch({ legs: [wonByHome, '501 away | 60'] });
    expect(shareUnchanged(shown, overTheWire(shown))).toBe(shown);
  });

  it('keeps the legs that did not change', () => {
    const shown = playMatch({ legs: [wonByHome, '501 away | 60'] });
    const next = shareUnchanged(shown, overTheWire(playMatch({ legs: [wonByHome, '501 away | 60 45'] })));
    expect(next.sets[0]?.legs[0]).toBe(shown.sets[0]?.legs[0]);
    expect(next.sets[0]?.legs[1]?.remainingScores).toEqual([456, 441]);
  });

  it('contains every change', () => {
    const shown = playMatch({ legs: ['501 | 60'] });
    const corrected = overTheWire(playMatch({ legs: ['501 | 45'] }));
    expect(shareUnchanged(shown, corrected)).toEqual(corrected);
    const scheduled = overTheWire(playMatch({ isStarted: false, config: { legsToWinSet: 5 } }));
    expect(shareUnchanged(playMatch({ isStarted: false }), scheduled)).toEqual(scheduled);
  });
});
