// From the average somebody is to play to the spread of their darts.

/** Averages in matches of players of level 1, 2, …: higher than those of docs/bot-levels.md, since lost legs stop early. */
const averages = [24, 29.6, 36, 43.8, 52.4, 62.4, 72.8, 84.5, 96, 107.5, 118] as const;

/** The level, between whole ones too, that plays about this average; 1 to 11. */
export const levelFor = (average: number): number => {
  const above = averages.findIndex((one) => one > average);
  if (above === 0) return 1;
  const [from, to] = [averages[above - 1], averages[above]];
  if (from === undefined || to === undefined) return averages.length;
  return above + (average - from) / (to - from);
};
