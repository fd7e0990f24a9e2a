import { formatDate, formatDecimal } from './formats.ts';

/** The account page. */
export const accountText = {
  title: 'Mein Konto',
  guestTitle: 'Du bist nicht eingeloggt',
  guest: 'Logge dich ein, um dein Konto zu sehen.',
  signIn: 'Einloggen',
  register: 'Registrieren',
  unverifiedTitle: 'Deine E-Mail-Adresse ist noch nicht bestätigt',
  unverified: 'Bestätige zuerst deine E-Mail-Adresse, dann kannst du dein Konto einrichten.',
  toValidation: 'E-Mail-Adresse bestätigen',
  you: 'Über dich',
  noName: 'Noch ohne Namen',
  roles: 'Deine Rollen',
} as const;

export const profileText = {
  title: 'Profil',
  firstName: 'Vorname',
  lastName: 'Nachname (optional)',
  nickName: 'Spitzname (optional)',
  externalId: 'Liga-ID (optional)',
  externalIdHint: 'Deine Spieler-ID in der Liga, zum Beispiel aus dem Spielerpass.',
  firstNameMissing: 'Bitte gib deinen Vornamen ein!',
  unsaved: 'Noch nicht gespeichert',
  save: 'Speichern',
  saved: 'Dein Profil wurde gespeichert.',
  failed: (reason: string) =>
    `Dein Profil konnte nicht gespeichert werden (${reason}). Bitte versuche es noch einmal!`,
} as const;

export const pictureText = {
  change: 'Bild ändern',
  remove: 'Bild entfernen',
  removeTitle: 'Bild entfernen?',
  removeText: 'Statt deines Bildes sind dann deine Initialen zu sehen.',
  removed: 'Dein Bild wurde entfernt.',
  saved: 'Dein neues Bild ist da.',
  notAnImage: 'Bitte wähle eine Bilddatei aus!',
  tooLarge: 'Bitte wähle ein Bild, das maximal 3 MB groß ist!',
  unreadable: 'Dieses Bild kann dein Browser nicht öffnen. Bitte wähle ein anderes!',
  failed: (reason: string) =>
    `Beim Speichern deines Profilbildes ist ein Fehler aufgetreten. (${reason}). Bitte versuche es noch einmal!`,
  crop: 'Bildausschnitt',
  cropHint: 'Zieh das Bild zurecht. Zoomen kannst du mit dem Regler, dem Mausrad oder zwei Fingern.',
  cropKeys: 'Pfeiltasten verschieben das Bild, Plus und Minus zoomen.',
  zoom: 'Zoom',
  zoomValue: (zoom: number) => `${formatDecimal(zoom)}-fach`,
  move: {
    left: 'Nach links schieben',
    right: 'Nach rechts schieben',
    up: 'Nach oben schieben',
    down: 'Nach unten schieben',
  },
} as const;

export const onlineText = {
  title: 'Online-Matches',
  allowed: 'Online-Matches erlauben',
  allowedHint: 'Andere Spieler können dich dann zu einem Online-Match einladen.',
  id: 'Deine Spieler-ID',
  idHint: 'Gib sie weiter, damit dich andere beim Start eines Online-Matches finden.',
  copy: 'Spieler-ID kopieren',
  failed: (reason: string) =>
    `Deine Einstellungen konnten nicht gespeichert werden (${reason}). Bitte versuche es noch einmal!`,
} as const;

export const copyText = {
  copied: 'Kopiert',
  failed: 'Kopieren ist hier nicht möglich. Schreib es bitte ab.',
} as const;

export const referralText = {
  title: 'Vereine werben',
  text: 'Du kennst einen Verein, der auch so spielen möchte? Gib ihm diesen Code weiter. Für jeden Verein, den ihr werbt, bekommt ihr 50 Euro Guthaben auf euren nächsten Jahresbeitrag.',
  code: (team: string) => `Empfehlungscode von ${team}`,
  copy: 'Empfehlungscode kopieren',
} as const;

export const passwordText = {
  title: 'Passwort',
  text: (emailAddress: string) =>
    `Du bekommst eine E-Mail an ${emailAddress}, mit der du ein neues Passwort festlegst.`,
  ready: 'Passwort zurücksetzen',
  inProgress: 'Passwort wird zurückgesetzt...',
  finished: 'E-Mail gesendet',
  failed: 'Noch einmal versuchen',
  success:
    'Wir haben dir eine E-Mail mit einem Link gesendet, mit dem du dein Password zurücksetzen kannst. Bitte prüfe deinen Posteingang!',
  failure: (reason: string) =>
    `Beim Zurücksetzen des Passworts ist ein Fehler aufgetreten (${reason}). Bitte versuche es noch einmal!`,
} as const;

export const analysisText = {
  title: 'Analyse',
  mode: 'Analysemodus',
  modeHint: 'Zeigt in der Zusammenfassung und im Leg, wo die Darts gelandet sind. Gilt nur auf diesem Gerät.',
} as const;

export const teamsText = {
  title: 'Teams',
  none: 'Du spielst noch in keinem Team. Lass dich von einem Team-Admin einladen, oder beantrage ein neues Team für deinen Verein.',
  current: 'Aktuelles Team',
  currentHint: 'Für dieses Team startest du Trainings, und seine Mitspieler stehen dir zur Wahl.',
  chosen: (team: string) => `${team} ist jetzt dein aktuelles Team.`,
  failed: (reason: string) =>
    `Dein aktuelles Team konnte nicht gespeichert werden (${reason}). Bitte versuche es noch einmal!`,
} as const;

export const wishText = {
  ask: 'Neues Team beantragen',
  intro: 'Wir prüfen deinen Antrag und richten das Team für dich ein.',
  name: 'Name des Teams',
  nameMissing: 'Bitte gib den Namen des Teams ein!',
  message: 'Nachricht (optional)',
  messageHint: 'Zum Beispiel: aus welchem Verein ihr kommt und wie viele ihr seid.',
  send: 'Antrag senden',
  sent: 'Dein Antrag ist unterwegs.',
  failed: (reason: string) =>
    `Dein Antrag konnte nicht gesendet werden (${reason}). Bitte versuche es noch einmal!`,
  list: 'Deine Anträge',
  from: (at: number) => `vom ${formatDate(at)}`,
  listFailed: (reason: string) => `Deine Anträge konnten nicht geladen werden. (${reason})`,
  withdraw: 'Zurückziehen',
  withdrawOf: (team: string) => `Antrag für ${team} zurückziehen`,
  withdrawTitle: 'Antrag zurückziehen?',
  withdrawQuestion: (team: string) => `Dein Antrag für das Team ${team} wird gelöscht.`,
  withdrawn: 'Dein Antrag ist zurückgezogen.',
  withdrawFailed: (reason: string) =>
    `Dein Antrag konnte nicht zurückgezogen werden (${reason}). Bitte versuche es noch einmal!`,
} as const;

export const sessionsText = {
  title: 'Eingeloggt',
  text: (emailAddress: string) => `Du bist als ${emailAddress} eingeloggt.`,
  signOut: 'Ausloggen',
  everywhere: 'Auf allen Geräten ausloggen',
  everywhereTitle: 'Überall ausloggen?',
  everywhereText:
    'Du wirst auf diesem und auf allen anderen Geräten ausgeloggt. Ein laufendes Match bleibt erhalten.',
  everywhereDone: 'Du bist überall ausgeloggt.',
  everywhereFailed: (reason: string) =>
    `Du konntest nicht überall ausgeloggt werden (${reason}). Bitte versuche es noch einmal!`,
} as const;

export const ownDataText = {
  title: 'Deine Daten',
  text: 'Nimm mit, was wir über dich gespeichert haben: alles zusammen als eine Datei (JSON), oder Matches und Aufnahmen als Tabellen (CSV).',
  all: 'Meine Daten herunterladen',
  matches: 'Matches (CSV)',
  turns: 'Aufnahmen (CSV)',
  failed: (reason: string) =>
    `Deine Daten konnten nicht heruntergeladen werden (${reason}). Bitte versuche es noch einmal!`,
} as const;

export const deletionText = {
  title: 'Konto löschen',
  text: 'Dein Konto, dein Spielerprofil und dein Bild werden gelöscht. Deine Matches bleiben deinen Gegnern erhalten, aber ohne deinen Namen.',
  forever: 'Das Löschen kann nicht rückgängig gemacht werden!',
  open: 'Konto löschen',
  password: 'Dein Passwort',
  passwordMissing: 'Bitte gib dein Passwort ein!',
  agree: 'Ja, ich möchte mein Konto für immer löschen.',
  agreeMissing: 'Bitte bestätige, dass du dein Konto löschen möchtest!',
  confirm: 'Endgültig löschen',
  failed: (reason: string) =>
    `Dein Konto konnte nicht gelöscht werden (${reason}). Bitte versuche es noch einmal!`,
  done: 'Dein Konto wurde gelöscht.',
  doneText: 'Du kannst als Gast weiterspielen.',
} as const;
