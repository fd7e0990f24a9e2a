/** The tab with the general data. */
export const generalText = {
  general: 'Allgemein',
  description: 'Beschreibung',
  registrationLink: 'Link zur Anmeldung',
  registrationHint: 'Schick ihn allen, die mitspielen wollen.',
  tournamentLink: 'Link zum Turnier',
  tournamentHint: 'Hier sehen alle Teilnehmer, Spielplan und Ergebnisse.',
  copyLink: 'Link kopieren',
  pin: 'PIN für die Spielstände',
  pinHint: 'Wer sie am Board eingibt, darf die Spiele dieses Turniers mitschreiben.',
  copyPin: 'PIN kopieren',
  printPin: 'PIN-Karte drucken',
  renewPin: 'Neue PIN',
  renewPinTitle: 'Neue PIN machen?',
  renewPinText:
    'Die bisherige PIN und der QR-Code ihrer Karte gelten dann nicht mehr. Wer sie schon eingegeben hat, darf weiter mitschreiben.',
  pinRenewed: 'Die neue PIN gilt ab jetzt.',
  cancel: 'Turnier absagen',
  cancelText:
    'Die Seite bleibt mit deiner Begründung bestehen, und alle Angemeldeten mit E-Mail-Adresse bekommen eine Nachricht. Das kann nicht rückgängig gemacht werden.',
  reason: 'Warum fällt es aus?',
  reasonMissing: 'Bitte gib einen Grund an!',
  cancelled: 'Das Turnier ist abgesagt.',
  cancelFailed: (reason: string) =>
    `Das Turnier konnte nicht abgesagt werden. (${reason}). Bitte versuche es noch einmal!`,
} as const;
