/** Header and footer. */
export const frameText = {
  navigation: 'Hauptnavigation',
  matches: 'Matches',
  newMatch: 'Neues Match',
  newMatchShort: 'Neu',
  events: 'Events',
  practiceRoom: 'Üben',
  practiceRoomShort: 'Üben',
  statistics: 'Statistik',
  statisticsDisabled: 'Statistik: nur mit Spielerprofil',
  teamLounge: 'Team-Lounge',
  teamLoungeShort: 'Team',
  teamLoungeDisabled: 'Team-Lounge: nur mit Team',
  menuShort: 'Mehr',
  openMenu: 'Mehr: Einstellungen öffnen',
  guestState: 'Du bist als Gast unterwegs',
  signIn: 'Einloggen',
  signOut: 'Ausloggen',
  account: 'Mein Konto',
  admin: 'Administration',
  accountMenu: (name: string) => `Konto von ${name}`,
} as const;

export const crashText = {
  title: 'Seite konnte nicht geladen werden',
  text: 'Prüfe deine Verbindung und versuche es noch einmal. Deine Aufnahmen sind auf diesem Gerät gespeichert.',
  reload: 'Neu laden',
} as const;
