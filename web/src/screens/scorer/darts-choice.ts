import type { DartsOption } from '@neundarter/rules/turn/turn-outcomes';

/** The answers so far; null for an open one. */
export type DartsAnswer = { readonly darts: number | null; readonly attempts: number | null };

/** One question of the dialog: its answers, and those that are still possible. */
export type DartsQuestion = {
  readonly values: readonly number[];
  readonly possible: ReadonlySet<number>;
};

const distinct = (values: readonly number[]): readonly number[] =>
  [...new Set(values)].sort((left, right) => left - right);

const fits = (option: DartsOption, { darts, attempts }: DartsAnswer): boolean =>
  (darts === null || option.dartsThrown === darts) &&
  (attempts === null || option.attemptsOnDouble === attempts);

/** The answers at the beginning: only those without a choice are given. */
export const openAnswer = (options: readonly DartsOption[]): DartsAnswer =>
  fillIn(options, { darts: null, attempts: null });

const onlyOne = (values: readonly number[]): number | null =>
  values.length === 1 ? (values[0] ?? null) : null;

/** Adds the answers that follow from the given ones, so that no question has only one answer. */
export const fillIn = (options: readonly DartsOption[], answer: DartsAnswer): DartsAnswer => {
  const left = options.filter((option) => fits(option, answer));
  return {
    darts: answer.darts ?? onlyOne(distinct(left.map((option) => option.dartsThrown))),
    attempts: answer.attempts ?? onlyOne(distinct(left.map((option) => option.attemptsOnDouble))),
  };
};

/** The option with both answers; null while one is open. */
export const chosenOption = (options: readonly DartsOption[], answer: DartsAnswer): DartsOption | null =>
  answer.darts === null || answer.attempts === null
    ? null
    : (options.find((option) => fits(option, answer)) ?? null);

/** Question for the number of darts; null if there is nothing to ask. */
export const dartsQuestion = (options: readonly DartsOption[], answer: DartsAnswer): DartsQuestion | null => {
  const values = distinct(options.map((option) => option.dartsThrown));
  if (values.length < 2) return null;
  const left = options.filter((option) => fits(option, { darts: null, attempts: answer.attempts }));
  return { values, possible: new Set(left.map((option) => option.dartsThrown)) };
};

/** Question for the number of darts at a double; null if there is nothing to ask. */
export const attemptsQuestion = (
  options: readonly DartsOption[],
  answer: DartsAnswer,
): DartsQuestion | null => {
  const values = distinct(options.map((option) => option.attemptsOnDouble));
  if (values.length < 2) return null;
  const left = options.filter((option) => fits(option, { darts: answer.darts, attempts: null }));
  return { values, possible: new Set(left.map((option) => option.attemptsOnDouble)) };
};
