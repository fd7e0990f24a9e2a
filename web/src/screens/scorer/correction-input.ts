import { planCorrection } from '@neundarter/rules/match/correct-throw';
import { startOf } from '@neundarter/rules/match/leg-start';
import { currentLeg } from '@neundarter/rules/match/turn-order';
import type { Leg, Match, Throw } from '@neundarter/rules/match/types';
import { bustDartsCount, dartsCount } from '@neundarter/rules/turn/darts-count';
import type { DartsOption } from '@neundarter/rules/turn/turn-outcomes';
import { type PadSituation, readInput } from './use-turn-entry.ts';

/** Points with the darts that are possible for them; `isBust`: more points were typed than are left. */
export type CorrectedScore = {
  readonly score: number;
  readonly isBust: boolean;
  readonly options: readonly DartsOption[];
};

/** The state in which a turn of the leg began. */
export const situationBefore = (leg: Leg, turn: Throw, match: Match): PadSituation => {
  const earlier = leg.throws.slice(0, turn.throwNumber - 1).filter(({ party }) => party === turn.party);
  const start = startOf(leg, turn.party);
  const before = start - earlier.reduce((sum, { score }) => sum + score, 0);
  return { before, isIn: before < start, checkInMode: match.config.checkInMode };
};

const optionsOf = (count: ReturnType<typeof dartsCount>): readonly DartsOption[] =>
  count.kind === 'ask' ? count.options : [count];

const distinct = (options: readonly DartsOption[]): readonly DartsOption[] => [
  ...new Map(options.map((option) => [`${option.dartsThrown} ${option.attemptsOnDouble}`, option])).values(),
];

/** What the typed digits mean for the turn; null if they are not possible. A bust may also be typed as 0. */
export const readCorrection = (digits: string, situation: PadSituation): CorrectedScore | null => {
  const read = readInput({ digits, mode: 'score' }, situation);
  if (read.kind === 'bust') return { score: 0, isBust: true, options: optionsOf(bustDartsCount(situation)) };
  if (read.kind !== 'score') return null;
  const options = optionsOf(dartsCount({ ...situation, score: read.score }));
  const busts = read.score === 0 ? optionsOf(bustDartsCount(situation)) : [];
  return { score: read.score, isBust: false, options: distinct([...options, ...busts]) };
};

/** The darts that are chosen first: those of the turn as it is, if they fit the points; otherwise the first possible. */
export const firstOption = (
  { options }: CorrectedScore,
  turn: Pick<Throw, 'dartsThrown' | 'attemptsOnDouble'>,
): DartsOption =>
  options.find(
    (option) => option.dartsThrown === turn.dartsThrown && option.attemptsOnDouble === turn.attemptsOnDouble,
  ) ??
  options.find((option) => option.attemptsOnDouble > 0 || options.length === 1) ??
  options[0] ?? { dartsThrown: 3, attemptsOnDouble: 0 };

/** The command's content for this correction, and what would become of the match; null if it is not possible. */
export const correctionOf = (
  match: Match,
  turn: Throw,
  { score, option }: { score: number; option: DartsOption },
) => {
  const { dartsThrown, attemptsOnDouble } = option;
  const values = { throwId: turn.id, score, dartsThrown, attemptsOnDouble };
  const plan = planCorrection(match, values);
  const turns = currentLeg(match)?.throws ?? [];
  const lastThrowId = turns.at(-1)?.id;
  if (!plan.ok || lastThrowId === undefined) return null;
  const keptThrowId = turns.at(turns.length - plan.value.lost.length - 1)?.id ?? lastThrowId;
  return { plan: plan.value, correction: { ...values, lastThrowId, keptThrowId } };
};
