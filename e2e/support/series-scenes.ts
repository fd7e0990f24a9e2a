import type { Page } from 'playwright-core';
import { LoungePage } from '../pages/lounge-page.ts';
import { SeriesPage } from '../pages/series-page.ts';
import type { Account } from './accounts.ts';
import { newId } from './api.ts';
import { enterAs, type Scene } from './scene.ts';
import { finishTournament, planTournament, startPlanned } from './series-tournaments.ts';
import type { SharedServer } from './shared.ts';
import { externalPeople, foundTournamentTeam } from './tournaments.ts';

type Season = {
  readonly chief: Account;
  readonly id: string;
  /** The first tournament of the series. */
  readonly eventId: string;
};

const dayMs = 24 * 60 * 60_000;
const names = [
  'Michaela Brandstetter',
  'Jan Ast',
  'Christina Berg',
  'Bartholomäus von Hohenstein',
  'Ayşe Yılmaz',
  'Øyvind Dahl',
  'Uwe Ernst',
  'Kat Fuchs',
  'Timo Gast',
  'Rita Horn',
  'Leo Igel',
  'Dora Jung',
];

/** Three finished tournaments, the first with groups, one that is running, and one to come. */
async function playSeason(server: SharedServer): Promise<Season> {
  const club = await foundTournamentTeam(server, 'Bulls Serienstadt');
  const { chief, teamId } = club;
  const people = externalPeople(names);
  const plan = (name: string, days: number, mode: 'knockout' | 'groups' = 'knockout') =>
    planTournament(club, { name, startsInMs: days * dayMs, mode });
  const eventIds = [
    await plan('Saisoneröffnung', -60, 'groups'),
    await plan('Nikolausturnier', -30),
    await plan('Neujahrsturnier', -10),
    await plan('Frühlingsturnier', 0),
    await plan('Finale der Serie', 30),
  ];
  const orders = [people, people.toReversed(), [...people.slice(5), ...people.slice(0, 5)]];
  for (const [index, order] of orders.entries()) {
    const eventId = eventIds[index] ?? '';
    await startPlanned(chief, eventId, people.slice(0, 12 - index));
    await finishTournament(chief, eventId, order);
  }
  await startPlanned(chief, eventIds[3] ?? '', people);
  const id = newId();
  await chief.api.call('POST /series/', { id, props: { teamId, name: 'Wintercup', isPublic: true } });
  await chief.api.call('PATCH /series/', { id, changedProps: { addedEventIds: eventIds } });
  return { chief, id, eventId: eventIds[0] ?? '' };
}

/** The scenes of a series, with a season played once for all pictures. */
export const seriesScenes = (serverOf: () => SharedServer): readonly Scene[] => {
  let season: Promise<Season> | undefined;
  const enter = async (page: Page): Promise<Season> => {
    season ??= playSeason(serverOf());
    const known = await season;
    await enterAs(page, known.chief);
    return known;
  };
  const scene = (name: string, show: (page: Page, id: string) => Promise<unknown>): Scene => ({
    name,
    isLong: true,
    show: async (page) => {
      const { id } = await enter(page);
      await show(page, id);
    },
  });
  const table = async (page: Page, id: string) => {
    const series = await new SeriesPage(page).open(id);
    await series.table.waitFor();
  };
  return [
    scene('series', table),
    scene('series-details', async (page, id) => {
      await table(page, id);
      await page.getByRole('button', { name: 'Michaela Brandstetter' }).click();
    }),
    {
      name: 'series-of-tournament',
      isLong: true,
      show: async (page) => {
        const { eventId } = await enter(page);
        await page.goto(`/tournaments/${eventId}/series`);
        await page.getByText('Zur Gesamtübersicht').first().waitFor();
      },
    },
    scene('series-general', (page, id) => new SeriesPage(page).openAdmin(id)),
    scene('series-points', (page, id) => new SeriesPage(page).openAdmin(id, 'points')),
    scene('series-tournaments', async (page, id) => {
      await new SeriesPage(page).openAdmin(id, 'tournaments');
      await page.getByRole('switch', { name: 'Nikolausturnier' }).waitFor();
    }),
    scene('series-lounge', async (page) => {
      const lounge = await new LoungePage(page).open();
      await lounge.section('Turnierserien').getByText('Wintercup').waitFor();
      await lounge.startNew('Turnierserie');
      await lounge.field('Name').waitFor();
    }),
  ];
};
