import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import { defaultTournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keepOwnEntry, ownEntryOf } from '../../../data/club/own-entries.ts';
import { callsTo, fakeApi } from '../../../test/fake-api.ts';
import { json } from '../../../test/fake-server.ts';
import { playerEntity, signInAs, userEntity } from '../../../test/people.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { tournamentEntry, tournamentEvent } from '../../../test/tournaments.ts';
import { ConfirmHost } from '../../../ui/confirm-action.tsx';
import { ToastRegion } from '../../../ui/toast.tsx';
import { TournamentRegisterScreen } from './tournament-register-screen.tsx';

vi.mock('socket.io-client', () => import('../../../test/fake-live-socket.ts'));

let participants: readonly ParticipantEntry[] = [];
beforeEach(() => {
  participants = [];
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Opens the registration for single players on a server that takes what is sent. */
const open = (props: Parameters<typeof tournamentEvent>[1] = {}) => {
  const event = () =>
    json(
      tournamentEvent(
        { status: 'published', config: defaultTournamentSetup, participants: [...participants] },
        props,
      ),
    );
  const calls = fakeApi({
    'GET /events/cup1': event,
    'POST /events/cup1/participants': (request) => {
      const sent = request.body as Pick<ParticipantEntry, 'id' | 'participant'>;
      participants = [
        ...participants,
        { ...tournamentEntry('x', participants.length), ...sent, status: 'requested' },
      ];
      return event();
    },
    'PATCH /events/cup1/participants/withdraw': (request) => {
      const { entryId } = request.body as { readonly entryId: string };
      participants = participants.map((entry) =>
        entry.id === entryId ? { ...entry, status: 'withdrawn' } : entry,
      );
      return event();
    },
  });
  renderInApp(
    <>
      <Routes>
        <Route path="/tournaments/:id/register" element={<TournamentRegisterScreen />} />
      </Routes>
      <ToastRegion />
      <ConfirmHost />
    </>,
    { path: '/tournaments/cup1/register' },
  );
  return calls;
};

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const fillIn = async (address: string, firstName: string) => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'E-Mail-Adresse' }), address);
  await userEvent.type(screen.getByRole('textbox', { name: 'Vorname' }), firstName);
  await userEvent.type(screen.getByRole('textbox', { name: 'Nachname' }), 'Gast');
  await press('Anmelden');
};
const withdraw = async (name: string) => {
  await press(name);
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByRole('button', { name: 'Zurückziehen' }));
};

it('lets a registered player register a friend with a name of their own, and says that it worked', async () => {
  signInAs({ user: userEntity({ playerId: 'me' }), player: playerEntity({ id: 'me' }), teams: [] });
  const self = { type: 'single', player: { type: 'registered', id: 'me', firstName: 'Anna' } } as const;
  participants = [tournamentEntry('Anna', 0, { participant: self })];
  const calls = open();
  await press('Noch jemanden anmelden');
  expect(screen.queryByRole('button', { name: 'Als Anna anmelden' })).toBeNull();
  await fillIn('udo@example.org', 'Udo');
  await screen.findByText('Die Anmeldung von Udo Gast ist eingegangen.');
  expect(callsTo(calls, 'POST /events/cup1/participants')[0]?.body).toMatchObject({
    participant: { type: 'single', player: { type: 'external', firstName: 'Udo', lastName: 'Gast' } },
    emailAddress: 'udo@example.org',
  });
  await screen.findByText('Du bist dabei! Deine Anmeldung ist bestätigt.');
  expect(ownEntryOf('cup1')).toBeNull();
  expect(screen.getByRole('region', { name: 'Weitere Anmeldungen von diesem Gerät' }).textContent).toContain(
    'Udo Gast · noch nicht bestätigt',
  );
});

it('keeps the own registration of a visitor beside that of a friend; both can be withdrawn', async () => {
  open();
  await fillIn('vera@example.org', 'Vera');
  await screen.findByText(/^Deine Anmeldung ist eingegangen/);
  await screen.findByRole('heading', { name: 'So geht es weiter' });
  screen.getByText(/^Der Veranstalter sagt zu oder ab\. Das steht dann hier\./);
  screen.getByText(/^Sei am .* Uhr da und melde dich am Einlass\.$/);
  await press('Noch jemanden anmelden');
  expect(screen.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveProperty('value', '');
  expect(screen.queryByRole('link', { name: 'Einloggen' })).toBeNull();
  await fillIn('udo@example.org', 'Udo');
  await screen.findByText(/^Deine Anmeldung ist eingegangen/);
  expect(ownEntryOf('cup1')).toEqual({ entryId: participants[0]?.id, emailAddress: 'vera@example.org' });
  await withdraw('Anmeldung von Udo Gast zurückziehen');
  await screen.findByText('Die Anmeldung von Udo Gast ist zurückgezogen.');
  expect(participants.map(({ status }) => status)).toEqual(['requested', 'withdrawn']);
  expect(screen.queryByRole('region', { name: 'Weitere Anmeldungen von diesem Gerät' })).toBeNull();
  await withdraw('Anmeldung zurückziehen');
  await screen.findByText('Deine Anmeldung ist zurückgezogen.');
  expect(participants.map(({ status }) => status)).toEqual(['withdrawn', 'withdrawn']);
});

it('goes back without a registration', async () => {
  participants = [tournamentEntry('Vera', 0)];
  keepOwnEntry('cup1', { entryId: 'vera', emailAddress: 'vera@example.org' });
  open();
  await press('Noch jemanden anmelden');
  await press('Abbrechen');
  expect(await screen.findByText('Du bist dabei! Deine Anmeldung ist bestätigt.')).toBeTruthy();
});

it('offers no friends where only players of the team register', async () => {
  participants = [tournamentEntry('Vera', 0)];
  keepOwnEntry('cup1', { entryId: 'vera', emailAddress: '' });
  open({ isPublic: false });
  await screen.findByText('Du bist dabei! Deine Anmeldung ist bestätigt.');
  expect(screen.queryByRole('button', { name: 'Noch jemanden anmelden' })).toBeNull();
});
