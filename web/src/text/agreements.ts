import { formatTime } from './formats.ts';

/** Texts of `Am Gerät bestätigen`, on the asking device and on the player's. */
export const agreementText = {
  open: 'Am Gerät bestätigen',
  hint: 'Wer nicht in deinem Team ist, bestätigt einmal am eigenen Handy. Das gilt dann zwölf Stunden lang.',
  askFailed: 'Der Code konnte nicht angelegt werden.',
  steps: 'Dein Mitspieler scannt diesen Code mit dem eigenen Handy oder gibt die sechs Zeichen ein unter',
  code: 'Code',
  qr: 'QR-Code zum Bestätigen',
  waiting: 'Warte auf die Bestätigung...',
  interrupted: 'Verbindung unterbrochen. Sobald sie wieder da ist, geht es weiter.',
  rejected: 'Die Anfrage wurde abgelehnt.',
  expired: 'Dieser Code ist abgelaufen.',
  newCode: 'Neuer Code',
  agreed: (name: string) => `${name} spielt mit.`,
  agreedPlayers: 'Du und wer bestätigt hat',
  title: 'Am Gerät bestätigen',
  enter: 'Auf dem anderen Gerät steht ein Code aus sechs Zeichen. Gib ihn hier ein!',
  codeLabel: 'Code vom anderen Gerät',
  codeWrong: 'Der Code hat sechs Zeichen.',
  next: 'Weiter',
  asks: (name: string) => `${name} möchte dich in Matches eintragen.`,
  meaning: 'Die Matches zählen für deine Statistik. Die Erlaubnis gilt zwölf Stunden lang.',
  accept: 'Ja, ich spiele mit',
  reject: 'Nein',
  accepted: (name: string, until: number) =>
    `Fertig! ${name} kann dich bis ${formatTime(until)} Uhr in Matches eintragen.`,
  youRejected: (name: string) => `Du hast abgelehnt. ${name} kann dich nicht eintragen.`,
  unknownCode: 'Diesen Code gibt es nicht. Prüfe die sechs Zeichen!',
  answerFailed: 'Deine Antwort konnte nicht gesendet werden.',
  otherCode: 'Anderen Code eingeben',
  toMatches: 'Zu den Matches',
  unknownName: 'Ein Spieler ohne Namen',
} as const;

/** Texts about matches in which a player was named without having agreed. */
export const seatText = {
  title: 'Diese Matches warten auf deine Bestätigung',
  hint: 'Jemand hat dich eingetragen, ohne dass du vorher zugestimmt hast. Bis du bestätigst, zählen sie nicht für deine Statistik.',
  confirm: 'Ich war dabei',
  confirmed: 'Das Match zählt jetzt für dich.',
  confirmFailed: 'Das Match konnte nicht bestätigt werden.',
  loadFailed: (reason: string) => `Offene Bestätigungen konnten nicht geladen werden. (${reason})`,
  leave: 'Das war nicht ich',
  leaveTitle: 'Warst du das nicht?',
  leaveWarning: (match: string) =>
    `Du wirst im Match ${match} durch einen Gast mit demselben Namen ersetzt, und es zählt nicht mehr für deine Statistik. Für die anderen bleibt es. Das lässt sich nicht rückgängig machen.`,
  left: 'Das Match zählt nicht mehr für dich.',
  leaveFailed: 'Du konntest nicht herausgenommen werden.',
} as const;
