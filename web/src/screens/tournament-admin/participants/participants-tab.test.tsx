import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import type { TournamentData } from '@neundarter/contract/entities/tournament';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { tournamentOf } from '../../../data/club/tournaments.ts';
import { callsTo, fakeApi } from '../../../test/fake-api.ts';
import { json, refusal } from '../../../test/fake-server.ts';
import { loadFields } from '../../../test/load-fields.tsx';
import { playerEntity } from '../../../test/people.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { tournamentEntry, tournamentEvent } from '../../../test/tournaments.ts';
import { ConfirmHost } from '../../../ui/confirm-action.tsx';
import { ToastRegion } from '../../../ui/toast.tsx';
import { ParticipantsTab } from './participants-tab.tsx';

const organiser = { kind: 'user', id: 'u1', roles: ['team-admin'], teamIds: ['bulls'] } as const;
const anna = tournamentEntry('Anna Adler', 0);

/** Shows the tab of a tournament; the server answers changes with the entries of `after`, or finds nobody to seed. */
const open = (participants: readonly ParticipantEntry[], after: readonly ParticipantEntry[] | null = []) => {
  const event = (entries: readonly ParticipantEntry[]) =>
    tournamentEvent({ status: 'published', participants: [...entries] } satisfies Partial<TournamentData>);
  const changed = () => (after === null ? refusal(409, 'error.event.nobody-to-seed') : json(event(after)));
  const calls = fakeApi({
    'GET /teams/bulls/players': () => json([playerEntity({ id: 'adam', firstName: 'Adam' })]),
    'GET /series': () => json([{ id: 's1', props: { name: 'Winterserie' } }]),
    'GET /events/cup1/reports': () => json({ isOpen: true, reports: [] }),
    'GET /events/cup1/known-externals': () => json([{ id: 'ada', firstName: 'Ada', lastName: 'Adler' }]),
    'POST /events/cup1/participants/batch': changed,
    'PATCH /events/cup1/participants/merge': changed,
    'PATCH /events/cup1/participants/partner': changed,
    'PATCH /events/cup1/seeding/by-averages': changed,
    'PATCH /events/cup1/seeding/by-series': changed,
  });
  const tournament = tournamentOf(event(participants), organiser);
  if (tournament === null) throw new Error('The event is no tournament');
  renderInApp(
    <>
      <ParticipantsTab tournament={tournament} />
      <ConfirmHost />
      <ToastRegion />
    </>,
  );
  return calls;
};

beforeAll(loadFields);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('suggests people from earlier tournaments and from the team, who keep their ids', async () => {
  const calls = open([]);
  await userEvent.type(screen.getByRole('combobox', { name: 'Vorname' }), 'ad');
  await screen.findByText('Aus früheren Turnieren');
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Ada Adler', 'Adam']);
  await userEvent.click(screen.getByRole('option', { name: 'Ada Adler' }));
  const added = 'POST /events/cup1/participants/batch';
  await waitFor(() => expect(callsTo(calls, added)).toHaveLength(1));
  expect(callsTo(calls, added)[0]?.body).toMatchObject({
    entries: [{ participant: { type: 'single', player: { id: 'ada' } } }],
  });
  // A name that is only typed is somebody new.
  expect(screen.getByRole('combobox', { name: 'Vorname' })).toHaveProperty('value', '');
  await userEvent.keyboard('Ada Adler{Enter}');
  await waitFor(() => expect(callsTo(calls, added)).toHaveLength(2));
  expect(callsTo(calls, added)[1]?.body).toMatchObject({
    entries: [{ participant: { player: { type: 'external', firstName: 'Ada', lastName: 'Adler' } } }],
  });
});

it('takes the next name while the one before is being sent', async () => {
  const event = tournamentEvent({ status: 'published', participants: [] } satisfies Partial<TournamentData>);
  const answers: (() => void)[] = [];
  const added = 'POST /events/cup1/participants/batch';
  const calls = open([], []);
  const slow = fakeApi({
    'GET /teams/bulls/players': () => json([]),
    'GET /series': () => json([]),
    'GET /events/cup1/reports': () => json({ isOpen: true, reports: [] }),
    'GET /events/cup1/known-externals': () => json([]),
    [added]: () => new Promise((answer) => answers.push(() => answer(json(event)))),
  });
  await userEvent.click(screen.getByRole('combobox', { name: 'Vorname' }));
  await userEvent.keyboard('Cem Celik{Enter}');
  await waitFor(() => expect(answers).toHaveLength(1));
  await userEvent.keyboard('Dora Dorn{Enter}');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Vorname' })).toHaveProperty('value', ''));
  answers[0]?.();
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.();
  expect([callsTo(calls, added), callsTo(slow, added)].map(({ length }) => length)).toEqual([0, 2]);
  expect(callsTo(slow, added)[1]?.body).toMatchObject({
    entries: [{ participant: { player: { firstName: 'Dora', lastName: 'Dorn' } } }],
  });
});

it('marks the name of an earlier entry, and merges both after a question', async () => {
  const twin = tournamentEntry('Zweite Anna', 4, {
    participant: {
      type: 'single',
      player: { type: 'external', id: 'other', firstName: 'Anna', lastName: 'Adler' },
    },
    sameNameAs: ['anna'],
  });
  const calls = open([anna, twin], [anna]);
  expect(screen.getAllByText('Gleicher Name wie Nr. 1')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Zusammenführen' }));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByText(/^Anna Adler bleibt als Nr\. 1\./)).toBeTruthy();
  expect(callsTo(calls, 'PATCH /events/cup1/participants/merge')).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Zusammenführen' }));
  await waitFor(() =>
    expect(callsTo(calls, 'PATCH /events/cup1/participants/merge')[0]?.body).toEqual({
      keep: 'anna',
      remove: 'zweite',
    }),
  );
});

it('fills the seeding list from averages or a series, and asks before it replaces an order', async () => {
  const [ben, cem] = [tournamentEntry('Ben Berg', 1), tournamentEntry('Cem Celik', 2)];
  const calls = open([anna, ben, cem], [{ ...anna, seed: 0 }, { ...ben, seed: 1 }, cem]);
  await userEvent.click(screen.getByRole('button', { name: 'Nach Average' }));
  await screen.findByText('2 Teilnehmer gesetzt. 1 Teilnehmer ohne Average folgt nach Los.');
  cleanup();
  const again = open([{ ...anna, seed: 0 }, ben], null);
  await userEvent.click(await screen.findByRole('button', { name: 'Nach Serie' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Winterserie' }));
  const question = await screen.findByRole('alertdialog');
  expect(callsTo(again, 'PATCH /events/cup1/seeding/by-series')).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Ersetzen' }));
  await screen.findByText('Die Setzliste bleibt, wie sie ist');
  expect(screen.getByText('Niemand hat Punkte in dieser Serie.')).toBeTruthy();
  expect(callsTo(again, 'PATCH /events/cup1/seeding/by-series')[0]?.body).toMatchObject({ seriesId: 's1' });
  expect(callsTo(calls, 'PATCH /events/cup1/seeding/by-averages')).toHaveLength(1);
});

it('replaces one person of a pair', async () => {
  const pair = tournamentEntry('Anna Adler', 0, {
    participant: {
      type: 'double',
      players: [
        { type: 'external', id: 'anna', firstName: 'Anna', lastName: 'Adler' },
        { type: 'external', id: 'ben', firstName: 'Ben', lastName: 'Berg' },
      ],
    },
  });
  const calls = open([pair], [pair]);
  await userEvent.click(screen.getByRole('button', { name: 'Menü für Anna Adler & Ben Berg' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Partner wechseln' }));
  const dialog = await screen.findByRole('dialog', { name: 'Partner wechseln' });
  await userEvent.click(within(dialog).getByRole('radio', { name: 'Anna Adler' }));
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Vorname des Partners' }), 'Cem');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Wechseln' }));
  expect(within(dialog).getByText('Gib den Nachnamen des Spielers ein!')).toBeTruthy();
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Nachname des Partners' }), 'Celik');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Wechseln' }));
  await waitFor(() =>
    expect(callsTo(calls, 'PATCH /events/cup1/participants/partner')[0]?.body).toMatchObject({
      entryId: 'anna',
      leaving: 'anna',
      partner: { type: 'external', firstName: 'Cem', lastName: 'Celik' },
    }),
  );
});

it('keeps a list that is not added yet while other tabs are open', async () => {
  open([]);
  const list = () => screen.getByRole('textbox', { name: 'Namen' });
  await userEvent.click(screen.getByRole('tab', { name: 'Liste' }));
  await userEvent.type(list(), 'Anna Adler');
  await userEvent.click(screen.getByRole('tab', { name: 'Name' }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Vorname' }), 'Ben');
  // Another tab of the set-up takes everything off the page.
  cleanup();
  open([]);
  expect(screen.getByRole('combobox', { name: 'Vorname' })).toHaveProperty('value', 'Ben');
  await userEvent.click(screen.getByRole('tab', { name: 'Liste' }));
  expect(list()).toHaveProperty('value', 'Anna Adler');
  expect(screen.getByRole('button', { name: '1 Teilnehmer hinzufügen' })).toHaveProperty('disabled', false);
});

it('offers who has withdrawn again, and says with which status somebody is on the list already', async () => {
  const mate = (status: ParticipantEntry['status']) =>
    tournamentEntry('Adam Adler', 0, {
      status,
      participant: { type: 'single', player: { type: 'registered', id: 'adam', name: 'Adam' } },
    });
  const addAdam = async () => {
    await userEvent.click(screen.getByRole('tab', { name: 'Team' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Adam hinzufügen' }));
  };
  open([mate('rejected')]);
  await userEvent.click(screen.getByRole('tab', { name: 'Team' }));
  await screen.findByText('Aus dem Team sind schon alle dabei.');
  cleanup();
  // Another organiser has answered meanwhile.
  open([mate('withdrawn')], [mate('rejected')]);
  await addAdam();
  await screen.findByText('Adam steht schon auf der Liste (abgelehnt).');
  expect(screen.queryByText('Adam ist dabei.')).toBeNull();
});

it.each([
  ['Anna Adler', '1 Teilnehmer', /^1 Teilnehmer konnte nicht hinzugefügt werden\. \(/],
  ['Anna Adler\nBen Berg', '2 Teilnehmer', /^2 Teilnehmer konnten nicht hinzugefügt werden\. \(/],
])('says in a sentence that a list could not be added: %s', async (names, count, said) => {
  open([], null);
  await userEvent.click(screen.getByRole('tab', { name: 'Liste' }));
  const list = screen.getByRole('textbox', { name: 'Namen' });
  await userEvent.clear(list);
  await userEvent.type(list, names);
  await userEvent.click(screen.getByRole('button', { name: `${count} hinzufügen` }));
  expect(await screen.findByText(said)).toBeTruthy();
});
