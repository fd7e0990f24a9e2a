import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { tournamentOf } from '../../../data/club/tournaments.ts';
import { entryNamesOf } from '../../../parts/tournament/entry-name.ts';
import { matchViewsOf } from '../../../parts/tournament/match-view.ts';
import { callsTo, fakeApi } from '../../../test/fake-api.ts';
import { json } from '../../../test/fake-server.ts';
import { board, chief, event, hall, noReports, people, state } from '../../../test/hall-scene.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { tournamentEvent } from '../../../test/tournaments.ts';
import { HallCockpit } from './hall-cockpit.tsx';

const minute = 60_000;
const attendance = 'PATCH /events/cup1/attendance';
const release = 'PATCH /events/cup1/hall/release';
const announce = 'POST /events/cup1/announcements';
const endAnnouncement = 'DELETE /events/cup1/announcements/a1';
const said = { id: 'a1', text: 'Essen ist fertig', madeAt: 1, until: Date.now() + 600_000 };
const calledAgo = (ago: number, more: object = {}, mode = 'proposal') => ({
  ...hall,
  mode,
  play: [],
  waiting: [],
  calls: [
    {
      matchId: 'm1',
      boardId: 'b1',
      calls: 1,
      calledAt: Date.now() - ago * minute,
      latestAt: Date.now() - ago * minute,
      presentAt: null,
      ...more,
    },
  ],
});

const soon = { early: Date.now(), expected: Date.now() + 30 * minute, late: Date.now() + 40 * minute };
const forecast = {
  computedAt: Date.now(),
  groupsEnd: null,
  end: soon,
  starts: [
    { matchId: 'm1', ...soon },
    { matchId: 'm2', ...soon },
  ],
};

const open = async (
  data: object,
  announcements: (typeof said)[] = [],
  reports = noReports,
  caller: string | null = null,
) => {
  const call = 'PATCH /events/cup1/matches/m1/call';
  const addresses = ['call', 'call/repeat', 'call/present', 'postpone'].map(
    (act) => `PATCH /events/cup1/matches/m1/${act}`,
  );
  const acts = [
    ...addresses,
    'DELETE /events/cup1/matches/m1/call',
    'PATCH /events/cup1/hall',
    attendance,
    release,
    announce,
    endAnnouncement,
  ];
  const calls = fakeApi({
    'GET /events/cup1/hall': () => json(data),
    'GET /events/cup1': () => json(event),
    'GET /events/cup1/hall/forecast': () => json({ eventId: 'cup1', forecast }),
    'GET /events/cup1/reports': () => json(reports),
    'POST /events/cup1/matches/m1/call/refusals': () => json({ matchId: 'm1', caller: null }),
    'PATCH /events/cup1/reports': () => json({ ...reports, isOpen: false }),
    'DELETE /events/cup1/reports/kat': () => json(noReports),
    ...Object.fromEntries(acts.map((act) => [act, () => json(data)])),
  });
  const tournament = tournamentOf(
    tournamentEvent({ status: 'running', participants: people, state, announcements }),
    chief,
  );
  if (tournament === null) throw new Error('The event is no tournament');
  const names = entryNamesOf(people);
  const matches = matchViewsOf({
    matches: state.matches.map((match) => ({ ...match, caller })),
    names,
    running: [],
  });
  renderInApp(<HallCockpit view={{ ...tournament, names, matches }} />);
  await screen.findByText('Board 1', { selector: 'strong' });
  const sent = (address: string) => waitFor(() => expect(callsTo(calls, address)).toHaveLength(1));
  const bodyOf = async (address: string) => {
    await sent(address);
    return callsTo(calls, address)[0]?.body;
  };
  return { calls, call, sent, bodyOf };
};
const act = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name: 'Spiel 1 ändern' }));
  fireEvent.click(screen.getByRole('menuitem', { name }));
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says who plays next and why, and why others wait', async () => {
  await open(hall);
  const first = screen.getByRole('list', { name: 'Warteschlange (1)' });
  expect(within(first).getByRole('listitem').textContent).toMatch(
    /Spiel 1.*Anna.*Ben.*wartet am längsten: 50 min/,
  );
  const waiting = screen.getByRole('list', { name: 'Warten noch (1)' });
  expect(within(waiting).getByRole('listitem').textContent).toMatch(/Spiel 2.*Kat.* schreibt noch/);
  expect(screen.getByText('defekt')).toBeTruthy();
});

it('says who would write, and lets organisers choose whether somebody has to', async () => {
  const [play] = hall.play;
  const { bodyOf } = await open({ ...hall, callers: 'if-possible', play: [{ ...play, caller: 'tim' }] });
  const first = screen.getByRole('list', { name: 'Warteschlange (1)' });
  expect(within(first).getByRole('listitem').textContent).toMatch(/Schreiber: Tim/);
  fireEvent.change(screen.getByLabelText('Schreiber'), { target: { value: 'required' } });
  expect(await bodyOf('PATCH /events/cup1/hall')).toEqual({ callers: 'required' });
});

it('says when somebody is sought to write, and asks the next one', async () => {
  await open(calledAgo(4, { callerSoughtFrom: Date.now() - minute }));
  expect(screen.getByText('Schreiber gesucht')).toBeTruthy();
  cleanup();
  const refusals = 'POST /events/cup1/matches/m1/call/refusals';
  const { bodyOf } = await open(calledAgo(4), [], noReports, 'tim');
  expect(screen.queryByText('Schreiber gesucht')).toBeNull();
  act('Schreiber fehlt');
  expect(await bodyOf(refusals)).toEqual({ entrant: 'tim' });
});

it('says when those who wait are expected to play, and when the day ends', async () => {
  await open(hall);
  expect(await screen.findByText(/^Ende gegen \d\d:\d\d Uhr$/)).toBeTruthy();
  const waiting = screen.getByRole('list', { name: 'Warten noch (1)' });
  expect(within(waiting).getByRole('listitem').textContent).toMatch(
    /Kat.* schreibt noch · gegen \d\d:\d\d Uhr/,
  );
  // What can be called now needs no time.
  const first = screen.getByRole('list', { name: 'Warteschlange (1)' });
  expect(within(first).getByRole('listitem').textContent).not.toContain('gegen ');
});

it('calls by one tap, by the key of a board, and to another board', async () => {
  const { bodyOf, call } = await open(hall);
  const [tile] = screen.getAllByRole('button', { name: 'Spiel 1 an Board 1 rufen' });
  fireEvent.click(tile as HTMLElement);
  expect(await bodyOf(call)).toEqual({ boardId: 'b1' });
  cleanup();
  const byKey = await open(hall);
  fireEvent.keyDown(document.body, { key: '3' });
  fireEvent.keyDown(document.body, { key: '2' });
  expect(await byKey.bodyOf(call)).toEqual({ boardId: 'b2' });
});

it('takes a match that is dropped on a board', async () => {
  const { bodyOf, call } = await open(hall);
  const dragged = new Map<string, string>();
  const dataTransfer = {
    setData: (kind: string, value: string) => dragged.set(kind, value),
    getData: (kind: string) => dragged.get(kind) ?? '',
    types: ['application/x-neundarter-match'],
  };
  const row = within(screen.getByRole('list', { name: 'Warteschlange (1)' })).getByRole('listitem');
  fireEvent.dragStart(row, { dataTransfer });
  const target = screen.getByText('Board 2', { selector: 'strong' }).closest('li') as HTMLElement;
  fireEvent.dragOver(target, { dataTransfer });
  fireEvent.drop(target, { dataTransfer });
  expect(await bodyOf(call)).toEqual({ boardId: 'b2' });
});

it('lets the organiser decide about a call to which nobody has come', async () => {
  const { bodyOf } = await open(calledAgo(6));
  const notice = screen.getByText('Entscheiden (1)').closest('[data-tone], section, div') as HTMLElement;
  expect(notice).toBeTruthy();
  expect(screen.getByText(/Board 1: Aufruf vor 6 min/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Zweiter Aufruf' }));
  expect(await bodyOf('PATCH /events/cup1/matches/m1/call/repeat')).toEqual({ calls: 2 });
  fireEvent.click(screen.getByRole('button', { name: 'Zurückstellen' }));
  expect(await bodyOf('PATCH /events/cup1/matches/m1/postpone')).toEqual({ minutes: 10 });
  fireEvent.click(screen.getByRole('button', { name: 'Kampflos …' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('has nothing to decide as long as a call is fresh, or both are there', async () => {
  const { sent } = await open(calledAgo(1));
  expect(screen.queryByText(/^Entscheiden/)).toBeNull();
  expect(screen.getByText('gerufen · 1 min')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Starten' }).getAttribute('href')).toBe('/matches/m1');
  act('Alle sind da');
  await sent('PATCH /events/cup1/matches/m1/call/present');
  act('Aufruf zurücknehmen');
  await sent('DELETE /events/cup1/matches/m1/call');
  cleanup();
  await open(calledAgo(30, { presentAt: Date.now() }));
  expect(screen.queryByText(/^Entscheiden/)).toBeNull();
  expect(screen.getByText('alle da')).toBeTruthy();
});

it('calls by hand without a proposal', async () => {
  const { bodyOf, call } = await open({ ...hall, mode: 'by-hand' });
  expect(screen.queryByRole('button', { name: 'Spiel 1 an Board 1 rufen' })).toBeNull();
  const row = within(screen.getByRole('list', { name: 'Warteschlange (1)' }));
  fireEvent.click(row.getByRole('button', { name: 'Rufen' }));
  fireEvent.click(row.getByRole('menuitem', { name: 'Board 2' }));
  expect(await bodyOf(call)).toEqual({ boardId: 'b2' });
  fireEvent.change(screen.getByLabelText('Aufrufen'), { target: { value: 'proposal' } });
  expect(await bodyOf('PATCH /events/cup1/hall')).toEqual({ mode: 'proposal' });
});

it('says who is missing, and learns by one tap who has come', async () => {
  const { bodyOf } = await open(hall);
  const people = within(screen.getByRole('list', { name: 'Leute' }));
  expect(people.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Tim Tfehlt noch'),
  ]);
  fireEvent.click(people.getByRole('button', { name: 'Tim T: Ist da' }));
  expect(await bodyOf(attendance)).toEqual({ entrant: 'tim', presence: 'here' });
});

it.each([
  ['Pause für 10 Minuten', { pauseMinutes: 10 }],
  ['Verletzt', { presence: 'injured' }],
  ['Gegangen', { presence: 'gone' }],
  ['Schreibt nicht', { isCaller: false }],
])('finds everybody by name, to say: %s', async (item, said) => {
  const { bodyOf } = await open(hall);
  fireEvent.change(screen.getByLabelText('Name suchen'), { target: { value: 'ann' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Anna A ändern' }));
  fireEvent.click(screen.getByRole('menuitem', { name: item }));
  expect(await bodyOf(attendance)).toEqual({ entrant: 'anna', ...said });
});

it('asks when somebody comes, and wants a time', async () => {
  const { bodyOf, calls } = await open(hall);
  fireEvent.click(screen.getByRole('button', { name: 'Tim T ändern' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Kommt um …' }));
  fireEvent.click(screen.getByRole('button', { name: 'Merken' }));
  expect(screen.getByText('Gib eine Uhrzeit ein.')).toBeTruthy();
  expect(callsTo(calls, attendance)).toEqual([]);
  fireEvent.change(screen.getByLabelText('Uhrzeit'), { target: { value: '11:30' } });
  fireEvent.blur(screen.getByLabelText('Uhrzeit'));
  fireEvent.click(screen.getByRole('button', { name: 'Merken' }));
  const comingAt = new Date().setHours(11, 30, 0, 0);
  expect(await bodyOf(attendance)).toEqual({ entrant: 'tim', presence: 'expected', comingAt });
});

it('proposes the withdrawal of who has gone and still has matches', async () => {
  const gone = { entrant: 'tim', presence: 'gone', comingAt: null, pauseUntil: null, isCaller: true };
  await open({ ...hall, attendance: [gone] });
  fireEvent.click(screen.getByRole('button', { name: 'Tim T: Zurückziehen …' }));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('lets the hall call by itself, which then takes no call back', async () => {
  const { bodyOf } = await open(hall);
  fireEvent.change(screen.getByLabelText('Aufrufen'), { target: { value: 'automatic' } });
  expect(await bodyOf('PATCH /events/cup1/hall')).toEqual({ mode: 'automatic' });
  cleanup();
  await open(calledAgo(1, {}, 'automatic'));
  fireEvent.click(screen.getByRole('button', { name: 'Spiel 1 ändern' }));
  expect(screen.queryByRole('menuitem', { name: 'Aufruf zurücknehmen' })).toBeNull();
  expect(screen.getByRole('menuitem', { name: 'Zurückstellen' })).toBeTruthy();
});

it('releases the knockout by one tap while the tables are shown', async () => {
  const { sent } = await open({
    ...hall,
    waiting: [{ matchId: 'm2', why: 'tables-are-shown', until: Date.now() }],
  });
  fireEvent.click(screen.getByRole('button', { name: 'K.O. freigeben' }));
  await sent(release);
  cleanup();
  await open(hall);
  expect(screen.queryByRole('button', { name: 'K.O. freigeben' })).toBeNull();
});

it('says which board calls for help, until somebody has helped', async () => {
  const { calls } = await open({ ...hall, boards: [board(1), board(2, { helpSince: Date.now() })] });
  expect(await screen.findByText(/^Board 2 ruft seit/)).toBeTruthy();
  expect(screen.queryByText(/^Board 1 ruft/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Hilfe an Board 2 erledigt' }));
  const done = 'DELETE /teams/bulls/boards/b2/help';
  await waitFor(() => expect(callsTo(calls, done)).toHaveLength(1));
});

const reported = (entrant: string, says: string, isContrary = false) => ({
  entrant,
  says,
  at: 1,
  isContrary,
});

it('shows first what people have said of themselves, as far as it is news, and answers it', async () => {
  const reports = [reported('anna', 'here'), reported('tim', 'here'), reported('kat', 'leaving', true)];
  const { calls, bodyOf } = await open(hall, [], { isOpen: true, reports });
  await screen.findByText(/^hat sich gemeldet: geht .* · zwei Handys sagen Verschiedenes$/);
  const list = within(screen.getByRole('list', { name: 'Leute' }));
  expect(list.getAllByText(/^hat sich gemeldet/)).toHaveLength(2);
  expect(list.queryByText('Anna A')).toBeNull();
  fireEvent.click(list.getByRole('button', { name: 'Kat K ändern' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Meldung verwerfen' }));
  await waitFor(() => expect(callsTo(calls, 'DELETE /events/cup1/reports/kat')).toHaveLength(1));
  fireEvent.click(list.getByRole('button', { name: 'Tim T: Ist da' }));
  expect(await bodyOf(attendance)).toEqual({ entrant: 'tim', presence: 'here' });
});

it('ends reports for the event', async () => {
  const { bodyOf } = await open(hall);
  fireEvent.click(await screen.findByRole('switch', { name: 'Spieler melden sich per Handy' }));
  expect(await bodyOf('PATCH /events/cup1/reports')).toEqual({ isOpen: false });
});

it('announces something for a while, and ends it', async () => {
  const { bodyOf, sent } = await open(hall, [said]);
  fireEvent.click(screen.getByRole('button', { name: 'Durchsage' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Durchsagen' }));
  await screen.findByText('Schreib kurz, worum es geht.');
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), {
    target: { value: ' 10 Minuten Pause ' },
  });
  fireEvent.change(screen.getByRole('combobox', { name: 'Wie lange?' }), { target: { value: '15' } });
  fireEvent.click(screen.getByRole('button', { name: 'Durchsagen' }));
  expect(await bodyOf(announce)).toMatchObject({ text: '10 Minuten Pause', minutes: 15 });
  fireEvent.click(screen.getByRole('button', { name: 'Durchsage „Essen ist fertig“ beenden' }));
  await sent(endAnnouncement);
});

it('counts the minutes of a free board only as long as they say something', async () => {
  const since = (minutes: number) => ({ since: Date.now() - minutes * minute });
  await open({ ...hall, play: [], boards: [board(1, since(8)), board(2, since(70_000))] });
  const words = screen.getAllByText(/^frei/).map(({ textContent }) => textContent);
  expect(words).toEqual(['frei seit 8 min', 'frei']);
});
