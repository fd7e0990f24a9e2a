import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fakeServer, json, refusal } from '../../test/fake-server.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { seriesEntity } from '../../test/series.ts';
import { SeriesPoints } from './series-points.tsx';

const show = (eventId: string) => {
  const { id, props } = seriesEntity();
  const { events, players, ...listed } = props;
  const points = { ...props, events: { [eventId]: events[eventId] ?? {} }, players };
  const calls = fakeServer(({ url }) =>
    json(url.includes('/series?') ? [{ id, props: listed }] : { id, props: points }),
  );
  renderInApp(<SeriesPoints eventId={eventId} />);
  return calls;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('shows the points of a tournament by rank, and leads to the whole series', async () => {
  const calls = show('first');
  const table = await screen.findByRole('table', { name: 'Turnierpunkte für Wintercup' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent).join(' '))).toEqual([
    '1 Anna AstSieg 5 6 0 0 2 13',
    '2 Ben BärFinale 3 5 0 0 0 8',
    '3 Gelöschter Spieler 0 2 0 0 0 2',
  ]);
  expect(screen.getByRole('link', { name: 'Zur Gesamtübersicht...' }).getAttribute('href')).toBe(
    '/series/winter',
  );
  expect(calls.map(({ url }) => url).join(' ')).toMatch(
    /series\?eventId=first.* \S*series\/winter\?eventId=first/,
  );
});

it('says when the points will be there', async () => {
  show('third');
  expect(await screen.findByText('Die Punkte stehen fest, sobald das Turnier beendet ist.')).toBeTruthy();
});

it('tells that the points cannot be loaded', async () => {
  fakeServer(() => refusal(500, 'error.api.500'));
  renderInApp(<SeriesPoints eventId="first" />);
  expect(await screen.findByText('Turnierpunkte konnten nicht geladen werden.')).toBeTruthy();
});
