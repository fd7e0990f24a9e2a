import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Bed, type ScoringBed, scoringBeds } from '../board/bed.ts';
import { bedCentre, type PolarPoint } from '../board/geometry.ts';
import { bedOfDetected, isCorrected, type SeenDart } from './detected-dart.ts';
import {
  type DetectedEvent,
  type DetectedTurn,
  emptyDetectedTurn,
  type RecordedDarts,
  readDetected,
  stepDetectedTurn,
} from './detected-turn.ts';
import { dartsMakeTurn } from './thrown-dart.ts';
import type { TurnStart } from './turn-of-darts.ts';

const outside: PolarPoint = { rMm: 181, thetaDeg: 90 };
const pointOf = (bed: Bed): PolarPoint => (bed === 'M' ? outside : bedCentre(bed));

let count = 0;
const seen = (bed: Bed, more: Partial<SeenDart> = {}): SeenDart => {
  count += 1;
  return { id: `dart-${count}`, hitType: 'Normal', timestamp: count, ...pointOf(bed), ...more };
};
const dart = (bed: Bed): DetectedEvent => ({ kind: 'dart', dart: seen(bed) });
const takeout: readonly DetectedEvent[] = [{ kind: 'takeout-started' }, { kind: 'takeout-finished' }];

type Seen = { readonly turn: DetectedTurn; readonly records: readonly RecordedDarts[] };

/** Applies events one after the other. Recorded turns do not change `before`. */
const happen = (before: number | null, events: readonly DetectedEvent[], from = emptyDetectedTurn): Seen => {
  const start: TurnStart | null = before === null ? null : { before, isIn: true };
  const records: RecordedDarts[] = [];
  let turn = from;
  for (const event of events) {
    const step = stepDetectedTurn(turn, event, start);
    turn = step.turn;
    if (step.record !== null) records.push(step.record);
  }
  return { turn, records };
};

const bedsOf = (turn: DetectedTurn): readonly Bed[] => turn.darts.map(bedOfDetected);

describe('a detected turn', () => {
  it('is recorded with its darts after the takeout', () => {
    const { turn, records } = happen(501, [dart('T20'), dart('S5'), dart('M'), ...takeout]);
    expect(records).toMatchObject([{ score: 65, dartsThrown: 3, attemptsOnDouble: 0 }]);
    expect(records[0]?.darts.map(({ bed }) => bed)).toEqual(['T20', 'S5', 'M']);
    expect(turn).toEqual(emptyDetectedTurn);
  });

  it('counts darts that are missing at the takeout as misses', () => {
    const { records } = happen(40, [dart('S20'), ...takeout]);
    expect(records).toMatchObject([{ score: 20, dartsThrown: 3, attemptsOnDouble: 3 }]);
    expect(records[0]?.darts).toHaveLength(1);
  });

  it('is not recorded without a dart', () => {
    expect(happen(501, [...takeout, ...takeout]).records).toEqual([]);
  });

  it('is recorded as 0 with three darts after a bust, at the takeout', () => {
    const bust = happen(40, [dart('T20')]);
    expect(bust.records).toEqual([]);
    expect(readDetected(bust.turn, { before: 40, isIn: true })?.isBust).toBe(true);
    expect(happen(40, takeout, bust.turn).records).toMatchObject([{ score: 0, dartsThrown: 3 }]);
  });

  it('is recorded at once on a checkout, and not again at the takeout', () => {
    const { turn, records } = happen(60, [dart('S20'), dart('D20')]);
    expect(records).toMatchObject([{ score: 60, dartsThrown: 2, attemptsOnDouble: 1 }]);
    expect(turn.state).toBe('done');
    expect(happen(501, takeout, turn)).toEqual({ turn: emptyDetectedTurn, records: [] });
  });

  it.each<[string, number, DetectedEvent[], string]>([
    ['a fourth dart', 501, [dart('T20'), dart('T20'), dart('T20'), dart('T20')], 'fourth-dart'],
    ['a dart after a checkout', 40, [dart('D20'), dart('T20')], 'after-end'],
    ['a dart after a bust', 40, [dart('T20'), dart('S1')], 'after-end'],
    ['a hand at the board', 501, [dart('T20'), { kind: 'takeout-started' }, dart('S1')], 'during-takeout'],
  ])('does not count %s, and reports it', (_, before, events, why) => {
    const expected = happen(before, events.slice(0, -1)).turn.darts;
    const { turn } = happen(before, events);
    expect(turn.ignored).toBe(why);
    expect(turn.darts).toEqual(expected);
  });

  it('counts a dart once if the board reports it twice', () => {
    const same = dart('T20');
    expect(happen(501, [same, same]).turn.darts).toHaveLength(1);
  });

  it('counts a dart beyond the doubles as a miss, and a bouncer as 0', () => {
    const { turn } = happen(501, [
      { kind: 'dart', dart: seen('S20', { rMm: 170.01 }) },
      { kind: 'dart', dart: seen('D20', { rMm: 170 }) },
      { kind: 'dart', dart: seen('T20', { hitType: 'Bouncer' }) },
    ]);
    expect(turn.darts.map(({ hitType }) => hitType)).toEqual(['Miss', 'Normal', 'Bouncer']);
    expect(bedsOf(turn)).toEqual(['M', 'D20', 'M']);
  });

  it('keeps darts thrown too early, and drops them if they are taken out before the turn', () => {
    const early = happen(null, [dart('T20'), dart('T19')]);
    expect(bedsOf(happen(501, [dart('T18')], early.turn).turn)).toEqual(['T20', 'T19', 'T18']);
    expect(happen(null, takeout, early.turn)).toEqual({ turn: emptyDetectedTurn, records: [] });
  });
});

describe('a correction by hand', () => {
  const thrown = happen(501, [dart('S20'), dart('S5')]).turn;

  it('moves a dart, and can be undone', () => {
    const moved = happen(501, [{ kind: 'correct', index: 1, point: pointOf('T20') }], thrown).turn;
    expect(bedsOf(moved)).toEqual(['S20', 'T20']);
    expect(moved.darts.map(isCorrected)).toEqual([false, true]);
    expect(happen(501, [{ kind: 'reset', index: 1 }], moved).turn).toEqual(thrown);
  });

  it('marks a bouncer, and a moved bouncer is a normal dart again', () => {
    const bounced = happen(501, [{ kind: 'bouncer', index: 0 }], thrown).turn;
    expect(bedsOf(bounced)).toEqual(['M', 'S5']);
    const moved = happen(501, [{ kind: 'correct', index: 0, point: pointOf('S1') }], bounced).turn;
    expect(bedsOf(moved)).toEqual(['S1', 'S5']);
  });

  it('moves a dart off the board', () => {
    const moved = happen(501, [{ kind: 'correct', index: 0, point: outside }], thrown).turn;
    expect(moved.darts[0]?.hitType).toBe('Miss');
  });

  it('records the turn if it becomes a checkout', () => {
    const { turn } = happen(40, [dart('S20'), dart('S10')]);
    const { records } = happen(40, [{ kind: 'correct', index: 0, point: pointOf('D20') }], turn);
    expect(records).toMatchObject([{ score: 40, dartsThrown: 1, attemptsOnDouble: 1 }]);
    expect(records[0]?.darts).toHaveLength(1);
  });

  it('adds a dart that the board has not seen, up to three', () => {
    const add = (bed: Bed): DetectedEvent => ({ kind: 'add', dart: seen(bed) });
    const { turn } = happen(501, [add('T19'), add('T18')], thrown);
    expect(bedsOf(turn)).toEqual(['S20', 'S5', 'T19']);
  });

  it('does not change a recorded turn', () => {
    const { turn } = happen(40, [dart('D20')]);
    expect(happen(0, [{ kind: 'bouncer', index: 0 }], turn).turn).toBe(turn);
  });
});

describe('a turn entered by hand or undone', () => {
  it('drops the darts of a turn that was entered by hand', () => {
    const { turn, records } = happen(501, [dart('T20'), { kind: 'entered' }, dart('T20'), ...takeout]);
    expect(records).toEqual([]);
    expect(turn).toEqual(emptyDetectedTurn);
  });

  it('can be corrected again while its darts are in the board', () => {
    const { turn } = happen(40, [dart('D20')]);
    const back = happen(40, [{ kind: 'undone', darts: [] }], turn).turn;
    expect(back).toMatchObject({ state: 'open', darts: turn.darts });
    const { records } = happen(40, [{ kind: 'bouncer', index: 0 }, dart('S20'), ...takeout], back);
    expect(records).toMatchObject([{ score: 20, dartsThrown: 3, attemptsOnDouble: 3 }]);
  });

  it('shows its darts again after the takeout, and records them only on demand', () => {
    const { turn, records } = happen(501, [dart('T20'), dart('M'), dart('S1'), ...takeout]);
    const kept = records[0]?.darts ?? [];
    const back = happen(501, [{ kind: 'undone', darts: kept }, ...takeout], turn);
    expect(back.records).toEqual([]);
    expect(bedsOf(back.turn)).toEqual(['T20', 'M', 'S1']);
    const corrected: DetectedEvent = { kind: 'correct', index: 2, point: pointOf('S20') };
    const again = happen(501, [corrected, { kind: 'submit' }, dart('T19')], back.turn);
    expect(again.records).toMatchObject([{ score: 80 }]);
    expect(bedsOf(again.turn)).toEqual(['T19']);
  });

  it('ends with the next dart', () => {
    const back = happen(501, [{ kind: 'undone', darts: [{ bed: 'T20', ...pointOf('T20') }] }]).turn;
    expect(bedsOf(happen(501, [dart('S1')], back).turn)).toEqual(['S1']);
  });

  it('counts no dart until the darts of the next turn are taken out', () => {
    const thrown = happen(501, [dart('T20'), dart('T19')]).turn;
    const back = happen(501, [{ kind: 'undone', darts: [] }, dart('T18'), ...takeout], thrown);
    expect(back).toEqual({ turn: emptyDetectedTurn, records: [] });
    const kept = [{ bed: 'S1' as const, ...pointOf('S1') }];
    const held = happen(501, [{ kind: 'undone', darts: kept }, dart('T18')], thrown);
    expect(held.turn).toMatchObject({ state: 'returned', ignored: 'after-end', isClearing: true });
    expect(bedsOf(held.turn)).toEqual(['S1']);
  });
});

describe('a board that was disconnected', () => {
  it('keeps the darts of the current turn', () => {
    const { turn } = happen(501, [dart('T20'), { kind: 'connected', isTakeout: false }, dart('T19')]);
    expect(bedsOf(turn)).toEqual(['T20', 'T19']);
  });

  it('begins a new turn with a new dart, but not with a dart that is reported again', () => {
    const checkout = dart('D20');
    const events = [checkout, { kind: 'connected', isTakeout: false } as const, checkout];
    expect(bedsOf(happen(40, events).turn)).toEqual(['D20']);
    const { turn, records } = happen(40, [...events, dart('S20')]);
    expect(bedsOf(turn)).toEqual(['S20']);
    expect(records).toHaveLength(1);
  });

  it('puts a dart that is reported late in its place', () => {
    const [first, second] = [dart('S20'), dart('T19')];
    expect(bedsOf(happen(501, [second, first]).turn)).toEqual(['S20', 'T19']);
    // In the order of the reports it would have been a bust with the first dart.
    const { turn } = happen(50, [second, first]);
    expect(readDetected(turn, { before: 50, isIn: true })?.isBust).toBe(true);
    expect(turn.darts).toHaveLength(2);
  });

  it('follows the current phase of the board, takeout or not', () => {
    const under = happen(501, [dart('T20'), { kind: 'connected', isTakeout: true }]);
    expect(under.turn.isTakeout).toBe(true);
    expect(bedsOf(happen(501, [{ kind: 'phase', isTakeout: false }, dart('S1')], under.turn).turn)).toEqual([
      'T20',
      'S1',
    ]);
  });
});

const aims = fc.constantFrom<Bed>('M', 'S1', 'D1', 'D2', 'D20', 'S20', 'T20', ...scoringBeds);
const moves: fc.Arbitrary<DetectedEvent> = fc.oneof(
  { weight: 5, arbitrary: aims.map(dart) },
  { weight: 2, arbitrary: fc.constantFrom<DetectedEvent>({ kind: 'takeout-started' }) },
  { weight: 3, arbitrary: fc.constantFrom<DetectedEvent>({ kind: 'takeout-finished' }) },
  fc.record({ kind: fc.constant('bouncer' as const), index: fc.nat({ max: 3 }) }),
  fc.record({ kind: fc.constant('reset' as const), index: fc.nat({ max: 3 }) }),
  fc.record({ kind: fc.constant('correct' as const), index: fc.nat({ max: 3 }), point: aims.map(pointOf) }),
  aims.map((bed): DetectedEvent => ({ kind: 'add', dart: seen(bed) })),
  fc.constantFrom<DetectedEvent>(
    { kind: 'submit' },
    { kind: 'entered' },
    { kind: 'connected', isTakeout: false },
    { kind: 'undone', darts: [{ bed: 'T20', ...bedCentre('T20' satisfies ScoringBed) }] },
  ),
);

describe('any series of events', () => {
  it('leads to at most three darts in a turn, and records only possible turns', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 501 }), fc.array(moves, { maxLength: 30 }), (before, events) => {
        const start = { before, isIn: true };
        let turn = emptyDetectedTurn;
        for (const event of events) {
          const step = stepDetectedTurn(turn, event, start);
          turn = step.turn;
          expect(turn.darts.length).toBeLessThanOrEqual(3);
          if (step.record !== null) expect(dartsMakeTurn(step.record.darts, start, step.record)).toBe(true);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
