// Chance that can be repeated: the same seed gives the same numbers on every machine, so a bot's match can be
// replayed. Not for secrets.

/** A source of chance: each call gives a number from 0 (included) to 1 (excluded). */
export type Chance = () => number;

const wholeNumbers = 2 ** 32;

/** Spreads a text over 32 bits (FNV-1a, then the finaliser of MurmurHash3). */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};

/** A generator from a seed: sfc32 of the PractRand collection, four words of state, warmed up for 12 rounds. */
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
