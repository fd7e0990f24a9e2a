import type { RankingRow } from '@neundarter/rules/table/ranking-row';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderInApp } from '../../test/render-in-app.tsx';
import { RankingTable } from './ranking-table.tsx';

const noTotals = {
  noOfMatches: 0,
  won: 0,
  draw: 0,
  lost: 0,
  pointsFor: 0,
  pointsAgainst: 0,
  legsWon: 0,
  legsLost: 0,
  setsWon: 0,
  setsLost: 0,
  totalScore: 0,
  totalDartsThrown: 0,
  legsChecked: 0,
  doubleAttempts: 0,
  noOf180s: 0,
  shortLegs: [],
  highFinishes: [],
};

const row = (name: string, rank: number, totals: Partial<RankingRow> = {}): RankingRow => ({
  ...noTotals,
  rank,
  isTied: false,
  key: name,
  party: { type: 'single', player: { type: 'registered', id: name, name } },
  ...totals,
});

const rows = [
  row('Anna', 1, { won: 2, noOfMatches: 2, pointsFor: 4, legsWon: 6, legsLost: 1, highFinishes: [100, 121] }),
  row('Ben', 2, { won: 1, noOfMatches: 2, pointsFor: 2, totalScore: 501, totalDartsThrown: 20, noOf180s: 3 }),
  row('Änne', 2, { lost: 2, noOfMatches: 2, legsWon: 1, legsLost: 6 }),
];

const show = (eventId: string | null = null) =>
  renderInApp(<RankingTable rows={rows} ownPlayerId="Ben" eventId={eventId} />);
const lines = () => screen.getAllByRole('row').slice(1);
const names = () => lines().map((line) => within(line).getByRole('rowheader').textContent);
const sortBy = (column: string) => userEvent.click(screen.getByRole('button', { name: column }));

afterEach(cleanup);

it('shows the figures of each row, and marks the viewer’s row', () => {
  show();
  expect(lines().map((line) => line.textContent)).toEqual([
    '1Anna 2–0–0+54–0121',
    '2Ben Du1–0–00275,153–',
    '2Änne 0–0–2−50–0–',
  ]);
  expect(lines().map((line) => line.dataset['own'])).toEqual([undefined, 'true', undefined]);
});

it('has a cell under the head of each column', () => {
  show();
  const columnsOf = (line: HTMLElement | undefined) =>
    [...(line?.children ?? [])].map((cell) => cell.getAttribute('data-column'));
  const heads = columnsOf(screen.getAllByRole('row')[0]);
  expect(heads).toContain('rank');
  for (const line of lines()) expect(columnsOf(line)).toEqual(heads);
});

it('sorts by every column, the best first, and after a second tap the best last', async () => {
  show();
  await sortBy('180er');
  expect(names()).toEqual(['Ben Du', 'Anna ', 'Änne ']);
  expect(screen.getByRole('columnheader', { name: '180er' }).getAttribute('aria-sort')).toBe('descending');
  await sortBy('180er');
  expect(names()).toEqual(['Anna ', 'Änne ', 'Ben Du']);
  await sortBy('Leg-Differenz');
  expect(names()).toEqual(['Anna ', 'Ben Du', 'Änne ']);
  await sortBy('Name');
  expect(names()).toEqual(['Anna ', 'Änne ', 'Ben Du']);
  await sortBy('Rang');
  expect(names()).toEqual(['Anna ', 'Ben Du', 'Änne ']);
});

it('leads from a name to the figures in the event, for whoever may see them', () => {
  show('e1');
  expect(screen.getByRole('link', { name: 'Ben' }).getAttribute('href')).toBe('/players/Ben/stats/e1');
  cleanup();
  show();
  expect(screen.queryByRole('link')).toBeNull();
});
