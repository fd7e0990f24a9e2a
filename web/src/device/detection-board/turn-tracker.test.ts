import { describe, expect, it } from 'vitest';
import type { BoardReport } from './board-report.ts';
import type { BoardDart, BoardEvent } from './detection-board.ts';
import { TurnTracker } from './turn-tracker.ts';

const dart = (id: string, timestamp: number): BoardDart => ({
  id,
  rMm: 102,
  thetaDeg: 0,
  hitType: 'Normal',
  timestamp,
});
const thrown = (id: string, timestamp: number): BoardReport => ({ kind: 'dart', dart: dart(id, timestamp) });
const finished = (at: number | null = null): BoardReport => ({ kind: 'takeout-finished', at });
const started: BoardReport = { kind: 'takeout-started' };
const board = (phase: 'Throw' | 'Takeout', ...darts: BoardDart[]): BoardReport => ({
  kind: 'board',
  status: 'Ready',
  phase,
  darts,
});
const [a, b, c, d] = [dart('a', 1), dart('b', 2), dart('c', 3), dart('d', 11)];

const wordsAfter = (...reports: BoardReport[]): string[] => {
  const events: BoardEvent[] = [];
  const tracker = new TurnTracker((event) => events.push(event));
  for (const report of reports) tracker.report(report);
  return events.flatMap((event) => {
    if (event.kind === 'status') return [];
    return [event.kind === 'dart' ? event.dart.id : event.kind.replace('takeout-', '')];
  });
};

describe('the turn of a board', () => {
  it('tells darts and takeouts in order, a fourth dart included', () => {
    expect(
      wordsAfter(thrown('a', 1), thrown('b', 2), thrown('c', 3), thrown('x', 4), started, finished(5)),
    ).toEqual(['a', 'b', 'c', 'x', 'started', 'finished']);
  });

  it('tells a dart once, in its turn and afterwards', () => {
    expect(
      wordsAfter(
        thrown('a', 1),
        thrown('a', 1),
        finished(5),
        thrown('a', 1),
        thrown('d', 11),
        thrown('d', 11),
      ),
    ).toEqual(['a', 'finished', 'd']);
  });

  it('tells a takeout once, and one before three darts', () => {
    expect(wordsAfter(thrown('a', 1), started, started, finished(5), finished(5))).toEqual([
      'a',
      'started',
      'finished',
    ]);
  });

  it('does not tell a dart that comes after its takeout', () => {
    expect(wordsAfter(thrown('a', 1), finished(5), thrown('late', 4), thrown('d', 11))).toEqual([
      'a',
      'finished',
      'd',
    ]);
    expect(wordsAfter(thrown('b', 2), finished(), thrown('late', 1), thrown('d', 11))).toEqual([
      'b',
      'finished',
      'd',
    ]);
  });

  it('goes on when the clock of the board is set back', () => {
    const hour = 3_600_000;
    expect(
      wordsAfter(thrown('a', hour), finished(hour + 1), thrown('b', 5), finished(9), thrown('late', 8)),
    ).toEqual(['a', 'finished', 'b', 'finished']);
  });

  it('tells a dart that comes late but before the takeout ends', () => {
    expect(wordsAfter(thrown('a', 1), thrown('c', 3), started, thrown('b', 2), finished(5))).toEqual([
      'a',
      'c',
      'started',
      'b',
      'finished',
    ]);
  });

  it('goes on after a hand at the board that took nothing', () => {
    const back: BoardReport = { kind: 'status', status: 'Ready', phase: 'Throw' };
    expect(wordsAfter(thrown('a', 1), started, back, thrown('b', 2), started, finished(5))).toEqual([
      'a',
      'started',
      'b',
      'started',
      'finished',
    ]);
  });

  it('ends nothing where there was no turn', () => {
    expect(wordsAfter(finished(5))).toEqual([]);
    expect(wordsAfter(started, finished(5))).toEqual(['started', 'finished']);
  });

  it('tells what is on the board when it is asked, once', () => {
    expect(wordsAfter(board('Throw', a, b), thrown('b', 2), board('Throw', a, b, c))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('sees that a turn ended unheard: its darts are gone', () => {
    expect(wordsAfter(thrown('a', 1), thrown('b', 2), board('Throw'))).toEqual(['a', 'b', 'finished']);
    expect(wordsAfter(thrown('a', 1), thrown('b', 2), board('Throw', d))).toEqual([
      'a',
      'b',
      'finished',
      'd',
    ]);
    expect(wordsAfter(thrown('a', 1), board('Takeout', d))).toEqual(['a', 'finished', 'd']);
  });

  it('hears of that takeout later without ending the next turn', () => {
    expect(wordsAfter(thrown('a', 1), board('Throw', d), finished(10), thrown('e', 12))).toEqual([
      'a',
      'finished',
      'd',
      'e',
    ]);
  });

  it('waits while darts are pulled, and where some are left', () => {
    expect(wordsAfter(thrown('a', 1), board('Takeout'), finished(5))).toEqual(['a', 'finished']);
    expect(wordsAfter(thrown('a', 1), thrown('b', 2), board('Throw', a))).toEqual(['a', 'b']);
  });

  it('tells the darts of a board before the takeout they wait for, and its readiness before new darts', () => {
    const order = (...reports: BoardReport[]) => {
      const kinds: string[] = [];
      const tracker = new TurnTracker((event) => kinds.push(event.kind));
      for (const report of reports) tracker.report(report);
      return kinds;
    };
    expect(order(board('Throw', a), board('Takeout', a, b))).toEqual(['status', 'dart', 'dart', 'status']);
    expect(order(board('Takeout', a), board('Throw', d))).toEqual([
      'dart',
      'status',
      'takeout-finished',
      'status',
      'dart',
    ]);
  });

  it('concludes nothing from a board that does not say what is on it', () => {
    const silent: BoardReport = { kind: 'board', status: 'Ready', phase: 'Throw', darts: null };
    expect(wordsAfter(thrown('a', 1), silent, thrown('b', 2))).toEqual(['a', 'b']);
  });

  it('forgets darts of long ago, not those of lately', () => {
    const many = Array.from({ length: 250 }, (_, index) => thrown(`n${index}`, index));
    expect(wordsAfter(...many, ...many.slice(60))).toHaveLength(250);
  });
});

describe('the status of a board', () => {
  const statusesAfter = (...reports: BoardReport[]): string[] => {
    const events: BoardEvent[] = [];
    const tracker = new TurnTracker((event) => events.push(event));
    for (const report of reports) tracker.report(report);
    tracker.unreachable('Offline');
    return events.flatMap((event) => (event.kind === 'status' ? [`${event.status}/${event.phase}`] : []));
  };

  it('is told when it changes, and follows the takeout', () => {
    expect(
      statusesAfter(board('Throw'), board('Throw', a), started, thrown('b', 2), finished(5), finished(5)),
    ).toEqual(['Ready/Throw', 'Ready/Takeout', 'Ready/Throw', 'Offline/Throw']);
  });

  it('keeps its phase where only the status is told', () => {
    const updating: BoardReport = { kind: 'status', status: 'Updating', phase: null };
    expect(statusesAfter(board('Takeout'), updating)).toEqual([
      'Ready/Takeout',
      'Updating/Takeout',
      'Offline/Takeout',
    ]);
  });
});
