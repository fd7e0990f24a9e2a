// The tournaments of the club: one in each state, and a series of evenings.
import { seededChance } from '@neundarter/rules/board/seeded-chance';
import { hallBoards, openForCalls, putUpBoards, standTablets, useBoards } from './hall.ts';
import { type Account, adminOf } from './join-club.ts';
import type { League } from './matchdays.ts';
import { invitedPerson, people, wishingPerson } from './people.ts';
import { seededIds } from './seeded-ids.ts';
import { playSeries } from './series-nights.ts';
import { championship, noon, weekdayAt } from './tournament-days.ts';
import {
  ask,
  createTournament,
  type Desk,
  enter,
  membersOf,
  play,
  publish,
  someOf,
  type Wanted,
} from './tournament-desk.ts';
import { demoSetup } from './tournament-setups.ts';
import { allVisitors } from './visitors.ts';

const [minuteMs, hourMs] = [60_000, 60 * 60_000];
const dayMs = 24 * hourMs;
/** When the tournaments of today have started, in minutes before now. */
const minutesPlayed = { groups: 62, double: 66 };
/** Members who play in tournaments today, and therefore not at the training. */
const todaysNames = ['Maurer', 'Richter', 'Winter'] as const;
const todaysMembers = people.filter(({ lastName }) => todaysNames.some((name) => name === lastName));

/** Ids of the members who play in a tournament today. */
export const busyToday = (accounts: readonly Account[]): readonly string[] =>
  accounts.filter(({ person }) => todaysMembers.includes(person)).map(({ playerId }) => playerId);

const accountOf = ({ accounts }: Pick<League, 'accounts'>, lastName: string): readonly Account[] =>
  accounts.filter(({ person }) => person.lastName === lastName);

const makeDraft = (desk: Desk) =>
  createTournament(desk, {
    name: 'Doppel-Pokal',
    description: 'Zwei gegen zwei, wie im Training. **Startgeld und Preise stehen noch nicht fest.**',
    startDateTime: weekdayAt(desk.now, [6, 8], noon),
    hours: 9,
    setup: demoSetup({ mode: 'double-knockout', participantsType: 'double', maxNoOfParticipants: 32 }),
  });

/** The women play on the same day, and the club keeps the settings for the next year. */
const addCompetition = async (desk: Desk, id: string): Promise<string> => {
  const { server, token, newId } = desk;
  const women = { id: newId(), name: 'Lindental Open Damen' };
  await server.call('POST /events/{id}/competitions', { params: { id }, token, body: women });
  await publish(desk, women.id);
  await server.call('POST /tournament-templates/', {
    token,
    body: { id: newId(), name: 'Lindental Open', eventId: id },
  });
  return women.id;
};

/** Full but for an open request; two more wait for a place. */
const openRegistration = async (desk: Desk): Promise<string> => {
  const { server, now, visitors, chance } = desk;
  const places = 16;
  const id = await createTournament(desk, {
    name: 'Lindental Open',
    description:
      'Einlass ab **10 Uhr**, Beginn um 11 Uhr. Startgeld 10 €, davon gehen 8 € in die Preise.\n\nFür Essen und Trinken ist gesorgt.',
    startDateTime: weekdayAt(now, [6, 2], noon),
    hours: 9,
    setup: demoSetup({
      mode: 'single-knockout-with-group-stage',
      groups: { noOfGroups: 4, noOfQualifiers: 8 },
      maxNoOfParticipants: places,
      hasThirdPlaceMatch: true,
    }),
  });
  await publish(desk, id);
  const members = someOf(membersOf(desk), 8, chance);
  const guests = visitors.slice(-places);
  await enter(desk, id, [...members, ...guests.slice(0, places - 1 - members.length)]);
  const statuses = ['requested', 'waiting', 'waiting'] as const;
  for (const [index, status] of statuses.entries()) {
    const visitor = guests[places - 1 - index];
    server.setTime(now - (3 - index) * 7 * hourMs);
    if (visitor !== undefined) await ask(desk, id, { visitor, status });
  }
  return id;
};

type Today = Omit<Wanted, 'startDateTime'> & {
  /** How long it has been running. */
  readonly minutes: number;
  /** Numbers of the boards on which it is played, and of those that it uses. */
  readonly hall: { readonly played: readonly number[]; readonly used: readonly number[] };
  readonly entrants: Parameters<typeof play>[2]['entrants'];
};

/** Plays a tournament that began today. */
const playToday = async (desk: Desk, { minutes, hall, entrants, ...more }: Today): Promise<string> => {
  const wanted: Wanted = { ...more, startDateTime: desk.now - minutes * minuteMs };
  const id = await createTournament(desk, wanted);
  await useBoards(desk, id, hall.used);
  await play(desk, id, { ...wanted, entrants, boards: hall.played });
  await openForCalls(desk, id);
  return id;
};

const playGroupsToday = (desk: Desk): Promise<string> => {
  const own = ['Maurer', 'Richter', invitedPerson.lastName, wishingPerson.lastName];
  const accounts = own.flatMap((lastName) => accountOf(desk, lastName));
  return playToday(desk, {
    name: 'Stadtmeisterschaft Lindental',
    description: 'Acht Gruppen, danach K.-o. bis zum Finale. Gespielt wird auf **acht Boards**.',
    minutes: minutesPlayed.groups,
    hours: 10,
    setup: demoSetup({
      mode: 'single-knockout-with-group-stage',
      groups: { noOfGroups: 8, noOfQualifiers: 16 },
      maxNoOfParticipants: 32,
      hasThirdPlaceMatch: true,
    }),
    entrants: [...accounts, ...desk.visitors.slice(0, 32 - accounts.length)],
    hall: hallBoards.groups,
  });
};

const playDoubleToday = (desk: Desk): Promise<string> =>
  playToday(desk, {
    name: 'Nachbarschafts-Cup',
    description: 'Doppel-K.-o.: Erst wer zweimal verliert, ist raus.',
    minutes: minutesPlayed.double,
    hours: 6,
    setup: demoSetup({ mode: 'double-knockout', maxNoOfParticipants: 16 }),
    entrants: [...accountOf(desk, 'Winter'), ...desk.visitors.slice(-13)],
    hall: hallBoards.double,
  });

const playChampionship = async (desk: Desk): Promise<string> => {
  const startDateTime = championship(desk.now);
  const wanted: Wanted = {
    name: 'Vereinsmeisterschaft',
    description: 'Wer ist in diesem Jahr die Nummer eins im Verein?',
    startDateTime,
    hours: 9,
    setup: demoSetup({
      mode: 'single-knockout-with-group-stage',
      groups: { noOfGroups: 4, noOfQualifiers: 8 },
      maxNoOfParticipants: 16,
      hasThirdPlaceMatch: true,
      lastLegs: 4,
    }),
  };
  const id = await createTournament(desk, wanted);
  await play(desk, id, {
    ...wanted,
    entrants: someOf(membersOf(desk), 16, desk.chance),
    boards: hallBoards.small,
  });
  return id;
};

/** Ids of the tournaments of the demonstration, and of their series. */
export type DemoTournaments = {
  readonly draft: string;
  readonly open: string;
  readonly groups: string;
  readonly double: string;
  readonly finished: string;
  readonly series: string;
};

/** Creates and plays the tournaments of the demonstration. */
export const playTournaments = async (league: League): Promise<DemoTournaments> => {
  const seed = `tournaments ${league.seed}`;
  const [chance, newId] = [seededChance(seed), seededIds(seed)];
  const visitors = allVisitors(chance, newId);
  /** Does something as the organiser, begun some days before now. */
  const since = async (daysAgo: number, work: (desk: Desk) => Promise<string>): Promise<string> => {
    let id = '';
    league.server.setTime(league.now - daysAgo * dayMs);
    await league.visit(adminOf(league, 'first').email, async (token) => {
      id = await work({ ...league, chance, newId, visitors, token });
    });
    return id;
  };
  const tournaments = {
    series: await since(49, async (desk) => {
      await putUpBoards(desk);
      return playSeries(desk);
    }),
    finished: await since(30, playChampionship),
    open: await since(6, openRegistration),
    draft: await since(2, makeDraft),
    groups: await since(1, async (desk) => {
      await standTablets(desk);
      return playGroupsToday(desk);
    }),
    double: await since(1, playDoubleToday),
  };
  await since(1, (desk) => addCompetition(desk, tournaments.open));
  league.server.setTime(league.now);
  return tournaments;
};
