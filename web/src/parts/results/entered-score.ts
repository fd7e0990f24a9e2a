import { hasRecordedLegs, isPossibleResult } from '@neundarter/rules/match/paper-score';
import type { Match, MatchConfig, PaperScore, PerParty } from '@neundarter/rules/match/types';
import { legsWon } from '@neundarter/rules/match/winners';
import { lengthText } from '../../text/match-config.ts';
import { resultEntryText as text } from '../../text/results.ts';

/** Typed numbers of both sides, home first. */
export type TypedScore = readonly [home: string, away: string];

const numberOf = (typed: string): number | null => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null);

const numbersOf = ([home, away]: TypedScore): PerParty<number> | null => {
  const numbers = [numberOf(home), numberOf(away)] as const;
  return numbers[0] === null || numbers[1] === null ? null : [numbers[0], numbers[1]];
};

/** The score from paper: legs, or only the sets where sets are played; null if a number is missing. */
export const scoreOf = ({ setMode }: Pick<MatchConfig, 'setMode'>, typed: TypedScore): PaperScore | null => {
  const numbers = numbersOf(typed);
  if (numbers === null) return null;
  return setMode === 'single-set' ? { kind: 'legs', legs: [numbers] } : { kind: 'sets', sets: numbers };
};

/** A match of which legs may be recorded. */
export type RecordedSets = Pick<Match, 'config' | 'sets'>;

/** Whether the legs of each set must be typed: the score has to contain those that are recorded. */
export const isTypedBySet = (match: RecordedSets): boolean =>
  match.config.setMode !== 'single-set' && hasRecordedLegs(match);

/** Legs of the sets that are over and recorded; they are not typed again. */
export const endedSets = ({ sets }: Pick<Match, 'sets'>): readonly PerParty<number>[] =>
  sets.filter(({ isShot }) => isShot).map(legsWon);

/** The score of a match with the legs of its further sets; null if a number is missing. */
export const scoreBySets = (match: RecordedSets, typed: readonly TypedScore[]): PaperScore | null => {
  const further = typed.map(numbersOf);
  const known = further.filter((numbers) => numbers !== null);
  return known.length < further.length ? null : { kind: 'legs', legs: [...endedSets(match), ...known] };
};

/** The typed sets, and one more as long as those that are typed do not end the match. */
export const withNextSet = (match: RecordedSets, typed: readonly TypedScore[]): readonly TypedScore[] => {
  const score = scoreBySets(match, typed);
  const isNextMissing = score !== null && !isPossibleResult(match.config, score);
  return isNextMissing && typed.length < match.config.maxSetsToPlay ? [...typed, ['', '']] : typed;
};

/** Why a typed score is no result of a match; undefined if it is one. @param score null while a number is missing */
export const scoreProblem = (
  config: MatchConfig | undefined,
  score: PaperScore | null,
): string | undefined => {
  if (config === undefined || score === null) return text.numberMissing;
  return isPossibleResult(config, score) ? undefined : text.impossible(lengthText(config).join(' · '));
};
