// How a match may be configured: defaults and ranges. Settings that the mode does not use are not checked. A match with
// sets has at least two, with first-to legs. Where draws are forbidden, best-of needs an odd number.
import { type CheckInMode, checkInModes } from '../turn/check-in-mode.ts';
import type { MatchConfig, PerParty, RoundLimit } from './types.ts';
import { legDeciders, legModes, setModes } from './types.ts';

/** Smallest and largest value of a setting that is a number. */
export type NumberRange = { readonly min: number; readonly max: number };

export const configRanges = {
  startingScore: { min: 2, max: 10_001 },
  legsToWinSet: { min: 1, max: 99 },
  maxLegsToPlay: { min: 1, max: 197 },
  setsToWin: { min: 2, max: 99 },
  maxSetsToPlay: { min: 2, max: 197 },
} as const satisfies { readonly [field: string]: NumberRange };

/** Turns of each side after which a leg is decided. */
export const roundsRange = { min: 1, max: 99 } as const satisfies NumberRange;

/** A setting that is a number within a range. */
export type NumberField = keyof typeof configRanges;

/** 501, single-in, first to three legs, bull-out before the deciding leg. */
export const defaultMatchConfig: MatchConfig = {
  startingScore: 501,
  checkInMode: 'single-in',
  setMode: 'single-set',
  legMode: 'first-to',
  legsToWinSet: 3,
  maxLegsToPlay: 5,
  setsToWin: 2,
  maxSetsToPlay: 3,
  legConfig: { legMode: 'first-to', legsToWinSet: 3 },
  bullOutForDecider: true,
};

/** Any part of a configuration; null removes a round limit. */
export type PartialMatchConfig = Partial<Omit<MatchConfig, 'legConfig' | 'roundLimit'>> & {
  readonly legConfig?: Partial<MatchConfig['legConfig']>;
  readonly roundLimit?: RoundLimit | null;
};

/** Sets are played with first-to legs: best of n becomes first to floor(n / 2) + 1. */
const convertLegsOfSets = (config: MatchConfig): MatchConfig => {
  const { setMode, legConfig } = config;
  if (setMode === 'single-set' || legConfig.legMode !== 'best-of') return config;
  const legsToWinSet = Math.floor(legConfig.legsToWinSet / 2) + 1;
  return { ...config, legConfig: { legMode: 'first-to', legsToWinSet } };
};

/** A configuration, changed by the given settings; best-of legs within sets are converted. */
export const mergeConfig = (config: MatchConfig, sent: PartialMatchConfig): MatchConfig => {
  const { roundLimit, ...merged } = { ...config, ...sent };
  return convertLegsOfSets({
    ...merged,
    ...(roundLimit && { roundLimit }),
    legConfig: { ...config.legConfig, ...sent.legConfig },
  });
};

/** The given settings, with the defaults for the others. */
export const completeConfig = (partial: PartialMatchConfig = {}): MatchConfig =>
  mergeConfig(defaultMatchConfig, partial);

/** Whether a match may end in a draw: yes among friends and in groups, no in a knockout. */
export type DrawPolicy = 'draws-allowed' | 'draws-forbidden';

const configProblemCodes = [
  'out-of-range',
  'unknown-mode',
  'more-than-one-set-needed',
  'best-of-must-be-odd',
  'legs-in-sets-must-be-first-to',
] as const;
export type ConfigProblemCode = (typeof configProblemCodes)[number];

/** A setting with an impossible value, by the name of its field. */
export type ConfigProblem = {
  readonly field:
    | keyof MatchConfig
    | 'legConfig.legMode'
    | 'legConfig.legsToWinSet'
    | 'roundLimit.rounds'
    | 'roundLimit.decision';
  readonly code: ConfigProblemCode;
};

const isWithin = (value: number, { min, max }: NumberRange): boolean =>
  Number.isInteger(value) && value >= min && value <= max;

const rangeProblem = (config: MatchConfig, field: NumberField): readonly ConfigProblem[] =>
  isWithin(config[field], configRanges[field]) ? [] : [{ field, code: 'out-of-range' }];

/** With double-in nobody can finish a leg of 3: the only possible opening double leaves 1. */
const isPlayable = (start: number, checkInMode: CheckInMode): boolean =>
  checkInMode !== 'double-in' || start !== 3;

const startingScoreProblem = (config: MatchConfig): readonly ConfigProblem[] =>
  isPlayable(config.startingScore, config.checkInMode)
    ? rangeProblem(config, 'startingScore')
    : [{ field: 'startingScore', code: 'out-of-range' }];

const setsProblem = (config: MatchConfig, field: 'setsToWin' | 'maxSetsToPlay'): readonly ConfigProblem[] =>
  config[field] === 1 ? [{ field, code: 'more-than-one-set-needed' }] : rangeProblem(config, field);

const oddProblem = (
  config: MatchConfig,
  field: 'maxLegsToPlay' | 'maxSetsToPlay',
  draws: DrawPolicy,
): readonly ConfigProblem[] =>
  draws === 'draws-forbidden' && config[field] % 2 === 0 ? [{ field, code: 'best-of-must-be-odd' }] : [];

const modeProblems = (config: MatchConfig): readonly ConfigProblem[] => {
  const modes = [
    ['checkInMode', checkInModes],
    ['setMode', setModes],
    ['legMode', legModes],
  ] as const;
  return modes
    .filter(([field, known]) => !(known as readonly string[]).includes(config[field]))
    .map(([field]) => ({ field, code: 'unknown-mode' }));
};

const singleSetProblems = (config: MatchConfig, draws: DrawPolicy): readonly ConfigProblem[] =>
  config.legMode === 'first-to'
    ? rangeProblem(config, 'legsToWinSet')
    : [...rangeProblem(config, 'maxLegsToPlay'), ...oddProblem(config, 'maxLegsToPlay', draws)];

const legsInSetsProblems = ({ legConfig }: MatchConfig): readonly ConfigProblem[] => {
  const problems: ConfigProblem[] = [];
  if (legConfig.legMode !== 'first-to') {
    problems.push({ field: 'legConfig.legMode', code: 'legs-in-sets-must-be-first-to' });
  }
  if (!isWithin(legConfig.legsToWinSet, configRanges.legsToWinSet)) {
    problems.push({ field: 'legConfig.legsToWinSet', code: 'out-of-range' });
  }
  return problems;
};

const setsProblems = (config: MatchConfig, draws: DrawPolicy): readonly ConfigProblem[] =>
  config.setMode === 'first-to'
    ? setsProblem(config, 'setsToWin')
    : [...setsProblem(config, 'maxSetsToPlay'), ...oddProblem(config, 'maxSetsToPlay', draws)];

const roundLimitProblems = ({ roundLimit }: MatchConfig): readonly ConfigProblem[] => {
  if (roundLimit === undefined) return [];
  const problems: ConfigProblem[] = [];
  if (!isWithin(roundLimit.rounds, roundsRange))
    problems.push({ field: 'roundLimit.rounds', code: 'out-of-range' });
  if (!legDeciders.includes(roundLimit.decision))
    problems.push({ field: 'roundLimit.decision', code: 'unknown-mode' });
  return problems;
};

/** Whether two points can be a handicap: each side can finish a leg from its own, and they differ. */
export const isPossibleHandicap = (
  { checkInMode }: Pick<MatchConfig, 'checkInMode'>,
  [home, away]: PerParty<number>,
): boolean =>
  home !== away &&
  [home, away].every(
    (start) => isWithin(start, configRanges.startingScore) && isPlayable(start, checkInMode),
  );

/** All problems of a configuration, in the order of the fields; empty if it can be played. */
export const validateConfig = (
  config: MatchConfig,
  draws: DrawPolicy = 'draws-allowed',
): readonly ConfigProblem[] => [
  ...startingScoreProblem(config),
  ...modeProblems(config),
  ...(config.setMode === 'single-set'
    ? singleSetProblems(config, draws)
    : [...setsProblems(config, draws), ...legsInSetsProblems(config)]),
  ...roundLimitProblems(config),
];
