import type { UserRole } from '@neundarter/rules/access/actor';
import { formatCount } from './formats.ts';
import { roleNames } from './roles.ts';

/** Texts for giving and removing roles. */
export const roleChangeText = {
  grant: {
    'team-admin': 'Zum Team-Admin machen',
    admin: 'Zum Administrator machen',
    'scorer-analyzer': 'Analyse freischalten',
    'adrs-enabled': 'Dart-Erkennung freischalten',
  } satisfies Record<UserRole, string>,
  grantTitle: (role: UserRole) => `Rolle „${roleNames[role]}“ vergeben?`,
  grantWarning: {
    'team-admin': (name: string) =>
      `${name} kann dann in diesem Team Spieler, Trainings und Einladungen verwalten. Nur die Administration kann das zurücknehmen.`,
    admin: (name: string) => `${name} darf dann alles verwalten: alle Teams, alle Rollen, alle Neuigkeiten.`,
  },
  grantConfirm: 'Vergeben',
  granted: (name: string, role: UserRole) => `${name} hat jetzt die Rolle „${roleNames[role]}“.`,
  grantWaits: (name: string) =>
    `${name} hat die Einladung noch nicht angenommen. Bis dahin gilt die Rolle nicht.`,
  grantedLater: (name: string, role: UserRole) =>
    `${name} bekommt die Rolle „${roleNames[role]}“, sobald die Einladung angenommen ist.`,
  revoke: (name: string, role: UserRole) => `${name} die Rolle „${roleNames[role]}“ entziehen`,
  revokeTitle: (role: UserRole) => `Rolle „${roleNames[role]}“ entziehen?`,
  revokeWarning: (name: string, role: UserRole) => `${name} verliert die Rolle „${roleNames[role]}“.`,
  revokeConfirm: 'Entziehen',
  failed: (reason: string) =>
    `Die Rollen konnten nicht gespeichert werden. (${reason}). Bitte versuche es noch einmal!`,
} as const;

/** Texts about the players of a team. */
export const teamPlayersText = {
  title: 'Spieler',
  list: 'Spieler des Teams',
  loadFailed: (teamId: string, message: string) =>
    `Die Spieler für Team ${teamId} konnten nicht geladen werden. Fehler: ${message}`,
  empty: 'Noch keine Einträge vorhanden',
  emptyHint: 'Lade die ersten Spieler ein oder lege sie an.',
  members: (count: number) => formatCount(count, { one: 'Spieler', many: 'Spieler' }),
  you: 'Du',
  pending: 'Einladung offen',
  withoutAccount: 'Ohne Konto',
  roles: (name: string) => `Rollen von ${name}`,
  menu: (name: string) => `Menü für ${name}`,
  remove: 'Aus dem Team entfernen',
  removeTitle: 'Aus dem Team entfernen?',
  removeWarning: (name: string) =>
    `${name} gehört dann nicht mehr zum Team. Gespielte Matches bleiben erhalten.`,
  removeConfirm: 'Entfernen',
  removed: (name: string) => `${name} ist nicht mehr im Team.`,
  withdraw: 'Einladung zurückziehen',
  withdrawTitle: 'Einladung zurückziehen?',
  withdrawWarning: (name: string) => `Der Link in der E-Mail an ${name} funktioniert dann nicht mehr.`,
  withdrawConfirm: 'Zurückziehen',
  withdrawn: (name: string) => `Die Einladung an ${name} ist zurückgezogen.`,
  removeFailed: (reason: string) =>
    `Der Spieler konnte nicht entfernt werden. (${reason}). Bitte versuche es noch einmal!`,
  resend: 'Einladung erneut senden',
  resent: (name: string) => `${name} hat eine neue E-Mail bekommen. Der alte Link gilt nicht mehr.`,
  resendFailed: (name: string, reason: string) =>
    `Die Einladung an ${name} konnte nicht erneut gesendet werden. (${reason}). Bitte versuche es noch einmal!`,
  toRegister: 'Zum Registrieren einladen',
  toRegisterTitle: (name: string) => `${name} einladen`,
  toRegisterHint:
    'Die E-Mail führt zur Registrierung. Danach spielt das neue Konto als dieser Spieler weiter.',
  yourTeamMates: 'Mitspieler',
} as const;

/** Texts for adding players to a team. */
export const addPlayerText = {
  title: 'Spieler hinzufügen',
  way: 'Wie kommt der Spieler ins Team?',
  byMail: 'Per E-Mail',
  existing: 'Suchen',
  create: 'Anlegen',
  emailAddress: 'E-Mail-Adresse',
  emailHint: 'Für alle, die schon registriert sind.',
  emailInvalid: 'Bitte gib eine gültige E-Mail-Adresse ein!',
  invite: 'Einladen',
  invited: (name: string) => `${name} bekommt eine E-Mail mit der Einladung.`,
  inviteFailed: (reason: string) =>
    `Beim Versenden der Einladung ist ein Fehler aufgetreten. (${reason}). Bitte versuche es noch einmal!`,
  createInstead: 'Stattdessen anlegen und zum Registrieren einladen',
  search: 'Name oder Spieler-ID',
  searchHint: 'Die Spieler-ID hat 6 Zeichen und steht auf der Konto-Seite des Spielers.',
  results: 'Gefundene Spieler',
  inviteNamed: (name: string) => `${name} einladen`,
  addNamed: (name: string) => `${name} hinzufügen`,
  inTeam: 'Im Team',
  added: (name: string) => `${name} ist jetzt im Team.`,
  addFailed: (reason: string) =>
    `Der Spieler konnte nicht hinzugefügt werden. (${reason}). Bitte versuche es noch einmal!`,
  optionalEmail: 'E-Mail-Adresse (optional)',
  optionalEmailHint: 'Lädt den Spieler ein, sich zu registrieren.',
  createButton: 'Spieler anlegen',
  createFailed: (reason: string) =>
    `Der Spieler konnte nicht gespeichert werden. (${reason}). Bitte versuche es noch einmal!`,
} as const;

/** Texts about name and picture of a team. */
export const teamText = {
  changePicture: 'Bild ändern',
  removePicture: 'Bild entfernen',
  pictureTitle: 'Teambild ändern',
  pictureAlt: 'Vorschau des neuen Bildes',
  pictureOk: 'Ok',
  rename: 'Umbenennen',
  renameTitle: 'Team umbenennen',
  name: 'Name des Teams',
  nameMissing: 'Bitte gib dem Team einen Namen.',
  save: 'Speichern',
  saveFailed: (reason: string) =>
    `Das Team konnte nicht gespeichert werden. (${reason}). Bitte versuche es noch einmal!`,
  loadFailed: (reason: string) => `Daten konnten nicht geladen werden. Fehler: ${reason}`,
} as const;

/** Texts of `/team-lounge`. */
export const loungeText = {
  eyebrow: 'Team-Lounge',
  noTeamTitle: 'Noch ohne Team',
  noTeamText:
    'Die Team-Lounge ist der Treffpunkt deines Vereins. Lass dich von deinem Team-Admin einladen: Der Link in der E-Mail bringt dich hierher.',
  noTeamWish: 'Dein Verein ist noch nicht dabei? Auf deiner Konto-Seite kannst du ein neues Team beantragen.',
  toAccount: 'Zu meinem Konto',
  currentTeam: 'Aktuelles Team',
  switchFailed: (reason: string) =>
    `Das Team konnte nicht gewechselt werden. (${reason}). Bitte versuche es noch einmal!`,
  matches: 'Deine Matches mit Mitspielern',
  noMatches: 'Du hast noch mit niemandem aus dem Team gespielt.',
  newMatch: 'Neues Match',
  matchesFailed: (reason: string) => `Matches konnten nicht geladen werden. Fehler: ${reason}`,
} as const;
