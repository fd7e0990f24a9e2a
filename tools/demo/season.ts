// A year of the club: training on Tuesdays and Thursdays, sometimes a match at home. Every day has its own seed, so
// that a longer season only has more days at its beginning.
import type { NewMatchProps } from '@neundarter/contract/entities/match';
import { type Chance, seededChance } from '@neundarter/rules/board/seeded-chance';
import type { BotLevel, MatchPlayer, Party } from '@neundarter/rules/match/types';
import { type Day, dayFrom, momentOf } from './berlin-time.ts';
import { type Config, doublesFormats, homeFormats, pickWeighted, singlesFormats } from './formats.ts';
import { guestNames, type Person } from './people.ts';
import { endOf, type PlayedMatch, playOut } from './play-out.ts';
import { seededIds } from './seeded-ids.ts';
import { levelFor } from './skill.ts';
import { isClosed, type Training, trainingOn } from './trainings.ts';

/** A member of the club with an account. */
export type Member = Pick<Person, 'average' | 'gain' | 'attendance' | 'staysOffline'> & {
  readonly playerId: string;
  readonly joinedAt: number;
};

export type Season = {
  readonly members: readonly Member[];
  /** Today (ms since 1970); the season ends on the day before. */
  readonly now: number;
  /** Length of the season in days. */
  readonly days: number;
  readonly seed: string;
};

const daysOfPractice = 365;

const boards = 2;
const [doorsOpen, weekendStart] = [19 * 60 + 5, 14 * 60];
const minuteMs = 60_000;
/** From the start of a training to its first match, in ms. */
const setUpMs = 5 * minuteMs;

type Evening = Season & {
  readonly day: Day;
  readonly chance: Chance;
  readonly newId: () => string;
  /** Level of each member on this day, by player id. */
  readonly levels: ReadonlyMap<string, number>;
};

const isHoliday = ({ month }: Day): boolean => month === 7 || month === 8;

/** A random value between -1 and 1, mostly near 0. */
const swing = (chance: Chance): number => chance() + chance() - 1;

/** A member's level on a day, from the progress over the year and a random form of the day. */
const levelOn = ({ average, gain }: Member, daysAgo: number, chance: Chance): number =>
  levelFor(average + gain * (1 - daysAgo / daysOfPractice) + 5 * swing(chance));

const registered = ({ playerId: id }: Member): MatchPlayer => ({ type: 'registered', id });
const single = (player: MatchPlayer): Party => ({ type: 'single', player });

/** Picks `count` different values of a list by chance. */
const draw = <Value>(from: readonly Value[], count: number, chance: Chance): readonly Value[] =>
  from
    .map((value) => ({ value, place: chance() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ value }) => value);

type Plan = {
  readonly parties: readonly [Party, Party];
  readonly config: Config;
  readonly description?: string;
  readonly eventId?: string;
  readonly startAt: number;
  readonly isOnlineMatch?: boolean;
};

const play = (evening: Evening, { startAt, ...props }: Plan): PlayedMatch => {
  const { chance, newId, levels } = evening;
  const bots = new Map(
    props.parties.flatMap((party) =>
      party.type === 'single' && party.player.type === 'bot' ? [[party.player.id, party.player.level]] : [],
    ),
  );
  // Visitors throw like people who play sometimes.
  const levelOf = (id: string) => levels.get(id) ?? bots.get(id) ?? levelFor(38);
  const startingParty = chance() < 0.5 ? 0 : 1;
  const parties = [...props.parties] as NewMatchProps['parties'];
  const sent = { ...props, parties, startingParty, timeStamp: startAt - 40_000 } as const;
  return playOut({ id: newId(), props: sent, startAt, levelOf, chance, newId });
};

const botFor = (member: Member, { chance, newId, levels }: Evening): MatchPlayer => {
  const level = Math.round((levels.get(member.playerId) ?? 5) + 1.6 * swing(chance));
  return { type: 'bot', id: newId(), level: Math.max(1, Math.min(level, 11)) as BotLevel };
};

const guestFor = ({ chance, newId }: Evening): MatchPlayer => ({
  type: 'guest',
  id: newId(),
  name: guestNames[Math.floor(chance() * guestNames.length)] ?? guestNames[0],
});

/** Picks the players and the format of a match from the free members; null if there are too few. */
const pairUp = (evening: Evening, free: readonly Member[]): Pick<Plan, 'parties' | 'config'> | null => {
  const { chance } = evening;
  const [one, two, three, four] = draw(free, 4, chance);
  if (one === undefined) return null;
  const kind = chance();
  if (kind < 0.12 || two === undefined)
    return {
      parties: [single(registered(one)), single(guestFor(evening))],
      config: pickWeighted(homeFormats, chance),
    };
  if (kind < 0.32 && three !== undefined && four !== undefined) {
    const pair = (a: Member, b: Member): Party => ({
      type: 'double',
      players: [registered(a), registered(b)],
    });
    return { parties: [pair(one, two), pair(three, four)], config: pickWeighted(doublesFormats, chance) };
  }
  const parties = [single(registered(one)), single(registered(two))] as const;
  return { parties, config: pickWeighted(singlesFormats, chance) };
};

const playersOf = (party: Party): readonly string[] => {
  if (party.type === 'single') return [party.player.id];
  return party.type === 'double' ? party.players.map(({ id }) => id) : [];
};

/** The matches of a training on two boards, between members who came and are free. */
const train = (
  evening: Evening,
  { id: eventId, startDateTime, lastStart }: Training,
): readonly PlayedMatch[] => {
  const { day, chance, members } = evening;
  const opens = startDateTime + setUpMs;
  const interest = isHoliday(day) ? 0.6 : 1;
  const present = members.filter((one) => one.joinedAt < opens && chance() < one.attendance * interest);
  if (present.length < 2) return [];
  const freeAt = new Map(present.map(({ playerId }) => [playerId, opens]));
  const boardFreeAt = Array.from({ length: boards }, () => opens);
  const wanted = 3 + Math.floor(chance() * 4);
  const played: PlayedMatch[] = [];
  while (played.length < wanted) {
    const board = boardFreeAt.indexOf(Math.min(...boardFreeAt));
    const startAt = (boardFreeAt[board] ?? opens) + Math.round((3 + 11 * chance()) * minuteMs);
    if (startAt > lastStart) break;
    const free = present.filter(({ playerId }) => (freeAt.get(playerId) ?? 0) <= startAt);
    const pairing = pairUp(evening, free);
    if (pairing === null) break;
    const match = play(evening, { ...pairing, eventId, startAt });
    boardFreeAt[board] = endOf(match);
    for (const id of match.props.parties.flatMap(playersOf)) freeAt.set(id, endOf(match));
    played.push(match);
  }
  return played;
};

/** A match of one member on a day without training: against a bot, a visitor or another member online. */
const atHome = (evening: Evening, member: Member, startAt: number): PlayedMatch => {
  const { chance, members } = evening;
  const config = pickWeighted(homeFormats, chance);
  const kind = chance();
  const me = single(registered(member));
  const others = members.filter((one) => one !== member && one.joinedAt < startAt && !one.staysOffline);
  const [other] = draw(others, 1, chance);
  if (kind < 0.2 && other !== undefined && !member.staysOffline) {
    const parties = [me, single(registered(other))] as const;
    return play(evening, { parties, config, description: 'Online-Match', startAt, isOnlineMatch: true });
  }
  const [opponent, description] =
    kind < 0.4
      ? ([guestFor(evening), 'Besuch zu Hause'] as const)
      : ([botFor(member, evening), 'Üben gegen den Bot'] as const);
  return play(evening, { parties: [me, single(opponent)], config, description, startAt });
};

const freeDay = (evening: Evening): readonly PlayedMatch[] => {
  const { day, chance, members } = evening;
  const isWeekend = day.weekday === 0 || day.weekday === 6;
  if (chance() > (isWeekend ? 0.6 : 0.25)) return [];
  const from = momentOf(day, isWeekend ? weekendStart : doorsOpen);
  const eager = members.filter(({ joinedAt }) => joinedAt < from);
  const count = isWeekend ? 1 + Math.floor(chance() * 2.5) : 1;
  const times = draw(eager, count, chance).map((member, at) => {
    const minutes = at * (isWeekend ? 110 : 0) + Math.floor(chance() * (isWeekend ? 60 : 90));
    return { member, startAt: from + minutes * minuteMs };
  });
  return times.map(({ member, startAt }) => atHome(evening, member, startAt));
};

const eveningOf = (season: Season, daysAgo: number): Evening => {
  const day = dayFrom(season.now, -daysAgo);
  const seed = `${season.seed} ${day.year}-${day.month}-${day.day}`;
  const chance = seededChance(seed);
  const levels = new Map(season.members.map((one) => [one.playerId, levelOn(one, daysAgo, chance)]));
  return { ...season, day, chance, newId: seededIds(seed), levels };
};

const matchesOf = (season: Season, daysAgo: number): readonly PlayedMatch[] => {
  const evening = eveningOf(season, daysAgo);
  if (isClosed(evening.day)) return [];
  const training = trainingOn(evening.day, season.seed);
  return training === null ? freeDay(evening) : train(evening, training);
};

/** The matches of a training of today that are over; all members are there. */
export const playToday = (season: Season, training: Training): readonly PlayedMatch[] => {
  const members = season.members.map((one) => ({ ...one, attendance: 1 }));
  const played = train(eveningOf({ ...season, members }, 0), training);
  return played.filter((match) => endOf(match) < season.now);
};

/** All matches of the season, day by day. */
export const playSeason = (season: Season): readonly PlayedMatch[] =>
  Array.from({ length: season.days }, (_, at) => season.days - at).flatMap((daysAgo) =>
    matchesOf(season, daysAgo),
  );
