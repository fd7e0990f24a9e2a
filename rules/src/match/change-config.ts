// What a change of one match setting does to the others, so that a form never shows a configuration that cannot be
// played: several sets are at least two with first-to legs, no decider where a draw is possible, odd best-of where not.
import { configRanges, type DrawPolicy, type NumberField, type NumberRange } from './config.ts';
import type { CheckInMode, LegMode, MatchConfig, SetMode } from './types.ts';

const defaultLegsInSet = 3;

const intoRange = (value: number, { min, max }: NumberRange): number =>
  Number.isFinite(value) ? Math.min(Math.max(Math.round(value), min), max) : min;

/** An odd number not below `value`; the largest maxima are odd, so it stays in range. */
const oddFrom = (value: number): number => (value % 2 === 0 ? value + 1 : value);

const majorityOf = (legs: number): number => Math.floor(legs / 2) + 1;

/** Whether a deciding leg can come up; not in a single-set best-of with an even number of legs. */
export const canHaveDecider = (config: MatchConfig): boolean =>
  config.setMode !== 'single-set' || config.legMode !== 'best-of' || config.maxLegsToPlay % 2 === 1;

/** With double-in 3 can never be finished, so the next larger is the nearest. */
const playableStart = (startingScore: number, checkInMode: CheckInMode): number =>
  checkInMode === 'double-in' && startingScore === 3 ? 4 : startingScore;

const withNumbersInRange = (config: MatchConfig): MatchConfig => {
  const numbers = Object.fromEntries(
    (Object.keys(configRanges) as NumberField[]).map((field) => [
      field,
      intoRange(config[field], configRanges[field]),
    ]),
  ) as { [field in NumberField]: number };
  return { ...config, ...numbers, startingScore: playableStart(numbers.startingScore, config.checkInMode) };
};

const withOddMaxima = (config: MatchConfig): MatchConfig => ({
  ...config,
  maxLegsToPlay: oddFrom(config.maxLegsToPlay),
  maxSetsToPlay: oddFrom(config.maxSetsToPlay),
});

/** The legs within sets as first-to: a best-of becomes first to its majority. */
const firstToLegs = ({ legMode, legsToWinSet }: MatchConfig['legConfig']): MatchConfig['legConfig'] => ({
  legMode: 'first-to',
  legsToWinSet: intoRange(
    legMode === 'best-of' ? majorityOf(legsToWinSet) : legsToWinSet,
    configRanges.legsToWinSet,
  ),
});

/**
 * The nearest configuration that can be played: whole numbers within their ranges, first-to legs within sets, odd
 * best-of numbers where draws are forbidden, no bull-out where no leg can decide.
 */
export const normaliseConfig = (config: MatchConfig, draws: DrawPolicy = 'draws-allowed'): MatchConfig => {
  const inRange = { ...withNumbersInRange(config), legConfig: firstToLegs(config.legConfig) };
  const playable = draws === 'draws-forbidden' ? withOddMaxima(inRange) : inRange;
  return { ...playable, bullOutForDecider: playable.bullOutForDecider && canHaveDecider(playable) };
};

/**
 * Between one set and several. Going to several, first-to legs become the legs of each set, a best-of goes back to
 * first to three; coming back, the legs of a set become those of the match.
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

/** Between first-to and best-of legs of a single-set match; within sets legs stay first-to. */
export const changeLegMode = (config: MatchConfig, legMode: LegMode): MatchConfig =>
  config.setMode === 'single-set' ? normaliseConfig({ ...config, legMode }) : normaliseConfig(config);
