// Everybody meets everybody, by Berger's tables. An odd number gets a dummy; who meets it is free that day. In every day
// the last one meets c, and the others meet pairwise around c. Home and away are as even as possible.

/** A pair of positions from 0: home, away. */
export type Pairing = readonly [home: number, away: number];

export const roundRobinModes = ['single', 'double'] as const;
export type RoundRobinMode = (typeof roundRobinModes)[number];

/** @param day from 0 @param size an even number of players */
const pairingsOf = (day: number, size: number): readonly Pairing[] => {
  const days = size - 1;
  const last = size - 1;
  const isEven = day % 2 === 0;
  const center = isEven ? day / 2 : (day + days) / 2;
  const around = Array.from({ length: size / 2 - 1 }, (_, index): Pairing => {
    const distance = index + 1;
    return [(center + distance) % days, (center - distance + days) % days];
  });
  return [isEven ? [center, last] : [last, center], ...around];
};

const swap = ([home, away]: Pairing): Pairing => [away, home];

/**
 * The pairings of each match day. In the second half of `double` everybody meets again with home and away swapped.
 * @param count of players; fewer than two have no match day
 */
export const roundRobinOf = (count: number, mode: RoundRobinMode): readonly (readonly Pairing[])[] => {
  const size = count + (count % 2);
  const days = Array.from({ length: Math.max(0, size - 1) }, (_, day) =>
    pairingsOf(day, size).filter((pairing) => pairing.every((position) => position < count)),
  ).filter((pairings) => pairings.length > 0);
  return mode === 'single' ? days : [...days, ...days.map((pairings) => pairings.map(swap))];
};
