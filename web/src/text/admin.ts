import { formatDate } from './formats.ts';

/** The pages of the platform admins. */
export const adminText = {
  forbidden: 'Forbidden',
  title: 'Administration',
  teams: 'Teams',
  teamList: 'Alle Teams',
  noTeams: 'Noch keine Einträge vorhanden',
  loadFailed: (reason: string) => `Daten konnten nicht geladen werden. Fehler: ${reason}`,
  countFailed: (reason: string) => `Die Anzahl der Datensätze konnte nicht bestimmt werden (${reason})`,
  referralCode: 'Empfehlungscode',
  canUseTournaments: 'Turniere',
  menu: (team: string) => `Menü für ${team}`,
  newTeam: 'Neues Team',
  name: 'Name des Teams',
  create: 'Team anlegen',
  created: (team: string) => `Das Team „${team}“ ist angelegt.`,
  toPlayers: 'Spieler einladen',
  remove: 'Team löschen',
  removeTitle: 'Team löschen?',
  removeWarning: (team: string) =>
    `Das Team „${team}“ wird gelöscht, seine Spieler bleiben. Das Löschen kann nicht rückgängig gemacht werden!`,
  removeConfirm: 'Löschen',
  removed: (team: string) => `Das Team „${team}“ ist gelöscht.`,
  removeFailed: (reason: string) =>
    `Das Team konnte nicht gelöscht werden. (${reason}). Bitte versuche es noch einmal!`,
  back: 'Alle Teams',
} as const;

/** Clubs that want a team. */
export const wishListText = {
  title: 'Anträge für Teams',
  list: 'Offene Anträge',
  none: 'Zurzeit gibt es keine offenen Anträge.',
  from: (player: string, at: number) => `${player}, ${formatDate(at)}`,
  grant: 'Team anlegen',
  grantNamed: (team: string) => `Team anlegen: ${team}`,
  granted: (team: string, player: string) =>
    `Das Team „${team}“ ist angelegt. ${player} bekommt eine Einladung per E-Mail und ist danach Team-Admin.`,
  grantFailed: (reason: string) =>
    `Das Team konnte nicht gespeichert werden. (${reason}). Bitte versuche es noch einmal!`,
  reject: 'Ablehnen',
  rejectNamed: (team: string) => `Ablehnen: ${team}`,
  rejectTitle: 'Antrag ablehnen?',
  rejectWarning: (team: string, player: string) =>
    `Der Antrag von ${player} für das Team „${team}“ verschwindet von der Liste.`,
  rejectFailed: (reason: string) =>
    `Der Antrag konnte nicht gelöscht werden. (${reason}). Bitte versuche es noch einmal!`,
} as const;
