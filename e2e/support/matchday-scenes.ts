import type { Page } from 'playwright-core';
import { MatchdayPage } from '../pages/matchday-page.ts';
import {
  createAgainstExternals,
  createMatchday,
  foundSides,
  gameIds,
  giveGames,
  type MatchdayTeams,
  playLegs,
  setLineUp,
  startMatchday,
} from './matchdays.ts';
import { enterAs, type Scene } from './scene.ts';
import type { SharedServer } from './shared.ts';

type Season = MatchdayTeams & {
  readonly scheduled: string;
  /** Before any line-up, and with both. */
  readonly planned: string;
  readonly complete: string;
  /** With a line-up that home has changed after both were visible. */
  readonly changed: string;
  /** Entered by the other team, and one that it has declined. */
  readonly asked: string;
  readonly declined: string;
  /** At a club by name. */
  readonly hosted: string;
  readonly forfeited: string;
  /** Without a turn. */
  readonly started: string;
  readonly running: string;
  readonly finished: string;
};

async function playSeason(server: SharedServer): Promise<Season> {
  const teams = await foundSides(server, ['SC Bullseye Jena-Lobeda II', 'DC Halle']);
  const { home, away } = teams;
  const scheduled = await createMatchday(teams, 'Spieltag 5');
  await setLineUp(scheduled, 'home', home);
  const planned = await createMatchday(teams, 'Spieltag 7');
  const complete = await createMatchday(teams, 'Spieltag 6');
  await setLineUp(complete, 'home', home);
  await setLineUp(complete, 'away', away);
  const changed = await createMatchday(teams, 'Spieltag 8');
  await setLineUp(changed, 'home', home);
  await setLineUp(changed, 'away', away);
  await setLineUp(changed, 'home', { ...home, players: home.players.toReversed() });
  const asked = await createMatchday(teams, 'Spieltag 10', 'away');
  const declined = await createMatchday(teams, 'Spieltag 11');
  await away.chief.api.call(`PATCH /events/${declined}/request`, { agrees: false });
  const { eventId: hosted } = await createAgainstExternals(teams, 'Spieltag 12', 'away');
  const forfeited = await startMatchday(teams, 'Spieltag 2');
  await giveGames(home.chief, await gameIds(home.chief, forfeited), () => 0);
  const started = await startMatchday(teams, 'Spieltag 9');
  const running = await startMatchday(teams, 'Spieltag 4');
  const games = await gameIds(home.chief, running);
  await playLegs(home.chief, games[0] ?? '', [0, 1, 0, 0]);
  await playLegs(home.chief, games[1] ?? '', [1, 1, 1]);
  await playLegs(home.chief, games[2] ?? '', [0, 0]);
  await playLegs(home.chief, games[4] ?? '', [1]);
  await giveGames(home.chief, games.slice(3, 4), () => 0);
  await away.chief.api.call(`POST /events/${running}/substitute`, {
    teamId: away.teamId,
    playerId: away.players[1],
    substitutePlayerId: away.players[4],
  });
  const finished = await startMatchday(teams, 'Spieltag 3');
  for (const [place, id] of (await gameIds(home.chief, finished)).entries())
    await playLegs(home.chief, id, place % 3 === 0 ? [1, 0, 1, 1] : [0, 0, 1, 0]);
  const before = { planned, complete, changed, asked, declined, hosted, scheduled };
  return { ...teams, ...before, forfeited, started, running, finished };
}

/** A view of a matchday: its query, and what is done there before the picture. */
type View = {
  readonly query?: string;
  readonly act: (matchday: MatchdayPage, page: Page) => Promise<unknown>;
  /** Whether a dialog is open: it is not drawn on a picture that is longer than the screen. */
  readonly isDialog?: boolean;
};

/** The scenes of a league matchday, with a season created once for all pictures. */
export const matchdayScenes = (serverOf: () => SharedServer): readonly Scene[] => {
  let season: Promise<Season> | undefined;
  const scene = (
    name: string,
    which: Exclude<keyof Season, keyof MatchdayTeams>,
    { query = '', act, isDialog = false }: View,
  ): Scene => ({
    name: `matchday-${name}`,
    isLong: !isDialog,
    show: async (page) => {
      season ??= playSeason(serverOf());
      const known = await season;
      await enterAs(page, known.home.chief);
      await act(await new MatchdayPage(page).open(known[which], query), page);
    },
  });
  const open = (name: string) => async (matchday: MatchdayPage, page: Page) => {
    // A notice of the app may cover the button.
    await page.getByRole('button', { name }).press('Enter');
    await matchday.dialog.waitFor();
  };
  /** Opens an action of a game whose menu a notice of the app may cover. */
  const chooseIn = async (matchday: MatchdayPage, game: number, action: string) => {
    await matchday.game(game).getByRole('button', { name: /^Menü/ }).press('Enter');
    await matchday.page.getByRole('menuitem', { name: action, exact: true }).press('Enter');
    await matchday.dialog.waitFor();
  };
  return [
    scene('scheduled', 'scheduled', { act: (matchday) => matchday.start.waitFor() }),
    scene('planned', 'planned', { act: ({ page }) => page.getByText('Aufstellung').first().waitFor() }),
    scene('complete', 'complete', { act: (matchday) => matchday.start.waitFor() }),
    scene('changed', 'changed', {
      act: ({ page }) =>
        page
          .getByText(/^geändert nach Aufdeckung/)
          .first()
          .waitFor(),
    }),
    scene('changed-line-ups', 'changed', {
      query: '?tab=lineups',
      act: ({ page }) =>
        page
          .getByText(/^geändert nach Aufdeckung/)
          .first()
          .waitFor(),
    }),
    scene('asked', 'asked', { act: ({ page }) => page.getByRole('button', { name: 'Zusagen' }).waitFor() }),
    scene('declined', 'declined', { act: ({ page }) => page.getByText(/hat abgesagt/).waitFor() }),
    scene('hosted', 'hosted', {
      isDialog: true,
      act: async (matchday, page) => {
        await open('Code für die Gastgeber zeigen')(matchday, page);
        await page.getByText(/^Gilt bis /).waitFor();
      },
    }),
    scene('give-up', 'running', {
      isDialog: true,
      act: async (_, page) => {
        await page.getByRole('button', { name: 'Ligaspieltag aufgeben' }).press('Enter');
        await page.getByRole('alertdialog').waitFor();
      },
    }),
    scene('pairing', 'scheduled', {
      isDialog: true,
      act: async (matchday, page) => {
        await open('Code für die Gäste zeigen')(matchday, page);
        await page.getByText(/^Gilt bis /).waitFor();
      },
    }),
    scene('guests', 'scheduled', {
      act: async (_, page) => {
        await page.goto(`${page.url()}/guests`);
        await page.getByRole('button', { name: 'Teilnehmen' }).click();
        await page.getByText('Der Code hat acht Ziffern.').waitFor();
      },
    }),
    scene('forfeited', 'forfeited', { act: (matchday) => matchday.score.getByText('beendet').waitFor() }),
    scene('running', 'running', { act: (matchday) => matchday.game(3).getByText('Live').waitFor() }),
    scene('finished', 'finished', { act: (matchday) => matchday.score.getByText('beendet').waitFor() }),
    scene('line-ups', 'running', {
      query: '?tab=lineups',
      act: ({ page }) => page.getByText('Leo Lang für Timo Tor').waitFor(),
    }),
    scene('hidden-line-up', 'scheduled', {
      query: '?tab=lineups',
      act: (matchday) => matchday.lineUp('DC Halle').waitFor(),
    }),
    scene('editor', 'scheduled', {
      query: '?tab=lineups&side=home',
      act: async (matchday, page) => {
        await page.getByRole('button', { name: 'Ben Berg herausnehmen' }).click();
        await page.getByRole('button', { name: 'Ersatzspieler hinzufügen' }).click();
        await matchday.save.click();
        await page.getByRole('alert').first().waitFor();
        await matchday.player('Ben Berg').click();
      },
    }),
    scene('substitution', 'running', {
      isDialog: true,
      query: '?tab=lineups',
      act: open('Anna Adler auswechseln'),
    }),
    scene('late-player', 'running', {
      isDialog: true,
      query: '?tab=lineups',
      act: async (matchday, page) => {
        await open('Spieler für SC Bullseye Jena-Lobeda II nachmelden')(matchday, page);
        await matchday.dialog.getByRole('radio').first().waitFor();
      },
    }),
    scene('result-entry', 'running', {
      isDialog: true,
      act: async (matchday, page) => {
        await chooseIn(matchday, 3, 'Ergebnis eintragen');
        await page.getByLabel('Auf Papier zu Ende gespielt').check();
      },
    }),
    scene('forfeit', 'running', {
      isDialog: true,
      act: async (matchday, page) => {
        await chooseIn(matchday, 6, 'Ergebnis eintragen');
        await page
          .getByLabel(/^Kampflos für/)
          .first()
          .check();
      },
    }),
    scene('injury', 'running', {
      isDialog: true,
      act: async (matchday, page) => {
        await chooseIn(matchday, 5, 'Ergebnis eintragen');
        await page
          .getByLabel(/gibt auf/)
          .first()
          .check();
      },
    }),
    scene('undo-start', 'started', {
      isDialog: true,
      act: async (_, page) => {
        await page.getByRole('button', { name: 'Start zurücknehmen' }).press('Enter');
        await page.getByRole('alertdialog').waitFor();
      },
    }),
    scene('correction', 'running', {
      isDialog: true,
      act: async (matchday) => {
        await chooseIn(matchday, 4, 'Ergebnis korrigieren');
        await matchday.enterLegs(1, 3);
      },
    }),
    scene('objection', 'running', {
      isDialog: true,
      act: async (matchday, page) => {
        await matchday.game(4).getByRole('button', { name: /^Menü/ }).press('Enter');
        await page.getByRole('menuitem', { name: 'Widersprechen', exact: true }).press('Enter');
        await page.getByRole('alertdialog').or(matchday.dialog).first().waitFor();
      },
    }),
    scene('signature', 'finished', { isDialog: true, query: '?tab=report', act: open('Unterschreiben') }),
    scene('pairs', 'running', {
      isDialog: true,
      query: '?tab=lineups',
      act: open('Doppel in Runde 4 ändern'),
    }),
    scene('report', 'finished', { query: '?tab=report', act: (matchday) => matchday.sheet.waitFor() }),
  ];
};
