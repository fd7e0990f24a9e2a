import { formatTime } from './formats.ts';

/** Texts for guests who take part in a matchday by a PIN of their own. */
export const guestsText = {
  title: 'Gäste ohne Konto',
  intro:
    'Die Gäste stellen auf ihrem eigenen Handy auf, wechseln aus und schreiben mit. Ihre PIN kennt nur ihr Team.',
  show: 'Code für die Gäste zeigen',
  codeTitle: 'Code für die Gäste',
  codeHelp:
    'Die Gäste scannen das hier mit einem ihrer Handys und geben den Code ein. Dann wählen sie ihre PIN.',
  codeLabel: 'Code',
  until: (time: number) => `Gilt bis ${formatTime(time)} Uhr, für ein Gerät.`,
  over: 'Der Code ist abgelaufen.',
  renew: 'Neuer Code',
  showFailed: (reason: string) => `Der Code konnte nicht erstellt werden. (${reason})`,
  qrLabel: 'QR-Code zur Seite für die Gäste',
  paired: (time: number) => `Seit ${formatTime(time)} Uhr nimmt ein Gerät der Gäste teil.`,
  own: 'Mit diesem Gerät nimmst du für die Gäste teil.',
  revoked: (time: number) => `Die Heimmannschaft hat die Kopplung um ${formatTime(time)} Uhr aufgehoben.`,
  revoke: 'Kopplung aufheben',
  revokeTitle: 'Kopplung aufheben?',
  revokeWarning:
    'Alle Geräte der Gäste und ihre PIN gelten dann nicht mehr. Das steht für alle sichtbar auf dieser Seite.',
  revokeDone: 'Die Kopplung ist aufgehoben.',
  revokeFailed: (reason: string) => `Die Kopplung konnte nicht aufgehoben werden. (${reason})`,
  join: 'Für die Gäste teilnehmen',
  joinTitle: 'Für die Gäste teilnehmen',
  way: 'Womit?',
  ways: { code: 'Code der Heimmannschaft', pin: 'PIN unserer Mannschaft' },
  wayHints: {
    code: 'Für das erste Gerät. Die Heimmannschaft zeigt den Code auf ihrem Gerät.',
    pin: 'Für weitere Geräte. Die PIN hat jemand aus eurer Mannschaft gewählt.',
  },
  codeWrong: 'Der Code hat acht Ziffern.',
  pinNew: 'Eure PIN',
  pinNewHint: 'Vier bis acht Ziffern. Merkt sie euch: Damit nehmen weitere Handys teil.',
  pin: 'PIN',
  pinWrong: 'Die PIN hat vier bis acht Ziffern.',
  send: 'Teilnehmen',
  joined: 'Du nimmst jetzt für die Gäste teil.',
  joinFailed: (reason: string) => `Das hat nicht geklappt. (${reason})`,
} as const;
