import type { SeriesConfig } from '@neundarter/contract/entities/series';
import { maxPointsForOne, maxTournamentsOfSeries } from '@neundarter/contract/limits';
import type { PointsConfig } from '@neundarter/rules/series/points-config';
import { pointsText, seriesAdminText as text } from '../../text/series.ts';

/** Typed numbers, by `group/name`, such as `groupStagePoints/win`; and how many results count, empty for all. */
export type PointsValues = { readonly [field: string]: string };

export const bestResultsField = 'bestResults';

export const pointGroups = Object.keys(pointsText) as (keyof PointsConfig)[];

/** Name of the field of one number. */
export const fieldOf = (group: keyof PointsConfig, name: string): string => `${group}/${name}`;

/** The names of the numbers of a group. */
export const namesIn = (group: keyof PointsConfig): readonly string[] => Object.keys(pointsText[group].of);

/** The text that the screen shows for a number. */
export const labelOf = (group: keyof PointsConfig, name: string): string => {
  const of: Readonly<Record<string, string>> = pointsText[group].of;
  return of[name] ?? name;
};

const allFields = pointGroups.flatMap((group) => namesIn(group).map((name) => ({ group, name })));

/** The form of a configuration. */
export const valuesOf = (config: SeriesConfig): PointsValues => ({
  ...Object.fromEntries(
    allFields.map(({ group, name }) => {
      const points: Readonly<Record<string, number>> = config[group];
      return [fieldOf(group, name), String(points[name] ?? 0)];
    }),
  ),
  [bestResultsField]: config.bestResults === null ? '' : String(config.bestResults),
});

/** A typed number; an empty field is 0. */
const numberOf = (typed = ''): number => {
  const trimmed = typed.trim();
  if (trimmed === '') return 0;
  return /^\d{1,6}$/.test(trimmed) ? Number(trimmed) : Number.NaN;
};

const isWrong = (value: number, from: number, to: number): boolean => !(value >= from && value <= to);

/** Problems of what was typed, by field. */
export const checkPoints = (values: PointsValues): { readonly [field: string]: string } => {
  const wrong = allFields
    .map(({ group, name }) => fieldOf(group, name))
    .filter((field) => isWrong(numberOf(values[field]), 0, maxPointsForOne));
  const best = values[bestResultsField]?.trim() ?? '';
  const isBestWrong = best !== '' && isWrong(numberOf(best), 1, maxTournamentsOfSeries);
  return {
    ...Object.fromEntries(wrong.map((field) => [field, text.pointsWrong(maxPointsForOne)])),
    ...(isBestWrong && { [bestResultsField]: text.bestResultsWrong(maxTournamentsOfSeries) }),
  };
};

/** The configuration that checked values stand for. */
export const configOf = (values: PointsValues): SeriesConfig => {
  const groups = pointGroups.map((group) => [
    group,
    Object.fromEntries(namesIn(group).map((name) => [name, numberOf(values[fieldOf(group, name)])])),
  ]);
  const best = values[bestResultsField]?.trim() ?? '';
  return {
    ...(Object.fromEntries(groups) as PointsConfig),
    bestResults: best === '' ? null : numberOf(best),
  };
};
