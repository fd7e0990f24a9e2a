import type { Page } from 'playwright-core';
import { HomePage } from '../pages/home-page.ts';
import { PlayerStatsPage } from '../pages/player-stats-page.ts';
import {
  type Account,
  createTeam,
  createTraining,
  joinTeam,
  makeAdmin,
  makeTeamAdmin,
  readAgain,
  registerUser,
} from './accounts.ts';
import { newId } from './api.ts';
import { botSide, checkout, guestSide, scores, seedMatch } from './matches.ts';
import { playerSide } from './online-matches.ts';
import { enterAs, type Scene } from './scene.ts';
import type { SharedServer } from './worlds.ts';

/** A club with content for every screen. */
type Club = {
  readonly admin: Account;
  readonly captain: Account;
  readonly mate: Account;
  readonly teamId: string;
};

const hourMs = 60 * 60 * 1000;

async function playSome({ captain, mate }: Pick<Club, 'captain' | 'mate'>): Promise<void> {
  const won = [...scores(180, 60, 60, 60, 21, 60), checkout(40)];
  const lost = [...scores(60, 180, 60, 180, 60), checkout(141)];
  const [start301, start501] = [
    { legsToWinSet: 1, startingScore: 301 },
    { legsToWinSet: 1, startingScore: 501 },
  ];
  for (const sides of [
    [playerSide(captain), playerSide(mate)],
    [playerSide(captain), botSide(5)],
    [playerSide(captain), guestSide('Jan')],
  ] as const) {
    await seedMatch(captain.api, { sides, config: start301, turns: won });
    await seedMatch(captain.api, { sides, config: start501, turns: lost });
  }
}

async function foundClub(server: SharedServer): Promise<Club> {
  const admin = await makeAdmin(server, await registerUser(server, { firstName: 'Eva', lastName: 'Ahrens' }));
  const teamId = await createTeam(admin, 'Bulls Musterstadt');
  const join = async (firstName: string, lastName: string) =>
    joinTeam(server, { admin, account: await registerUser(server, { firstName, lastName }), teamId });
  const captain = await makeTeamAdmin(admin, await join('Michaela', 'Brandstetter'));
  const mate = await join('Uwe', 'Krause');
  await admin.api.call(`POST /teams/${teamId}/players`, {
    emailAddress: (await registerUser(server, { firstName: 'Ben', lastName: 'Bauer' })).emailAddress,
  });
  const now = Date.now();
  for (const [name, startsInMs] of [
    ['Donnerstagstraining', -hourMs],
    ['Sonntagsrunde', 72 * hourMs],
  ] as const)
    await createTraining(admin, { teamId, name, startsInMs, lastsMs: 3 * hourMs });
  for (const content of [
    '# Sommerfest\n\nAm **Samstag** ab 15 Uhr. Bringt mit:\n\n- Kuchen\n- gute Laune\n- eure Darts',
    'Die neue Tabelle steht:\n\n| Team | Punkte |\n|---|--:|\n| Bulls | 18 |\n| Rivalen | 15 |',
  ])
    await admin.api.call('POST /news/', { id: newId(), props: { content, date: now, status: 'published' } });
  await playSome({ captain, mate });
  return { admin, captain: await readAgain(captain), mate: await readAgain(mate), teamId };
}

/** A page, and a text that appears when it is complete. */
type Sight = { readonly path: string; readonly seen: string };

/** The scenes of accounts, teams, news and figures, with a club created once for all pictures. */
export const peopleScenes = (serverOf: () => SharedServer): readonly Scene[] => {
  let club: Promise<Club> | undefined;
  const enter = async (page: Page, who: 'admin' | 'captain', path: string): Promise<Club> => {
    club ??= foundClub(serverOf());
    const known = await club;
    await enterAs(page, known[who]);
    await page.goto(path);
    return known;
  };
  const scene = (name: string, who: 'admin' | 'captain', { path, seen }: Sight): Scene => ({
    name,
    isLong: true,
    show: async (page) => {
      await enter(page, who, path);
      await page.getByText(seen).first().waitFor();
    },
  });
  return [
    scene('home', 'captain', { path: '/home/news', seen: 'Sommerfest' }),
    scene('home-admin', 'admin', { path: '/home/news', seen: 'Sommerfest' }),
    scene('home-events', 'captain', { path: '/home/events', seen: 'Sonntagsrunde' }),
    {
      name: 'lobby',
      show: async (page) => {
        await enter(page, 'captain', '/home/lobby');
        await new HomePage(page).tabs.waitFor();
        await page.getByText('Uwe Krause').first().waitFor();
      },
    },
    scene('account', 'captain', { path: '/account', seen: 'Empfehlungscode' }),
    scene('team-lounge', 'captain', { path: '/team-lounge', seen: 'Einladung offen' }),
    scene('admin', 'admin', { path: '/admin', seen: 'Bulls Musterstadt' }),
    {
      name: 'admin-team',
      isLong: true,
      show: async (page) => {
        const { teamId } = await enter(page, 'admin', '/admin');
        await page.goto(`/admin/teams/${teamId}`);
        await page.getByText('Einladung offen').first().waitFor();
      },
    },
    {
      name: 'player-stats',
      isLong: true,
      show: async (page) => {
        await enter(page, 'captain', '/players/me/stats');
        await new PlayerStatsPage(page).overview.waitFor();
      },
    },
    {
      name: 'setup-known',
      isLong: true,
      show: async (page) => {
        await enter(page, 'captain', '/matches/new');
        await page.getByRole('radio', { name: /Team/ }).last().check();
        await page.getByRole('button', { name: 'Uwe Krause', exact: true }).last().click();
        await page.getByText('zählt zum Training').first().waitFor();
      },
    },
  ];
};
