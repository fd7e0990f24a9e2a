/** Choosing known players for a match. */
export const playerPickerText = {
  code: 'Spieler-Id',
  codeHint: 'Die 6 Zeichen stehen auf der Konto-Seite des Spielers.',
  searching: 'Spieler wird gesucht...',
  notFound: (id: string) => `Es konnte kein Spieler mit der Id ${id} gefunden werden.`,
  search: 'Spieler suchen...',
  nobody: (search: string) => `Niemand heißt „${search}“.`,
} as const;
