import type { EventEntity } from '@neundarter/contract/entities/event';
import { tournamentDataOf } from '@neundarter/contract/entities/event-data';
import type { EditedEntry, ParticipantEntry } from '@neundarter/contract/entities/participant';
import { defaultTournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { json, refusal } from '../../test/fake-server.ts';
import { playerEntity, signInAs, teamEntity, userEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { tournamentEntry, tournamentEvent } from '../../test/tournaments.ts';
import { TournamentAdminScreen } from './tournament-admin-screen.tsx';

vi.mock('socket.io-client', () => import('../../test/fake-live-socket.ts'));

type Changed = { readonly changedProps: Partial<EventEntity['props']>; readonly editRevision: number };

/** Opens a tab with a server that keeps changes of the settings. */
const open = (
  first: EventEntity,
  tab: string,
  roles: readonly 'team-admin'[] = ['team-admin'],
  answers: Parameters<typeof fakeApi>[0] = {},
) => {
  signInAs({
    user: userEntity({ playerId: 'me', teamIds: ['bulls'], roles: [...roles] }),
    player: playerEntity({ id: 'me' }),
    teams: [teamEntity({ canUseTournaments: true })],
  });
  const server = { event: first };
  const change = (props: object, data: object = {}) => {
    const { props: before } = server.event;
    server.event = {
      id: first.id,
      props: {
        ...before,
        ...props,
        editRevision: before.editRevision + 1,
        eventData: { ...tournamentDataOf(before), ...data } as EventEntity['props']['eventData'],
      },
    };
  };
  const calls = fakeApi({
    'GET /events/cup1': () => json(server.event),
    'GET /events/cup1/matches': () => json([]),
    'PATCH /events/': ({ body }) => {
      const { changedProps, editRevision } = body as Changed;
      if (editRevision !== server.event.props.editRevision)
        return refusal(409, 'error.event.changed-meanwhile');
      const { eventData = {}, ...props } = changedProps;
      change(props, eventData ?? {});
      return json(server.event);
    },
    'PATCH /events/cup1/participants/confirm': () => json(server.event),
    'PATCH /events/cup1/participants/reject': () => json(server.event),
    ...answers,
  });
  renderInApp(
    <Routes>
      <Route path="/tournaments/:id/admin" element={<TournamentAdminScreen />} />
      <Route path="/tournaments/:id/admin/:tab/*" element={<TournamentAdminScreen />} />
      <Route path="*" element={<Elsewhere />} />
    </Routes>,
    { path: `/tournaments/cup1/admin${tab === '' ? '' : `/${tab}`}` },
  );
  return { calls, server, change };
};

function Elsewhere() {
  return <p>anderswo: {useLocation().pathname}</p>;
}

const withGroups = 'single-knockout-with-group-stage';
it.each([
  ['running', withGroups, '', '/tournaments/cup1/groups'],
  ['running', 'double-knockout', '', '/tournaments/cup1/knockout'],
  ['finished', withGroups, '', '/tournaments/cup1/result'],
  ['running', withGroups, 'mode', '/tournaments/cup1'],
  ['finished', withGroups, 'mode', '/tournaments/cup1'],
] as const)('leads from a %s tournament (%s, tab “%s”) to %s', async (status, tournamentMode, tab, path) => {
  open(tournamentEvent({ status, config: { ...defaultTournamentSetup, tournamentMode } }), tab);
  expect(await screen.findByText(`anderswo: ${path}`)).toBeTruthy();
});

const tabs = () =>
  within(screen.getByRole('navigation', { name: 'Bereiche' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it.each([
  ['draft', ['Turnier', 'Teilnehmer', 'Modus', 'Boards', 'Veröffentlichen']],
  ['published', ['Turnier', 'Anmeldungen', 'Modus', 'Boards', 'Anmeldung schließen']],
  ['registration-closed', ['Turnier', 'Anmeldungen', 'Modus', 'Boards', 'Starten']],
] as const)('has the tabs of the state %s', async (status, expected) => {
  open(tournamentEvent({ status }), 'general');
  await screen.findByRole('heading', { level: 1, name: 'Herbstpokal' });
  expect(tabs()).toEqual(expected);
});

it('leads away once the tournament runs, and refuses who may not set it up', async () => {
  open(tournamentEvent({ status: 'running' }), 'mode');
  await screen.findByText(/^anderswo/);
  cleanup();
  open(tournamentEvent(), 'mode', []);
  await screen.findByRole('heading', { name: 'Keine Berechtigung' });
  expect(screen.getByText(/^Du hast keine Berechtigung, das Turnier zu verwalten\./)).toBeTruthy();
});

it('sets up any number of groups behind what most need', async () => {
  const { server } = open(tournamentEvent(), 'mode');
  await screen.findByRole('group', { name: 'Anzahl der Gruppen' });
  expect(screen.queryByRole('switch', { name: 'Jede Zahl von Gruppen' })).toBeNull();
  await userEvent.click(screen.getByText('Mehr zu den Gruppen'));
  await userEvent.click(await screen.findByRole('switch', { name: 'Jede Zahl von Gruppen' }));
  expect(screen.queryByRole('group', { name: 'Anzahl der Gruppen' })).toBeNull();
  const groups = screen.getByLabelText('Anzahl der Gruppen');
  await userEvent.clear(groups);
  expect(screen.queryByText(/^Weiter/)).toBeNull();
  await userEvent.type(groups, '7');
  const qualifiers = screen.getByLabelText('Qualifizierte für das K.O.');
  await userEvent.clear(qualifiers);
  await userEvent.type(qualifiers, '16');
  expect(screen.getByText('Weiter: die Plätze 1 bis 2 jeder Gruppe und die 2 besten 3.')).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: /^Los/ }));
  await userEvent.click(screen.getByRole('switch', { name: 'Andere Matches in Gruppen einer Größe' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Spiel um Platz 3' }));
  await waitFor(() => {
    const { config } = tournamentDataOf(server.event.props) ?? {};
    expect(config?.groupStageConfig.config).toMatchObject({
      noOfGroups: 7,
      noOfQualifiers: 16,
      freeGroups: { seating: 'by-lot', ofSize: { size: 3 } },
    });
  });
  await userEvent.click(screen.getByRole('switch', { name: 'Jede Zahl von Gruppen' }));
  const usual = await screen.findByRole('group', { name: 'Anzahl der Gruppen' });
  expect(within(usual).getByRole('radio', { name: '6' })).toHaveProperty('checked', true);
});

it('offers a second chance with a name of its own behind more about the groups', async () => {
  const { server } = open(tournamentEvent(), 'mode');
  await userEvent.click(await screen.findByText('Mehr zu den Gruppen'));
  await userEvent.click(await screen.findByRole('switch', { name: 'Trostrunde' }));
  await userEvent.type(screen.getByLabelText('Name'), 'B Runde');
  screen.getByRole('button', { name: /^Matches: B Runde/ });
  await waitFor(() => {
    const { config } = tournamentDataOf(server.event.props) ?? {};
    expect(config?.knockoutStageConfig.config.secondChance).toMatchObject({ title: 'B Runde' });
  });
});

it('saves settings one after the other by itself, with what belongs to them', async () => {
  const { server } = open(tournamentEvent(), 'mode');
  const groups = await screen.findByRole('group', { name: 'Anzahl der Gruppen' });
  await userEvent.click(within(groups).getByRole('radio', { name: '6' }));
  await userEvent.click(screen.getByRole('switch', { name: 'Spiel um Platz 3' }));
  expect(screen.getByRole('switch', { name: 'Spiel um Platz 3' })).toHaveProperty('checked', true);
  await screen.findByText('gespeichert');
  await waitFor(() => {
    const { config } = tournamentDataOf(server.event.props) ?? {};
    expect(config?.groupStageConfig.config).toMatchObject({ noOfGroups: 6, noOfQualifiers: 8 });
    expect(config?.knockoutStageConfig.config.hasThirdPlaceMatch).toBe(true);
  });
});

it('says that the owner of a notification address has still to agree', async () => {
  const notified = { notificationEmailAddress: 'wirt@example.org' };
  open(tournamentEvent({ ...notified, isNotificationWaiting: true }), 'participants');
  await screen.findByText('wirt@example.org wartet auf Bestätigung.');
  expect(screen.queryByText('Neue Anmeldungen werden an wirt@example.org gemeldet.')).toBeNull();
  cleanup();
  open(tournamentEvent({ ...notified, isNotificationWaiting: false }), 'participants');
  await screen.findByText('Neue Anmeldungen werden an wirt@example.org gemeldet.');
  expect(screen.queryByText('wirt@example.org wartet auf Bestätigung.')).toBeNull();
});

it('says of a draft who sees it, and who is going to see it', async () => {
  open(tournamentEvent(), 'general');
  await screen.findByText('Diesen Entwurf sieht nur dein Team.');
  expect(screen.getByText('Alle sehen das Turnier erst, wenn du es veröffentlichst.')).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: 'Öffentlich' }));
  expect(screen.getByText(/Auch nach dem Veröffentlichen sieht es nur dein Team/)).toBeTruthy();
  cleanup();
  open(tournamentEvent({ status: 'published', matchPinCode: '1234' }), 'general');
  await screen.findByRole('switch', { name: 'Öffentlich' });
  expect(screen.queryByText('Diesen Entwurf sieht nur dein Team.')).toBeNull();
});

it('tells that guests have entered too many wrong PINs, and lets them go on', async () => {
  const { server, change } = open(
    tournamentEvent({ status: 'published', isPinLocked: true }),
    'mode',
    ['team-admin'],
    {
      'PATCH /events/cup1/pin/open': () => {
        change({}, { isPinLocked: false });
        return json(server.event);
      },
    },
  );
  const notice = await screen.findByRole('alert');
  expect(within(notice).getByText('Jemand probiert PINs aus')).toBeTruthy();
  await userEvent.click(within(notice).getByRole('button', { name: 'Wieder zulassen' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('shows at a setting that the server has refused exactly it', async () => {
  const refused = '/changedProps/eventData/config/groupStageConfig/config/noOfQualifiers';
  open(tournamentEvent(), 'mode', ['team-admin'], {
    'PATCH /events/': () => json({ code: 'error.invalid-request', fields: [refused] }, 400),
  });
  const qualifiers = await screen.findByRole('group', { name: 'Qualifizierte für das K.O.' });
  await userEvent.click(within(qualifiers).getByRole('radio', { name: '12' }));
  expect(await within(qualifiers).findByRole('alert')).toBeTruthy();
  expect(screen.getByText('nicht gespeichert')).toBeTruthy();
  expect(screen.getAllByRole('alert')).toHaveLength(1);
});

it('says that the tournament could not be saved', async () => {
  open(tournamentEvent(), 'general', ['team-admin'], {
    'PATCH /events/': () => refusal(500, 'error.api.500'),
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Ort' }), 'Jena');
  await userEvent.tab();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Das Turnier konnte nicht gespeichert werden. (Ein interner Serverfehler ist aufgetreten). Bitte versuche es noch einmal!',
  );
});

it('sends a change again if others have changed something else, and asks if they have changed the same', async () => {
  const { server, change } = open(tournamentEvent(), 'general');
  const city = await screen.findByRole('textbox', { name: 'Ort' });
  change({ name: 'Winterpokal' });
  await userEvent.type(city, 'Jena');
  await screen.findByRole('heading', { level: 1, name: 'Winterpokal' });
  await waitFor(() => expect(server.event.props.location?.city).toBe('Jena'));
  change({ name: 'Dein Pokal' });
  const name = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.clear(name);
  await userEvent.type(name, 'Mein Pokal');
  await screen.findByText('Jemand anderes hat das gerade geändert');
  expect(server.event.props.name).toBe('Dein Pokal');
  await userEvent.click(screen.getByRole('button', { name: 'Meine übernehmen' }));
  await waitFor(() => expect(server.event.props.name).toBe('Mein Pokal'));
});

it('never takes its own earlier value for one of somebody else', async () => {
  const answers: (() => void)[] = [];
  const opened = open(tournamentEvent(), 'general', ['team-admin'], {
    'PATCH /events/': async ({ body }) => {
      await new Promise<void>((answer) => answers.push(answer));
      opened.change((body as Changed).changedProps);
      return json(opened.server.event);
    },
  });
  const city = await screen.findByRole('textbox', { name: 'Ort' });
  await userEvent.type(city, 'Jena');
  await waitFor(() => expect(answers).toHaveLength(1));
  await userEvent.type(city, ' Ost');
  answers[0]?.();
  // The event has the first value now, and the second one is on its way.
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(screen.queryByText('Jemand anderes hat das gerade geändert')).toBeNull();
  answers[1]?.();
  await screen.findByText('gespeichert');
  expect(opened.server.event.props.location?.city).toBe('Jena Ost');
});

it('overwrites no participant whom another organiser has changed since the dialog opened', async () => {
  const anna = (more: Partial<ParticipantEntry>) => tournamentEntry('Anna Adler', 0, more);
  const address = 'POST /events/cup1/participants/0';
  const { server, change, calls } = open(
    tournamentEvent({ status: 'published', participants: [anna({ fingerprint: 'old' })] }),
    'participants',
    ['team-admin'],
    {
      [address]: ({ body }) => {
        const { seenFingerprint, teamName, emailAddress = null } = body as EditedEntry;
        const [now] = tournamentDataOf(server.event.props)?.participants ?? [];
        if (seenFingerprint !== now?.fingerprint) return refusal(409, 'error.event.changed-meanwhile');
        change(
          {},
          { participants: [anna({ teamName: teamName ?? null, emailAddress, fingerprint: 'mine' })] },
        );
        return json(server.event);
      },
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Menü für Anna Adler' }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Bearbeiten' }));
  const dialog = await screen.findByRole('dialog', { name: 'Teilnehmer bearbeiten' });
  const field = (name: string) => within(dialog).getByRole('textbox', { name });
  await userEvent.type(field('Verein'), 'Wölfe');
  change(
    {},
    { participants: [anna({ teamName: 'Löwen', emailAddress: 'a@club.de', fingerprint: 'theirs' })] },
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
  await within(dialog).findByText(/^Jemand anderes hat diesen Teilnehmer gerade geändert/);
  expect(field('Verein')).toHaveProperty('value', 'Wölfe');
  // What only the other one has changed stays.
  await waitFor(() => expect(field('E-Mail')).toHaveProperty('value', 'a@club.de'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsTo(calls, address).map(({ body }) => body)).toMatchObject([
    { seenFingerprint: 'old', teamName: 'Wölfe', emailAddress: null },
    { seenFingerprint: 'theirs', teamName: 'Wölfe', emailAddress: 'a@club.de' },
  ]);
});

it('answers entries with keys, and names what prevents the end of the registration', async () => {
  const participants = [
    tournamentEntry('Anna Adler', 0),
    tournamentEntry('Ben Berg', 1, { status: 'requested' }),
    tournamentEntry('Cem Celik', 2, { status: 'requested' }),
  ];
  const { calls } = open(tournamentEvent({ status: 'published', participants }), 'participants');
  await screen.findByRole('table', { name: 'Teilnehmer' });
  await userEvent.keyboard('jjc');
  await waitFor(() => expect(callsTo(calls, 'PATCH /events/cup1/participants/confirm')).toHaveLength(1));
  expect(callsTo(calls, 'PATCH /events/cup1/participants/confirm')[0]?.body).toMatchObject({
    participant: { player: { id: 'player-ben' } },
  });
  await userEvent.keyboard('jr');
  await waitFor(() => expect(callsTo(calls, 'PATCH /events/cup1/participants/reject')).toHaveLength(1));
  // A confirmed one is not answered again.
  await userEvent.keyboard('kkc');
  await userEvent.click(screen.getByRole('link', { name: 'Anmeldung schließen' }));
  expect(
    await screen.findByText(
      'Die Anmeldung kann noch nicht geschlossen werden. Es gibt noch offene Anmeldungen, die du bestätigen oder ablehnen musst. Es ist noch nicht die für das Turnier erforderliche Anzahl von Anmeldungen (4) bestätigt.',
    ),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Anmeldung schließen' })).toHaveProperty('disabled', true);
  expect(callsTo(calls, 'PATCH /events/cup1/participants/confirm')).toHaveLength(1);
});

it('lists with numbers what prevents the start', async () => {
  const participants = Array.from({ length: 9 }, (_, place) =>
    tournamentEntry(
      `P${place} Nr`,
      place,
      place < 8 ? { groupId: 'ABCD'.charAt(place % 4), groupPosition: 0 } : {},
    ),
  );
  open(tournamentEvent({ status: 'registration-closed', participants }), 'start');
  const card = await screen.findByRole('region', { name: 'Turnier starten' });
  expect(within(card).getByText(/1 Teilnehmer ohne Gruppe\./)).toBeTruthy();
  expect(within(card).getByRole('button', { name: 'Turnier starten' })).toHaveProperty('disabled', true);
  cleanup();
  open(tournamentEvent({ status: 'registration-closed', participants: participants.slice(0, 8) }), 'start');
  expect(
    (
      await screen.findAllByText(
        /Es sind 8 Teilnehmer bestätigt\. Es müssen mehr sein als Qualifizierte \(8\)\./,
      )
    ).length,
  ).toBe(2);
});

it('answers those who are ticked, and only them', async () => {
  const entries = ['Anna', 'Ben', 'Cem'].map((name, position) =>
    tournamentEntry(`${name} Adler`, position, { status: 'requested' }),
  );
  const { calls } = open(tournamentEvent({ status: 'published', participants: entries }), 'participants');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Anna Adler auswählen' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Cem Adler auswählen' }));
  expect(screen.getByText('2 ausgewählt')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ausgewählte bestätigen' }));
  await waitFor(() => expect(screen.queryByText('2 ausgewählt')).toBeNull());
  const confirmed = callsTo(calls, 'PATCH /events/cup1/participants/confirm').map(
    ({ body }) => (body as { participant: { player: { id: string } } }).participant.player.id,
  );
  expect(confirmed).toEqual(['player-anna', 'player-cem']);
});
