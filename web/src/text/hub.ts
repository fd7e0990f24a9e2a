/** Texts of the page on which guests find their matches. */
export const hubText = {
  title: 'Matches',
  newMatch: 'Neues Match starten',
  runningNow: 'Läuft gerade',
  nothingRunning: 'Zurzeit läuft kein Match.',
  welcomeTitle: 'Willkommen bei Neundarter',
  welcome:
    'Zwei Namen eingeben und loswerfen: ohne Konto, auf jedem Gerät und auch ohne Internet. Wer zuschauen will, scannt einfach den QR-Code.',
  steps: [
    { title: 'Spieler wählen', text: 'Freunde als Gäste, ein Doppel oder einer von elf Bots.' },
    { title: 'Werfen und tippen', text: 'Eine Person tippt die Punkte, der Rest rechnet sich selbst.' },
    { title: 'Zuschauen', text: 'Der Spielstand läuft live auf Fernseher und Handys mit.' },
  ],
} as const;
