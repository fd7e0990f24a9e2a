// How matches go in a play of the forecast. Each play has a pace of the day, a strength of every person and a course of every
// match. All of it hangs on the seed of the play, the person and the match only, so that two halls with the same matches can be
// compared play by play.
import { type Chance, seededChance } from '../../board/seeded-chance.ts';
import { learnedLeg, usualWay } from '../expected-length.ts';
import type { HallMatch } from '../hall-state.ts';
import type { ForecastInput, Form, MatchScore } from './forecast-input.ts';
import type { Fate, Luck } from './play-forward.ts';

/** Mean and spread of the three-dart averages of club players, from the evenings in `rules/test-data/cups`. */
const usualAverage = 45;
const spreadOfAverages = 8;
/** The average of one leg says as much about a player as what is usual: legs of a player differ as much as players do. */
const formLegs = 1;
/** A difference of averages by which the chance of a leg grows from 1:1 to 2.7:1. */
const averagePerLogit = 8;
/** Legs of players who are 10 % better are 12 % shorter: they miss fewer doubles, too. */
const legsByStrength = 1.3;
/** Nobody's average leaves this range, since the length of a leg is divided by it. */
const lowest = 20;
const highest = 90;

/** A day may be faster or slower by this share than its legs so far say; before the first leg, and after very many. */
const paceBefore = 0.12;
const paceAfter = 0.04;
/** Legs after which half of that difference is known. */
const paceLegs = 20;
/** Two players are up to this share faster or slower than others of the same average. */
const paceOfMatch = 0.15;
/** Legs of the same players differ by this share. */
const spreadOfLeg = 0.24;
/** The way to the board takes from 0.4 to 1.6 of the usual one. */
const shortestWay = 0.4;
/** What a leg or a way still takes that has already taken longer than expected, as a share of the usual time. */
const overdue = 0.2;
/** Who is expected comes within this time. */
const longestDelay = 30 * 60_000;

/** About a normal distribution, from three equal ones: mean 0, spread 1, never beyond 3. */
const normal = (chance: Chance): number => 2 * (chance() + chance() + chance()) - 3;

/** A factor with this spread around 1. */
const factor = (spread: number, chance: Chance): number =>
  Math.exp(spread * normal(chance) - (spread * spread) / 2);

/** The average of a leg of the day: every leg counts for both who played it. */
const averageOfDay = (forms: ReadonlyMap<string, Form>): number => {
  let [legs, total] = [0, 0];
  for (const { legs: own, average } of forms.values()) {
    legs += own;
    total += own * average;
  }
  return (total + formLegs * usualAverage) / (legs + formLegs);
};

/** A strength that somebody may have: near the own average of the day if it has enough legs. */
const strengthOf = (form: Form | undefined, mean: number, chance: Chance): number => {
  const weight = form === undefined ? 0 : form.legs / (form.legs + formLegs);
  const known = mean + weight * ((form?.average ?? mean) - mean);
  const strength = known + spreadOfAverages * Math.sqrt(1 - weight) * normal(chance);
  return Math.min(highest, Math.max(lowest, strength));
};

type PlayOfLuck = {
  readonly input: ForecastInput;
  readonly seed: number;
  /** Mean length of a leg of two players of the day's average. ms */
  readonly leg: number;
  readonly mean: number;
  readonly strengths: Map<string, number>;
};

const knownStrength = (person: string, { input, seed, mean, strengths }: PlayOfLuck): number => {
  const known = strengths.get(person);
  if (known !== undefined) return known;
  const strength = strengthOf(input.forms.get(person), mean, seededChance(`${seed} ${person}`));
  strengths.set(person, strength);
  return strength;
};

const sideStrength = (match: HallMatch, party: 0 | 1, play: PlayOfLuck): number => {
  const side = match.parties[party];
  if (side.kind !== 'people' || side.people.length === 0) return play.mean;
  const all = side.people.reduce((total, person) => total + knownStrength(person, play), 0);
  return all / side.people.length;
};

/** The time from the call to the first dart that is still to come. */
const wayFrom = (match: HallMatch, now: number, chance: Chance): number => {
  const way = usualWay * (shortestWay + 2 * (1 - shortestWay) * chance());
  if (match.state === 'running' || match.state === 'interrupted') return 0;
  return match.state === 'called' && match.board !== null
    ? Math.max(overdue * usualWay, way - (now - match.since))
    : way;
};

type LegByLeg = {
  readonly score: MatchScore;
  readonly wins: number;
  /** Mean length of a leg of this match. */
  readonly leg: number;
  /** How long the leg that is played has taken. */
  readonly elapsed: number;
  readonly chance: Chance;
};

/** Plays a match from its score to its end, leg by leg. */
const playLegs = ({ score, wins, leg, elapsed, chance }: LegByLeg): Fate => {
  const sets: [number, number] = [...score.sets];
  const inSet: [number, number] = [...score.legsInSet];
  const legs: [number, number] = [...score.legs];
  let length = Math.max(overdue * leg, leg * factor(spreadOfLeg, chance) - elapsed);
  for (;;) {
    const winner = chance() < wins ? 0 : 1;
    legs[winner] += 1;
    inSet[winner] += 1;
    if (inSet[winner] >= score.legsNeeded) {
      sets[winner] += 1;
      inSet.fill(0);
      if (sets[winner] >= score.setsNeeded) return { winner, sets, legs, length };
    }
    length += leg * factor(spreadOfLeg, chance);
  }
};

/** The luck of one play. @param seed any whole number */
export const luckOf = (input: ForecastInput, seed: number): Luck => {
  const day = seededChance(`day ${seed}`);
  const { count } = input.legs;
  const pace = paceAfter + ((paceBefore - paceAfter) * paceLegs) / (paceLegs + count);
  const play: PlayOfLuck = {
    input,
    seed,
    leg: learnedLeg(input.legs, input.usualLeg) * factor(pace, day),
    mean: averageOfDay(input.forms),
    strengths: new Map(),
  };
  return {
    delayOf: (person) => longestDelay * seededChance(`${seed} delay of ${person}`)(),
    fateOf: ({ match, score, now }) => {
      const chance = seededChance(`${seed} ${match.id}`);
      const [home, away] = [sideStrength(match, 0, play), sideStrength(match, 1, play)];
      const way = wayFrom(match, now, chance);
      const paceHere = 1 + paceOfMatch * (2 * chance() - 1);
      const fate = playLegs({
        score,
        wins: 1 / (1 + Math.exp((away - home) / averagePerLogit)),
        leg: play.leg * paceHere * ((2 * play.mean) / (home + away)) ** legsByStrength,
        elapsed: score.legSince === null ? 0 : Math.max(0, now - score.legSince),
        chance,
      });
      return { ...fate, length: way + fate.length };
    },
  };
};
