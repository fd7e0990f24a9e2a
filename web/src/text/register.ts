import type { PasswordError } from '@neundarter/rules/access/password';

/** Texts of the registration: the form and the following steps until it is complete. */
export const registerText = {
  title: 'Registrieren',
  intro: 'Mit einem Konto behältst du deine Matches und Statistiken und spielst im Team mit.',
  invitedBy: (team: string) => `Einladung ins Team ${team}`,
  invited:
    'Registriere dich mit der Adresse, an die deine Einladung ging. Dann gehören dir alle Matches, die du im Team schon gespielt hast.',
  emailAddress: 'E-Mail-Adresse',
  password: 'Passwort',
  submit: 'Registrieren',
  hasAccount: 'Schon registriert?',
  toLogin: 'Zum Einloggen',
  invalidAddress: 'Bitte gib eine gültige E-Mail-Adresse ein!',
  alreadyRegistered: 'Mit dieser E-Mail-Adresse bist du schon registriert.',
  termsMissing:
    'Du musst die Nutzungsbedingungen und die Datenschutzerklärung von Neundarter akzeptieren, um dich zu registrieren!',
  accept: { before: 'Ich akzeptiere die ', between: ' und die ', after: '.' },
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutzerklärung',
  failed: (reason: string) =>
    `Die Registrierung ist fehlgeschlagen. (${reason}). Bitte versuche es noch einmal!`,
} as const;

/** What an account is good for, beside the form. */
export const accountReasons = [
  { title: 'Deine Matches', text: 'Alle an einem Ort, auf jedem deiner Geräte.' },
  { title: 'Deine Statistik', text: 'Average, Doppelquote, Checkouts und deine Bilanz.' },
  { title: 'Dein Team', text: 'Trainings, Ligaspieltage und Turniere deines Vereins.' },
] as const;

/** The rules of a new password, as a list with check marks. */
export const passwordRuleText = {
  label: 'Dein Passwort braucht',
  kept: 'erfüllt',
  broken: 'fehlt noch',
  rules: {
    'error.registration.password-needs-special-character': 'ein Sonderzeichen',
    'error.registration.password-too-short': 'mindestens 8 Zeichen',
    'error.registration.password-needs-uppercase-letter': 'einen Großbuchstaben',
    'error.registration.password-needs-lowercase-letter': 'einen Kleinbuchstaben',
    'error.registration.password-needs-digit': 'eine Zahl',
  } satisfies Record<PasswordError, string>,
} as const;

export const registerSuccessText = {
  title: 'Fast geschafft!',
  sent: 'Wir haben dir eine E-Mail gesendet:',
  next: 'Öffne den Link in der E-Mail, um deine Adresse zu bestätigen. Er gilt drei Tage.',
  spam: 'Nichts angekommen? Schau auch im Spam-Ordner nach.',
  notArrived: 'E-Mail noch einmal senden',
} as const;

export const validationText = {
  title: 'Bestätige deine E-Mail-Adresse',
  waiting: 'Dein Konto ist noch nicht aktiviert. Öffne den Link in der E-Mail an:',
  waitingForNobody:
    'Dein Konto ist noch nicht aktiviert. Öffne den Link in der E-Mail, die wir dir gesendet haben.',
  spam: 'Nichts angekommen? Schau auch im Spam-Ordner nach, oder lass dir eine neue E-Mail senden.',
  resend: 'E-Mail noch einmal senden',
  resending: 'E-Mail wird gesendet...',
  resent: 'Die E-Mail ist unterwegs. Bitte prüfe deinen Posteingang!',
  reload: 'Ich habe schon bestätigt',
  notYet: 'Deine E-Mail-Adresse ist noch nicht bestätigt.',
  signOut: 'Ausloggen',
  signInNeeded: 'Anmeldung erforderlich',
  toLogin: 'Zum Einloggen',
  signInNeededText: 'Logge dich ein, damit wir wissen, wohin wir die E-Mail senden sollen.',
  failed: 'Fehler',
  failedText: (reason: string) => `Die E-Mail konnte nicht gesendet werden. (${reason})`,
} as const;

export const activatedText = {
  checkingTitle: 'E-Mail-Adresse bestätigen',
  checking: 'E-Mail-Adresse wird bestätigt...',
  title: 'E-Mail bestätigt',
  text: 'Dein Konto ist aktiviert. Viel Spaß beim Spielen!',
  signIn: 'Jetzt einloggen',
  goOn: 'Los geht’s',
  invalidTitle: 'Ungültiger Link',
  invalid: 'Dieser Link ist ungültig oder wurde schon benutzt.',
  invalidAdvice: 'Hast du deine Adresse schon bestätigt? Dann logge dich einfach ein.',
  expiredTitle: 'Link abgelaufen',
  expired: 'Dieser Link gilt nicht mehr. Lass dir eine neue E-Mail senden.',
  newMail: 'Neue E-Mail senden',
} as const;

/** Texts of the page on which the owner of an address agrees to notifications of a tournament. */
export const notificationOwnerText = {
  title: 'Benachrichtigungen bestätigen',
  intro: 'Willst du Mails über neue Anmeldungen zu diesem Turnier bekommen?',
  confirm: 'Ja, Mails bekommen',
  doneTitle: 'Adresse bestätigt',
  done: 'Neue Anmeldungen werden dir ab jetzt gemeldet.',
  invalidTitle: 'Ungültiger Link',
  invalid: 'Dieser Link ist ungültig, oder das Turnier meldet inzwischen an eine andere Adresse.',
  failed: (reason: string) => `Das hat nicht geklappt. (${reason}). Bitte versuche es noch einmal!`,
} as const;

export const firstNameText = {
  title: 'Dein Name fehlt noch',
  intro: 'Wie heißt du? So erscheinst du auf den Scoreboards.',
  firstName: 'Vorname',
  firstNameMissing: 'Bitte gib deinen Vornamen ein!',
  lastName: 'Nachname (optional)',
  submit: 'Speichern und loslegen',
  failed: (reason: string) =>
    `Dein Profil konnte nicht gespeichert werden (${reason}). Bitte versuche es noch einmal!`,
} as const;

export const newPasswordText = {
  title: 'Neues Passwort',
  intro: 'Danach bist du auf allen Geräten ausgeloggt und loggst dich mit dem neuen Passwort ein.',
  password: 'Neues Passwort',
  submit: 'Passwort speichern',
  failed: (reason: string) =>
    `Das Passwort konnte nicht gespeichert werden (${reason}). Bitte versuche es noch einmal!`,
  doneTitle: 'Passwort gespeichert',
  done: 'Logge dich jetzt mit deinem neuen Passwort ein.',
  invalidTitle: 'Ungültiger Link',
  invalid: 'Dieser Link ist ungültig oder wurde schon benutzt.',
  expiredTitle: 'Link abgelaufen',
  expired: 'Der Link gilt nur eine Stunde.',
  askAgain: 'Neuen Link anfordern',
  toLogin: 'Zum Einloggen',
} as const;

export const inviteText = {
  pageTitle: 'Einladung ins Team',
  validating: 'Einladung wird geprüft...',
  lookingUp: 'Spieler wird gesucht...',
  title: 'Willkommen im Team!',
  member: (team: string) => `Du spielst jetzt im Team ${team} mit.`,
  goOn: 'Los geht’s',
  signIn: 'Logge dich ein, um mit deinem Team zu spielen.',
  toLogin: 'Zum Einloggen',
  notRegistered: (team: string) =>
    `Deine Einladung ins Team ${team} ist angenommen. Jetzt fehlt nur noch dein Konto.`,
  register: 'Jetzt registrieren',
  manyTimes: (team: string) =>
    `Du hast schon ein Konto mit dieser E-Mail-Adresse. Die Einladung ins Team ${team} galt aber für einen Spieler ohne Konto.`,
  manyTimesAdvice:
    'Bitte deinen Team-Admin, dich mit deiner E-Mail-Adresse einzuladen. Dann spielst du mit deinem Konto im Team mit.',
  failedTitle: 'Einladung nicht bestätigt',
  failed: 'Der Link ist unvollständig, ungültig oder wurde schon benutzt.',
  expiredTitle: 'Einladung abgelaufen',
  expired: 'Eine Einladung gilt zwei Wochen.',
  askAdmin: 'Bitte deinen Team-Admin um einen neuen Link.',
  usedAlready: 'Hast du die Einladung schon angenommen? Dann logge dich ein oder registriere dich.',
  mismatchTitle: 'Ungültiger Link',
  mismatch: 'Diese Einladung gehört zu einer anderen E-Mail-Adresse.',
  mismatchSignedIn: (emailAddress: string) => `Du bist eingeloggt als ${emailAddress}.`,
  signOutAndRetry: 'Ausloggen und Einladung annehmen',
} as const;

/** Texts for guests who sign in and may keep their matches of this device. */
export const takeoverText = {
  title: 'Matches dieses Geräts übernehmen',
  text: (count: number) =>
    count === 1
      ? 'Auf diesem Gerät wurde ohne Konto 1 Match angelegt. Soll es zu deinem Konto gehören?'
      : `Auf diesem Gerät wurden ohne Konto ${count} Matches angelegt. Sollen sie zu deinem Konto gehören?`,
  accept: 'Übernehmen',
  decline: 'Nein, danke',
  done: (count: number) => (count === 1 ? '1 Match übernommen' : `${count} Matches übernommen`),
  failed: 'Die Matches konnten nicht übernommen werden.',
} as const;
