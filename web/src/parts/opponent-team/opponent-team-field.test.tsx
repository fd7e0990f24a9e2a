import type { OpponentEntity } from '@neundarter/contract/entities/opponent';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, json, refusal, type SentCall } from '../../test/fake-server.ts';
import { loadFields } from '../../test/load-fields.tsx';
import { signInAs, teamEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { ConfirmHost } from '../../ui/confirm-action.tsx';
import { type ChosenOpponent, OpponentTeamField } from './opponent-team-field.tsx';

const player = (firstName: string, lastName: string) => ({
  id: firstName.toLowerCase(),
  firstName,
  lastName,
});
const halle: OpponentEntity = {
  id: 'halle',
  props: {
    teamId: 'bulls',
    name: 'DC Halle',
    players: [player('Rita', 'Ring'), player('Timo', 'Tor'), player('Ulf', 'Ufer'), player('Kat', 'Kehl')],
  },
};

function FieldInForm() {
  const [value, setValue] = useState<ChosenOpponent | null>(null);
  return (
    <form>
      <OpponentTeamField teamId="bulls" side="away" value={value} onValue={setValue} />
    </form>
  );
}

type Sent = { readonly id?: string; readonly props?: object; readonly changedProps?: object };

/** Shows the field; the server knows one entered team, and keeps what is sent. */
function open(answer: (call: SentCall) => Response | null = () => null) {
  const calls = fakeServer((call) => {
    const body = call.body as Sent;
    if (call.url.includes('/teams?')) return json([teamEntity({ id: 'hallenser', name: 'Hallenser SV' })]);
    if (call.method === 'GET') return json([halle]);
    const saved = { id: body.id ?? 'halle', props: { ...halle.props, ...body.props, ...body.changedProps } };
    return answer(call) ?? json(saved);
  });
  renderInApp(
    <>
      <FieldInForm />
      <ConfirmHost />
    </>,
  );
  return () => calls.filter(({ method }) => method !== 'GET');
}

const field = () => screen.getByRole('combobox', { name: 'Gastmannschaft' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const dialog = () => within(screen.getByRole('dialog'));
const enter = async (firstName: string, lastName: string) => {
  await userEvent.type(dialog().getByLabelText('Vorname'), firstName);
  await userEvent.type(dialog().getByLabelText('Nachname'), `${lastName}{Enter}`);
};
const save = () => userEvent.click(dialog().getByRole('button', { name: 'Mannschaft speichern' }));
const alerts = () =>
  dialog()
    .queryAllByRole('alert')
    .map(({ textContent }) => textContent);

beforeAll(loadFields);
beforeEach(() => signInAs());
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('offers teams that were entered earlier, teams of the platform, and a new one', async () => {
  open();
  await userEvent.type(field(), 'hall');
  await waitFor(() => expect(options()).toEqual(['DHDC Halle', 'HSHallenser SV', '„hall“ neu erfassen']));
  await userEvent.click(screen.getByRole('option', { name: 'Hallenser SV' }));
  expect(screen.getByRole('group', { name: 'Gastmannschaft: Hallenser SV' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Andere wählen' }));
  expect(field()).toBeTruthy();
});

it('creates a team with at least four different players', async () => {
  const sent = open();
  await userEvent.type(field(), 'Flyers Gera');
  await userEvent.click(await screen.findByRole('option', { name: '„Flyers Gera“ neu erfassen' }));
  await enter('Ida', 'Igel');
  await enter('ida', 'IGEL');
  expect(alerts()).toEqual(['Der Spieler ida IGEL wurde schon erfasst.']);
  await userEvent.clear(dialog().getByLabelText('Vorname'));
  await userEvent.clear(dialog().getByLabelText('Nachname'));
  await save();
  expect(alerts()).toEqual(['Du musst mindestens vier Spieler für die Mannschaft erfassen.']);
  await enter('Jo', 'Jung');
  await enter('Kim', 'Kern');
  await userEvent.type(dialog().getByLabelText('Vorname'), 'Lou');
  await userEvent.type(dialog().getByLabelText('Nachname'), 'Lenz');
  await save();
  expect(await screen.findByRole('group', { name: 'Gastmannschaft: Flyers Gera' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  const names = ['Ida', 'Jo', 'Kim', 'Lou'].map((firstName) => ({ firstName }));
  expect(sent()).toMatchObject([{ body: { props: { name: 'Flyers Gera', players: names } } }]);
});

it('keeps the typed values if the server refuses them, and sends the same id again', async () => {
  let isFirst = true;
  const sent = open(() => {
    const answer = isFirst ? refusal(503, 'error.api.unavailable') : null;
    isFirst = false;
    return answer;
  });
  await userEvent.type(field(), 'Flyers');
  await userEvent.click(await screen.findByRole('option', { name: '„Flyers“ neu erfassen' }));
  for (const name of ['Ida', 'Jo', 'Kim', 'Lou']) await enter(name, 'Igel');
  await save();
  await waitFor(() => expect(alerts()[0]).toMatch(/^Die Mannschaft konnte nicht gespeichert werden\./));
  await save();
  await screen.findByRole('group', { name: 'Gastmannschaft: Flyers' });
  const ids = sent().map(({ body }) => (body as Sent).id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

it('changes the players of a team that was entered earlier', async () => {
  const sent = open();
  await userEvent.click(field());
  await userEvent.type(field(), 'dc');
  await userEvent.click(await screen.findByRole('option', { name: 'DC Halle' }));
  await userEvent.click(screen.getByRole('button', { name: 'Bearbeiten' }));
  await userEvent.click(dialog().getByRole('button', { name: 'Kat Kehl entfernen' }));
  await enter('Leo', 'Lang');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const firstNames = ['Rita', 'Timo', 'Ulf', 'Leo'].map((firstName) => ({ firstName }));
  expect(sent()).toMatchObject([
    { method: 'PATCH', body: { changedProps: { name: 'DC Halle', players: firstNames } } },
  ]);
});
