/** Texts for choosing people: players with an account, team mates, guests. */
export const personPickerText = {
  code: 'Spieler-ID',
  codeHint: 'Die 6 Zeichen stehen auf der Konto-Seite des Spielers.',
  nameOrCode: 'Name oder Spieler-ID',
  searching: 'Spieler wird gesucht...',
  notFound: (id: string) => `Es konnte kein Spieler mit der Id ${id} gefunden werden.`,
  ownCode: 'Das ist deine eigene Spieler-ID. Gib die deines Gegners ein!',
  search: 'Spieler suchen...',
  nameless: (onlineId: string) => `Spieler ${onlineId}`,
  nobodyFound: (text: string) => `Es konnte kein Spieler mit dem Namen oder der ID ${text} gefunden werden.`,
  searchFailed: (reason: string) =>
    `Die Suche ist gerade nicht möglich. (${reason}) Du siehst nur, wen dieses Gerät kennt.`,
  searchLate: 'Die Suche ist gerade nicht möglich: keine Antwort. Du siehst nur, wen dieses Gerät kennt.',
  sections: {
    mates: 'Du und dein Team',
    met: 'Zuletzt gespielt',
    guests: 'Gäste auf diesem Gerät',
    found: 'Gefunden',
  },
} as const;
