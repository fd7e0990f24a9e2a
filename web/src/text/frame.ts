/** Header, footer and the gear menu. */
export const frameText = {
  navigation: 'Hauptnavigation',
  matches: 'Matches',
  newMatch: 'Neues Match',
  newMatchShort: 'Neu',
  practiceRoom: 'Practice Room',
  practiceRoomShort: 'Üben',
  statistics: 'Statistik',
  statisticsDisabled: 'Statistik: nur mit Spielerprofil',
  teamLounge: 'Team-Lounge',
  teamLoungeShort: 'Team',
  teamLoungeDisabled: 'Team-Lounge: nur mit Team',
  menu: 'Einstellungen',
  menuShort: 'Mehr',
  openMenu: 'Mehr: Einstellungen öffnen',
  guestState: 'Du bist als Gast unterwegs',
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  account: 'Mein Konto',
  admin: 'Administration',
  accountMenu: (name: string) => `Konto von ${name}`,
  signOutWaiting: {
    title: 'Trotzdem abmelden?',
    text: 'Auf diesem Gerät warten noch Aufnahmen oder Würfe auf das Netz. Sie werden erst gesendet, wenn du dich wieder anmeldest.',
    confirm: 'Abmelden',
  },
  signedOut: 'Auf diesem Gerät abgemeldet',
  signedOutHereOnly: 'Der Server war nicht erreichbar.',
  colorScheme: 'Farben',
  colorSchemes: { auto: 'System', light: 'Hell', dark: 'Dunkel' },
  enterFullscreen: 'Vollbild',
  leaveFullscreen: 'Vollbild verlassen',
  keyboard: 'Tastenkürzel',
  callerOn: 'Caller-Ansagen',
  callerOnHint: 'Sagt im Scorer jede Aufnahme an.',
  showQueueStatus: 'Speicherstatus anzeigen',
  showQueueStatusHint: 'Zeigt im Scorer, was noch nicht gespeichert ist.',
  sendAnalyticData: 'Fehlerberichte senden',
  sendAnalyticDataHint: 'Hilft uns, Fehler zu finden. Ohne Namen und Ergebnisse.',
  legal: 'Rechtliches',
  privacy: 'Datenschutz',
  imprint: 'Impressum',
  terms: 'Nutzungsbedingungen',
  version: (version: string) => `Version ${version}`,
} as const;

export const updateText = {
  title: 'Neue Version verfügbar',
  text: 'Lade die Seite neu, um sie zu benutzen.',
  matchElsewhere: 'In einem anderen Tab läuft noch ein Match. Beende es zuerst.',
  reload: 'Jetzt neu laden',
  later: 'Später',
} as const;

export const notFoundText = {
  title: 'Am Board vorbei',
  code: 'Fehler 404',
  text: 'Diese Seite gibt es nicht. Vielleicht ist der Link alt oder hat einen Tippfehler.',
} as const;

export const crashText = {
  title: 'Seite konnte nicht geladen werden',
  text: 'Prüfe deine Verbindung und versuche es noch einmal. Deine Aufnahmen sind auf diesem Gerät gespeichert.',
  reload: 'Neu laden',
} as const;
