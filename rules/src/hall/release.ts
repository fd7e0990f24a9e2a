// From when on the knockout behind groups is played: the tables of the groups are shown for five minutes first, unless an organiser
// releases it by one tap. A tap counts for the tables that it has seen: a later result of a group is shown again.
import type { HallMatch } from './hall-state.ts';

/** How long the tables are shown. ms */
export const tablesShown = 5 * 60_000;

type Release = {
  readonly startedAt: number;
  /** When the last match of the groups ended; null if none has. */
  readonly lastEnd: number | null;
  /** When an organiser has released it; null if nobody has. */
  readonly releasedAt: number | null;
};

/** From when on the knockout is played, ms since 1970; null while the groups are not finished. */
export const knockoutFrom = (
  matches: readonly Pick<HallMatch, 'group' | 'state'>[],
  { startedAt, lastEnd, releasedAt }: Release,
): number | null => {
  const ofGroups = matches.filter(({ group }) => group !== null);
  if (ofGroups.length === 0) return startedAt;
  if (ofGroups.some(({ state }) => state !== 'over')) return null;
  const end = Math.max(startedAt, lastEnd ?? startedAt);
  const usual = end + tablesShown;
  return releasedAt !== null && releasedAt >= end ? Math.min(usual, releasedAt) : usual;
};

/** Whether a tap releases the knockout: its groups are finished, and their tables are shown. */
export const mayRelease = (from: number | null, now: number): boolean => from !== null && from > now;
