// What will come of the settings and the participants, before anything is created: the plan with its numbers. While the
// groups are not complete, they are counted as if they were equal; who meets whom is not known then.
import type { EventStage } from '../../match/match-place.ts';
import type { MatchConfig } from '../../match/types.ts';
import { checkGroups, drawSnake } from '../groups/draw-groups.ts';
import { seatLate } from '../late/seat-late.ts';
import type { PlannedMatch, RoundName } from '../match/planned-match.ts';
import { type KnockoutKind, knockoutKindOf } from '../plan/modes.ts';
import { type Plan, planTournament } from '../plan/plan.ts';
import { setupProblems } from './check-setup.ts';
import { entrantsOf, groupsOf, lateEntriesOf, type PlannedEntry } from './entries.ts';
import { hasDrawnGroups, planConfigOf, type TournamentSetup } from './setup.ts';

type Preview = {
  readonly plan: Plan;
  /** Whether the groups are only an example. */
  readonly isExample: boolean;
};

const leastEntrants = 2;

/** The plan for the confirmed entries; null with fewer than two of them, and for settings that do not fit together. */
export const previewOf = (
  setup: TournamentSetup,
  entries: readonly PlannedEntry[],
  seed: string,
): Preview | null => {
  const entrants = entrantsOf(entries);
  if (entrants.length < leastEntrants || setupProblems(setup).length > 0) return null;
  const { noOfGroups } = setup.groupStageConfig.config;
  const known = groupsOf(setup, entries);
  const isExample = hasDrawnGroups(setup) && !checkGroups(known, entrants, noOfGroups).ok;
  const groups = isExample ? drawSnake(entrants, noOfGroups) : known;
  const plan = planTournament({ config: planConfigOf(setup), entrants, groups, seed });
  return { plan: seatLate(plan, lateEntriesOf(entries)), isExample };
};

/** The matches of a round; those of the group stage count as one. */
export type PreviewRound = {
  readonly stage: EventStage;
  /** From 0. */
  readonly round: number;
  readonly roundName: RoundName | null;
  readonly matches: readonly PlannedMatch[];
};

const isPlayed = ({ number }: PlannedMatch): boolean => number !== null;

/** The rounds in playing order, without matches that are never played because of a bye. */
export const roundsOf = ({ matches }: Plan): readonly PreviewRound[] => {
  const rounds = new Map<string, PlannedMatch[]>();
  for (const match of matches.filter(isPlayed)) {
    const { stage, round } = match.place;
    const key = stage === 'group' ? stage : `${stage}/${round}`;
    rounds.set(key, [...(rounds.get(key) ?? []), match]);
  }
  return [...rounds.values()].flatMap((played) => {
    const [first] = played;
    if (first === undefined) return [];
    const { stage, round } = first.place;
    return [{ stage, round, roundName: first.roundName, matches: played }];
  });
};

/** Number of matches, at most: a grand final is repeated only if it is needed. */
export const noOfMatches = ({ matches }: Plan): number => matches.filter(isPlayed).length;

/** Whether the last one of these matches is played only if it is needed. */
export const hasSpareMatch = ({ matches }: Plan): boolean =>
  matches.some(({ place }) => place.stage === 'grand-final-reset');

const mostGroupMatches = ({ groups, config }: Plan): number => {
  const largest = Math.max(1, ...groups.map(({ entrants }) => entrants.length));
  return (largest - 1) * (config.roundRobinMode === 'double' ? 2 : 1);
};

/** Number of matches in a knockout of the winner who needs most of them, by the rounds of the bracket. */
const mostKnockoutMatches: { readonly [kind in KnockoutKind]: (rounds: number) => number } = {
  none: () => 0,
  single: (rounds) => rounds,
  // One lost match, all rounds of the loser side, the grand final and its repetition.
  double: (rounds) => 2 * rounds + 1,
};

/** Number of matches of the winner who needs most of them: through the loser side, if there is one. */
export const longestWay = (plan: Plan): number => {
  const { config, firstRound, groups } = plan;
  const inGroups = groups.length === 0 ? 0 : mostGroupMatches(plan);
  const rounds = firstRound.length === 0 ? 0 : Math.log2(firstRound.length);
  return inGroups + (rounds === 0 ? 0 : mostKnockoutMatches[knockoutKindOf(config.mode)](rounds));
};

/** A leg of two amateurs with the way to the board, in minutes. */
const minutesOfLeg = 5;
/** Of the legs that a match can have at most, this share is played on average. */
const shareOfLegs = 0.8;

const mostLegs = (config: MatchConfig): number => {
  if (config.setMode === 'single-set')
    return config.legMode === 'best-of' ? config.maxLegsToPlay : 2 * config.legsToWinSet - 1;
  const sets = config.setMode === 'best-of' ? config.maxSetsToPlay : 2 * config.setsToWin - 1;
  return sets * (2 * config.legConfig.legsToWinSet - 1);
};

/**
 * Time that matches of a plan take on this many boards, roughly: no match of a round begins before the round before ends.
 * @param isLeft which matches are still to be played; by default all of them
 */
export const minutesOf = (
  plan: Plan,
  boards: number,
  isLeft: (match: PlannedMatch) => boolean = () => true,
): number =>
  roundsOf({ ...plan, matches: plan.matches.filter(isLeft) }).reduce((total, { matches }) => {
    const turns = Math.ceil(matches.length / boards);
    const legs = matches.reduce((sum, { config }) => sum + mostLegs(config), 0) / matches.length;
    return total + Math.round(turns * Math.max(1, legs * shareOfLegs) * minutesOfLeg);
  }, 0);
