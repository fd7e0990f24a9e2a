// Search by parts of names, for people who type without capitals and accents. The server and a device without network
// find the same.

/** Small letters without accents: `Müller` and `MULLER` are both `muller`, `Weiß` is `weiss`. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ß', 'ss');

/** Whether each word of the search is part of one of the texts. A search without words fits everything. */
export function fitsSearch(texts: readonly string[], search: string): boolean {
  const known = texts.map(plain);
  const words = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  return words.every((word) => known.some((text) => text.includes(word)));
}
