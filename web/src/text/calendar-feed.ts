/** Texts of calendars to which phones subscribe. */
export const calendarFeedText = {
  team: 'Kalender des Teams',
  player: 'Mein Kalender',
  league: 'Kalender der Liga',
  aboutTeam: 'Alle Termine des Teams in deinem Kalender; was verlegt wird, wandert mit.',
  aboutPlayer:
    'Alle Termine deiner Teams und deiner Turniere in deinem Kalender; was verlegt wird, wandert mit.',
  aboutLeague: 'Alle Begegnungen der Liga in deinem Kalender; was verlegt wird, wandert mit.',
  secret: 'Wer die Adresse hat, sieht auch nicht öffentliche Termine.',
  show: 'Kalender abonnieren',
  subscribe: 'Abonnieren',
  copy: 'Adresse kopieren',
  copied: 'Adresse kopiert',
  notCopied: 'Die Adresse konnte nicht kopiert werden.',
  renew: 'Adresse erneuern',
  renewTitle: 'Adresse erneuern?',
  renewQuestion: 'Wer den Kalender abonniert hat, muss ihn mit der neuen Adresse neu abonnieren.',
  renewed: 'Adresse erneuert',
  renewFailed: (reason: string) => `Die Adresse konnte nicht erneuert werden. ${reason}`,
  loadFailed: (reason: string) => `Die Adresse konnte nicht geladen werden. ${reason}`,
} as const;
