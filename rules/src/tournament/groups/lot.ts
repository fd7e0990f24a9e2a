// The lot: a shuffle that its seed repeats, so that a draw can be shown to be fair.
import { type Chance, seededChance } from '../../board/seeded-chance.ts';

const shuffled = <Item>(items: readonly Item[], chance: Chance): readonly Item[] => {
  const left = [...items];
  return items.map(() => left.splice(Math.floor(chance() * left.length), 1)).flat();
};

/** The items in an order that the seed decides. */
export const drawLots = <Item>(items: readonly Item[], seed: string): readonly Item[] =>
  shuffled(items, seededChance(seed));
