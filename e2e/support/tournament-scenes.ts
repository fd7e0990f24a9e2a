import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import type { Page } from 'playwright-core';
import { ManagementPage } from '../pages/management-page.ts';
import { TournamentPage } from '../pages/tournament-page.ts';
import { newId } from './api.ts';
import { enterAs, type Scene } from './scene.ts';
import type { SharedServer } from './shared.ts';
import type { Club } from './teams.ts';
import {
  addEntrants,
  addPlayers,
  beginTournament,
  createTournament,
  drawSecondChance,
  entrantNames,
  foundTournamentTeam,
  playGroups,
  playRounds,
  startTournament,
  tournamentMatches,
  winMatch,
} from './tournaments.ts';

const entrantsOf = ({ slots }: TournamentMatch): readonly string[] =>
  slots.flatMap((slot) => (slot.kind === 'entrant' ? [slot.entrant] : []));

/** A league in which everybody has won once, so that somebody has to decide. */
const startTied = async (club: Club, name: string) => {
  const id = await startTournament(club, { name, mode: 'league' }, 3);
  const matches = await tournamentMatches(club.chief, id);
  const entrants = [...new Set(matches.flatMap(entrantsOf))];
  for (const match of matches) {
    const [home = '', away = ''] = entrantsOf(match);
    const isHome = entrants[(entrants.indexOf(home) + 1) % entrants.length] === away;
    await winMatch(club.chief, match.matchId ?? '', isHome ? 0 : 1);
  }
  return { id, entrants };
};

/** Four groups of four that are played; two of each are out. */
const startWithSecondChance = async (club: Club, name: string): Promise<string> => {
  const mode = 'single-knockout-with-group-stage';
  const id = await startTournament(club, { name, mode, hasSecondChance: true }, 16);
  await playGroups(club.chief, id);
  return id;
};

const cups = {
  tied: async (club: Club) => (await startTied(club, 'Vereinsliga')).id,
  drawn: async (club: Club) => {
    const { id, entrants } = await startTied(club, 'Damenliga');
    const decide = (body: object) => club.chief.api.call(`PATCH /events/${id}/decide`, { entrants, ...body });
    await decide({ way: 'lot', reason: 'Keine Zeit für ein Stechen, die Halle schließt um 23 Uhr' });
    await club.chief.api.call(`PATCH /events/${id}/undo-decide`, { entrants });
    await decide({ way: 'order', reason: 'Alle drei haben sich geeinigt' });
    return id;
  },
  open: async (club: Club) => {
    const id = await createTournament(club, {
      name: 'Stadtpokal Jena',
      mode: 'single-knockout-with-group-stage',
      setup: { maxNoOfParticipants: 32 },
    });
    await addEntrants(club.chief, id, entrantNames(23));
    return id;
  },
  // Every picture of a registration adds somebody.
  registering: (club: Club) =>
    createTournament(club, {
      name: 'Frühlingspokal',
      mode: 'double-knockout',
      setup: { maxNoOfParticipants: 64 },
    }),
  knockout: async (club: Club) => {
    const id = await startTournament(
      club,
      { name: 'Winterpokal', mode: 'single-knockout', hasThirdPlaceMatch: true },
      27,
    );
    await playRounds(club.chief, id, 2);
    const ready = (await tournamentMatches(club.chief, id)).find(({ status }) => status === 'ready');
    await club.chief.api.startMatch(ready?.matchId ?? '');
    return id;
  },
  groups: async (club: Club) => {
    const id = await startTournament(
      club,
      { name: 'Sommerpokal', mode: 'single-knockout-with-group-stage', setup: { assignCaller: true } },
      18,
    );
    const ready = (await tournamentMatches(club.chief, id)).filter(({ matchDay }) => matchDay === 1);
    for (const [index, { matchId }] of ready.slice(0, 8).entries()) {
      await club.chief.api.call(`PATCH /events/${id}/matches/${matchId}/board`, { board: `${index + 1}` });
      await club.chief.api.startMatch(matchId ?? '');
    }
    for (const { matchId } of ready.slice(0, 5))
      await club.chief.api.playTurns(matchId ?? '', [{ score: 40, attemptsOnDouble: 1, dartsThrown: 2 }]);
    return id;
  },
  out: (club: Club) => startWithSecondChance(club, 'Trostpokal'),
  second: async (club: Club) => {
    const id = await startWithSecondChance(club, 'Zweiter Trostpokal');
    await drawSecondChance(club.chief, id);
    await playRounds(club.chief, id, 1);
    return id;
  },
  double: async (club: Club) => {
    const id = await startTournament(club, { name: 'Nachtpokal', mode: 'double-knockout' }, 13);
    await playRounds(club.chief, id, 3);
    return id;
  },
  large: (club: Club) =>
    startTournament(
      club,
      { name: 'Landespokal', mode: 'single-knockout', setup: { maxNoOfParticipants: 128 } },
      128,
    ),
  // The organiser plays, and calls a match before that.
  own: async (club: Club) => {
    const id = await createTournament(club, {
      name: 'Feierabendpokal',
      mode: 'single-knockout',
      setup: { assignCaller: true },
    });
    await addEntrants(club.chief, id, entrantNames(40));
    await addPlayers(club.chief, id, [club.chief.playerId]);
    await beginTournament(club.chief, id);
    return id;
  },
  finished: async (club: Club) => {
    const id = await startTournament(club, { name: 'Herbstpokal', mode: 'single-knockout' }, 11);
    await playRounds(club.chief, id, 9);
    return id;
  },
  league: async (club: Club) => {
    const id = await startTournament(club, { name: 'Vereinsliga', mode: 'league' }, 6);
    await playRounds(club.chief, id, 9);
    return id;
  },
} as const satisfies { readonly [cup: string]: (club: Club) => Promise<string> };
type CupName = keyof typeof cups;

/** A view of a tournament, and what is done there before the picture. */
type View = {
  readonly path?: string;
  readonly act: (page: Page) => Promise<unknown>;
  readonly isOrganiser?: boolean;
  /** Whether a dialog is open: it is not drawn on a picture that is longer than the screen. */
  readonly isDialog?: boolean;
};

/** The scenes of tournaments; each is played once for all pictures that need it. */
export const tournamentScenes = (serverOf: () => SharedServer): readonly Scene[] => {
  let club: Promise<Club> | undefined;
  const played = new Map<CupName, Promise<string>>();
  const idOf = async (cup: CupName): Promise<string> => {
    club ??= foundTournamentTeam(serverOf(), 'SC Bullseye Jena-Lobeda');
    const team = await club;
    const id = played.get(cup) ?? cups[cup](team);
    played.set(cup, id);
    return id;
  };
  const scene = (name: string, cup: CupName, view: View): Scene => ({
    name: `tournament-${name}`,
    isLong: view.isDialog !== true,
    show: async (page) => {
      const { path = '', act, isOrganiser = false } = view;
      const id = await idOf(cup);
      if (isOrganiser && club !== undefined) await enterAs(page, (await club).chief);
      await page.goto(`/tournaments/${id}${path}`);
      await act(page);
    },
  });
  const seen = (text: string | RegExp) => (page: Page) => page.getByText(text).first().waitFor();
  const heading = (name: string) => (page: Page) => page.getByRole('heading', { name }).first().waitFor();
  return [
    scene('introduction', 'open', { act: seen('Einlass ab') }),
    scene('participants', 'open', { path: '/participants', act: seen('Anna Adler') }),
    scene('register', 'open', { path: '/register', act: seen('E-Mail-Adresse') }),
    scene('register-problems', 'open', {
      path: '/register',
      act: async (page) => {
        await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
        await page.getByText('Bitte gib deine E-Mail-Adresse ein!').waitFor();
      },
    }),
    scene('register-member', 'open', { path: '/register', act: seen('Du startest für'), isOrganiser: true }),
    scene('knockout', 'knockout', { path: '/knockout', act: seen('Läuft gerade') }),
    scene('knockout-list', 'knockout', { path: '/knockout?view=list', act: heading('Finale') }),
    scene('knockout-large', 'large', { path: '/knockout', act: seen('Spiel 1') }),
    scene('screen', 'knockout', { path: '/knockout?view=screen', act: seen('Spiel 20') }),
    scene('screen-large', 'large', { path: '/knockout?view=screen', act: seen('Spiel 1') }),
    scene('paper', 'large', {
      path: '/knockout',
      act: async (page) => {
        await page.getByText('Spiel 1').first().waitFor();
        await page.emulateMedia({ media: 'print' });
        await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      },
    }),
    scene('own-tree', 'own', { path: '/knockout?view=tree', act: seen('Tessa Team'), isOrganiser: true }),
    {
      name: 'home-tasks',
      isLong: true,
      show: async (page) => {
        await idOf('own');
        if (club !== undefined) await enterAs(page, (await club).chief);
        await page.goto('/home/news');
        await page.getByText(/^Du spielst Spiel/).waitFor();
      },
    },
    scene('live', 'groups', { path: '/live', act: seen('beobachten') }),
    scene('registered', 'registering', {
      path: '/register',
      act: (page) =>
        new TournamentPage(page).register({
          'E-Mail-Adresse': `${newId()}@example.org`,
          Vorname: 'Bartholomäus',
          Nachname: 'von Hohenstein-Lobeda',
        }),
    }),
    scene('management', 'knockout', {
      path: '/management',
      act: seen(/Spielen beendet$/),
      isOrganiser: true,
    }),
    scene('cockpit', 'groups', { path: '/management', act: seen(/Spielen beendet$/), isOrganiser: true }),
    scene('result-entry', 'groups', {
      path: '/management?view=all',
      act: async (page) => {
        const management = new ManagementPage(page);
        await management.act(9, 'Ergebnis eintragen');
        await management.dialog.waitFor();
      },
      isOrganiser: true,
      isDialog: true,
    }),
    scene('correction', 'knockout', {
      path: '/management?view=all',
      act: async (page) => {
        const management = new ManagementPage(page);
        await management.act(12, 'Ergebnis korrigieren');
        await management.dialog
          .getByLabel(/^Legs von/)
          .first()
          .fill('0');
        await management.dialog
          .getByLabel(/^Legs von/)
          .last()
          .fill('1');
        await management.dialog.getByLabel('Grund').waitFor();
      },
      isOrganiser: true,
      isDialog: true,
    }),
    scene('gone', 'groups', {
      path: '/management?view=all',
      act: async (page) => {
        const management = new ManagementPage(page);
        await management.useTool('Wer ist gegangen?');
        await management.dialog.getByRole('switch').first().click();
        await management.dialog.getByText('ist gegangen', { exact: true }).waitFor();
      },
      isOrganiser: true,
      isDialog: true,
    }),
    scene('figures', 'finished', {
      path: '/participants',
      act: async (page) => {
        await page.locator('a[href*="/stats/"]').first().click();
        await page.getByText('Average').first().waitFor();
      },
      isOrganiser: true,
    }),
    scene('group', 'groups', { path: '/groups', act: heading('Gruppe A') }),
    scene('all-groups', 'groups', { path: '/groups/all', act: heading('Gruppe D') }),
    scene('double', 'double', {
      path: '/knockout',
      act: (page) => page.getByRole('region', { name: 'Gewinner-Seite', exact: true }).waitFor(),
    }),
    scene('second-chance', 'second', { path: '/knockout?side=second', act: heading('Trostrunde') }),
    scene('second-chance-card', 'out', {
      path: '/management',
      act: seen('Trostrunde freigeben'),
      isOrganiser: true,
    }),
    scene('second-chance-list', 'second', {
      path: '/management?view=all',
      act: heading('Trostrunde'),
      isOrganiser: true,
    }),
    scene('second-chance-release', 'out', {
      path: '/management',
      act: async (page) => {
        await page.getByRole('button', { name: 'Trostrunde freigeben' }).click();
        await page.getByRole('region', { name: 'So beginnt es' }).waitFor();
      },
      isOrganiser: true,
      isDialog: true,
    }),
    scene('highlights', 'double', { path: '/highlights', act: heading('Highscores') }),
    scene('result', 'finished', { act: heading('Platzierungen') }),
    scene('league', 'league', { act: heading('Abschlusstabelle') }),
    scene('decided', 'drawn', { path: '/groups', act: seen('Von Hand festgelegt') }),
    scene('lot', 'tied', {
      path: '/management',
      act: async (page) => {
        await page.getByRole('button', { name: 'Losen', exact: true }).click();
        await page.getByRole('dialog').waitFor();
      },
      isOrganiser: true,
      isDialog: true,
    }),
    scene('league-days', 'league', { path: '/groups/matchdays', act: heading('Spieltag 5') }),
  ];
};
