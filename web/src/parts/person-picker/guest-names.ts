/** Maximum number of names offered at once: one row on a phone, at most two. */
const maxSuggestions = 6;

/** Names to offer for a field: those that continue the typed text and are not in the form yet. */
export const guestNamesFor = (
  typed: string,
  { known, taken }: { readonly known: readonly string[]; readonly taken: readonly string[] },
): readonly string[] => {
  const start = typed.trim().toLocaleLowerCase('de');
  const used = new Set(taken.map((name) => name.trim().toLocaleLowerCase('de')));
  return known
    .filter((name) => {
      const key = name.toLocaleLowerCase('de');
      return key.startsWith(start) && !used.has(key);
    })
    .slice(0, maxSuggestions);
};
