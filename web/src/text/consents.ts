/** Texts about players whom somebody else has entered into an event: for themselves, and for the organisers. */
export const consentText = {
  title: 'Bist du dabei?',
  entered: (asker: string | null, event: string) =>
    `${asker ?? 'Jemand'} hat dich bei „${event}“ eingetragen.`,
  meaning:
    'Bis du zustimmst, steht dein Name dort ohne dein Konto, und die Matches zählen nicht für dich. Danach zählen sie von Anfang an.',
  agree: 'Ja, ich bin dabei',
  agreed: 'Du bist dabei. Die Matches zählen für dich.',
  unlink: 'Nicht mit meinem Konto',
  unlinkTitle: 'Dein Konto herausnehmen?',
  unlinkWarning: (event: string) =>
    `Bei „${event}“ steht dann nur noch ein Name ohne Konto, und nichts davon zählt für dich. Angemeldet bleibt der Name trotzdem. Das lässt sich nicht rückgängig machen.`,
  unlinked: 'Dein Konto steht dort nicht mehr.',
  leave: 'Ich spiele nicht mit',
  left: 'Der Veranstalter weiß jetzt, dass du nicht mitspielst.',
  wantsOut: 'Du hast den Veranstalter gebeten, dich herauszunehmen.',
  isIn: (asker: string | null) => `${asker ?? 'Jemand'} hat dich eingetragen, und du bist dabei.`,
  failed: 'Deine Antwort konnte nicht gespeichert werden.',
  loadFailed: (reason: string) => `Offene Fragen konnten nicht geladen werden. (${reason})`,
  toEvent: 'Zum Event',
} as const;

/** What organisers see about somebody whom others have entered. */
export const enteredText = {
  open: 'Noch nicht zugestimmt',
  agreed: 'Hat zugestimmt',
  wantsOut: 'Möchte nicht mitspielen',
  of: (name: string, state: string) => `${name}: ${state}`,
} as const;
