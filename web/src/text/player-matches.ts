/** Texts of the page with all matches of a player. */
export const playerMatchesText = {
  title: 'Matches',
  toStats: 'Zur Statistik',
  gone: 'Diesen Spieler gibt es nicht mehr.',
  toHome: 'Zur Startseite',
  failed: (reason: string) => `Der Spieler konnte nicht geladen werden (Ursache: ${reason})!`,
} as const;
