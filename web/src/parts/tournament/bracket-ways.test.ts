import { doubleKnockoutOf } from '@neundarter/rules/tournament/double-knockout/double-knockout';
import { knockoutOf, seededSlots } from '@neundarter/rules/tournament/knockout/knockout';
import type { DrawnMatch } from '@neundarter/rules/tournament/match/planned-match';
import { describe, expect, it } from 'vitest';
import { bracketColumns, flowsOf } from './bracket-columns.ts';
import { matchBeside } from './bracket-keys.ts';
import { screenPieces } from './bracket-parts.ts';
import { linksOf, wayOf } from './bracket-ways.ts';
import { type MatchView, matchViewsOf } from './match-view.ts';

const entrants = (count: number) => Array.from({ length: count }, (_, index) => `e${index}`);

/** The matches of a draw; those with a key in `running` are being played. */
const viewsOf = (drawn: readonly DrawnMatch[], running: readonly string[] = []): readonly MatchView[] => {
  const matches = drawn.map(({ key, place, slots }, index) => ({
    key,
    matchId: null,
    number: index + 1,
    stage: place.stage,
    groupId: null,
    round: place.round,
    index: place.index,
    matchDay: null,
    status: slots.some(({ kind }) => kind === 'bye') ? ('walkover' as const) : ('waiting' as const),
    slots: [slots[0], slots[1]] as [(typeof slots)[0], (typeof slots)[1]],
    winner: null,
    score: null,
    caller: null,
    board: null,
  }));
  return matchViewsOf({ matches, names: new Map(), running: [] }).map((view) =>
    running.includes(view.key) ? { ...view, phase: 'running' } : view,
  );
};

describe('the way through a bracket', () => {
  it('of anybody leads from every first match to the final, in as many steps as there are rounds', () => {
    for (const count of [4, 8, 64, 128]) {
      const matches = viewsOf(knockoutOf(seededSlots(entrants(count)), false));
      const flows = flowsOf(matches);
      const final = matches.findLast(({ stage }) => stage === 'knockout')?.key;
      for (const { key } of matches.filter(({ round }) => round === 0)) {
        const way = wayOf(matches, flows, { key, entrant: null });
        expect(way.size).toBe(Math.log2(count));
        expect(way).toContain(final);
      }
    }
  });

  it('of somebody who is out has only the matches that they have played', () => {
    const matches = viewsOf(knockoutOf(seededSlots(entrants(4)), false)).map((match) =>
      match.round === 0 ? { ...match, phase: 'finished' as const } : match,
    );
    const first = matches.find(({ sides }) => sides.some(({ entrant }) => entrant === 'e3'));
    expect([...wayOf(matches, flowsOf(matches), { key: '', entrant: 'e3' })]).toEqual([first?.key]);
  });

  it('is walked by arrow keys: on to the winner, back to where one comes from, up and down in the round', () => {
    const matches = viewsOf(knockoutOf(seededSlots(entrants(8)), false));
    const columns = bracketColumns(matches, 'knockout');
    const sources = { columns, links: linksOf(matches, flowsOf(matches)) };
    const [first, second] = columns[0]?.matches ?? [];
    const walk = (key: string, ...keys: readonly string[]) =>
      keys.reduce<string | undefined>((from, arrow) => matchBeside(sources, from ?? '', arrow)?.key, key);
    expect(walk(first?.key ?? '', 'ArrowDown')).toBe(second?.key);
    expect(walk(first?.key ?? '', 'ArrowRight', 'ArrowRight')).toBe(columns[2]?.matches[0]?.key);
    expect(walk(second?.key ?? '', 'ArrowRight', 'ArrowLeft')).toBe(first?.key);
    expect(walk(first?.key ?? '', 'ArrowUp')).toBeUndefined();
  });

  it('names the round of the loser side to which a loser goes', () => {
    const matches = viewsOf(doubleKnockoutOf(seededSlots(entrants(8))));
    const winnerSide = matches.filter(({ stage }) => stage === 'winner-side');
    const links = linksOf(winnerSide, flowsOf(matches));
    const rounds = winnerSide.map(({ key, round }) => [round, links.get(key)?.loserTo]);
    expect(new Set(rounds.map(String))).toEqual(new Set(['0,1', '1,2', '2,4']));
  });
});

describe('a screen in the hall', () => {
  const piecesOf = (count: number, running: readonly string[] = []) =>
    screenPieces([
      bracketColumns(viewsOf(knockoutOf(seededSlots(entrants(count)), false), running), 'knockout'),
    ]);

  it('shows at most eight matches of a round, and in all pieces together every match once', () => {
    for (const count of [4, 8, 16, 32, 64, 128]) {
      const pieces = piecesOf(count);
      expect(pieces.length).toBe(Math.max(1, count / 16));
      const first = pieces.flatMap(({ columns }) => columns[0]?.matches ?? []);
      expect(new Set(first.map(({ key }) => key)).size).toBe(count / 2);
      for (const { columns } of pieces) expect(columns[0]?.matches.length).toBeLessThanOrEqual(8);
    }
  });

  it('shows only the piece in which a match is running', () => {
    const matches = viewsOf(knockoutOf(seededSlots(entrants(64)), false));
    const last = matches.filter(({ round, stage }) => round === 0 && stage === 'knockout').at(-1);
    const pieces = piecesOf(64, [last?.key ?? '']);
    expect(pieces.map(({ part, of }) => [part, of])).toEqual([[4, 4]]);
  });
});
