import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { FreeSeat } from '../../../data/club/tournament-course.ts';
import { tournamentOf } from '../../../data/club/tournaments.ts';
import { entryNamesOf } from '../../../parts/tournament/entry-name.ts';
import { callsTo, fakeApi } from '../../../test/fake-api.ts';
import { json } from '../../../test/fake-server.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { tournamentEntry, tournamentEvent } from '../../../test/tournaments.ts';
import { LateEntries } from './late-entries.tsx';
import { LateEntryDialog } from './late-entry-dialog.tsx';

const chief = { kind: 'user', id: 'u1', roles: ['team-admin'], teamIds: ['bulls'] } as const;
const [anna, ben] = [tournamentEntry('Anna A', 0), tournamentEntry('Ben B', 1)];
const late = { ...ben, lateSeat: { kind: 'bye', slot: 3, turn: 0, from: 3 } } as const;
const read = 'GET /events/cup1/late-seat';
const add = 'POST /events/cup1/late-entries';
const undo = 'DELETE /events/cup1/late-entries/ben';
const people = [anna, late];

const show = (part: 'dialog' | 'list', free: FreeSeat, unplayed: readonly string[] = ['ben']) => {
  const event = tournamentEvent({
    status: 'running',
    participants: people,
    changeable: { rounds: [], thirdPlace: false, unplayed: [...unplayed], gone: [] },
  });
  const calls = fakeApi({
    [read]: () => json(free),
    [add]: () => json(event),
    [undo]: () => json(event),
    'GET /teams/bulls/players': () => json([]),
  });
  const tournament = tournamentOf(event, chief);
  if (tournament === null) throw new Error('The event is no tournament');
  const view = { ...tournament, names: entryNamesOf(people), matches: [] };
  renderInApp(
    part === 'dialog' ? (
      <LateEntryDialog view={view} onClose={() => undefined} />
    ) : (
      <LateEntries view={view} />
    ),
  );
  return calls;
};

const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name }).at(-1) as Element);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says whose bye ends, asks for a name, and sends the seat that it has shown', async () => {
  const seat = { kind: 'bye', slot: 3 } as const;
  const calls = show('dialog', { seat, opponents: ['anna'], noOfMatches: 1 });
  await screen.findByText(/Das Freilos von Anna A entfällt/u);
  press('Nachmelden');
  await screen.findByText('Wähle bitte jemanden aus.');
  expect(callsTo(calls, add)).toEqual([]);
  type('Vorname', 'Spät');
  type('Nachname', 'Kommer');
  press('Nachmelden');
  await vi.waitFor(() => expect(callsTo(calls, add)).toHaveLength(1));
  expect(callsTo(calls, add)[0]?.body).toMatchObject({
    participant: { type: 'single', player: { type: 'external', firstName: 'Spät', lastName: 'Kommer' } },
    seat,
  });
});

it('names the group, its opponents and the new order', async () => {
  const seat = { kind: 'group', groupId: 'B' } as const;
  show('dialog', { seat, opponents: ['anna', 'ben'], noOfMatches: 2 });
  await screen.findByText(
    'Es gibt einen Platz in: Gruppe B. Dazu kommen 2 Matches; was gespielt ist, bleibt.',
  );
  expect(screen.getByText('Gegner: Anna A, Ben B')).toBeTruthy();
  expect(screen.getByText('Die offenen Matches dieser Gruppe bekommen eine neue Reihenfolge.')).toBeTruthy();
});

it('offers the waiting list when there is no seat', async () => {
  const calls = show('dialog', { seat: null, opponents: [], noOfMatches: 0 });
  await screen.findByText(/Gerade ist kein Platz frei/u);
  type('Vorname', 'Spät');
  type('Nachname', 'Kommer');
  press('Auf die Warteliste');
  await vi.waitFor(() => expect(callsTo(calls, add)[0]?.body).toMatchObject({ seat: null }));
});

it('takes a late entry back after a question, and none that has played', async () => {
  const calls = show('list', { seat: null, opponents: [], noOfMatches: 0 });
  press('Nachmeldung von Ben B zurücknehmen');
  await screen.findByText(/Die Matches von Ben B werden gelöscht/u);
  expect(callsTo(calls, undo)).toEqual([]);
  press('Zurücknehmen');
  await vi.waitFor(() => expect(callsTo(calls, undo)).toHaveLength(1));
  cleanup();
  show('list', { seat: null, opponents: [], noOfMatches: 0 }, []);
  expect(screen.queryByText('Nachgemeldet')).toBeNull();
});
