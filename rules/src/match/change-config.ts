// How a change of one match setting changes the others, so that a form never shows a configuration that cannot be
// played: a match with sets has at least two, with first-to legs; a match that can be drawn has no deciding leg; where
// draws are forbidden, best-of numbers are odd.
import type { CheckInMode } from '../turn/check-in-mode.ts';
import { configRanges, type DrawPolicy, type NumberField, type NumberRange, roundsRange } from './config.ts';
import type { LegMode, MatchConfig, RoundLimit, SetMode } from './types.ts';

const defaultLegsInSet = 3;

const intoRange = (value: number, { min, max }: NumberRange): number =>
  Number.isFinite(value) ? Math.min(Math.max(Math.round(value), min), max) : min;

/** The smallest odd number that is not below `value`; the maxima of the ranges are odd, so it stays in range. */
const oddFrom = (value: number): number => (value % 2 === 0 ? value + 1 : value);

const majorityOf = (legs: number): number => Math.floor(legs / 2) + 1;

/** Whether the match can have a deciding leg; a single-set best-of with an even number of legs has none. */
export const canHaveDecider = (config: MatchConfig): boolean =>
  config.setMode !== 'single-set' || config.legMode !== 'best-of' || config.maxLegsToPlay % 2 === 1;

/** The starting score, but 4 instead of 3 with double-in, because nobody can finish a leg of 3 then. */
const playableStart = (startingScore: number, checkInMode: CheckInMode): number =>
  checkInMode === 'double-in' && startingScore === 3 ? 4 : startingScore;

const limitInRange = (limit: RoundLimit): RoundLimit => ({
  ...limit,
  rounds: intoRange(limit.rounds, roundsRange),
});

const withNumbersInRange = (config: MatchConfig): MatchConfig => {
  const numbers = Object.fromEntries(
    (Object.keys(configRanges) as NumberField[]).map((field) => [
      field,
      intoRange(config[field], configRanges[field]),
    ]),
  ) as { [field in NumberField]: number };
  const { roundLimit } = config;
  return {
    ...config,
    ...numbers,
    ...(roundLimit && { roundLimit: limitInRange(roundLimit) }),
    startingScore: playableStart(numbers.startingScore, config.checkInMode),
  };
};

const withOddMaxima = (config: MatchConfig): MatchConfig => ({
  ...config,
  maxLegsToPlay: oddFrom(config.maxLegsToPlay),
  maxSetsToPlay: oddFrom(config.maxSetsToPlay),
});

/**
 * The same configuration with an end that is possible: where draws are forbidden, the best-of number that is played is
 * odd; without a deciding leg there is no bull-out for it.
 */
export const withPossibleEnd = (config: MatchConfig, draws: DrawPolicy = 'draws-allowed'): MatchConfig => {
  const { setMode, legMode, maxLegsToPlay, maxSetsToPlay } = config;
  const isOddOnly = draws === 'draws-forbidden';
  const ended = {
    ...config,
    ...(isOddOnly && setMode === 'best-of' && { maxSetsToPlay: oddFrom(maxSetsToPlay) }),
    ...(isOddOnly &&
      setMode === 'single-set' &&
      legMode === 'best-of' && { maxLegsToPlay: oddFrom(maxLegsToPlay) }),
  };
  return { ...ended, bullOutForDecider: ended.bullOutForDecider && canHaveDecider(ended) };
};

/** The legs within sets as first-to: a best-of becomes a first-to of its majority. */
const firstToLegs = ({ legMode, legsToWinSet }: MatchConfig['legConfig']): MatchConfig['legConfig'] => ({
  legMode: 'first-to',
  legsToWinSet: intoRange(
    legMode === 'best-of' ? majorityOf(legsToWinSet) : legsToWinSet,
    configRanges.legsToWinSet,
  ),
});

/**
 * The nearest configuration that can be played: whole numbers within their ranges, first-to legs within sets, odd
 * best-of numbers if draws are forbidden, no bull-out if there is no deciding leg.
 */
export const normaliseConfig = (config: MatchConfig, draws: DrawPolicy = 'draws-allowed'): MatchConfig => {
  const inRange = { ...withNumbersInRange(config), legConfig: firstToLegs(config.legConfig) };
  const playable = draws === 'draws-forbidden' ? withOddMaxima(inRange) : inRange;
  return withPossibleEnd(playable, draws);
};

/**
 * Changes between one set and several. From one to several, the first-to legs of the match become the legs of each set,
 * and a best-of becomes first to three. From several to one, the legs of a set become the legs of the match.
 */
export const changeSetMode = (config: MatchConfig, setMode: SetMode): MatchConfig => {
  const hadSets = config.setMode !== 'single-set';
  if (setMode === 'single-set') {
    const legs = hadSets ? config.legConfig.legsToWinSet : config.legsToWinSet;
    return normaliseConfig({ ...config, setMode, legsToWinSet: legs });
  }
  if (hadSets) return normaliseConfig({ ...config, setMode });
  const legsToWinSet = config.legMode === 'best-of' ? defaultLegsInSet : config.legsToWinSet;
  return normaliseConfig({
    ...config,
    setMode,
    legMode: 'first-to',
    legsToWinSet,
    legConfig: { legMode: 'first-to', legsToWinSet },
  });
};

/** Changes between first-to and best-of legs of a single-set match; legs within sets stay first-to. */
export const changeLegMode = (config: MatchConfig, legMode: LegMode): MatchConfig =>
  config.setMode === 'single-set' ? normaliseConfig({ ...config, legMode }) : normaliseConfig(config);
