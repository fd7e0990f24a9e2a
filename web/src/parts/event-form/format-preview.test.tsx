import { builtInFormats } from '@neundarter/rules/matchday/formats';
import { mdslMatchday } from '@neundarter/rules/matchday/mdsl-format';
import type { MatchdayFormat } from '@neundarter/rules/matchday/plan';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FormatPreview } from './format-preview.tsx';

afterEach(cleanup);

const rowsOf = (format: MatchdayFormat) => {
  render(<FormatPreview format={format} />);
  return screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
};

it('shows rounds, boards and who plays against whom', () => {
  expect(rowsOf(mdslMatchday).slice(0, 3)).toEqual([
    ['Runde', 'Board Heim', 'Board Gast'],
    ['1 · Doppel', '1 & 2 – 1 & 2', '3 & 4 – 3 & 4'],
    ['2 · Einzel', '1 – 12 – 2', '3 – 34 – 4'],
  ]);
  expect(
    screen.getByText(
      '20 Spiele, Halbzeit nach Spiel 10. Einzel: 501, Best of 5. Doppel: 501, Best of 5. Jede Position spielt 6 Spiele.',
    ),
  ).toBeTruthy();
});

it('leaves out a board without games, and says who plays more often', () => {
  const [, round] = mdslMatchday.rounds;
  const rounds = [{ kind: 'singles' as const, games: (round?.games ?? []).slice(0, 2) }];
  expect(rowsOf({ ...mdslMatchday, rounds, roundsBeforeHalfTime: null })).toEqual([
    ['Runde', 'Board Heim'],
    ['1 · Einzel', '1 – 12 – 2'],
  ]);
  expect(screen.getByText(/^2 Spiele\. Einzel: 501, Best of 5\. Position 1: 1 Spiel, /)).toBeTruthy();
});

it('has a sheet of each built-in format', () => {
  for (const format of builtInFormats) {
    expect(rowsOf(format)).toHaveLength(format.rounds.length + 1);
    cleanup();
  }
});
