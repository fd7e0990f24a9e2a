import type { PlayerEntity } from '@neundarter/contract/entities/player';
import type { UserRole } from '@neundarter/rules/access/actor';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json, refusal, type SentCall } from '../../test/fake-server.ts';
import { playerEntity, signInAs, teamEntity, userEntity } from '../../test/people.ts';
import { renderInApp } from '../../test/render-in-app.tsx';
import { ConfirmHost } from '../../ui/confirm-action.tsx';
import { ToastRegion } from '../../ui/toast.tsx';
import { TeamPlayers } from './team-players.tsx';

const me = playerEntity({ id: 'me', firstName: 'Anna', teamStatus: 'confirmed' });
const uwe = playerEntity({ id: 'uwe', firstName: 'Uwe', lastName: 'Krause', teamStatus: 'confirmed' });
const pending = playerEntity({ id: 'pia', firstName: 'Pia', teamStatus: 'invite-pending' });
const kept = playerEntity({ id: 'karl', firstName: 'Karl', type: 'external', teamStatus: 'confirmed' });

const users: Readonly<Record<string, readonly UserRole[]>> = {
  me: ['team-admin', 'admin'],
  uwe: ['scorer-analyzer'],
  pia: [],
};

type Situation = {
  readonly players?: readonly PlayerEntity[];
  /** Answers calls that change something; by default 204. */
  readonly change?: (call: SentCall) => Response | undefined;
};

/** A server with one team. */
const serve = ({ players = [me, uwe, pending, kept], change }: Situation = {}): readonly SentCall[] =>
  fakeServer((call) => {
    const { method, url } = call;
    if (method !== 'GET') return change?.(call) ?? new Response(null, { status: 204 });
    if (url.includes('/teams/bulls/players')) return json(players);
    if (url.includes('/users?')) {
      const playerId = new URL(url, 'http://x').searchParams.get('playerId') ?? '';
      return json([
        userEntity({
          id: `u-${playerId}`,
          playerId,
          teamIds: ['bulls'],
          roles: [...(users[playerId] ?? [])],
        }),
      ]);
    }
    return json([]);
  });

const signIn = (roles: readonly UserRole[]) =>
  signInAs({
    user: userEntity({ id: 'u-me', playerId: 'me', teamIds: ['bulls'], roles: [...roles] }),
    player: me,
    teams: [teamEntity()],
  });

const show = () =>
  renderInApp(
    <>
      <TeamPlayers teamId="bulls" />
      <ConfirmHost />
      <ToastRegion />
    </>,
  );
const row = async (name: string) =>
  (await screen.findAllByRole('listitem')).find((item) => item.textContent.includes(name)) as HTMLElement;
const menuOf = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Menü für ${name}` }));
  return screen.getAllByRole('menuitem').map((item) => item.textContent);
};
const changesIn = (calls: readonly SentCall[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, url, body }) => [method, url, body]);

beforeEach(() => signIn(['admin']));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('explains why the players could not be loaded', async () => {
  fakeServer(() => refusal(500, 'error.api.500'));
  show();
  const text = /^Die Spieler für Team bulls konnten nicht geladen werden\. Fehler: Ein interner Serverfehler/;
  expect(await screen.findByText(text)).toBeTruthy();
});

it('marks players who have not answered, players without an account, and the viewer', async () => {
  serve();
  show();
  expect((await row('Pia')).textContent).toContain('Einladung offen');
  expect((await row('Karl')).textContent).toContain('Ohne Konto');
  expect((await row('Anna')).textContent).toContain('Du');
  expect(screen.getByText('3 Spieler')).toBeTruthy();
});

it('shows all players at once', async () => {
  serve({ players: Array.from({ length: 7 }, (_, n) => playerEntity({ id: `p${n}`, firstName: `S${n}` })) });
  show();
  await screen.findByText('S4');
  expect(screen.getByText('S6')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Nächste Seite' })).toBeNull();
});

describe('the menu', () => {
  it.each([
    [
      'for an admin, about a member',
      ['admin'],
      'Uwe Krause',
      [
        'Zum Team-Admin machen',
        'Zum Administrator machen',
        'Dart-Erkennung freischalten',
        'Aus dem Team entfernen',
      ],
    ],
    [
      'for a team admin, about a member',
      ['team-admin'],
      'Uwe Krause',
      ['Zum Team-Admin machen', 'Aus dem Team entfernen'],
    ],
    [
      'for a team admin, about an invited player',
      ['team-admin'],
      'Pia',
      ['Einladung erneut senden', 'Einladung zurückziehen'],
    ],
    [
      'for a team admin, about a player without an account',
      ['team-admin'],
      'Karl',
      ['Zum Registrieren einladen', 'Aus dem Team entfernen'],
    ],
  ] as const)('%s', async (_, roles, name, expected) => {
    signIn(roles);
    serve();
    show();
    await screen.findByRole('list', { name: 'Rollen von Uwe Krause' });
    expect(await menuOf(name)).toEqual(expected);
  });

  it('offers nothing for oneself', async () => {
    serve();
    show();
    await screen.findByRole('list', { name: 'Rollen von Anna' });
    expect(screen.queryByRole('button', { name: 'Menü für Anna' })).toBeNull();
  });
});

describe('a role', () => {
  it('is taken by a tap on its badge, after a question', async () => {
    const calls = serve();
    show();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Uwe Krause die Rolle „Analyse“ entziehen' }),
    );
    expect(changesIn(calls)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Entziehen' }));
    expect(changesIn(calls)).toEqual([
      ['PATCH', '/api/v1/users/', { id: 'u-uwe', changedProps: { roles: [] }, teamId: 'bulls' }],
    ]);
  });

  it('is not a button for the user’s own role', async () => {
    serve();
    show();
    const own = await screen.findByRole('list', { name: 'Rollen von Anna' });
    expect(within(own).getAllByRole('listitem')).toHaveLength(2);
    expect(within(own).queryByRole('button')).toBeNull();
  });

  it('is added from the menu and keeps the other roles', async () => {
    const calls = serve();
    show();
    await screen.findByRole('list', { name: 'Rollen von Uwe Krause' });
    await menuOf('Uwe Krause');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Zum Team-Admin machen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Vergeben' }));
    expect(changesIn(calls)).toEqual([
      [
        'PATCH',
        '/api/v1/users/',
        { id: 'u-uwe', changedProps: { roles: ['scorer-analyzer', 'team-admin'] }, teamId: 'bulls' },
      ],
    ]);
  });
});

describe('a role for somebody who has not accepted yet', () => {
  it('is said to wait, before and after', async () => {
    serve();
    show();
    const name = 'Pia';
    await screen.findByRole('list', { name: 'Rollen von Uwe Krause' });
    await menuOf(name);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Zum Team-Admin machen' }));
    screen.getByText(/hat die Einladung noch nicht angenommen\. Bis dahin gilt die Rolle nicht\.$/);
    await userEvent.click(screen.getByRole('button', { name: 'Vergeben' }));
    expect(
      await screen.findByText(/bekommt die Rolle „Team-Admin“, sobald die Einladung angenommen ist\.$/),
    ).toBeTruthy();
  });
});

describe('the last team admin', () => {
  const ofTeam = '/api/v1/teams/bulls/players/uwe';
  const removeUwe = async () => {
    await screen.findByRole('list', { name: 'Rollen von Uwe Krause' });
    await menuOf('Uwe Krause');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Aus dem Team entfernen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Entfernen' }));
    return screen.findByRole('alertdialog', { name: 'Letzter Team-Admin' });
  };
  const change = ({ url }: SentCall) =>
    url.includes('isConfirmed=true') ? undefined : refusal(409, 'error.teams.last-admin');

  it('leaves the team only after a warning about the consequences', async () => {
    const calls = serve({ change });
    show();
    expect((await removeUwe()).textContent).toContain('Uwe Krause ist der letzte Team-Admin.');
    await userEvent.click(screen.getByRole('button', { name: 'Trotzdem weitermachen' }));
    await screen.findByText('Uwe Krause ist nicht mehr im Team.');
    expect(changesIn(calls).map(([, url]) => url)).toEqual([ofTeam, `${ofTeam}?isConfirmed=true`]);
  });

  it('stays to name a successor first', async () => {
    const calls = serve({ change });
    show();
    await removeUwe();
    await userEvent.click(screen.getByRole('button', { name: 'Erst Nachfolger ernennen' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(changesIn(calls)).toHaveLength(1);
  });
});

it('sends an open invitation again without ending the membership', async () => {
  const calls = serve({ change: () => json(pending) });
  show();
  await menuOf('Pia');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Einladung erneut senden' }));
  await screen.findByText(/^Pia hat eine neue E-Mail bekommen/);
  expect(changesIn(calls)).toEqual([
    ['POST', '/api/v1/teams/bulls/players?isAgain=true', { playerId: 'pia' }],
  ]);
});

describe('inviting by mail', () => {
  const invite = async (emailAddress: string) => {
    await userEvent.type(await screen.findByLabelText('E-Mail-Adresse'), emailAddress);
    await userEvent.click(screen.getByRole('button', { name: 'Einladen' }));
  };

  it.each([
    ['error.teams.player-is-already-member', /ist bereits Mitglied des Teams\.$/],
    ['error.teams.player-is-already-invited', /ist bereits eingeladen/],
    ['error.api.500', /^Beim Versenden der Einladung ist ein Fehler aufgetreten/],
  ])('explains %s and keeps the address', async (code, text) => {
    serve({ change: () => refusal(code === 'error.api.500' ? 500 : 409, code) });
    show();
    await invite('uwe@club.de');
    await screen.findByText(text);
    expect(screen.getByLabelText('E-Mail-Adresse')).toHaveProperty('value', 'uwe@club.de');
  });

  it('asks for an address before anything is sent', async () => {
    const calls = serve();
    show();
    await invite('uwe');
    expect(screen.getByText('Bitte gib eine gültige E-Mail-Adresse ein!')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('E-Mail-Adresse'));
    expect(changesIn(calls)).toEqual([]);
  });

  it('offers to create an unknown player', async () => {
    const calls = serve({
      change: ({ url, body }) =>
        url.endsWith('/players') && !('playerId' in (body as object))
          ? refusal(404, 'error.teams.user-not-registered')
          : json(kept),
    });
    show();
    await invite('neu@club.de');
    await screen.findByText(/^Es ist kein Spieler mit dieser E-Mail-Adresse registriert/);
    await userEvent.click(screen.getByRole('button', { name: /^Stattdessen anlegen/ }));
    await userEvent.type(screen.getByLabelText('Vorname'), 'Neu');
    await userEvent.type(screen.getByLabelText('Nachname'), 'Ling{Enter}');
    await screen.findByText('Neu Ling ist jetzt im Team.');
    const [, made, added] = changesIn(calls);
    expect(made?.[2]).toMatchObject({ props: { firstName: 'Neu', lastName: 'Ling' } });
    const playerId = (made?.[2] as { readonly id?: string } | undefined)?.id;
    expect(playerId).toMatch(/^[0-9a-z]{20}$/);
    expect(added?.[2]).toEqual({ playerId, emailAddress: 'neu@club.de' });
  });
});

it('creates no player twice', async () => {
  const calls = serve();
  show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Anlegen' }));
  await userEvent.type(screen.getByLabelText('Vorname'), 'uwe');
  await userEvent.type(screen.getByLabelText('Nachname'), 'Krause{Enter}');
  expect(screen.getByText('Der Spieler uwe Krause wurde schon erfasst.')).toBeTruthy();
  expect(changesIn(calls)).toEqual([]);
});

it('creates a player with the same id again after a lost answer', async () => {
  let failures = 1;
  const calls = serve({
    change: () => {
      failures -= 1;
      return failures >= 0 ? refusal(500, 'error.api.500') : json(kept);
    },
  });
  show();
  await userEvent.click(await screen.findByRole('radio', { name: 'Anlegen' }));
  await userEvent.type(screen.getByLabelText('Vorname'), 'Neu');
  await userEvent.type(screen.getByLabelText('Nachname'), 'Ling{Enter}');
  await screen.findByText(/^Der Spieler konnte nicht gespeichert werden/);
  await userEvent.click(screen.getByRole('button', { name: 'Spieler anlegen' }));
  await screen.findByText('Neu Ling ist jetzt im Team.');
  const ids = changesIn(calls)
    .filter(([, url]) => url === '/api/v1/players/')
    .map(([, , body]) => (body as { id: string }).id);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

describe('after a failure of the server it says', () => {
  const failing = () => {
    serve({ change: () => refusal(500, 'error.api.500') });
    show();
  };
  const reason = '\\(Ein interner Serverfehler ist aufgetreten\\)\\. Bitte versuche es noch einmal!$';

  it('that roles could not be saved', async () => {
    failing();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Uwe Krause die Rolle „Analyse“ entziehen' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Entziehen' }));
    const said = new RegExp(`^Die Rollen konnten nicht gespeichert werden\\. ${reason}`);
    expect(await screen.findByText(said)).toBeTruthy();
  });

  it('that a player could not be removed', async () => {
    failing();
    await screen.findByRole('list', { name: 'Rollen von Uwe Krause' });
    await menuOf('Uwe Krause');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Aus dem Team entfernen' }));
    await userEvent.click(screen.getByRole('button', { name: 'Entfernen' }));
    const said = new RegExp(`^Der Spieler konnte nicht entfernt werden\\. ${reason}`);
    expect(await screen.findByText(said)).toBeTruthy();
  });
});
