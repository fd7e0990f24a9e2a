// Repeatable random numbers: the same seed gives the same numbers on every machine, so a bot's match can be replayed.
// Do not use them for secrets.

/** A source of random numbers: each call returns a number from 0 (included) to 1 (excluded). */
export type Chance = () => number;

const wholeNumbers = 2 ** 32;

/** Hashes a text to 32 bits (FNV-1a, then the finaliser of MurmurHash3). */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/**
 * A generator for a seed: sfc32 of the PractRand collection with four words of state; it drops the first 12 numbers.
 */
export const seededChance = (seed: string | number): Chance => {
  let a = hashOf(`a${seed}`);
  let b = hashOf(`b${seed}`);
  let c = hashOf(`c${seed}`);
  let counter = 1;
  const next = (): number => {
    const sum = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / wholeNumbers;
  };
  for (let round = 0; round < 12; round += 1) next();
  return next;
};
