import type { MoneySettings } from '@neundarter/contract/entities/money/money';
import { maxPrizePlaces } from '@neundarter/contract/limits';
import { maxCents } from '@neundarter/rules/money/booking';
import { arePrizesValid } from '@neundarter/rules/money/prizes';
import { parseEuros, moneySettingsText as text, typedEuros } from '../../../text/money.ts';

/** The settings as they are typed. */
export type SettingsValues = {
  readonly normal: string;
  readonly member: string;
  readonly youth: string;
  readonly deposit: string;
  readonly by: 'none' | 'percent' | 'amount';
  readonly places: string;
};

const typedOf = (cents: number | null): string => (cents === null ? '' : typedEuros(cents));

export const valuesOf = ({ fees, deposit, prizes }: MoneySettings): SettingsValues => ({
  normal: typedOf(fees.normal),
  member: typedOf(fees.member),
  youth: typedOf(fees.youth),
  deposit: typedOf(deposit),
  by: prizes?.by ?? 'none',
  places: (prizes?.places ?? [])
    .map((one) => (prizes?.by === 'amount' ? typedEuros(one) : `${one}`))
    .join(' '),
});

const partsOf = (places: string): readonly string[] => places.split(/\s+/).filter((part) => part !== '');

const prizesOf = ({ by, places }: SettingsValues): MoneySettings['prizes'] => {
  if (by === 'none') return null;
  const read = (part: string) => (by === 'amount' ? (parseEuros(part) ?? 0) : Number(part));
  return { by, places: partsOf(places).map(read) };
};

const centsOf = (typed: string): number | null => (typed.trim() === '' ? null : parseEuros(typed));

/** The settings that were typed; call it only if nothing is wrong with them. */
export const settingsOf = (values: SettingsValues): MoneySettings => ({
  fees: {
    normal: centsOf(values.normal),
    member: centsOf(values.member),
    youth: centsOf(values.youth),
  },
  deposit: centsOf(values.deposit),
  prizes: prizesOf(values),
});

const amountProblem = (typed: string): string | undefined => {
  const cents = parseEuros(typed);
  const isWrong = typed.trim() !== '' && (cents === null || cents > maxCents);
  return isWrong ? text.notEuros : undefined;
};

const placesProblem = (values: SettingsValues): string | undefined => {
  const { by, places } = values;
  if (by === 'none') return undefined;
  const parts = partsOf(places);
  if (parts.length === 0 || parts.length > maxPrizePlaces) return text.notPlaces;
  if (by === 'amount') return parts.map(amountProblem).find((one) => one !== undefined);
  const prizes = prizesOf(values);
  const isRight = parts.every((part) => /^\d{1,3}$/.test(part)) && prizes !== null && arePrizesValid(prizes);
  return isRight ? undefined : text.notPercent;
};

/** What is wrong with the typed settings. */
export const settingsProblems = (values: SettingsValues) => ({
  normal: amountProblem(values.normal),
  member: amountProblem(values.member),
  youth: amountProblem(values.youth),
  deposit: amountProblem(values.deposit),
  places: placesProblem(values),
});
