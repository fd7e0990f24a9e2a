/** Start and factor of FNV-1a with 32 bits. */
const [offset, prime] = [0x811c9dc5, 0x01000193];

/**
 * A short name of a text: texts with the same name are equal, but for one chance in four billion. It finds mistakes, and
 * protects against nobody.
 */
export const contentTag = (text: string): string => {
  let hash = offset;
  for (let place = 0; place < text.length; place += 1) hash = Math.imul(hash ^ text.charCodeAt(place), prime);
  return (hash >>> 0).toString(36);
};
