import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { tournamentOf } from '../../../data/club/tournaments.ts';
import { entryNamesOf } from '../../../parts/tournament/entry-name.ts';
import { matchViewsOf } from '../../../parts/tournament/match-view.ts';
import { callsTo, fakeApi } from '../../../test/fake-api.ts';
import { json } from '../../../test/fake-server.ts';
import {
  board,
  chief,
  entrant,
  event,
  hall,
  noReports,
  people,
  planned,
  state,
} from '../../../test/hall-scene.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { tournamentEntry, tournamentEvent } from '../../../test/tournaments.ts';
import { HallCockpit } from './hall-cockpit.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const cupOf = (name: string) => ({ ...planned(1, 'anna', 'ben'), key: 'knockout/0/0', matchId: name });
const doubles = tournamentEvent({
  status: 'running',
  participants: ['Anna A', 'Uli U'].map((name, position) => {
    const entry = tournamentEntry(name, position);
    const isAnna = name.startsWith('Anna');
    const { player } = entry.participant as { readonly player: object };
    return {
      ...entry,
      id: `d-${entry.id}`,
      participant: { type: 'single', player: { ...player, id: isAnna ? 'other-anna' : 'other-uli' } },
    } as never;
  }),
  state: { ...state, matches: [{ ...cupOf('d1'), slots: [entrant('d-anna'), entrant('d-uli')] as never }] },
});
const otherCup = { ...doubles, id: 'cup2', props: { ...doubles.props, name: 'Zweiter Cup' } };
const placeOf = (eventId: string, entry: string, person: string) => ({ eventId, entrant: entry, person });
const asked = {
  people: [placeOf('cup2', 'd-anna', 'other-anna'), placeOf('cup1', 'anna', 'player-anna')],
  isSame: null as boolean | null,
};
const shared = (mode = 'proposal', pair = asked) => ({
  ...hall,
  attendance: [],
  boards: [board(1)],
  play: [{ matchId: 'm1', boardId: 'b1', reason: 'least-slack' }],
  together: {
    halls: [
      {
        ...hall,
        eventId: 'cup2',
        mode,
        attendance: [],
        boards: [board(1), board(2)],
        play: [{ matchId: 'd1', boardId: 'b2', reason: 'final' }],
        waiting: [],
      },
    ],
    boardIds: ['b1', 'b2'],
    queue: ['d1', 'm1'],
    perhapsSame: [pair],
  },
});

const openShared = async (data: object) => {
  const calls = fakeApi({
    'GET /events/cup1/hall': () => json(data),
    'GET /events/cup1': () => json(event),
    'GET /events/cup2': () => json(otherCup),
    ...Object.fromEntries(
      ['cup1', 'cup2'].flatMap((id) => [
        [`GET /events/${id}/hall/forecast`, () => json({ eventId: id, forecast: null })],
        [`GET /events/${id}/reports`, () => json(noReports)],
        [`PATCH /events/${id}/hall`, () => json(data)],
        [`PATCH /events/${id}/attendance`, () => json(data)],
      ]),
    ),
    'PATCH /events/cup2/matches/d1/call': () => json(data),
    'PATCH /events/cup1/hall/people': () => json(data),
  });
  const tournament = tournamentOf(tournamentEvent({ status: 'running', participants: people, state }), chief);
  if (tournament === null) throw new Error('The event is no tournament');
  const names = entryNamesOf(people);
  const matches = matchViewsOf({ matches: state.matches, names, running: [] });
  renderInApp(<HallCockpit view={{ ...tournament, names, matches }} />);
  await screen.findAllByText(/^Zweiter Cup · (?!Herbst)/);
  const bodiesOf = async (address: string, count = 1) => {
    await waitFor(() => expect(callsTo(calls, address)).toHaveLength(count));
    return callsTo(calls, address).map(({ body }) => body);
  };
  return { calls, bodiesOf };
};

it('shows all tournaments of the day in one row of boards and one queue', async () => {
  const { bodiesOf } = await openShared(shared());
  expect(screen.getAllByText(/^Board \d$/, { selector: 'strong' }).map((one) => one.textContent)).toEqual([
    'Board 1',
    'Board 2',
  ]);
  const queue = within(screen.getByRole('list', { name: 'Warteschlange (2)' })).getAllByRole('listitem');
  expect(queue.map((item) => item.textContent)).toEqual([
    expect.stringMatching(/Anna.*Uli.*Zweiter Cup · Finale/),
    expect.stringMatching(/Anna.*Ben.*längster Weg/),
  ]);
  fireEvent.click(within(queue[0] as HTMLElement).getByRole('button', { name: 'Spiel 1 an Board 2 rufen' }));
  expect(await bodiesOf('PATCH /events/cup2/matches/d1/call')).toEqual([{ boardId: 'b2' }]);
});

it('offers a match only boards that its own tournament uses, and proposes none where one is called by hand', async () => {
  await openShared(shared('by-hand'));
  const [second, first] = within(screen.getByRole('list', { name: 'Warteschlange (2)' })).getAllByRole(
    'listitem',
  );
  expect(within(first as HTMLElement).getByRole('button', { name: 'Spiel 1 an Board 1 rufen' })).toBeTruthy();
  fireEvent.click(within(second as HTMLElement).getByRole('button', { name: 'Rufen' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Board 1', 'Board 2']);
  expect(screen.queryByRole('button', { name: 'Spiel 1 an Board 2 rufen' })).toBeNull();
});

it('changes the mode of all of them', async () => {
  const { bodiesOf } = await openShared(shared('by-hand'));
  const select = screen.getByLabelText('Aufrufen') as HTMLSelectElement;
  expect(select.selectedOptions[0]?.textContent).toBe('verschieden');
  fireEvent.change(select, { target: { value: 'automatic' } });
  expect(await bodiesOf('PATCH /events/cup2/hall')).toEqual([{ mode: 'automatic' }]);
  expect(await bodiesOf('PATCH /events/cup1/hall')).toEqual([{ mode: 'automatic' }]);
});

it('asks once whether two people are the same, and takes the answer back', async () => {
  const { bodiesOf } = await openShared(shared());
  expect(screen.getByText('Dieselbe Person?')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Anna A: Zwei Personen' }));
  const ids = ['other-anna', 'player-anna'];
  expect(await bodiesOf('PATCH /events/cup1/hall/people')).toEqual([{ people: ids, isSame: false }]);
  cleanup();
  const again = await openShared(shared('proposal', { ...asked, isSame: true }));
  expect(screen.queryByText('Dieselbe Person?')).toBeNull();
  expect(screen.getByText('Anna A: dieselbe Person')).toBeTruthy();
  fireEvent.click(screen.getByText('Gleiche Namen (1)'));
  fireEvent.click(screen.getByRole('button', { name: 'Anna A: Zurücknehmen' }));
  expect(await again.bodiesOf('PATCH /events/cup1/hall/people')).toEqual([{ people: ids, isSame: null }]);
});

it.each([
  [true, 1],
  [false, 2],
])('has who is the same person (%s) in its list so many times: %i', async (isSame, count) => {
  const { bodiesOf } = await openShared(shared('proposal', { ...asked, isSame }));
  fireEvent.change(screen.getByLabelText('Name suchen'), { target: { value: 'ann' } });
  const rows = within(screen.getByRole('list', { name: 'Leute' }));
  await waitFor(() => expect(rows.getAllByRole('listitem')).toHaveLength(count));
  if (!isSame) return;
  fireEvent.click(rows.getByRole('button', { name: 'Anna A: Fehlt noch' }));
  const said = { presence: 'expected', comingAt: null };
  expect(await bodiesOf('PATCH /events/cup2/attendance')).toEqual([{ entrant: 'd-anna', ...said }]);
  expect(await bodiesOf('PATCH /events/cup1/attendance')).toEqual([{ entrant: 'anna', ...said }]);
});
