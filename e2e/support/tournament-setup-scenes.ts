import type { Page } from 'playwright-core';
import { TournamentAdminPage } from '../pages/tournament-admin-page.ts';
import { newId } from './api.ts';
import { enterAs, type Scene } from './scene.ts';
import type { SharedServer } from './shared.ts';
import type { Club } from './teams.ts';
import { addEntrants, createDraft, foundTournamentTeam } from './tournaments.ts';

const names = [
  'Anna Adler',
  'Ben Berg',
  'Cem Celik',
  'Dora Dorn',
  'Eva Ernst',
  'Finn Falk',
  'Greta Grün',
  'Maximilian-Alexander Schneider-Wolkenstein',
  'Ina Iber',
  'Jan Jost',
  'Kai Kern',
  'Lea Lang',
];

type SetUps = {
  readonly club: Club;
  readonly draft: string;
  readonly published: string;
  readonly closed: string;
};

async function prepare(server: SharedServer): Promise<SetUps> {
  const club = await foundTournamentTeam(server, 'SC Bullseye Jena-Lobeda');
  const { chief } = club;
  const create = async (name: string) => {
    const id = await createDraft(club, name);
    await addEntrants(chief, id, names);
    return id;
  };
  const draft = await create('Herbstpokal der Stadt Jena');
  const published = await create('Winterpokal');
  await chief.api.call(`PATCH /events/${published}/publish`);
  await club.mate.api.call(`POST /events/${published}/participants`, {
    id: newId(),
    participant: { type: 'single', player: { type: 'registered', id: club.mate.playerId } },
  });
  await chief.api.call(`PATCH /events/${published}/groups/create`);
  const closed = await create('Frühlingspokal');
  await chief.api.call(`PATCH /events/${closed}/publish`);
  await chief.api.call(`PATCH /events/${closed}/close`);
  return { club, draft, published, closed };
}

/** The scenes of the set-up of a tournament, created once for all pictures. */
export const tournamentSetupScenes = (serverOf: () => SharedServer): readonly Scene[] => {
  let setUps: Promise<SetUps> | undefined;
  const scene = (
    name: string,
    [which, tab]: readonly [Exclude<keyof SetUps, 'club'>, string],
    act: (admin: TournamentAdminPage, page: Page) => Promise<unknown>,
  ): Scene => ({
    name: `tournament-setup-${name}`,
    isLong: true,
    show: async (page) => {
      setUps ??= prepare(serverOf());
      const known = await setUps;
      await enterAs(page, known.club.chief);
      await act(await new TournamentAdminPage(page).open(known[which], tab), page);
    },
  });
  const saying = (text: string) => (_: TournamentAdminPage, page: Page) =>
    page.getByText(text).first().waitFor();
  return [
    scene('general', ['published', 'general'], saying('PIN für die Spielstände')),
    scene('participants', ['draft', 'participants'], (admin) => admin.row('Lea Lang').waitFor()),
    scene('registrations', ['published', 'participants'], (admin) => admin.row('Uwe Krause').waitFor()),
    scene('mode', ['published', 'mode'], (admin) => admin.group('A').getByRole('listitem').first().waitFor()),
    scene('free-groups', ['draft', 'mode'], async (_, page) => {
      // What the picture before has saved is open and switched on already.
      const anyNumber = page.getByRole('switch', { name: 'Jede Zahl von Gruppen' });
      await page.getByText('Mehr zu den Gruppen').waitFor();
      if (!(await anyNumber.isVisible())) await page.getByText('Mehr zu den Gruppen').click();
      await anyNumber.check();
      await page.getByRole('switch', { name: 'Andere Matches in Gruppen einer Größe' }).check();
      await page.getByText('Matches in Gruppen mit 3').waitFor();
    }),
    scene('second-chance', ['draft', 'mode'], async (_, page) => {
      await page.getByText('Mehr zu den Gruppen').click();
      await page.getByRole('switch', { name: 'Trostrunde' }).click();
      await page.getByText('Matches: Trostrunde').waitFor();
    }),
    scene('publish', ['draft', 'publish'], saying('Danach können sich Spieler anmelden')),
    scene('close', ['published', 'close'], saying('Die Anmeldung kann noch nicht geschlossen werden.')),
    scene('start', ['closed', 'start'], saying('Das Turnier kann noch nicht gestartet werden:')),
  ];
};
