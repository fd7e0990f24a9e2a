// Saturdays for the simulator: who plays, on how many boards, and what goes wrong. Lengths and results hang on the day, the
// match and its players only, so that every policy meets the same day.
import { type Chance, seededChance } from '@neundarter/rules/board/seeded-chance';
import { legsNeeded } from '@neundarter/rules/match/winners';
import { drawSnake } from '@neundarter/rules/tournament/groups/draw-groups';
import { groupCounts, qualifierCounts } from '@neundarter/rules/tournament/groups/qualification-slots';
import type { PlannedMatch } from '@neundarter/rules/tournament/match/planned-match';
import {
  drawsGroups,
  hasOneGroup,
  knockoutKindOf,
  type TournamentMode,
  tournamentModes,
} from '@neundarter/rules/tournament/plan/modes';
import { type Plan, planTournament } from '@neundarter/rules/tournament/plan/plan';
import { defaultPlanConfig } from '@neundarter/rules/tournament/plan/plan-config';
import { realAverages, spreadOfLegAverages, turnsOfLeg } from './real-legs.ts';

export const minute = 60_000;

/** How a match goes. Times in ms. */
export type Fate = {
  readonly winner: 0 | 1;
  readonly legs: readonly [number, number];
  /** From the call to the first dart. */
  readonly way: number;
  readonly legTimes: readonly number[];
  /** The same legs: who won them, and what both averaged. */
  readonly played: readonly { readonly winner: 0 | 1; readonly averages: readonly [number, number] }[];
};

export type Day = {
  readonly name: string;
  readonly plan: Plan;
  readonly people: readonly string[];
  readonly boards: number;
  /** When people come; 0 is the beginning. Those who never come are left out. */
  readonly arrivals: ReadonlyMap<string, number>;
  readonly averages: ReadonlyMap<string, number>;
  readonly injury: { readonly person: string; readonly at: number } | null;
  /** Who leaves after the groups. */
  readonly leavers: ReadonlySet<string>;
  readonly broken: { readonly board: number; readonly from: number; readonly until: number } | null;
  readonly fateOf: (match: PlannedMatch, home: string, away: string) => Fate;
};

const pick = <Item>(items: readonly Item[], chance: Chance): Item => {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error('There is nothing to pick');
  return item;
};

const usualMatch = 20 * minute;
const longestDay = 12 * 60 * minute;

const planOf = (mode: TournamentMode, entrants: readonly string[], chance: Chance): Plan => {
  const counts = groupCounts.filter((count) => entrants.length / count >= 3 && entrants.length / count <= 6);
  const noOfGroups = pick(counts.length > 0 ? counts : groupCounts.slice(-1), chance);
  const fitting = qualifierCounts(noOfGroups).filter((count) => count < entrants.length);
  const config = { ...defaultPlanConfig, mode, noOfQualifiers: pick(fitting, chance) };
  const groups = drawsGroups(mode) ? drawSnake(entrants, noOfGroups) : [];
  return planTournament({ config, entrants, groups, seed: 'hall' });
};

const luckOfAverages = (seed: string) => {
  const chance = seededChance(seed);
  return () => 1 + spreadOfLegAverages * (2 * (chance() + chance() + chance()) - 3);
};

const fatesOf = (name: string, averages: ReadonlyMap<string, number>, pace: number): Day['fateOf'] => {
  const known = new Map<string, Fate>();
  return (match, home, away) => {
    const key = `${name} ${match.key} ${home} ${away}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const chance = seededChance(key);
    const [one, other] = [averages.get(home) ?? 45, averages.get(away) ?? 45];
    const wins = 1 / (1 + Math.exp((other - one) / 8));
    const turnTime = 12_500 * pace * (0.85 + 0.3 * chance());
    const legs: [number, number] = [0, 0];
    const legTimes: number[] = [];
    const played: Fate['played'][number][] = [];
    // With a chance of its own, so that nothing else of the match depends on it.
    const luck = luckOfAverages(`${key} averages`);
    const needed = legsNeeded(match.config);
    while (Math.max(...legs) < needed) {
      const winner = chance() < wins ? 0 : 1;
      legs[winner] += 1;
      played.push({ winner, averages: [one * luck(), other * luck()] });
      legTimes.push(turnsOfLeg((one + other) / 2, chance) * turnTime);
    }
    const fate: Fate = {
      winner: legs[0] === needed ? 0 : 1,
      legs,
      way: (1 + 3 * chance()) * minute,
      legTimes,
      played,
    };
    known.set(key, fate);
    return fate;
  };
};

const arrivalOf = (chance: Chance): number | null => {
  const luck = chance();
  if (luck < 0.02) return null;
  return luck < 0.06 ? (10 + 50 * chance()) * minute : -30 * minute;
};

const brokenBoard = (boards: number, chance: Chance): Day['broken'] => {
  if (chance() > 0.25) return null;
  const from = (30 + 240 * chance()) * minute;
  return { board: Math.floor(chance() * boards), from, until: from + (20 + 70 * chance()) * minute };
};

/** The size of a day that fits into twelve hours. */
const sizeOf = (mode: TournamentMode, chance: Chance) => {
  for (;;) {
    const count = hasOneGroup(mode) ? 16 : 16 + Math.floor(113 * chance());
    const boards = 4 + Math.floor(13 * chance());
    const people = Array.from({ length: count }, (_, index) => `p${String(index + 1).padStart(3, '0')}`);
    const plan = planOf(mode, people, chance);
    const played = plan.matches.filter(({ number }) => number !== null).length;
    if ((played * usualMatch) / boards <= longestDay) return { people, boards, plan };
  }
};

/** The nth day. */
export const makeDay = (index: number): Day => {
  const name = `day ${index}`;
  const chance = seededChance(name);
  const mode = tournamentModes[index % tournamentModes.length] ?? 'league';
  const { people, boards, plan } = sizeOf(mode, chance);
  const pace = 0.88 + 0.24 * chance();
  const averages = new Map(people.map((person) => [person, pick(realAverages, chance)]));
  const arrivals = new Map(
    people.flatMap((person): [string, number][] => {
      const at = arrivalOf(chance);
      return at === null ? [] : [[person, at]];
    }),
  );
  const injury = chance() < 0.3 ? { person: pick(people, chance), at: 300 * minute * chance() } : null;
  const leavers = new Set(
    plan.groups.length > 0 && knockoutKindOf(mode) !== 'none' ? people.filter(() => chance() < 0.05) : [],
  );
  const broken = brokenBoard(boards, chance);
  const fateOf = fatesOf(name, averages, pace);
  return { name, plan, people, boards, arrivals, averages, injury, leavers, broken, fateOf };
};
