import type { LeagueRequest } from '@neundarter/rules/access/leagues';
import type { WishReport } from '@neundarter/rules/league/season-plan';
import { formatCount, formatInteger } from './formats.ts';

/** A Spieltag of a league. @param round from 0 */
export const leagueRoundText = (round: number): string => `${formatInteger(round + 1)}. Spieltag`;

/** The two teams of a Begegnung. @param teams those of the league, by their numbers */
export const leagueFixtureText = (
  teams: readonly { readonly name: string }[],
  { home, away }: { readonly home: number; readonly away: number },
): string => `${teams[home]?.name ?? ''} – ${teams[away]?.name ?? ''}`;

/** Texts about the page of a league. */
export const leagueText = {
  eyebrow: (season: string, office: string) => `Liga · ${season} · ${office}`,
  loading: 'Die Liga wird geladen...',
  loadFailed: (reason: string) => `Die Liga konnte nicht geladen werden. Fehler: ${reason}`,
  back: 'Zurück',
  setUp: 'Einrichten',
  draft: 'Die Liga ist ein Entwurf. Ihre Ligaspieltage gibt es erst, wenn sie veröffentlicht ist.',
  table: 'Tabelle',
  liveTable: 'Live-Tabelle',
  liveTableHint: 'Als ob die laufenden Begegnungen jetzt zu Ende wären.',
  columns: {
    rank: { short: '#', long: 'Platz' },
    team: { short: 'Team', long: 'Team' },
    played: { short: 'Beg.', long: 'Begegnungen' },
    won: { short: 'S', long: 'Siege' },
    drawn: { short: 'U', long: 'Unentschieden' },
    lost: { short: 'N', long: 'Niederlagen' },
    games: { short: 'Spiele', long: 'Spiele' },
    legs: { short: 'Legs', long: 'Legs' },
    points: { short: 'Pkt.', long: 'Punkte' },
  },
  fixtures: 'Begegnungen',
  round: 'Spieltag',
  noFixtures: 'Noch keine Begegnungen',
  free: (names: string) => `Spielfrei: ${names}`,
  running: 'Läuft',
  legs: (score: string) => `${score} Legs`,
  enterResult: (fixture: string) => `Ergebnis von ${fixture} eintragen`,
  csv: 'Begegnungen als CSV',
  teams: 'Teams',
  noAccounts: 'ohne Konten',
  ask: (team: string) => `${team} ist zu dieser Liga eingeladen.`,
  askHint: 'Wenn ihr zusagt, legt die Ligaleitung eure Ligaspieltage an, sobald sie die Liga veröffentlicht.',
  agree: 'Zusagen',
  decline: 'Absagen',
  answered: 'Deine Antwort ist gespeichert',
  answerFailed: (reason: string) => `Deine Antwort konnte nicht gespeichert werden. ${reason}`,
} as const;

/** What a team has said about taking part. */
export const leagueRequestText: Readonly<Record<LeagueRequest, string>> = {
  open: 'gefragt',
  agreed: 'zugesagt',
  declined: 'abgesagt',
};

/** Texts of the dialog with the result of a Begegnung that nobody plays on this server. */
export const fixtureResultText = {
  title: 'Ergebnis',
  games: (team: string) => `Spiele von ${team}`,
  legsOf: (team: string) => `Legs von ${team}`,
  notNumber: 'Bitte gib eine Zahl von 0 bis 999 ein!',
  save: 'Speichern',
  remove: 'Ergebnis löschen',
  saved: 'Ergebnis gespeichert',
  failed: (reason: string) => `Das Ergebnis konnte nicht gespeichert werden. ${reason}`,
} as const;

/** Texts of the list of leagues in the lounge. */
export const teamLeaguesText = {
  section: 'Ligen',
  empty: 'Noch keine Liga',
  create: 'Liga anlegen',
  loadFailed: (reason: string) => `Die Ligen konnten nicht geladen werden. Fehler: ${reason}`,
  isDraft: 'Entwurf',
  isAsked: 'Antwort fehlt',
  about: (season: string, teams: number) =>
    `${season} · ${formatCount(teams, { one: 'Team', many: 'Teams' })}`,
} as const;

/** Texts of the form with what a league is called. */
export const leagueFormText = {
  newTitle: 'Liga anlegen',
  hint: 'Dein Team leitet die Liga. Teams und Spielplan legst du danach fest.',
  name: 'Name der Liga',
  nameMissing: 'Bitte gib einen Namen für die Liga ein!',
  season: 'Saison',
  seasonMissing: 'Bitte gib die Saison ein, zum Beispiel 2026/27!',
  isPublic: 'Öffentlich',
  isPublicHint: 'Alle sehen die Liga und ihre Ligaspieltage, sobald sie veröffentlicht ist.',
  create: 'Liga anlegen',
  save: 'Speichern',
  saved: 'Liga gespeichert',
  failed: (reason: string) => `Die Liga konnte nicht gespeichert werden. ${reason}`,
} as const;

/** Texts of the page on which a league is set up. */
export const leagueAdminText = {
  toLeague: 'Zur Liga',
  forbiddenHint: 'Nur die Ligaleitung richtet eine Liga ein.',
  general: 'Allgemein',
  teams: 'Teams',
  noTeams: 'Füge zwei bis zwanzig Teams hinzu: registrierte, und Vereine ohne Konten mit ihrem Namen.',
  addTeam: 'Team hinzufügen',
  addHint: 'Suche ein registriertes Team, oder nimm den Namen eines Vereins ohne Konten.',
  registered: 'Registrierte Teams',
  byName: 'Verein ohne Konten',
  addByName: (name: string) => `„${name}“ hinzufügen`,
  searching: 'Suche läuft...',
  searchFailed: (reason: string) => `Die Suche ist gerade nicht möglich (${reason}).`,
  team: (name: string) => `Team ${name}`,
  weekday: 'Heimspieltag',
  weekdays: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  time: 'Beginn',
  timeWrong: 'Bitte gib eine Uhrzeit wie 20:00 ein!',
  taken: 'Halle belegt in den Wochen',
  takenHint: 'Tage, durch Komma getrennt: 24.12.2026, 31.12.2026',
  daysWrong: 'Bitte gib Tage wie 24.12.2026 ein, durch Komma getrennt!',
  removeTeam: (name: string) => `${name} entfernen`,
  times: 'Zeiten',
  firstDay: 'Erste Spielwoche',
  firstDayMissing: 'Bitte gib einen Tag der ersten Spielwoche ein!',
  firstDayHint: 'Ein Tag dieser Woche, zum Beispiel 07.09.2026',
  mode: 'Hin- und Rückrunde',
  modeHint: 'Jedes Paar spielt zweimal, einmal zu Hause und einmal auswärts.',
  freeWeeks: 'Spielfreie Wochen',
  tooFewTeams: 'Eine Liga braucht mindestens zwei Teams.',
  make: 'Spielplan vorschlagen',
  plan: 'Spielplan',
  noPlan: 'Noch kein Spielplan',
  otherTeams: 'Die Teams sind jetzt andere. Lass dir den Spielplan neu vorschlagen.',
  planHint: 'Noch ist nichts angelegt. Prüfe den Plan, bevor du ihn speicherst.',
  swap: (fixture: string) => `Heimrecht tauschen: ${fixture}`,
  save: 'Plan speichern',
  saved: 'Plan gespeichert',
  saveFailed: (reason: string) => `Der Plan konnte nicht gespeichert werden. ${reason}`,
  unsaved: 'Speichere den Plan, bevor du die Liga veröffentlichst.',
  isOpen: 'Veröffentlichen kannst du, sobald alle registrierten Teams geantwortet haben.',
  csvSave: 'Als CSV speichern',
  csvLoad: 'CSV laden',
  csvWrong: (line: number) => `Zeile ${formatInteger(line)} der Datei passt nicht zu den Teams dieser Liga.`,
  csvLoaded: 'Plan aus der Datei geladen',
  wishesTitle: 'Wünsche',
  wish: (report: WishReport, team: string): string => {
    const when = `${team}, ${leagueRoundText(report.round)}`;
    const words: Readonly<Record<WishReport['outcome'], string>> = {
      swapped: 'Heimrecht mit dem Rückspiel getauscht',
      moved: 'spielt auswärts und hat ein Heimspiel weniger',
      unmet: 'geht nicht, denn auch beim Gegner ist die Halle belegt',
    };
    return `${when}: ${words[report.outcome]}`;
  },
  publish: 'Liga veröffentlichen',
  publishHint: (count: number) =>
    `Aus ${formatCount(count, { one: 'Begegnung wird ein Ligaspieltag', many: 'Begegnungen werden Ligaspieltage' })}, bei Heim- und Gastteam.`,
  publishQuestion: 'Danach bleiben Teams und Spielplan, wie sie sind.',
  published: 'Liga veröffentlicht',
  publishFailed: (reason: string) => `Die Liga konnte nicht veröffentlicht werden. ${reason}`,
  isPublished: 'Die Liga ist veröffentlicht. Termine verlegen die Teams auf der Seite der Liga.',
  remove: 'Liga löschen',
  removeQuestion: 'Spielplan und Tabelle sind dann weg. Die Ligaspieltage der Teams bleiben.',
  removed: 'Liga gelöscht',
  removeFailed: (reason: string) => `Die Liga konnte nicht gelöscht werden. ${reason}`,
} as const;

/** Heads of the table of a season as a file. */
export const leagueCsvText = {
  heads: ['Spieltag', 'Datum', 'Beginn', 'Heim', 'Gast', 'Spiele', 'Legs'],
  file: (name: string) => `${name} Begegnungen.csv`,
} as const;
