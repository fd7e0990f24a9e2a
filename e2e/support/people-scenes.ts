import type { MatchHead } from '@neundarter/contract/entities/match';
import type { Page } from 'playwright-core';
import { AccountPage } from '../pages/account-page.ts';
import { HomePage } from '../pages/home-page.ts';
import { PlayerStatsPage } from '../pages/player-stats-page.ts';
import { SetupPage } from '../pages/setup-page.ts';
import { SummaryPage } from '../pages/summary-page.ts';
import {
  type Account,
  createTeam,
  createTraining,
  joinTeam,
  makeAdmin,
  makeTeamAdmin,
  password,
  readAgain,
  registerUser,
} from './accounts.ts';
import { newId } from './api.ts';
import { botSide, checkout, guestSide, scores, seedMatch } from './matches.ts';
import { askForAgreement, playerSide } from './online-matches.ts';
import { enterAs, type Scene } from './scene.ts';
import type { SharedServer } from './shared.ts';
import {
  addEntrants,
  addPlayers,
  beginTournament,
  createTournament,
  entrantNames,
  playRounds,
} from './tournaments.ts';

/** A club with content for every screen. */
type Club = {
  readonly admin: Account;
  readonly captain: Account;
  readonly mate: Account;
  readonly teamId: string;
  /** A match of the training that an admin reopened and that was finished again. */
  readonly reopenedMatchId: string;
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

/** A match of a training, reopened with a reason by an admin who is not in the team. */
async function reopenMatch(
  { admin, captain, mate }: Pick<Club, 'admin' | 'captain' | 'mate'>,
  eventId: string,
): Promise<string> {
  const id = await seedMatch(captain.api, {
    sides: [playerSide(captain), playerSide(mate)],
    config: { legsToWinSet: 1, startingScore: 101 },
    turns: [...scores(61, 20), checkout(40, 1)],
    eventId,
  });
  const reason = 'Der letzte Dart steckte im Feld daneben, das haben beide gesehen.';
  await admin.api.call(`DELETE /matches/${id}/throw`, { reason });
  await captain.api.playTurns(id, [checkout(40, 2)]);
  return id;
}

/** A match that a stranger's device has kept; the captain has not confirmed it. */
async function keepWithoutConsent(by: Account, captain: Account): Promise<void> {
  const stranger = [playerSide(captain), guestSide('Jan')];
  await by.api.call('POST /matches/', { id: newId(), props: { parties: stranger }, isKept: true });
}

/** A finished and a running tournament with the captain. */
async function playTournaments(
  admin: Account,
  { captain, teamId }: Pick<Club, 'captain' | 'teamId'>,
): Promise<void> {
  await admin.api.call('PATCH /teams/', { id: teamId, changedProps: { canUseTournaments: true } });
  for (const [name, mode, rounds] of [
    ['Herbstpokal', 'single-knockout', 9],
    ['Vereinsliga', 'league', 1],
  ] as const) {
    const id = await createTournament({ chief: captain, teamId }, { name, mode });
    await addPlayers(captain, id, [captain.playerId]);
    await addEntrants(captain, id, entrantNames(6));
    await beginTournament(captain, id);
    await playRounds(captain, id, rounds);
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
  const training = (name: string, startsInMs: number) =>
    createTraining(admin, { teamId, name, startsInMs, lastsMs: 3 * hourMs });
  const eventId = await training('Donnerstagstraining', -hourMs);
  await training('Sonntagsrunde', 72 * hourMs);
  for (const content of [
    '# Sommerfest\n\nAm **Samstag** ab 15 Uhr. Bringt mit:\n\n- Kuchen\n- gute Laune\n- eure Darts',
    'Die neue Tabelle steht:\n\n| Team | Punkte |\n|---|--:|\n| Bulls | 18 |\n| Rivalen | 15 |',
  ])
    await admin.api.call('POST /news/', { id: newId(), props: { content, date: now, status: 'published' } });
  await playSome({ captain, mate });
  await playTournaments(admin, { captain, teamId });
  const reopenedMatchId = await reopenMatch({ admin, captain, mate }, eventId);
  await keepWithoutConsent(admin, captain);
  return { admin, captain: await readAgain(captain), mate: await readAgain(mate), teamId, reopenedMatchId };
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
      name: 'reopen-reason',
      show: async (page) => {
        const { reopenedMatchId } = await enter(page, 'admin', '/matches');
        const summary = await new SummaryPage(page).open(reopenedMatchId);
        await summary.askToUndo();
        await summary.confirmUndo.click();
        await page.getByText('Bitte gib einen Grund an.').waitFor();
      },
    },
    {
      name: 'reopen-question',
      show: async (page) => {
        const { reopenedMatchId } = await enter(page, 'captain', '/matches');
        const summary = await new SummaryPage(page).open(reopenedMatchId);
        await page.getByText('Nachträglich geöffnet').waitFor();
        await summary.askToUndo();
        await summary.confirmUndo.waitFor();
      },
    },
    {
      name: 'last-team-admin',
      show: async (page) => {
        const { teamId } = await enter(page, 'admin', '/admin');
        await page.goto(`/admin/teams/${teamId}`);
        await page.getByRole('button', { name: /Brandstetter die Rolle „Team-Admin“ entziehen/ }).click();
        await page.getByRole('button', { name: 'Entziehen', exact: true }).click();
        await page.getByText(/ist der letzte Team-Admin/).waitFor();
      },
    },
    {
      name: 'last-admin-deletion',
      show: async (page) => {
        await enter(page, 'captain', '/account');
        const { deletionDialog: dialog } = new AccountPage(page);
        await page.getByRole('button', { name: 'Konto löschen' }).click();
        await dialog.getByLabel('Dein Passwort').fill(password);
        await dialog.getByRole('checkbox').check();
        await dialog.getByRole('button', { name: 'Endgültig löschen' }).click();
        await page.getByText(/^Du bist der letzte Team-Admin/).waitFor();
      },
    },
    {
      name: 'agreement-code',
      show: async (page) => {
        await enter(page, 'captain', '/matches/new');
        const setup = new SetupPage(page);
        await setup.choose(setup.side(2), 'Konto');
        await page.getByRole('button', { name: 'Am Gerät bestätigen' }).last().click();
        await page.getByRole('img', { name: 'QR-Code zum Bestätigen' }).waitFor();
      },
    },
    {
      name: 'setup-agreed',
      isLong: true,
      show: async (page) => {
        await enter(page, 'captain', '/matches/new');
        const setup = new SetupPage(page);
        await setup.choose(setup.side(2), 'Konto');
        await setup.choose(setup.side(1), 'Doppel');
        await page.getByRole('button', { name: 'Am Gerät bestätigen' }).last().waitFor();
      },
    },
    {
      name: 'confirm',
      show: async (page) => {
        const { mate } = await enter(page, 'captain', '/confirm');
        await page.goto(`/confirm/${await askForAgreement(mate)}`);
        await page.getByText('Uwe Krause möchte dich').waitFor();
      },
    },
    scene('confirm-code', 'captain', { path: '/confirm', seen: 'Code vom anderen Gerät' }),
    {
      name: 'summary-own',
      isLong: true,
      show: async (page) => {
        const { captain } = await enter(page, 'captain', '/matches');
        const query = `playerId=${captain.playerId}&status=finished`;
        const matches = (await captain.api.call(`GET /matches?${query}`)) as readonly MatchHead[];
        // Nobody leaves a match of a tournament.
        const match = matches.find(({ props }) => props.eventId === null);
        await page.goto(`/matches/${match?.id}`);
        await page.getByRole('button', { name: 'Das war nicht ich' }).waitFor();
      },
    },
    scene('unconfirmed', 'captain', { path: '/account', seen: 'Diese Matches warten' }),
    {
      name: 'player-stats',
      isLong: true,
      show: async (page) => {
        await enter(page, 'captain', '/players/me/stats');
        await new PlayerStatsPage(page).overview.waitFor();
        await page.getByRole('link', { name: 'Herbstpokal', exact: true }).waitFor();
      },
    },
    {
      name: 'setup-known',
      isLong: true,
      show: async (page) => {
        await enter(page, 'captain', '/matches/new');
        const setup = new SetupPage(page);
        await setup.choose(setup.side(2), 'Team');
        await setup.side(2).getByRole('button', { name: 'Uwe Krause', exact: true }).click();
        await page.getByText('zählt zum Training').first().waitFor();
      },
    },
  ];
};
