/** Texts of the question for the PIN before a match. */
export const matchPinText = {
  title: 'Wer schreibt, braucht die PIN',
  text: 'Die vierstellige PIN des Turniers bekommst du vom Veranstalter. Du gibst sie nur einmal ein.',
  label: 'PIN',
  waiting:
    'Von hier wurden zu viele falsche PINs eingegeben. Scanne den QR-Code auf der PIN-Karte, oder versuch es später noch einmal.',
  send: 'Weiter',
  withCode: 'Ich habe die PIN des Turniers',
  locked:
    'Hier wurden zu viele falsche PINs eingegeben. Scanne den QR-Code auf der PIN-Karte, oder sag dem Veranstalter Bescheid: Er kann neue Eingaben wieder zulassen.',
  failed: (reason: string) => `Die PIN konnte nicht geprüft werden. ${reason}`,
} as const;

/** Texts for a device that has scanned the card of a tournament. */
export const scannedCardText = {
  title: 'Karte gescannt',
  done: 'Dieses Gerät darf jetzt mitschreiben.',
  outdated: 'Dieser QR-Code gilt nicht mehr. Frag den Veranstalter nach der neuen PIN-Karte.',
  over: 'Hier kann gerade niemand mitschreiben.',
  failed: (reason: string) => `Dieses Gerät konnte nicht freigeschaltet werden. ${reason}`,
  again: 'Erneut versuchen',
} as const;
