// A whole name in one field, as first and last name.

/** Words that belong to the last name that follows them. */
const particles = new Set(
  'von vom zu zum zur van de der den dem del della di da dal do dos das du la le les ten ter te op auf am im und y'.split(
    ' ',
  ),
);

/** A person by the two parts of the name. */
export type SplitName = { readonly firstName: string; readonly lastName: string };

/**
 * The parts of a whole name: its last word is the last name, with the particles before it: `Franz` and `von der Au`. A
 * single word is a last name.
 */
export const splitName = (name: string): SplitName => {
  const words = name.trim().split(/\s+/);
  const isParticle = (index: number): boolean => particles.has((words[index] ?? '').toLowerCase());
  let from = words.length - 1;
  while (from > 1 && isParticle(from - 1)) from -= 1;
  return { firstName: words.slice(0, from).join(' '), lastName: words.slice(from).join(' ') };
};
