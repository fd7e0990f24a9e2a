// Seed order of a knockout: neighbours meet. Seeds 1 and 2 can meet only in the final, seeds 1 to 4 from the semi-finals
// on; seeds that do not exist are byes, which so go to the best seeds.

/** The smallest power of two that is at least `count` and at least 2. */
export const bracketSize = (count: number): number => {
  let size = 2;
  while (size < count) size *= 2;
  return size;
};

/** The seeds, from 1, in the order of the slots from top to bottom. @param size a power of two */
export const seedOrder = (size: number): readonly number[] => {
  let order: readonly number[] = [1];
  while (order.length < size) {
    const sum = 2 * order.length + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
};
