import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { untilPainted } from '../../../device/until-painted.ts';
import { fakeServer, json, type SentCall } from '../../../test/fake-server.ts';
import {
  finishedGame,
  lineUp,
  matchdayData,
  matchdayEvent,
  matchdayGames,
  openLineUp,
  peopleOf,
} from '../../../test/matchdays.ts';
import { playerEntity, signInAs, userEntity } from '../../../test/people.ts';
import { renderInApp } from '../../../test/render-in-app.tsx';
import { ConfirmHost } from '../../../ui/confirm-action.tsx';
import { MatchdayBody } from './matchday-body.tsx';
import { missingTexts } from './preparation.tsx';

type Data = Parameters<typeof matchdayEvent>[0];
type Games = Parameters<typeof matchdayGames>[1];

const adminOf = (teamId: string) =>
  signInAs({ user: userEntity({ roles: ['team-admin'], teamIds: [teamId], adminOfTeamIds: [teamId] }) });

/** Shows the page; the server answers changes with the same event. @returns the changes that were sent */
async function open(
  data: Data,
  {
    games = {},
    path = '/',
    team = [],
  }: { readonly games?: Games; readonly path?: string; readonly team?: readonly string[] } = {},
) {
  const event = matchdayEvent(data);
  const calls = fakeServer(({ method, url }) => {
    if (method !== 'GET') return json(event);
    const heads =
      event.props.eventData?.status === 'scheduled' ? [] : matchdayGames(matchdayData(data), games);
    if (/teams\/bulls\/players/.test(url))
      return json(
        peopleOf('home')
          .filter(({ id }) => team.includes(id))
          .map(({ id, firstName, lastName }) =>
            playerEntity({ id, firstName, lastName, teamStatus: 'confirmed' }),
          ),
      );
    return json(url.includes('/matches') ? heads : url.includes('/events/matchday1') ? event : []);
  });
  renderInApp(
    <>
      <MatchdayBody event={event} />
      <ConfirmHost />
    </>,
    { path },
  );
  await act(async () => {
    await untilPainted();
    await vi.dynamicImportSettled();
  });
  return (): readonly SentCall[] => calls.filter(({ method }) => method !== 'GET');
}

const button = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => adminOf('bulls'));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('before the start', () => {
  it('shows what is missing, and does not start', async () => {
    await open({ awayLineup: openLineUp('away') });
    expect(screen.getByText('Die Aufstellung von DC Halle fehlt noch.')).toBeTruthy();
    expect(button('Ligaspieltag starten').hasAttribute('disabled')).toBe(true);
    expect(screen.getAllByText('Aufstellung steht')).toHaveLength(1);
    expect(screen.getByText('noch keine Aufstellung')).toBeTruthy();
  });

  it('starts after a question', async () => {
    const sent = await open({});
    await userEvent.click(button('Ligaspieltag starten'));
    expect(sent()).toEqual([]);
    await userEvent.click(button('Starten'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ method: 'PATCH', body: { editRevision: 1 } });
  });

  it('offers the other team only its own line-up, and no start', async () => {
    adminOf('halle');
    await open({ homeLineup: lineUp('home', { players: null, people: [] }) });
    expect(screen.queryByRole('button', { name: 'Ligaspieltag starten' })).toBeNull();
    expect(screen.queryByRole('link', { name: /Bulls Jena/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Aufstellung von DC Halle ändern' })).toBeTruthy();
  });

  it('offers no line-up and no code of a team that has declined', async () => {
    const guests = {
      isPaired: false,
      pairedAt: null,
      revokedAt: null,
      isOpen: true,
      isPairingOpen: true,
      isOwnDevice: false,
    };
    const awayLineup = { ...openLineUp('away'), isRegistered: false, hasAdmin: false };
    for (const request of ['agreed', 'declined'] as const) {
      await open({ homeLineup: openLineUp('home'), awayLineup, guests, request });
      const isOffered = request === 'agreed';
      expect(screen.queryByRole('link', { name: 'DC Halle aufstellen' }) !== null).toBe(isOffered);
      expect(screen.queryByRole('button', { name: 'Code für die Gäste zeigen' }) !== null).toBe(isOffered);
      expect(screen.getByRole('link', { name: 'Bulls Jena aufstellen' })).toBeTruthy();
      cleanup();
    }
  });

  it('shows only that there is a hidden line-up', async () => {
    await open(
      { awayLineup: lineUp('away', { players: null, people: [] }), homeLineup: openLineUp('home') },
      { path: '/?tab=lineups' },
    );
    const away = within(screen.getByRole('region', { name: 'DC Halle' }));
    expect(away.getByText('Aufstellung steht')).toBeTruthy();
    expect(away.getByText('Sie wird sichtbar, sobald beide Aufstellungen stehen.')).toBeTruthy();
    expect(away.queryByRole('listitem')).toBeNull();
  });

  it('refuses a player on both sides', () => {
    const people = lineUp('home').people;
    const awayLineup = lineUp('away', { players: ['anna', 'timo', 'uwe', 'kat'], people });
    expect(missingTexts(matchdayData({ awayLineup }), 0)).toEqual([
      'Anna Heim steht in beiden Aufstellungen.',
    ]);
  });
});

describe('a line-up that was changed after both were visible', () => {
  const now = Date.now();
  const homeLineup = lineUp('home', { changedAt: now });

  it('is marked, keeps the start closed, and says from when it is open', async () => {
    await open({ homeLineup });
    expect(screen.getAllByText(/^geändert nach Aufdeckung, /)).toHaveLength(1);
    expect(
      screen.getByText(/^DC Halle hat noch nicht „Bereit“ getippt\. Ab .* auch ohne Antwort\.$/),
    ).toBeTruthy();
    expect(button('Ligaspieltag starten').hasAttribute('disabled')).toBe(true);
    expect(screen.queryByRole('button', { name: 'Bereit' })).toBeNull();
    expect(missingTexts(matchdayData({ homeLineup }), now + 10 * 60_000)).toEqual([]);
  });

  it('lets the other side answer to what it has seen', async () => {
    adminOf('halle');
    const sent = await open({ homeLineup });
    await userEvent.click(button('Bereit'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ method: 'PATCH', body: { side: 'away', editRevision: 1 } });
  });

  it('needs no answer more once there is one', async () => {
    await open({ homeLineup: { ...homeLineup, acceptedAt: now } });
    expect(screen.getAllByText(/^geändert nach Aufdeckung, /)).toHaveLength(1);
    expect(button('Ligaspieltag starten').hasAttribute('disabled')).toBe(false);
  });
});

describe('the end without playing', () => {
  const absent = {
    status: 'finished',
    forfeitedBy: 'away',
    forfeit: {
      side: 'away',
      reason: 'absent',
      by: 'home',
      madeAt: Date.now(),
      isDisputed: false,
      objectableUntil: Date.now() + 60_000,
    },
  } as const;

  it('lets a side give up only for itself, and report the other one after the wait', async () => {
    await open({ absentFrom: Date.now() + 60_000 });
    expect(button('Ligaspieltag aufgeben')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Gegner nicht angetreten' })).toBeNull();
    expect(screen.getByText(/^„Gegner nicht angetreten“ geht ab /)).toBeTruthy();
    cleanup();
    const sent = await open({ absentFrom: Date.now() - 1 });
    await userEvent.click(button('Gegner nicht angetreten'));
    await userEvent.click(button('Nicht angetreten'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ teamId: 'halle' });
  });

  it('can be objected to by the side that is said to be absent', async () => {
    await open(absent);
    expect(screen.queryByRole('button', { name: 'Widersprechen' })).toBeNull();
    expect(button('Wertung zurücknehmen')).toBeTruthy();
    cleanup();
    adminOf('halle');
    const sent = await open(absent);
    expect(screen.queryByRole('button', { name: 'Wertung zurücknehmen' })).toBeNull();
    await userEvent.click(button('Widersprechen'));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Widersprechen' }),
    );
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.url).toMatch(/\/object$/);
  });

  it('is disputed for everybody, and nobody has won', async () => {
    adminOf('strangers');
    await open({ ...absent, forfeit: { ...absent.forfeit, isDisputed: true } });
    expect(screen.getByText('strittig')).toBeTruthy();
    expect(screen.getByText(/^DC Halle widerspricht\./)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Widerspruch zurücknehmen' })).toBeNull();
    expect(document.querySelector('[data-won]')).toBeNull();
  });
});

describe('guests without an account', () => {
  const guests = {
    isPaired: false,
    isOpen: true,
    isPairingOpen: true,
    isOwnDevice: false,
    pairedAt: null,
    revokedAt: null,
  };
  const external = lineUp('away', { isRegistered: false, hasAdmin: false, isSet: false, players: null });

  it('find the way in, which members of the home team do not see', async () => {
    localStorage.clear();
    await open({ guests });
    expect(screen.getByRole('link', { name: 'Für die Gäste teilnehmen' }).getAttribute('href')).toBe(
      '/team-lounge/event/matchday1/guests',
    );
    cleanup();
    adminOf('bulls');
    await open({ guests });
    expect(screen.queryByRole('link', { name: 'Für die Gäste teilnehmen' })).toBeNull();
    expect(button('Code für die Gäste zeigen')).toBeTruthy();
  });

  it('set their line-up on their device, and the home team no longer can', async () => {
    localStorage.clear();
    const paired = { ...guests, isPaired: true, pairedAt: 1 };
    const setUp = () => screen.queryByRole('link', { name: 'DC Halle aufstellen' });
    await open({ guests: { ...paired, isOwnDevice: true }, awayLineup: external });
    expect([
      setUp() !== null,
      screen.queryByText('Mit diesem Gerät nimmst du für die Gäste teil.') !== null,
    ]).toEqual([true, true]);
    cleanup();
    adminOf('bulls');
    await open({ guests: paired, awayLineup: external });
    expect(setUp()).toBeNull();
    expect(button('Kopplung aufheben')).toBeTruthy();
  });

  it('see that the home team has revoked their device', async () => {
    adminOf('strangers');
    await open({ guests: { ...guests, isPairingOpen: false, revokedAt: Date.now() } });
    expect(screen.getByText(/^Die Heimmannschaft hat die Kopplung um .* aufgehoben\.$/)).toBeTruthy();
  });
});

describe('a running matchday', () => {
  const running = { status: 'running', startedAt: 1 } as const;
  const roundOne = { 0: finishedGame([3, 1]), 1: finishedGame([3, 2]) };
  const isOpen = (round: number) =>
    button(new RegExp(`^Runde ${round} `)).getAttribute('aria-expanded') === 'true';

  it('shows no plan until its games are loaded', async () => {
    const event = matchdayEvent({
      ...running,
      rounds: [{ round: 0, kind: 'doubles', homeBoard: ['game0'], awayBoard: [] }],
    });
    let answer = (_: Response): void => undefined;
    fakeServer(() => new Promise<Response>((resolve) => (answer = resolve)));
    renderInApp(<MatchdayBody event={event} />);
    expect(await screen.findByText('Daten werden geladen...')).toBeTruthy();
    expect(screen.queryByText(/^Runde 1 /)).toBeNull();
    answer(json(matchdayGames(matchdayData(running))));
    expect(await screen.findByText(/^Runde 1 /)).toBeTruthy();
  });

  it('opens the present round, and the others on a tap', async () => {
    await open(running, { games: roundOne });
    await waitFor(() => expect(isOpen(2)).toBe(true));
    expect(isOpen(3)).toBe(false);
    expect(within(button(/^Runde 1 /)).getByText('2:0')).toBeTruthy();
    await userEvent.click(button(/^Runde 3 /));
    expect(isOpen(3)).toBe(true);
    expect(screen.getByLabelText('Spielstand').textContent).toContain('2:0');
  });

  it('substitutes after both players are chosen, and names the first game', async () => {
    const sent = await open(running, { games: roundOne, path: '/?tab=lineups' });
    await userEvent.click(button('Ben Heim auswechseln'));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/^Gilt ab Spiel 4 in Runde 2, insgesamt für 5 Spiele\./)).toBeTruthy();
    await userEvent.selectOptions(dialog.getByLabelText('Wer geht raus?'), 'Bitte wählen');
    await userEvent.click(dialog.getByRole('button', { name: 'Wechseln' }));
    expect(dialog.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Bitte wähle aus, wer rausgeht!',
      'Bitte wähle aus, wer reinkommt!',
    ]);
    await userEvent.selectOptions(dialog.getByLabelText('Wer geht raus?'), 'Cem Heim');
    await userEvent.selectOptions(dialog.getByLabelText('Wer kommt rein?'), 'Eva Heim');
    await userEvent.click(dialog.getByRole('button', { name: 'Wechseln' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ teamId: 'bulls', playerId: 'cem', substitutePlayerId: 'eva' });
  });

  it('brings in a substitute that was tapped', async () => {
    const sent = await open(running, { games: roundOne, path: '/?tab=lineups' });
    await userEvent.click(button('Eva Heim einwechseln'));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.selectOptions(dialog.getByLabelText('Wer geht raus?'), 'Dora Heim');
    await userEvent.click(dialog.getByRole('button', { name: 'Wechseln' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ teamId: 'bulls', playerId: 'dora', substitutePlayerId: 'eva' });
  });

  it('lets a team of three choose who plays the double, until its round has begun', async () => {
    const homeLineup = lineUp('home', { players: ['anna', 'ben', 'cem', null] });
    const given = { ...finishedGame([0, 3]), isForfeited: true };
    const sent = await open(
      { ...running, homeLineup },
      { games: { 0: finishedGame([3, 1]), 1: given, 11: given }, path: '/?tab=lineups' },
    );
    const firstRound = () => screen.queryByRole('button', { name: 'Doppel in Runde 1 ändern' });
    await waitFor(() => expect(firstRound()).toBeNull());
    await userEvent.click(button('Doppel in Runde 4 ändern'));
    const dialog = within(await screen.findByRole('dialog'));
    const choice = /^Ben Heim & Cem Heim\s*Anna Heim ohne Partner$/;
    await userEvent.click(dialog.getByRole('radio', { name: choice }));
    await userEvent.click(dialog.getByRole('button', { name: 'Übernehmen' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({
      teamId: 'bulls',
      round: 3,
      pairs: [
        ['ben', 'cem'],
        ['anna', null],
      ],
    });
  });

  it('shows that the bench is empty only to a user who may substitute', async () => {
    const substitutions = [{ playerId: 'ben', substitutePlayerId: 'eva', timeStamp: 1 }];
    const [homeLineup, awayLineup] = [
      lineUp('home', { substitutions }),
      lineUp('away', { players: ['rita', 'timo', 'uwe', 'kat'] }),
    ];
    await open({ ...running, homeLineup, awayLineup }, { path: '/?tab=lineups' });
    expect(
      screen.getAllByText('Es ist kein Ersatzspieler mehr da. Weitere Wechsel sind nicht möglich.'),
    ).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /auswechseln$/ })).toBeNull();
    expect(button('Wechsel von Eva Heim zurücknehmen')).toBeTruthy();
  });

  it('takes a player of the team who comes late, on the empty position', async () => {
    const homeLineup = lineUp('home', { players: ['anna', 'ben', 'cem', null] });
    const sent = await open(
      { ...running, homeLineup },
      { path: '/?tab=lineups', team: ['dora', 'eva', 'anna'] },
    );
    expect(screen.queryByRole('button', { name: 'Spieler für DC Halle nachmelden' })).toBeNull();
    await userEvent.click(button('Spieler für Bulls Jena nachmelden'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Nachmelden: Bulls Jena' }));
    await dialog.findByText(/Er spielt auf Position 4/);
    expect(dialog.getAllByRole('radio')).toHaveLength(2);
    expect(dialog.getByRole('radio', { name: 'Dora Heim' })).toBeTruthy();
    await userEvent.click(dialog.getByRole('radio', { name: 'Eva Heim' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Nachmelden' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ teamId: 'bulls', playerId: 'eva' });
    expect(sent()[0]?.url).toContain('/late-player');
  });

  it('shows who came late where they stand, with the time, and takes it back', async () => {
    const late = [{ playerId: 'eva', timeStamp: 1 }];
    const homeLineup = lineUp('home', { players: ['anna', 'ben', 'cem', null, 'eva'], late });
    const sent = await open({ ...running, homeLineup }, { path: '/?tab=lineups' });
    const places = within(screen.getAllByRole('list', { name: 'Positionen' })[0] as HTMLElement);
    expect(places.getByText('Eva Heim')).toBeTruthy();
    await userEvent.click(button('Nachmeldung von Eva Heim zurücknehmen'));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ teamId: 'bulls', playerId: 'eva' });
    expect(sent()[0]?.url).toContain('/undo-late-player');
  });
});
