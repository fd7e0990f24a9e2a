import { nounRanks, nounsBeside } from './zones.mjs';

/** @import { Project } from './sources.mjs' */

const list = 'server/src/nouns.ts';

/**
 * The list of nouns contains the doors of all nouns by rank, since their followers run in this order; those outside the
 * ranks come last. A project without the list, as in tests of other checks, has no findings.
 * @param {Project} project @returns {string[]}
 */
export function checkNouns({ sources }) {
  const text = sources.find(({ path }) => path === list)?.text;
  if (text === undefined) return [];
  const [, body = ''] = text.match(/^export const nouns = listed\(\{([^}]*)\}/m) ?? [];
  const listed = body.split(',').flatMap((name) => name.trim() || []);
  const missing = [...nounRanks.keys(), ...nounsBeside].filter((noun) => !listed.includes(noun));
  return [...missing.map((noun) => `${list}: ${noun} is missing`), ...findMisplaced(listed)];
}

/** @param {readonly string[]} listed @returns {string[]} */
function findMisplaced(listed) {
  const ranks = listed.map((noun) => nounRanks.get(noun) ?? Number.POSITIVE_INFINITY);
  return listed.flatMap((noun, at) => {
    const before = listed[at - 1];
    const isBelow = (ranks[at] ?? 0) < (ranks[at - 1] ?? 0);
    return isBelow ? [`${list}: ${noun} stands behind ${before}, which has a higher rank`] : [];
  });
}
