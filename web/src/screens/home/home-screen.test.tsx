import '../../test/fake-indexed-db.ts';
import type { EventEntity } from '@neundarter/contract/entities/event';
import { completeConfig } from '@neundarter/rules/match/config';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { forgetKeptAnswers } from '../../data/api/kept-answers.ts';
import { createMatchLocally, matchQueue } from '../../data/match/match-queue.ts';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { entityOf } from '../../test/fake-match-server.ts';
import { json, noNetwork, refusal } from '../../test/fake-server.ts';
import { onlineHead } from '../../test/online-head.ts';
import { playerEntity, signInAs, teamEntity } from '../../test/people.ts';
import { guestParty, playMatch } from '../../test/played-match.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { tournamentEntry, tournamentEvent } from '../../test/tournaments.ts';
import { HomeEventsScreen, HomeNewsScreen } from './home-screen.tsx';

// Loads this code first, so that no test waits for it.
beforeAll(() => import('../../parts/markdown/markdown-body.tsx'));
afterEach(async () => {
  cleanup();
  await forgetKeptAnswers();
  for (const { id } of await matchQueue().readAll()) await matchQueue().forget(id);
  vi.unstubAllGlobals();
  localStorage.clear();
});

const serve = (answers: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /matches/count': () => json({ count: 0 }),
    'GET /matches': () => json([]),
    'GET /news': () => json([]),
    'GET /news/count': () => json({ count: 0 }),
    ...answers,
  });
const asGuest = () =>
  localStorage.setItem(
    'guest-token',
    JSON.stringify({ token: 't', guestId: 'g1', renewAt: Date.now() + 1e6 }),
  );
const h1 = async () => (await screen.findByRole('heading', { level: 1 })).textContent;
const starts = () => screen.getAllByRole('link', { name: 'Neues Match starten' });

describe('/home/news', () => {
  // First: news that a test before has read are kept a moment later.
  it('welcomes without network', async () => {
    serve({
      'GET /login/guest': noNetwork,
      'GET /matches/count': noNetwork,
      'GET /news': noNetwork,
      'GET /news/count': noNetwork,
    });
    renderInApp(<HomeNewsScreen />, { path: '/home/news' });
    expect(await h1()).toBe('Willkommen bei Neundarter');
    expect(
      await screen.findByText(/^News konnten nicht geladen werden\. Fehler: Ein Netzwerkfehler/),
    ).toBeTruthy();
  });

  it('welcomes a new visitor, and offers a match at once', async () => {
    asGuest();
    serve();
    renderInApp(<HomeNewsScreen />, { path: '/home/news' });
    expect(await h1()).toBe('Willkommen bei Neundarter');
    expect(starts().map((link) => link.getAttribute('href'))).toEqual(['/matches/new']);
    const tabs = within(screen.getByRole('navigation', { name: 'Bereiche der Startseite' }));
    expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/home/news',
      '/home/events',
      '/home/lobby',
    ]);
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('News');
  });

  it('is shorter for guests who have played here', async () => {
    asGuest();
    serve();
    await createMatchLocally({ parties: [guestParty('Jan'), guestParty('Lisa')], config: completeConfig() });
    renderInApp(<HomeNewsScreen />, { path: '/home/news' });
    expect(await h1()).toBe('Willkommen zurück!');
    expect(starts()).toHaveLength(1);
  });

  it('greets players by name and shows requests for matches above the tabs', async () => {
    signInAs({ player: playerEntity({ nickName: 'Adlerauge' }) });
    serve({
      'GET /matches': () => json([onlineHead({ id: 'm1', status: 'requested', by: 'ben', to: 'p1' })]),
      'GET /players/ben': () => json(playerEntity({ id: 'ben', firstName: 'Ben' })),
    });
    renderInApp(<HomeNewsScreen />, { path: '/home/news' });
    expect(await h1()).toBe('Hallo Adlerauge!');
    const requests = await screen.findByRole('region', { name: 'Anfragen an dich' });
    const tabs = screen.getByRole('navigation', { name: 'Bereiche der Startseite' });
    expect(requests.compareDocumentPosition(tabs)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

describe('the next thing to do', () => {
  const step = () => screen.findByRole('region', { name: 'Als Nächstes' });
  const inTeam = () => signInAs({ teams: [teamEntity({ id: 't1' })] });
  const runningHead = () => {
    const match = { ...playMatch({ parties: [guestParty('Anna'), guestParty('Ben')] }), id: 'm1' };
    const { sets: _sets, currentSet: _set, summary: _summary, ...props } = entityOf(match, 1, 'u1').props;
    return { id: 'm1', props: { ...props, startedAt: Date.now(), timeStamp: Date.now() } };
  };

  it('is the match that is running', async () => {
    inTeam();
    serve({ 'GET /players/p1/matches': () => json([runningHead()]), 'GET /events': () => json([event(1)]) });
    renderInApp(<HomeNewsScreen />, { path: '/home/news' });
    const link = await screen.findByRole('link', { name: 'Weiter scoren' });
    expect(link.getAttribute('href')).toBe('/matches/m1');
    const now = await screen.findByRole('region', { name: 'Jetzt' });
    expect(now.textContent).toContain('Anna gegen Ben läuft noch.');
  });

  it('lists all own running and next things in the order of time', async () => {
    inTeam();
    const now = Date.now();
    const hours = (from: number) => ({
      startDateTime: now + from * 3_600_000,
      endDateTime: now + (from + 3) * 3_600_000,
    });
    const cup = event(9, { name: 'Cup', teamId: 't2', ...hours(5) });
    serve({
      'GET /players/p1/matches': () => json([runningHead()]),
      'GET /events': ({ url }) =>
        json(
          url.includes('participant=p1')
            ? [cup]
            : [event(2, hours(30)), event(1, hours(-1)), cup, event(3, { teamId: 't2', ...hours(2) })],
        ),
    });
    renderInApp(<HomeNewsScreen />, { path: '/home/news' });
    await within(await step()).findByRole('link', { name: 'Cup' });
    const linksIn = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent);
    expect([linksIn('Jetzt'), linksIn('Als Nächstes')]).toEqual([
      ['Weiter scoren', 'Training 1'],
      ['Cup', 'Training 2'],
    ]);
  });

  it('is also what to play and to call in a running tournament', async () => {
    inTeam();
    const entrant = (id: string) => ({ kind: 'entrant', entrant: id });
    const match = (number: number, sides: readonly [string, string], caller: string | null) => ({
      key: `m${number}`,
      matchId: `match${number}`,
      number,
      status: 'ready',
      slots: sides.map(entrant),
      caller,
      board: '3',
    });
    const cup = tournamentEvent(
      {
        status: 'running',
        participants: [
          tournamentEntry('Anna', 0, {
            participant: { type: 'single', player: { type: 'registered', id: 'p1', firstName: 'Anna' } },
          }),
          tournamentEntry('Ben', 1),
          tournamentEntry('Cem', 2),
        ],
        state: { matches: [match(15, ['ben', 'cem'], 'anna'), match(16, ['anna', 'ben'], 'cem')] } as never,
      },
      { startDateTime: Date.now() - 1000, endDateTime: Date.now() + 3_600_000 },
    );
    serve({
      'GET /players/p1/matches': () => json([]),
      'GET /events': ({ url }) => json(url.includes('participant=p1') ? [cup] : []),
      'GET /events/cup1': () => json(cup),
    });
    renderInApp(<HomeNewsScreen />, { path: '/home/news' });
    const next = within(await step());
    expect(next.getByText('Du schreibst Spiel 15 · Board 3')).toBeTruthy();
    expect(next.getByText('Ben – Cem · Herbstpokal')).toBeTruthy();
    expect(next.getByText('Du spielst Spiel 16 · Board 3')).toBeTruthy();
    expect(next.getAllByRole('link', { name: 'Zum Spiel' }).map((link) => link.getAttribute('href'))).toEqual(
      ['/matches/match15', '/matches/match16'],
    );
  });

  it('is never a match of this device that ended elsewhere, not even for a moment', async () => {
    asGuest();
    const id = 'jan00000000000000000';
    const match = { ...playMatch({ parties: [guestParty('Jan'), guestParty('Lisa')] }), id };
    await matchQueue().takeAnswer(id, entityOf({ ...match, startedAt: Date.now() }, 1, 'g1'));
    let answer: (response: Response) => void = () => undefined;
    serve({
      [`GET /matches/${id}/standing`]: () => new Promise((resolve) => (answer = resolve)),
    });
    renderInApp(<HomeNewsScreen />, { path: '/home/news' });
    await h1();
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeTruthy());
    expect(screen.queryByText('Jan gegen Lisa läuft noch.')).toBeNull();
    answer(json({ status: 'finished' }));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryByText('Jan gegen Lisa läuft noch.')).toBeNull();
  });

  it('is for guests what they have registered for on this device', async () => {
    asGuest();
    localStorage.setItem('own-entries', JSON.stringify({ e9: { entryId: 'x', emailAddress: 'a@b.de' } }));
    await createMatchLocally({ parties: [guestParty('Jan'), guestParty('Lisa')], config: completeConfig() });
    const soon = { startDateTime: Date.now() + 3_600_000, endDateTime: Date.now() + 7_200_000 };
    serve({
      'GET /events': () => json([event(1, soon), event(9, { ...soon, type: 'tournament', name: 'Cup' })]),
    });
    renderInApp(<HomeNewsScreen />, { path: '/home/news' });
    const links = within(await step()).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Cup']);
  });

  it('is not a running online match, which stands among the requests', async () => {
    inTeam();
    const online = { ...runningHead(), props: { ...runningHead().props, isOnlineMatch: true } };
    serve({ 'GET /players/p1/matches': () => json([online]), 'GET /events': () => json([]) });
    renderInApp(<HomeNewsScreen />, { path: '/home/news' });
    expect(await within(await step()).findByText('Gerade steht nichts an.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Jetzt' })).toBeNull();
  });

  it('is the next event of the own teams', async () => {
    inTeam();
    const others = event(1, { teamId: 't2' });
    serve({
      'GET /players/p1/matches': () => json([]),
      'GET /events': ({ url }) => json(url.includes('participant=') ? [] : [others, event(2)]),
    });
    renderInApp(<HomeNewsScreen />, { path: '/home/news' });
    const link = await within(await step()).findByRole('link');
    expect([link.textContent, link.getAttribute('href')]).toEqual(['Training 2', '/team-lounge/event/e2']);
  });

  it('is not a match that was left behind', async () => {
    inTeam();
    const left = runningHead();
    const old = { ...left, props: { ...left.props, startedAt: Date.now() - 25 * 60 * 60 * 1000 } };
    serve({ 'GET /players/p1/matches': () => json([old]), 'GET /events': () => json([]) });
    renderInApp(<HomeNewsScreen />, { path: '/home/news' });
    expect(await within(await step()).findByText('Gerade steht nichts an.')).toBeTruthy();
  });
});

const event = (index: number, props: Partial<EventEntity['props']> = {}): EventEntity => ({
  id: `e${index}`,
  props: {
    teamId: 't1',
    teamName: 'Bulls',
    type: 'training',
    name: `Training ${index}`,
    description: '',
    location: null,
    isPublic: true,
    startDateTime: new Date(2025, 11, 24, 19).getTime(),
    endDateTime: new Date(2025, 11, 24, 22).getTime(),
    revision: 0,
    editRevision: 0,
    eventData: null,
    ...props,
  },
});
const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));

describe('/home/events', () => {
  it('shows the next events, five on each page', async () => {
    const location = { address: 'Bullsweg 1', zip: '10115', city: 'Berlin' };
    const first = event(1, { location, description: 'Bringt **Pfeile** mit.' });
    const tournament = event(9, { type: 'tournament' });
    const draft = { ...tournament, props: { ...tournament.props, eventData: { status: 'draft' } } };
    const calls = serve({
      'GET /events': () => json([first, draft, ...[2, 3, 4, 5, 6].map((index) => event(index))]),
    });
    renderInApp(<HomeEventsScreen />, { path: '/home/events' });
    const card = within(await screen.findByRole('article', { name: 'Training 1' }));
    expect(card.getByText('24.12.2025, 19:00 – 22:00 Uhr')).toBeTruthy();
    expect(card.getByText('Bullsweg 1, 10115 Berlin')).toBeTruthy();
    expect((await card.findByText('Pfeile')).tagName).toBe('STRONG');
    expect(names()).toEqual([1, 2, 3, 4, 5].map((index) => `Training ${index}`));
    await userEvent.click(screen.getByRole('button', { name: 'Nächste Seite' }));
    expect(names()).toEqual(['Training 6']);
    expect(callsTo(calls, 'GET /events')[0]?.url).toContain('futureOnly=true');
  });

  it('shows twice as many at once where there is room', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    serve({ 'GET /events': () => json([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((index) => event(index))) });
    renderInApp(<HomeEventsScreen />, { path: '/home/events' });
    expect(await screen.findByText(event(10).props.name)).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Events' })).toBeNull();
  });

  it('shows that there is no event', async () => {
    serve({ 'GET /events': () => json([]) });
    renderInApp(<HomeEventsScreen />, { path: '/home/events' });
    expect(await screen.findByText('Aktuell gibt es keine anstehenden Events.')).toBeTruthy();
  });

  it('shows that events are loading, and errors', async () => {
    serve({ 'GET /events': () => refusal(500, 'error.api.500') });
    renderInApp(<HomeEventsScreen />, { path: '/home/events' });
    expect(screen.getByText('Events werden geladen...')).toBeTruthy();
    expect(
      await screen.findByText(/^Events konnten nicht geladen werden\. Fehler: Ein interner Serverfehler/),
    ).toBeTruthy();
  });
});
