/** Texts of a match of two players at two boards: before it begins, and while the other player throws. */
export const onlineMatchText = {
  eyebrow: 'Online-Match',
  waitingFor: (name: string) => `Warte auf die Antwort von ${name}...`,
  waitingHint: 'Sobald die Anfrage angenommen ist, geht es hier weiter. Du kannst die Seite offen lassen.',
  withdraw: 'Anfrage zurückziehen',
  withdrawTitle: 'Anfrage zurückziehen?',
  withdrawText: 'Das Match wird gelöscht. Du kannst jederzeit eine neue Anfrage senden.',
  asked: (name: string) => `${name} möchte gegen dich spielen.`,
  askedHint: 'Ihr spielt jeder am eigenen Board und gebt jeder die eigenen Aufnahmen ein.',
  accept: 'Annehmen',
  reject: 'Ablehnen',
  rejected: (name: string) => `${name} hat die Anfrage abgelehnt.`,
  rejectedByYou: 'Du hast die Anfrage abgelehnt.',
  expired: 'Die Anfrage ist nach zehn Minuten abgelaufen.',
  newMatch: 'Neues Match starten',
  onlookers: 'Die Anfrage ist noch nicht beantwortet.',
  failed: (reason: string) =>
    `Die Anfrage konnte nicht beantwortet werden. (${reason}). Bitte versuche es noch einmal!`,
  withdrawFailed: (reason: string) =>
    `Die Anfrage konnte nicht zurückgezogen werden. (${reason}). Bitte versuche es noch einmal!`,
} as const;
