import type { MatchHead } from '@neundarter/contract/entities/match';
import type { PlayedTournament } from '@neundarter/contract/entities/statistics';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { datesOf, momentOf, openFrom, openTo } from '../../parts/period/period.ts';
import { eventEntity } from '../../test/events.ts';
import { entityOf } from '../../test/fake-match-server.ts';
import { fakeServer, json, refusal, type SentCall } from '../../test/fake-server.ts';
import { playerEntity, signInAs, teamEntity } from '../../test/people.ts';
import { guestParty, playMatch } from '../../test/played-match.ts';
import { playerStatistics } from '../../test/player-statistics.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { OwnStatsScreen, PlayerEventStatsScreen, PlayerStatsScreen } from './player-stats-screen.tsx';

vi.mock('../../device/save-file.ts', () => ({ saveFile: (file: { name: string }) => saved.push(file.name) }));
const saved: string[] = [];

const ids = { me: 'anna0000000000000000', uwe: 'uwe00000000000000000' };
const me = playerEntity({ id: ids.me, firstName: 'Anna', nickName: 'Ace' });
const uwe = playerEntity({ id: ids.uwe, firstName: 'Uwe', lastName: 'Krause' });

const training = eventEntity({
  id: 'training000000000000',
  name: 'Donnerstag',
  startDateTime: Date.UTC(2026, 4, 7, 18),
  endDateTime: Date.UTC(2026, 4, 7, 21),
});

const head = (index: number): MatchHead => {
  const match = {
    ...playMatch({ parties: [guestParty('Anna'), guestParty(`Gegner ${index}`)] }),
    id: `m${index}`,
  };
  const { sets: _s, currentSet: _c, summary: _u, ...props } = entityOf(match, 1, 'x').props;
  return { id: match.id, props };
};

/** A match against somebody who is not in the team. */
const metHead: MatchHead = {
  ...head(0),
  props: {
    ...head(0).props,
    parties: [
      { type: 'single', player: { type: 'registered', id: ids.me, name: 'Anna Berger' } },
      { type: 'single', player: { type: 'registered', id: 'fremde00000000000000', name: 'Fremde Gegnerin' } },
    ],
  },
};

const played = (index: number, props: Partial<PlayedTournament['props']> = {}): PlayedTournament => ({
  id: `cup${index}`,
  props: {
    name: `Pokal ${index}`,
    teamName: 'Bulls',
    startDateTime: Date.UTC(2026, 4, 7, 10),
    status: 'finished',
    tournamentMode: 'single-knockout',
    noOfParticipants: 16,
    place: { from: 5, to: 8 },
    matchWinsAndLosses: { won: 1, draw: 0, lost: 1, total: 2 },
    threeDartsAverage: { average: 61.234, totalScore: 1000, totalDartsThrown: 49 },
    highestCheckout: 96,
    noOf180s: 2,
    ...props,
  },
});

type Served = {
  readonly stats?: (search: URLSearchParams) => Response;
  readonly matchCount?: number;
  readonly tournaments?: readonly PlayedTournament[];
};

const serve = ({ stats = () => json(playerStatistics()), matchCount = 7, tournaments = [] }: Served = {}) =>
  fakeServer(({ url }) => {
    const { pathname, searchParams } = new URL(url, 'http://x');
    if (pathname.endsWith('/stats')) return stats(searchParams);
    if (pathname.endsWith('/tournaments')) {
      const skip = Number(searchParams.get('skip'));
      return json(tournaments.slice(skip, skip + Number(searchParams.get('limit'))));
    }
    if (pathname.endsWith('/export'))
      return new Response('a;b', {
        headers: {
          'content-disposition': `attachment; filename="${searchParams.get('content')}.${searchParams.get('format')}"`,
        },
      });
    if (pathname.endsWith('/count')) return json({ count: matchCount });
    if (searchParams.get('limit') === '100') return json([metHead]);
    if (pathname.endsWith('/matches')) {
      const skip = Number(searchParams.get('skip'));
      return json(
        Array.from({ length: Math.min(5, matchCount - skip) }, (_, index) => head(skip + index + 1)),
      );
    }
    if (pathname.includes('/teams/')) return json([me, uwe]);
    if (pathname.endsWith(`/events/${training.id}`)) return json(training);
    if (pathname.endsWith(ids.me)) return json(me);
    return pathname.endsWith(ids.uwe) ? json(uwe) : refusal(404, 'error.not-found');
  });

function Address() {
  return <output aria-label="Adresse">{useLocation().search}</output>;
}

const show = (path: string, served?: Served): readonly SentCall[] => {
  signInAs({ player: me, teams: [teamEntity()] });
  const calls = serve(served);
  renderInApp(
    <>
      <Routes>
        <Route path="/players/me/stats" element={<OwnStatsScreen />} />
        <Route path="/players/:id/stats" element={<PlayerStatsScreen />} />
        <Route path="/players/:id/stats/:eventId" element={<PlayerEventStatsScreen />} />
      </Routes>
      <Address />
    </>,
    { path },
  );
  return calls;
};

const figuresShown = () => screen.findByRole('heading', { name: 'Übersicht' });
const address = () => new URLSearchParams(screen.getByRole('status', { name: 'Adresse' }).textContent);
const lastStatsQuery = (calls: readonly SentCall[]) => {
  const url = calls.filter((call) => call.url.includes('/stats')).at(-1)?.url ?? '';
  return Object.fromEntries(new URL(url, 'http://x').searchParams);
};
const chips = () =>
  within(screen.getByRole('list', { name: 'Aktive Filter' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

afterEach(() => {
  cleanup();
  localStorage.clear();
  saved.length = 0;
  vi.unstubAllGlobals();
});

it('shows the player’s figures of the last month in German, with links to the best matches', async () => {
  const calls = show('/players/me/stats');
  await figuresShown();
  expect(screen.getByRole('heading', { level: 1, name: 'Ace' })).toBeTruthy();
  const { from, to } = datesOf('month', Date.now());
  expect(lastStatsQuery(calls)).toEqual({ afterDate: String(from), beforeDate: String(to) });
  const overview = screen.getByRole('region', { name: 'Übersicht' });
  expect(within(overview).getByText('61,23')).toBeTruthy();
  const record = within(overview).getByRole('link', { name: /^Rekord-Average 88,40, zum Match vom/ });
  expect(record.getAttribute('href')).toBe('/matches/record00000000000000');
  expect(within(overview).getByRole('link', { name: /^Höchstes Checkout 96/ })).toBeTruthy();
  expect(within(overview).getByText('–', { selector: 'dd' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Doppelquote' }).textContent).toContain('32,26\u00a0%');
});

it('has the figures of every chart in a table', async () => {
  show('/players/me/stats');
  await figuresShown();
  const rowsOf = (title: string) =>
    [...screen.getByRole('region', { name: title }).querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent).join(' | '),
    );
  expect(rowsOf('Scoring-Verteilung')).toHaveLength(10);
  expect(rowsOf('Scoring-Verteilung')[0]).toBe('180 | 4');
  expect(rowsOf('Checkout-Verteilung')[1]).toBe('21–40 | 5');
  expect(rowsOf('Average pro Monat').slice(-2)).toEqual([
    'Oktober 2026 | – | 0',
    'November 2026 | 61,23 | 4',
  ]);
  expect(rowsOf('Siege und Niederlagen')).toEqual(['Matches | 3 | 1 | 4', 'Legs | 10 | 5 | 15']);
  expect(rowsOf('Siege nach Average des Gegners')[2]).toBe('40–50 | 3 | 0');
  expect(rowsOf('Average in der Community')[8]).toBe('60–65 (dein Bereich) | 2');
  expect(
    within(screen.getByRole('region', { name: 'Average in der Community' })).getByRole('img', {
      name: /Dein Bereich: 60–65/,
    }),
  ).toBeTruthy();
});

it('reads the figures for the filter and keeps it in the address', async () => {
  const calls = show('/players/me/stats');
  await figuresShown();
  await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
  expect(address().get('showFilter')).toBe('true');
  await userEvent.click(await screen.findByRole('radio', { name: 'Woche' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Art des Gegners' }), 'Bots');
  await userEvent.click(screen.getByRole('radio', { name: '301' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Double In' }));
  const { from, to } = datesOf('week', Date.now());
  const expected = {
    afterDate: String(from),
    beforeDate: String(to),
    opponentType: 'bot',
    startingScore: '301',
    checkInMode: 'double-in',
  };
  expect(Object.fromEntries(address())).toEqual({ showFilter: 'true', ...expected });
  await waitFor(() => expect(lastStatsQuery(calls)).toEqual(expected));
  expect(chips().slice(1)).toEqual(['Gegner: Bots', 'Startpunkte: 301', 'Double In']);
  await userEvent.click(screen.getByRole('button', { name: 'Filter entfernen: Startpunkte: 301' }));
  expect(address().has('startingScore')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Filter zurücksetzen' }));
  expect(Object.fromEntries(address())).toEqual({ showFilter: 'true' });
});

it('filters by one opponent of the team, or by a kind of opponents', async () => {
  const calls = show('/players/me/stats?showFilter=true&opponentType=guest');
  await screen.findByRole('option', { name: 'Uwe Krause' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Gegner' }), 'Uwe Krause');
  expect(address().get('opponentId')).toBe(ids.uwe);
  expect(address().has('opponentType')).toBe(false);
  await waitFor(() => expect(lastStatsQuery(calls)['opponentId']).toBe(ids.uwe));
  await waitFor(() => expect(chips()).toContain('Gegner: Uwe Krause'));
  expect(screen.queryByRole('option', { name: /Anna/ })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Art des Gegners' }), 'Mitspieler');
  expect(address().has('opponentId')).toBe(false);
});

it('filters by any opponent that the player has met', async () => {
  show('/players/me/stats?showFilter=true');
  await screen.findByRole('option', { name: 'Fremde Gegnerin' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Gegner' }), 'Fremde Gegnerin');
  expect(address().get('opponentId')).toBe('fremde00000000000000');
});

it('accepts two chosen dates, and refuses impossible ones', async () => {
  show('/players/me/stats?showFilter=true');
  await figuresShown();
  await userEvent.click(screen.getByRole('radio', { name: 'Eigener' }));
  const set = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  set('Von', '2026-05-01');
  set('Bis', '2026-05-31');
  const expected = [String(momentOf('2026-05-01', 'start')), String(momentOf('2026-05-31', 'end'))];
  const dates = () => [address().get('afterDate'), address().get('beforeDate')];
  expect(dates()).toEqual(expected);
  expect(chips()).toEqual(['Zeitraum: 01.05.2026 – 31.05.2026']);
  set('Bis', '2026-04-30');
  expect(screen.getByText('Das Ende liegt vor dem Anfang.')).toBeTruthy();
  set('Bis', '0002-05-31');
  expect(screen.getByText('Bitte gib ein Datum zwischen 2000 und 2099 ein!')).toBeTruthy();
  expect(dates()).toEqual(expected);
  set('Bis', '');
  expect(chips()).toEqual(['Zeitraum: ab 01.05.2026']);
  await userEvent.click(screen.getByRole('button', { name: /^Filter entfernen/ }));
  expect(chips()).toEqual(['Kein Zeitraum ausgewählt']);
  expect(dates()).toEqual([String(openFrom), String(openTo)]);
  expect(screen.getByLabelText<HTMLInputElement>('Von').value).toBe('');
});

it('explains what to do if no match fits the filter, and still shows the months', async () => {
  const none = { won: 0, draw: 0, lost: 0, total: 0 };
  const calls = show('/players/me/stats?startingScore=170', {
    matchCount: 0,
    stats: () => json({ ...playerStatistics(), matchWinsAndLosses: none }),
  });
  expect(await screen.findByText('Zu diesem Filter gibt es kein beendetes Match.')).toBeTruthy();
  expect(await screen.findByText('Keine Spiele vorhanden')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Average pro Monat' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Übersicht' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Ganzen Zeitraum zeigen' }));
  await waitFor(() => expect(lastStatsQuery(calls)).toEqual({}));
  expect(await screen.findByText('Hier gibt es noch kein beendetes Match.')).toBeTruthy();
});

it('explains an error and tries again', async () => {
  let isBroken = true;
  show('/players/me/stats', {
    stats: () => (isBroken ? refusal(500, 'error.api.500') : json(playerStatistics())),
  });
  expect(await screen.findByText(/^Statistik konnte nicht geladen werden\. Fehler: /)).toBeTruthy();
  // The code that says a reason only once replaces the box.
  await act(() => vi.dynamicImportSettled());
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));
  await figuresShown();
});

it('lists the finished matches, five on each page', async () => {
  const calls = show('/players/me/stats?opponentType=bot');
  const list = await screen.findByRole('list', { name: 'Matches im Filter' });
  expect(within(list).getAllByRole('link')).toHaveLength(5);
  await userEvent.click(await screen.findByRole('button', { name: 'Nächste Seite' }));
  await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(2));
  const { searchParams } = new URL(
    calls.findLast(({ url }) => url.includes('/matches?'))?.url ?? '',
    'http://x',
  );
  expect([searchParams.get('status'), searchParams.get('opponentType'), searchParams.get('skip')]).toEqual([
    'finished',
    'bot',
    '5',
  ]);
});

it('saves the player’s matches and turns of the filter as files', async () => {
  const calls = show('/players/me/stats?startingScore=501');
  await figuresShown();
  await userEvent.click(screen.getByRole('button', { name: 'Aufnahmen als JSON' }));
  await waitFor(() => expect(saved).toEqual(['turns.json']));
  const call = calls.find(({ url }) => url.includes('/export'));
  const query = new URL(call?.url ?? '', 'http://x').searchParams;
  expect([query.get('content'), query.get('format'), query.get('startingScore')]).toEqual([
    'turns',
    'json',
    '501',
  ]);
  expect(call?.headers.get('authorization')).toBe('Bearer secret');
});

it('shows another player by first name, without files', async () => {
  const calls = show(`/players/${ids.uwe}/stats`);
  expect(await screen.findByRole('heading', { level: 1, name: 'Uwe' })).toBeTruthy();
  await figuresShown();
  expect(calls.some(({ url }) => url.includes(`/players/${ids.uwe}/stats`))).toBe(true);
  expect(screen.queryByRole('heading', { name: 'Zum Mitnehmen' })).toBeNull();
  expect(screen.getByText('Average im Filter: 61,23')).toBeTruthy();
});

it('shows that a player does not exist', async () => {
  show('/players/nobody00000000000000/stats');
  expect(await screen.findByText('Diesen Spieler gibt es nicht.')).toBeTruthy();
});

it.each([
  ['me', 'Ace · Donnerstag', 'Deine Statistik'],
  [ids.uwe, 'Uwe · Donnerstag', 'Statistik'],
])('shows the figures of one event, without a filter: %s', async (id, title, eyebrow) => {
  const calls = show(`/players/${id}/stats/${training.id}`);
  await screen.findByRole('heading', { level: 1, name: new RegExp(title) });
  expect(screen.getByText(eyebrow)).toBeDefined();
  expect(screen.getByText('Bulls · 07.05.2026')).toBeDefined();
  expect((await screen.findAllByText('Average')).length).toBeGreaterThan(0);
  const asked = calls.filter(({ url }) => url.includes('/stats?') || url.includes('/matches'));
  expect(asked.length).toBeGreaterThan(1);
  for (const { url } of asked) {
    expect(url).toContain(`eventId=${training.id}`);
    expect(url).not.toContain('afterDate');
  }
  expect(screen.queryByText('Average pro Monat')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Filter' })).toBeNull();
});

it('shows that an event does not exist', async () => {
  show(`/players/me/stats/nothing0000000000000`);
  expect(await screen.findByText('Dieses Event gibt es nicht.')).toBeDefined();
});

const ownTournaments = () => screen.findByRole('list', { name: 'Deine Turniere' });
const rowsIn = (list: HTMLElement) => within(list).getAllByRole('listitem');

it('lists the own tournaments with places and figures, five more with a tap', async () => {
  const tournaments = [
    played(1, { status: 'running', place: null }),
    played(2),
    played(3, { place: { from: 1, to: 1 }, matchWinsAndLosses: { won: 4, draw: 1, lost: 0, total: 5 } }),
    played(4, {
      place: null,
      matchWinsAndLosses: { won: 0, draw: 0, lost: 0, total: 0 },
      threeDartsAverage: { average: null, totalScore: 0, totalDartsThrown: 0 },
      highestCheckout: null,
      noOf180s: 0,
    }),
    played(5),
    played(6),
  ];
  show('/players/me/stats', { tournaments });
  const list = await ownTournaments();
  const texts = rowsIn(list).map(({ textContent }) => textContent);
  expect(texts).toHaveLength(5);
  expect(texts[0]).toContain('läuft');
  expect(texts[1]).toContain('1 Sieg, 1 Niederlage · Ø 61,23 · Höchstes Checkout 96 · 180er: 2');
  expect(texts[1]).toContain('Platz 5–8 von 16');
  expect(texts[2]).toContain('4 Siege, 1 Unentschieden, 0 Niederlagen');
  expect(texts[2]).toContain('Platz 1 von 16');
  expect(texts[3]).toContain('Noch kein Match');
  expect(texts[3]).toContain('Gruppenphase');
  const href = (name: string) => within(list).getByRole('link', { name }).getAttribute('href');
  expect(href('Pokal 1')).toBe('/tournaments/cup1');
  expect(href('Deine Zahlen in Pokal 2')).toBe('/players/me/stats/cup2');
  await userEvent.click(screen.getByRole('button', { name: 'Mehr anzeigen' }));
  await waitFor(() => expect(rowsIn(list)).toHaveLength(6));
});

it('says so before the first tournament, and keeps those of others to themselves', async () => {
  show('/players/me/stats');
  await screen.findByText('Du hast noch kein Turnier gespielt.');
  cleanup();
  const calls = show(`/players/${ids.uwe}/stats`);
  await figuresShown();
  expect(screen.queryByText('Deine Turniere')).toBeNull();
  expect(calls.filter(({ url }) => url.includes('/tournaments'))).toEqual([]);
});
