import type { MatchConfig, PaperScore } from '@neundarter/rules/match/types';

/** Typed numbers of both sides, home first. */
export type TypedScore = readonly [home: string, away: string];

const numberOf = (typed: string): number | null => (/^\d{1,3}$/.test(typed.trim()) ? Number(typed) : null);

/** The score from paper: legs, or only the sets where sets are played; null if a number is missing. */
export const scoreOf = ({ setMode }: Pick<MatchConfig, 'setMode'>, typed: TypedScore): PaperScore | null => {
  const [home, away] = typed.map(numberOf);
  if (home === null || away === null || home === undefined || away === undefined) return null;
  return setMode === 'single-set'
    ? { kind: 'legs', legs: [[home, away]] }
    : { kind: 'sets', sets: [home, away] };
};
