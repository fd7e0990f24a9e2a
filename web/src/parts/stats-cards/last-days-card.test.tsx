import '../../test/fake-indexed-db.ts';
import type { PlayerStatistics } from '@neundarter/contract/entities/statistics';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetKeptAnswers } from '../../data/api/kept-answers.ts';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { json, noNetwork, refusal } from '../../test/fake-server.ts';
import { signInAs, userEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { LastDaysCard } from './last-days-card.tsx';

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  await forgetKeptAnswers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const averaged = (average: number | null) => ({ average, totalScore: 0, totalDartsThrown: 0 });
const wins = (won: number, draw: number, lost: number) => ({ won, draw, lost, total: won + draw + lost });

/** The statistics that the card reads. */
const figures = (matches: ReturnType<typeof wins>) =>
  ({
    matchWinsAndLosses: matches,
    threeDartsAverage: averaged(61.234),
    first9Average: averaged(null),
    oneEighties: { noOfHits: 12 },
    checkouts: { doubleHits: 10, doubleAttempts: 31 },
  }) as unknown as PlayerStatistics;

const valueOf = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

it('shows the figures and links to all statistics', async () => {
  signInAs();
  const calls = fakeApi({ 'GET /players/p1/stats': () => json(figures(wins(3, 0, 1))) });
  const before = Date.now();
  renderInApp(<LastDaysCard />);
  await screen.findByText('Average');
  expect(valueOf('Average')).toBe('61,23');
  expect(valueOf('Erste 9 Darts')).toBe('–');
  expect(valueOf('180er')).toBe('12');
  expect(valueOf('Doppelquote')?.replace('\u00a0', ' ')).toBe('32,26 %');
  expect(valueOf('Siege – Niederlagen')).toBe('3 – 1');
  expect(hrefOf('Zu deiner Statistik')).toBe('/players/me/stats');
  const query = new URL(callsTo(calls, 'GET /players/p1/stats')[0]?.url ?? '', 'http://x').searchParams;
  const days = (before - Number(query.get('afterDate'))) / (24 * 60 * 60 * 1000);
  expect(days).toBeGreaterThan(29.99);
  expect(days).toBeLessThan(30.01);
});

it('shows without network what the device has seen a day before', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 19) });
  signInAs();
  fakeApi({ 'GET /players/p1/stats': () => json(figures(wins(3, 0, 1))) });
  renderInApp(<LastDaysCard />);
  await screen.findByText('61,23');
  cleanup();
  vi.setSystemTime(new Date(2026, 10, 25, 20));
  fakeApi({ 'GET /players/p1/stats': noNetwork });
  renderInApp(<LastDaysCard />);
  expect(await screen.findByText('61,23')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows draws if there are any', async () => {
  signInAs();
  fakeApi({ 'GET /players/p1/stats': () => json(figures(wins(3, 2, 1))) });
  renderInApp(<LastDaysCard />);
  expect(await screen.findByText('3 – 2 – 1')).toBeTruthy();
});

it('says that nothing was played', async () => {
  signInAs();
  fakeApi({ 'GET /players/p1/stats': () => json(figures(wins(0, 0, 0))) });
  renderInApp(<LastDaysCard />);
  expect(await screen.findByText('In den letzten 30 Tagen hast du kein Match beendet.')).toBeTruthy();
});

it('explains an error and tries again', async () => {
  signInAs();
  fakeApi({ 'GET /players/p1/stats': () => refusal(500, 'error.api.500') });
  renderInApp(<LastDaysCard />);
  expect(await screen.findByText(/^Statistik konnte nicht geladen werden\. Fehler: /)).toBeTruthy();
  fakeApi({ 'GET /players/p1/stats': () => json(figures(wins(1, 0, 0))) });
  screen.getByRole('button', { name: 'Erneut versuchen' }).click();
  await waitFor(() => expect(screen.getByText('1 – 0')).toBeTruthy());
});

it('leads guests to the login', () => {
  const calls = fakeApi({});
  renderInApp(<LastDaysCard />);
  expect(hrefOf('Registrieren')).toBe('/register');
  expect(hrefOf('Einloggen')).toBe('/login');
  expect(calls).toEqual([]);
});

it('leads to the confirmation of the address', () => {
  signInAs({ user: userEntity({ isVerified: false, playerId: null }), player: null });
  renderInApp(<LastDaysCard />);
  expect(hrefOf('E-Mail-Adresse bestätigen')).toBe('/register/validation-needed');
});
