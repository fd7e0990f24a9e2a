import type { DartsOption } from '@neundarter/rules/turn/turn-outcomes';

/** What has been answered so far; null is still open. */
export type DartsAnswer = { readonly darts: number | null; readonly attempts: number | null };

/** One question of the dialog: its answers, and which of them are left. */
export type DartsQuestion = {
  readonly values: readonly number[];
  readonly possible: ReadonlySet<number>;
};

const distinct = (values: readonly number[]): readonly number[] =>
  [...new Set(values)].sort((left, right) => left - right);

const fits = (option: DartsOption, { darts, attempts }: DartsAnswer): boolean =>
  (darts === null || option.dartsThrown === darts) &&
  (attempts === null || option.attemptsOnDouble === attempts);

/** Nothing answered but what leaves no choice. */
export const openAnswer = (options: readonly DartsOption[]): DartsAnswer =>
  fillIn(options, { darts: null, attempts: null });

const onlyOne = (values: readonly number[]): number | null =>
  values.length === 1 ? (values[0] ?? null) : null;

/** Adds the answers that follow from those given, so that nothing is asked that has one answer only. */
export const fillIn = (options: readonly DartsOption[], answer: DartsAnswer): DartsAnswer => {
  const left = options.filter((option) => fits(option, answer));
  return {
    darts: answer.darts ?? onlyOne(distinct(left.map((option) => option.dartsThrown))),
    attempts: answer.attempts ?? onlyOne(distinct(left.map((option) => option.attemptsOnDouble))),
  };
};

/** The option that both answers name; null while one is open. */
export const chosenOption = (options: readonly DartsOption[], answer: DartsAnswer): DartsOption | null =>
  answer.darts === null || answer.attempts === null
    ? null
    : (options.find((option) => fits(option, answer)) ?? null);

/** How many darts the turn took; null when there is nothing to ask. */
export const dartsQuestion = (options: readonly DartsOption[], answer: DartsAnswer): DartsQuestion | null => {
  const values = distinct(options.map((option) => option.dartsThrown));
  if (values.length < 2) return null;
  const left = options.filter((option) => fits(option, { darts: null, attempts: answer.attempts }));
  return { values, possible: new Set(left.map((option) => option.dartsThrown)) };
};

/** How many of them were at a double; null when there is nothing to ask. */
export const attemptsQuestion = (
  options: readonly DartsOption[],
  answer: DartsAnswer,
): DartsQuestion | null => {
  const values = distinct(options.map((option) => option.attemptsOnDouble));
  if (values.length < 2) return null;
  const left = options.filter((option) => fits(option, { darts: answer.darts, attempts: null }));
  return { values, possible: new Set(left.map((option) => option.attemptsOnDouble)) };
};
