import type { Page } from 'playwright-core';
import { EventPage } from '../pages/event-page.ts';
import { LoungePage } from '../pages/lounge-page.ts';
import { createTraining } from './accounts.ts';
import { newId } from './api.ts';
import { checkout, guestSide, scores, seedMatch } from './matches.ts';
import { playerSide } from './online-matches.ts';
import { enterAs, type Scene } from './scene.ts';
import type { SharedServer } from './shared.ts';
import { type Club, foundTeam } from './teams.ts';

type Evening = Club & {
  /** A training with finished and running matches. */
  readonly eventId: string;
  /** Trainings with so many running matches. */
  readonly halls: ReadonlyMap<number, string>;
  /** A training that is over, and one without a match. */
  readonly overId: string;
  readonly emptyId: string;
  /** The first of several trainings that were planned together. */
  readonly repetition: string;
};

/** Numbers of matches that a live page shows in different ways. */
const hallSizes = [0, 1, 2, 4, 8, 20] as const;

const dayMs = 24 * 60 * 60_000;
const names = ['Michaela Brandstetter', 'Jan', 'Christina', 'Bartholomäus von Hohenstein', 'Ayşe', 'Øyvind'];

async function seedEvening(server: SharedServer): Promise<Evening> {
  const club = await foundTeam(server, { name: 'Bulls Musterstadt' });
  const { chief, mate, teamId } = club;
  const training = (name: string, startsInMs: number) =>
    createTraining(chief, {
      teamId,
      name,
      startsInMs,
      lastsMs: 3 * 60 * 60_000,
      isPublic: true,
      location: { address: 'Bullsweg 1', zip: '07743', city: 'Jena' },
      description: 'Bringt bitte **eigene Darts** mit. Der Grill ist ab 19 Uhr an.',
    });
  await Promise.all([-7, -14, -21, 7, 14, 21].map((days) => training('Dienstagstraining', days * dayMs)));
  const eventId = await training('Dienstagstraining', -60 * 60_000);
  const emptyId = await training('Donnerstagstraining', -20 * 60_000);
  const overId = await training('Dienstagstraining', -2.5 * 60 * 60_000);
  const config = { legsToWinSet: 1, startingScore: 501 };
  const start = (event: string, home: string, turns: readonly number[]) =>
    seedMatch(chief.api, {
      sides: [guestSide(home), guestSide('Ben')],
      config,
      turns: scores(...turns),
      eventId: event,
    });
  for (const event of [eventId, eventId, eventId, overId, overId])
    await seedMatch(chief.api, {
      sides: [playerSide(chief), playerSide(mate)],
      config,
      turns: [...scores(180, 60, 60, 85, 60, 45, 60, 100, 20, 26), checkout(121)],
      eventId: event,
    });
  const changedProps = { endDateTime: Date.now() - 60_000 };
  await chief.api.call('PATCH /events/', { id: overId, changedProps });
  for (const [place, name] of names.slice(0, 3).entries())
    await start(eventId, name, [100, 60, 140, 85].slice(place));
  const halls = new Map<number, string>();
  for (const size of hallSizes) {
    const hall = await training(`Vereinsmeisterschaft ${size}`, -30 * 60_000);
    halls.set(size, hall);
    for (let match = 0; match < size; match += 1)
      await start(hall, names[match % names.length] ?? '', [100, 60, 140, 85, 26].slice(match % 4));
  }
  const repetition = await planTrainings(club);
  return { ...club, eventId, halls, overId, emptyId, repetition };
}

/** Three trainings that are changed and deleted as one, elsewhere than the others. @returns the id of the first one */
async function planTrainings({ chief, teamId }: Club): Promise<string> {
  const start = Date.now() + 2 * dayMs;
  const events = [0, 7, 14].map((days) => ({
    id: newId(),
    props: {
      teamId,
      type: 'training',
      name: 'Mittwochstraining',
      location: { address: 'Hallenweg 5', zip: '07743', city: 'Jena' },
      startDateTime: start + days * dayMs,
      endDateTime: start + days * dayMs + 3 * 60 * 60_000,
    },
  }));
  await chief.api.call('POST /events/batch', { events, isRepetition: true });
  return events[0]?.id ?? '';
}

/** The scenes of the team lounge and of events, with an evening created once for all pictures. */
export const eventScenes = (serverOf: () => SharedServer): readonly Scene[] => {
  let evening: Promise<Evening> | undefined;
  const enter = async (page: Page): Promise<Evening> => {
    evening ??= seedEvening(serverOf());
    const known = await evening;
    await enterAs(page, known.chief);
    return known;
  };
  const tab = (name: string, seen: string, which: 'eventId' | 'overId' | 'emptyId' = 'eventId'): Scene => ({
    name: which === 'eventId' ? `event-${name}` : `event-${name}-${which.slice(0, -2)}`,
    isLong: true,
    show: async (page) => {
      const known = await enter(page);
      await new EventPage(page).open(known[which], name);
      await page.getByRole('tabpanel').getByText(seen).first().waitFor();
    },
  });
  const live = (size: (typeof hallSizes)[number]): Scene => ({
    name: `live-${size}`,
    show: async (page) => {
      const { halls } = await enter(page);
      const event = await new EventPage(page).openLive(halls.get(size) ?? '');
      if (size === 0) await page.getByText('Zur Zeit läuft kein Live-Spiel.').waitFor();
      else await event.tiles.first().waitFor();
    },
  });
  const inMenu = async (page: Page, entry: string): Promise<void> => {
    const { repetition } = await enter(page);
    await page.goto(`/team-lounge/event/${repetition}`);
    await page.getByRole('button', { name: /^(Mehr zu dieser Seite|Menü für Mittwochstraining)$/ }).click();
    await page.getByRole('menuitem', { name: entry }).click();
  };
  return [
    {
      name: 'lounge',
      isLong: true,
      show: async (page) => {
        await enter(page);
        const lounge = await new LoungePage(page).open();
        await lounge.rows(lounge.agenda).first().waitFor();
      },
    },
    {
      name: 'lounge-training',
      isLong: true,
      show: async (page) => {
        await enter(page);
        const lounge = await new LoungePage(page).open();
        await lounge.startNew('Training');
        await lounge.field('Jede Woche wiederholen').check();
        await page.getByRole('button', { name: 'Training anlegen', exact: true }).click();
        await page.getByText('Bitte gib dem Training einen Namen.').waitFor();
      },
    },
    {
      name: 'lounge-matchday',
      isLong: true,
      show: async (page) => {
        await enter(page);
        const lounge = await new LoungePage(page).open();
        await lounge.startNew('Ligaspieltag');
        await lounge.field('Spielweise').selectOption('8 Einzel und 4 Doppel');
        await page.getByText('12 Spiele, Halbzeit nach Spiel 6.', { exact: false }).waitFor();
      },
    },
    {
      name: 'lounge-following',
      isLong: true,
      show: async (page) => {
        await inMenu(page, 'Bearbeiten');
        await page.getByLabel('Auch alle folgenden Trainings dieser Reihe ändern').check();
      },
    },
    {
      name: 'lounge-delete-following',
      show: async (page) => {
        await inMenu(page, 'Mit allen folgenden löschen');
        await page.getByRole('alertdialog').waitFor();
      },
    },
    tab('games', 'Beendet'),
    tab('table', 'Tessa Team'),
    tab('highlights', '121'),
    tab('stats', 'Geworfene Darts'),
    tab('games', 'Beendet', 'overId'),
    tab('games', 'noch keine Spiele', 'emptyId'),
    ...hallSizes.map(live),
  ];
};
