import { idLength } from '@neundarter/contract/limits';
import { seededChance } from '@neundarter/rules/board/seeded-chance';

const letters = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Creates ids in the normal format. The same seed gives the same ids in the same order. Not for secrets. */
export const seededIds = (seed: string): (() => string) => {
  const chance = seededChance(`ids ${seed}`);
  return () =>
    Array.from({ length: idLength }, () => letters.charAt(Math.floor(chance() * letters.length))).join('');
};
