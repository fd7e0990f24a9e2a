// Converts the average that a person shall play to a level.

/** Averages in matches of levels 1, 2, …; higher than in docs/bot-levels.md, because lost legs stop early. */
const averages = [24, 29.6, 36, 43.8, 52.4, 62.4, 72.8, 84.5, 96, 107.5, 118] as const;

/** The level (1 to 11, may be a fraction) that plays about this average. */
export const levelFor = (average: number): number => {
  const above = averages.findIndex((one) => one > average);
  if (above === 0) return 1;
  const [from, to] = [averages[above - 1], averages[above]];
  if (from === undefined || to === undefined) return averages.length;
  return above + (average - from) / (to - from);
};
