import type { Side } from '@neundarter/rules/matchday/plan';
import { formatTime } from './formats.ts';

/** The words for people who take part by a PIN, and for the team that has entered the match day, by the side of the people. */
const wordsOf = {
  home: { guests: 'Gastgeber', owner: 'Gastmannschaft' },
  away: { guests: 'Gäste', owner: 'Heimmannschaft' },
} as const satisfies Record<Side, object>;

/** Texts for a side without accounts that takes part in a matchday by a PIN of its own. */
export const guestsTextOf = (side: Side) => {
  const { guests, owner } = wordsOf[side];
  return {
    title: `${guests} ohne Konto`,
    intro: `Die ${guests} stellen auf ihrem eigenen Handy auf, wechseln aus und schreiben mit. Ihre PIN kennt nur ihr Team.`,
    show: `Code für die ${guests} zeigen`,
    codeTitle: `Code für die ${guests}`,
    codeHelp: `Die ${guests} scannen das hier mit einem ihrer Handys und geben den Code ein. Dann wählen sie ihre PIN.`,
    qrLabel: `QR-Code zur Seite für die ${guests}`,
    paired: (time: number) => `Seit ${formatTime(time)} Uhr nimmt ein Gerät der ${guests} teil.`,
    own: `Mit diesem Gerät nimmst du für die ${guests} teil.`,
    revoked: (time: number) => `Die ${owner} hat die Kopplung um ${formatTime(time)} Uhr aufgehoben.`,
    revokeWarning: `Alle Geräte der ${guests} und ihre PIN gelten dann nicht mehr. Das steht für alle sichtbar auf dieser Seite.`,
    join: `Für die ${guests} teilnehmen`,
    /** On the report. */
    wasRevoked: (time: number) => `Kopplung der ${guests} aufgehoben (${formatTime(time)} Uhr)`,
  } as const;
};

/** Texts that are the same for both sides. */
export const pairingText = {
  until: (time: number) => `Gilt bis ${formatTime(time)} Uhr, für ein Gerät.`,
  over: 'Der Code ist abgelaufen.',
  renew: 'Neuer Code',
  showFailed: (reason: string) => `Der Code konnte nicht erstellt werden. (${reason})`,
  revoke: 'Kopplung aufheben',
  revokeTitle: 'Kopplung aufheben?',
  revokeDone: 'Die Kopplung ist aufgehoben.',
  revokeFailed: (reason: string) => `Die Kopplung konnte nicht aufgehoben werden. (${reason})`,
} as const;

/** Texts of the page on which the people enter a code or PIN. They may not see the matchday yet. */
export const guestsFormText = {
  title: 'Für deine Mannschaft teilnehmen',
  way: 'Womit?',
  ways: { code: 'Code der anderen Mannschaft', pin: 'PIN unserer Mannschaft' },
  wayHints: {
    code: 'Für das erste Gerät. Die andere Mannschaft zeigt den Code auf ihrem Gerät.',
    pin: 'Für weitere Geräte. Die PIN hat jemand aus eurer Mannschaft gewählt.',
  },
  codeWrong: 'Der Code hat acht Ziffern.',
  pinNew: 'Eure PIN',
  pinNewHint: 'Vier bis acht Ziffern. Merkt sie euch: Damit nehmen weitere Handys teil.',
  pin: 'PIN',
  pinWrong: 'Die PIN hat vier bis acht Ziffern.',
  send: 'Teilnehmen',
  joined: 'Du nimmst jetzt für deine Mannschaft teil.',
  failed: (reason: string) => `Das hat nicht geklappt. (${reason})`,
} as const;
