/** Texts about pages that search engines may show. */
export const searchableText = {
  label: 'In Suchmaschinen zeigen',
  hint: 'Suchmaschinen dürfen die Seite mit allen Namen, Tabellen und Ergebnissen zeigen.',
} as const;
