/** Texts of the question for the PIN before a match. */
export const matchPinText = {
  title: 'Wer schreibt, braucht den Code',
  text: 'Den vierstelligen Code des Turniers bekommst du von der Turnierleitung. Du gibst ihn nur einmal ein.',
  label: 'Code',
  waiting:
    'Von hier wurden zu viele falsche Codes eingegeben. Scanne den QR-Code auf der PIN-Karte, oder versuch es später noch einmal.',
  send: 'Weiter',
  withCode: 'Ich habe den Code des Turniers',
  locked:
    'Hier wurden zu viele falsche Codes eingegeben. Scanne den QR-Code auf der PIN-Karte, oder sag dem Veranstalter Bescheid: Er kann neue Eingaben wieder zulassen.',
  failed: (reason: string) => `Der Code konnte nicht geprüft werden. ${reason}`,
} as const;

/** Texts for a device that has scanned the card of a tournament. */
export const scannedCardText = {
  title: 'Karte gescannt',
  done: 'Dieses Gerät darf jetzt mitschreiben.',
  outdated: 'Dieser QR-Code gilt nicht mehr. Frag die Turnierleitung nach der neuen PIN-Karte.',
  over: 'Hier kann gerade niemand mitschreiben.',
  failed: (reason: string) => `Dieses Gerät konnte nicht angemeldet werden. ${reason}`,
  again: 'Erneut versuchen',
} as const;
