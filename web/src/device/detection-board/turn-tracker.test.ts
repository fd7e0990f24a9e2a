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
  it('reports darts and takeouts in order, even a fourth dart', () => {
    expect(
      wordsAfter(thrown('a', 1), thrown('b', 2), thrown('c', 3), thrown('x', 4), started, finished(5)),
    ).toEqual(['a', 'b', 'c', 'x', 'started', 'finished']);
  });

  it('reports a dart once, even if it is repeated after its turn', () => {
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

  it('reports a takeout once, even before three darts', () => {
    expect(wordsAfter(thrown('a', 1), started, started, finished(5), finished(5))).toEqual([
      'a',
      'started',
      'finished',
    ]);
  });

  it('does not report a dart that arrives after its takeout', () => {
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

  it('continues if the clock of the board is set back', () => {
    const hour = 3_600_000;
    expect(
      wordsAfter(thrown('a', hour), finished(hour + 1), thrown('b', 5), finished(9), thrown('late', 8)),
    ).toEqual(['a', 'finished', 'b', 'finished']);
  });

  it('reports a dart that arrives late but before the end of the takeout', () => {
    expect(wordsAfter(thrown('a', 1), thrown('c', 3), started, thrown('b', 2), finished(5))).toEqual([
      'a',
      'c',
      'started',
      'b',
      'finished',
    ]);
  });

  it('continues the turn if a takeout took no dart', () => {
    const back: BoardReport = { kind: 'status', status: 'Ready', phase: 'Throw' };
    expect(wordsAfter(thrown('a', 1), started, back, thrown('b', 2), started, finished(5))).toEqual([
      'a',
      'started',
      'b',
      'started',
      'finished',
    ]);
  });

  it('does not report the end of a takeout without a turn', () => {
    expect(wordsAfter(finished(5))).toEqual([]);
    expect(wordsAfter(started, finished(5))).toEqual(['started', 'finished']);
  });

  it('reports each dart on the board of an answer once', () => {
    expect(wordsAfter(board('Throw', a, b), thrown('b', 2), board('Throw', a, b, c))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  it('reports a missed takeout if the darts of the turn are gone', () => {
    expect(wordsAfter(thrown('a', 1), thrown('b', 2), board('Throw'))).toEqual(['a', 'b', 'finished']);
    expect(wordsAfter(thrown('a', 1), thrown('b', 2), board('Throw', d))).toEqual([
      'a',
      'b',
      'finished',
      'd',
    ]);
    expect(wordsAfter(thrown('a', 1), board('Takeout', d))).toEqual(['a', 'finished', 'd']);
  });

  it('does not end the next turn if the missed takeout arrives later', () => {
    expect(wordsAfter(thrown('a', 1), board('Throw', d), finished(10), thrown('e', 12))).toEqual([
      'a',
      'finished',
      'd',
      'e',
    ]);
  });

  it('does not end the turn during a takeout, or while some darts are left', () => {
    expect(wordsAfter(thrown('a', 1), board('Takeout'), finished(5))).toEqual(['a', 'finished']);
    expect(wordsAfter(thrown('a', 1), thrown('b', 2), board('Throw', a))).toEqual(['a', 'b']);
  });

  it('reports darts before the status of their takeout, and a ready status before new darts', () => {
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

  it('does not end the turn if the answer contains no darts', () => {
    const silent: BoardReport = { kind: 'board', status: 'Ready', phase: 'Throw', darts: null };
    expect(wordsAfter(thrown('a', 1), silent, thrown('b', 2))).toEqual(['a', 'b']);
  });

  it('forgets only old darts', () => {
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

  it('is reported when it changes, and follows the takeout', () => {
    expect(
      statusesAfter(board('Throw'), board('Throw', a), started, thrown('b', 2), finished(5), finished(5)),
    ).toEqual(['Ready/Throw', 'Ready/Takeout', 'Ready/Throw', 'Offline/Throw']);
  });

  it('keeps its phase if only the status is reported', () => {
    const updating: BoardReport = { kind: 'status', status: 'Updating', phase: null };
    expect(statusesAfter(board('Takeout'), updating)).toEqual([
      'Ready/Takeout',
      'Updating/Takeout',
      'Offline/Takeout',
    ]);
  });
});
