import type { ParticipantStatus } from '@neundarter/rules/tournament/setup/participants';

/** The second person of a pair. */
export const partnerText = {
  way: 'Partner angeben',
  ways: { name: 'Mit Namen', code: 'Mit Spieler-ID' },
  firstName: 'Vorname des Partners',
  firstNameMissing: 'Gib den Vornamen des Spielers ein!',
  lastName: 'Nachname des Partners',
  lastNameMissing: 'Gib den Nachnamen des Spielers ein!',
  codeWrong: 'Mit dieser Spieler-ID geht es nicht. Ist es die des Partners?',
  codeMissing: 'Gib die 6 Zeichen der Spieler-ID ein!',
  found: (name: string) => `${name} spielt mit und bekommt eine Nachricht.`,
  replace: 'Partner wechseln',
  replaceTitle: 'Partner wechseln',
  replaceConfirm: 'Wechseln',
  whoLeaves: 'Wer spielt nicht mit?',
  leaves: (name: string) => `${name} spielt dann nicht mehr mit.`,
  onlyAccounts: 'Eure Anmeldung ist schon bestätigt: Der neue Partner braucht ein Konto.',
  replaced: 'Der Partner ist gewechselt.',
} as const;

/** What the form says to people who register themselves, and to those who register somebody else. */
export const registrantText = {
  self: {
    addressMissing: 'Bitte gib deine E-Mail-Adresse ein!',
    firstNameMissing: 'Bitte gib deinen Vornamen ein!',
    lastNameMissing: 'Bitte gib deinen Nachnamen ein!',
    partner: 'Dein Partner',
    shortName: 'Öffentlich nur meinen Vornamen und den ersten Buchstaben des Nachnamens zeigen',
    privacy:
      'Dein Name und deine Mannschaft stehen in der öffentlichen Teilnehmerliste, sobald der Veranstalter dich bestätigt hat. Deine E-Mail-Adresse sieht nur der Veranstalter. 30 Tage nach dem Turnier wird sie gelöscht.',
    fullHint: 'Du kannst dich auf die Warteliste setzen. Wird ein Platz frei, rückst du nach.',
  },
  friend: {
    addressMissing: 'Bitte gib die E-Mail-Adresse ein!',
    firstNameMissing: 'Bitte gib den Vornamen ein!',
    lastNameMissing: 'Bitte gib den Nachnamen ein!',
    partner: 'Partner',
    shortName: 'Öffentlich nur den Vornamen und den ersten Buchstaben des Nachnamens zeigen',
    privacy:
      'Der Name und die Mannschaft stehen in der öffentlichen Teilnehmerliste, sobald der Veranstalter die Anmeldung bestätigt hat. Die E-Mail-Adresse sieht nur der Veranstalter. 30 Tage nach dem Turnier wird sie gelöscht.',
    fullHint: 'Die Anmeldung kommt auf die Warteliste. Wird ein Platz frei, rückt sie nach.',
  },
} as const;

/** Texts of the registration for a tournament. */
export const tournamentRegistrationText = {
  title: (name: string) => `Anmeldung: ${name}`,
  tabsLabel: 'Bereiche der Anmeldung',
  tabs: { register: 'Anmeldung', participants: 'Teilnehmer' },
  about: 'Worum es geht',
  toTournament: 'Zum Turnier',
  emailAddress: 'E-Mail-Adresse',
  addressInvalid: 'Bitte gib eine gültige E-Mail-Adresse ein!',
  firstName: 'Vorname',
  lastName: 'Nachname',
  teamName: 'Mannschaft oder Verein (freiwillig)',
  send: 'Anmelden',
  sendWaiting: 'Auf die Warteliste',
  oneClick: (name: string) => `Als ${name} anmelden`,
  oneClickWaiting: (name: string) => `${name} auf die Warteliste setzen`,
  ofTeam: (team: string) => `Du startest für ${team}.`,
  hasAccount: 'Hast du ein Konto? Dann geht die Anmeldung mit einem Tipp.',
  signIn: 'Einloggen',
  privacyLink: 'Datenschutzerklärung',
  full: (name: string) =>
    `Das Turnier „${name}“ ist bereits ausgebucht. Die maximale Teilnehmeranzahl ist erreicht.`,
  alreadyRegistered:
    'Ein Spieler mit dieser E-Mail-Adresse ist bereits angemeldet. Hast du dich selbst schon angemeldet, kannst du diesen Hinweis ignorieren.',
  failed: (code: string) =>
    `Die Anmeldung konnte leider nicht ausgeführt werden. Ein Fehler ist aufgetreten (${code}). Bitte versuche es später noch einmal.`,
  notOpen: {
    draft: 'Die Anmeldung ist noch nicht geöffnet.',
    'registration-closed': 'Die Anmeldung ist geschlossen.',
    running: 'Das Turnier läuft schon. Die Anmeldung ist geschlossen.',
    finished: 'Das Turnier ist beendet.',
    cancelled: 'Das Turnier ist abgesagt.',
  },
  own: {
    requested: 'Deine Anmeldung ist eingegangen. Der Veranstalter muss sie noch bestätigen.',
    confirmed: 'Du bist dabei! Deine Anmeldung ist bestätigt.',
    rejected: 'Der Veranstalter hat deine Anmeldung leider abgelehnt.',
    waiting: 'Du stehst auf der Warteliste. Wird ein Platz frei, rückst du nach.',
    withdrawn: 'Du hast deine Anmeldung zurückgezogen.',
  } satisfies Record<ParticipantStatus, string>,
  pair: (names: string) => `Gemeldet: ${names}`,
  remembered: (address: string) =>
    `Von diesem Gerät bist du schon mit ${address} angemeldet. Wie es weitergeht, erfährst du per E-Mail.`,
  another: 'Noch jemanden anmelden',
  searchable:
    'Dieses Turnier darf in Suchmaschinen erscheinen, auch mit den Namen der Teilnehmer und ihren Ergebnissen.',
  friendHint: 'Wen möchtest du anmelden?',
  friendSent: (name: string) => `Die Anmeldung von ${name} ist eingegangen.`,
  further: 'Weitere Anmeldungen von diesem Gerät',
  furtherStatus: {
    requested: 'noch nicht bestätigt',
    confirmed: 'bestätigt',
    rejected: 'abgelehnt',
    waiting: 'auf der Warteliste',
    withdrawn: 'zurückgezogen',
  } satisfies Record<ParticipantStatus, string>,
  withdraw: 'Anmeldung zurückziehen',
  withdrawFriend: (name: string) => `Anmeldung von ${name} zurückziehen`,
  withdrawQuestion: {
    title: 'Anmeldung zurückziehen?',
    text: 'Der Platz wird frei, und wer auf der Warteliste steht, rückt nach.',
    confirm: 'Zurückziehen',
    danger: true,
  },
  withdrawn: 'Deine Anmeldung ist zurückgezogen.',
  friendWithdrawn: (name: string) => `Die Anmeldung von ${name} ist zurückgezogen.`,
  withdrawFailed: (reason: string) => `Die Anmeldung konnte nicht zurückgezogen werden. ${reason}`,
  hiddenTitle: 'Deine Anmeldung',
  byMail: 'Du hast den Link aus deiner E-Mail geöffnet. Hier kannst du deine Anmeldung zurückziehen.',
  onlyMembers: 'Für dieses Turnier können sich nur Spieler der Mannschaft anmelden.',
  unsaved: 'Deine Angaben sind noch nicht gesendet.',
} as const;
