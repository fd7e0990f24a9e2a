import type { Page } from 'playwright-core';
import { EventPage } from '../pages/event-page.ts';
import { LoungePage } from '../pages/lounge-page.ts';
import { createTraining } from './accounts.ts';
import { checkout, guestSide, scores, seedMatch } from './matches.ts';
import { playerSide } from './online-matches.ts';
import { enterAs, type Scene } from './scene.ts';
import { type Club, foundTeam } from './teams.ts';
import type { SharedServer } from './worlds.ts';

type Evening = Club & {
  /** A training with finished and running matches. */
  readonly eventId: string;
  /** A training with more running matches than fit a page. */
  readonly fullHallId: string;
};

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
  const fullHallId = await training('Vereinsmeisterschaft', -30 * 60_000);
  const config = { legsToWinSet: 1, startingScore: 501 };
  const start = (event: string, home: string, turns: readonly number[]) =>
    seedMatch(chief.api, {
      sides: [guestSide(home), guestSide('Ben')],
      config,
      turns: scores(...turns),
      eventId: event,
    });
  for (let match = 0; match < 3; match += 1)
    await seedMatch(chief.api, {
      sides: [playerSide(chief), playerSide(mate)],
      config,
      turns: [...scores(180, 60, 60, 85, 60, 45, 60, 100, 20, 26), checkout(121)],
      eventId,
    });
  for (const [place, name] of names.slice(0, 3).entries())
    await start(eventId, name, [100, 60, 140, 85].slice(place));
  for (let match = 0; match < 11; match += 1)
    await start(fullHallId, names[match % names.length] ?? '', [100, 60, 140, 85, 26].slice(match % 4));
  return { ...club, eventId, fullHallId };
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
  const tab = (name: string, seen: string): Scene => ({
    name: `event-${name}`,
    isLong: true,
    show: async (page) => {
      const { eventId } = await enter(page);
      await new EventPage(page).open(eventId, name);
      await page.getByRole('tabpanel').getByText(seen).first().waitFor();
    },
  });
  const live = (name: string, idOf: (known: Evening) => string): Scene => ({
    name,
    show: async (page) => {
      const event = await new EventPage(page).openLive(idOf(await enter(page)));
      await event.tiles.first().waitFor();
    },
  });
  return [
    {
      name: 'lounge',
      isLong: true,
      show: async (page) => {
        await enter(page);
        const lounge = await new LoungePage(page).open();
        await lounge.rows(lounge.trainings).first().waitFor();
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
    tab('games', 'Beendet'),
    tab('table', 'Tessa Team'),
    tab('highlights', '121'),
    tab('stats', 'Geworfene Darts'),
    live('live-three', ({ eventId }) => eventId),
    live('live-many', ({ fullHallId }) => fullHallId),
  ];
};
