import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import type { ErrorCode } from '@neundarter/contract/errors';
import { defaultTournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import type { TournamentStatus } from '@neundarter/rules/tournament/setup/status';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { callsTo, fakeApi } from '../../../test/fake-api.ts';
import { json, refusal } from '../../../test/fake-server.ts';
import { playerEntity, signInAs, teamEntity, userEntity } from '../../../test/people.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { tournamentEntry, tournamentEvent } from '../../../test/tournaments.ts';
import { ConfirmHost } from '../../../ui/confirm-action.tsx';
import { ToastRegion } from '../../../ui/toast.tsx';
import { TournamentRegisterScreen } from './tournament-register-screen.tsx';

vi.mock('socket.io-client', () => import('../../../test/fake-live-socket.ts'));

const config = { ...defaultTournamentSetup, participantsType: 'double' } as const;
const pair = (status: ParticipantEntry['status']): ParticipantEntry =>
  tournamentEntry('Anna', 0, {
    status,
    participant: {
      type: 'double',
      players: [
        { type: 'registered', id: 'me', firstName: 'Anna' },
        { type: 'external', id: 'ben', firstName: 'Ben', lastName: 'Berg' },
      ],
    },
  });

type Options = Parameters<typeof tournamentEvent>[1] & {
  /** Answers the registration instead of the usual server. */
  readonly refuse?: () => Response;
  readonly status?: TournamentStatus;
};

const refused = (code: ErrorCode) => ({ refuse: () => refusal(409, code) });

/** Opens the registration for pairs as a signed-in player. */
const open = (
  participants: readonly ParticipantEntry[],
  { refuse, status = 'published', ...props }: Options = {},
) => {
  signInAs({
    user: userEntity({ playerId: 'me', teamIds: ['bulls'] }),
    player: playerEntity({ id: 'me' }),
    teams: [teamEntity()],
  });
  const event = () => json(tournamentEvent({ status, config, participants: [...participants] }, props));
  const calls = fakeApi({
    'GET /events/cup1': event,
    'GET /players/online/CEM123': () => json({ id: 'cem', firstName: 'Cem', lastName: 'Celik' }),
    'POST /events/cup1/participants': refuse ?? event,
    'PATCH /events/cup1/participants/partner': event,
  });
  renderInApp(
    <Routes>
      <Route path="/tournaments/:id/register" element={<TournamentRegisterScreen />} />
    </Routes>,
    { path: '/tournaments/cup1/register' },
  );
  return calls;
};

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('registers a pair with a partner whom the online id names', async () => {
  const calls = open([]);
  await userEvent.click(await screen.findByRole('radio', { name: 'Mit Spieler-ID' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Spieler-ID' }), 'cem 123');
  await screen.findByText('Cem Celik spielt mit und bekommt eine Nachricht.');
  await userEvent.click(screen.getByRole('button', { name: 'Als Anna anmelden' }));
  await waitFor(() =>
    expect(callsTo(calls, 'POST /events/cup1/participants')[0]?.body).toMatchObject({
      participant: {
        type: 'double',
        players: [
          { type: 'registered', id: 'me' },
          { type: 'registered', onlineId: 'CEM123' },
        ],
      },
    }),
  );
});

it('replaces the partner of the own pair, once it is confirmed only by somebody with an account', async () => {
  open([pair('requested')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Partner wechseln' }));
  expect(await screen.findByText('Ben Berg spielt dann nicht mehr mit.')).toBeTruthy();
  expect(screen.getByRole('textbox', { name: 'Vorname des Partners' })).toBeTruthy();
  cleanup();
  const calls = open([pair('confirmed')]);
  await userEvent.click(await screen.findByRole('button', { name: 'Partner wechseln' }));
  const dialog = await screen.findByRole('dialog', { name: 'Partner wechseln' });
  expect(within(dialog).queryByRole('textbox', { name: 'Vorname des Partners' })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Wechseln' }));
  expect(within(dialog).getByText('Gib die 6 Zeichen der Spieler-ID ein!')).toBeTruthy();
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Spieler-ID' }), 'CEM123');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Wechseln' }));
  await waitFor(() =>
    expect(callsTo(calls, 'PATCH /events/cup1/participants/partner')[0]?.body).toEqual({
      entryId: 'anna',
      leaving: 'ben',
      partner: { type: 'registered', onlineId: 'CEM123' },
    }),
  );
});

it.each([
  [true, 'Anmeldung zurückziehen'],
  [false, null],
  [undefined, null],
])('lets a partner withdraw after registration is closed: named by others %s', async (isByOthers, button) => {
  const entry = { ...pair('confirmed'), ...(isByOthers !== undefined && { isByOthers }) };
  open([entry], { status: 'registration-closed' });
  await screen.findByText('Du bist dabei! Deine Anmeldung ist bestätigt.');
  expect(screen.queryByRole('button', { name: 'Anmeldung zurückziehen' })?.textContent ?? null).toBe(button);
  expect(screen.queryByRole('button', { name: 'Noch jemanden anmelden' })).toBeNull();
});

const registerWithBen = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Vorname des Partners' }), 'Ben');
  await userEvent.type(screen.getByRole('textbox', { name: 'Nachname des Partners' }), 'Berg');
  await userEvent.click(screen.getByRole('button', { name: 'Als Anna anmelden' }));
};

it('says with its code why a registration failed', async () => {
  open([], refused('error.event.invalid-status'));
  await registerWithBen();
  expect(
    await screen.findByText(
      'Die Anmeldung konnte leider nicht ausgeführt werden. Ein Fehler ist aufgetreten (error.event.invalid-status). Bitte versuche es später noch einmal.',
    ),
  ).toBeTruthy();
});

it('says when it goes on after too many registrations', async () => {
  const headers = { 'retry-after': '3600' };
  open([], { refuse: () => new Response('error.too-many-requests', { status: 429, headers }) });
  await registerWithBen();
  expect(
    await screen.findByText(
      'Die Anmeldung konnte leider nicht ausgeführt werden. Ein Fehler ist aufgetreten (Das waren zu viele Anfragen. In 60 Minuten geht es weiter). Bitte versuche es später noch einmal.',
    ),
  ).toBeTruthy();
});

it('says only that a tournament is full, and offers the waiting list', async () => {
  open([], refused('error.event.max-number-of-participants-exceeded'));
  await registerWithBen();
  await screen.findByText(/ist bereits ausgebucht\. Die maximale Teilnehmeranzahl ist erreicht\./);
  expect(screen.queryByText(/^Die Anmeldung konnte leider nicht/)).toBeNull();
  const links = screen.getAllByRole('link', { name: 'Zum Turnier' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/tournaments/cup1', '/tournaments/cup1']);
  expect(screen.getByRole('button', { name: 'Anna auf die Warteliste setzen' })).toBeTruthy();
});

it('says that an address is registered already', async () => {
  open([], refused('error.event.participant-already-registered'));
  await registerWithBen();
  expect(
    await screen.findByText(/^Ein Spieler mit dieser E-Mail-Adresse ist bereits angemeldet\./),
  ).toBeTruthy();
});

it('registers only people of the team if the tournament is not public', async () => {
  open([], { isPublic: false, teamId: 'bulls' });
  await screen.findByRole('button', { name: 'Als Anna anmelden' });
  cleanup();
  open([], { isPublic: false, teamId: 'wolves' });
  await screen.findByText('Für dieses Turnier können sich nur Spieler der Mannschaft anmelden.');
  expect(screen.queryByRole('button', { name: 'Als Anna anmelden' })).toBeNull();
});

it('says before a registration that search engines may show the tournament', async () => {
  const note = /^Dieses Turnier darf in Suchmaschinen erscheinen/;
  open([], { isSearchable: true });
  await screen.findByText(note);
  cleanup();
  open([]);
  await screen.findByRole('button', { name: 'Als Anna anmelden' });
  expect(screen.queryByText(note)).toBeNull();
});

it('withdraws by the link of a mail, also from a tournament that the viewer may not see', async () => {
  const calls = fakeApi({
    'GET /events/cup1': () => refusal(404, 'error.not-found'),
    'PATCH /events/cup1/participants/withdraw': () =>
      json(tournamentEvent({ status: 'published', config, participants: [] }, { isPublic: false })),
  });
  renderInApp(
    <>
      <Routes>
        <Route path="/tournaments/:id/register" element={<TournamentRegisterScreen />} />
      </Routes>
      <ConfirmHost />
      <ToastRegion />
    </>,
    { path: '/tournaments/cup1/register?entry=anna&key=secret' },
  );
  expect(await screen.findByRole('heading', { name: 'Deine Anmeldung' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Anmeldung zurückziehen' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Zurückziehen' }));
  await waitFor(() => expect(screen.getAllByText('Deine Anmeldung ist zurückgezogen.')).toHaveLength(2));
  expect(callsTo(calls, 'PATCH /events/cup1/participants/withdraw')[0]?.body).toEqual({
    entryId: 'anna',
    key: 'secret',
  });
});

it('says what the tournament is about and what it costs, above the form', async () => {
  open([], { description: 'Startgeld **10 €**, Einlass ab 9 Uhr.' });
  const about = await screen.findByRole('region', { name: 'Worum es geht' });
  await waitFor(() => expect(about.textContent).toContain('Startgeld 10 €, Einlass ab 9 Uhr.'));
  const form = screen.getByRole('button', { name: 'Als Anna anmelden' });
  expect(about.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  cleanup();
  open([]);
  await screen.findByRole('button', { name: 'Als Anna anmelden' });
  expect(screen.queryByRole('region', { name: 'Worum es geht' })).toBeNull();
});
