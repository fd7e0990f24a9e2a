import type { LeagueMeasure, LeagueReportAct } from '@neundarter/contract/entities/league/league-report';
import type { MeasureKind } from '@neundarter/rules/league/measures';
import type { OpenMatter, ReportState, Ruling } from '@neundarter/rules/league/report';
import { formatDateTime, formatInteger } from './formats.ts';

/** How far the report of a Begegnung is. */
export const reportStateText: Readonly<Record<ReportState, string>> = {
  open: 'noch nicht beendet',
  played: 'gespielt',
  'signed-home': 'vom Heimteam unterschrieben',
  'signed-away': 'vom Gastteam unterschrieben',
  confirmed: 'von beiden unterschrieben',
  'confirmed-late': 'bestätigt, weil die Frist um ist',
  checked: 'geprüft',
  rescored: 'umgewertet',
  absent: 'nicht angetreten',
  cancelled: 'ausgefallen',
};

/** What of a report waits for the Ligaleitung. */
export const openMatterText: Readonly<Record<OpenMatter, string>> = {
  overdue: 'überfällig',
  unsigned: 'Unterschrift fehlt',
  protest: 'Protest',
  objection: 'Einspruch',
  reopening: 'soll geändert werden',
  changed: 'nach der Prüfung geändert',
  unchecked: 'nicht geprüft',
};

/** What the Ligaleitung has decided about a Begegnung, beside its result. */
export const rulingText: Readonly<Record<Ruling, string>> = {
  rescored: 'umgewertet',
  absent: 'nicht angetreten',
  cancelled: 'ausgefallen',
};

const measureNames: Readonly<Record<MeasureKind, string>> = {
  warning: 'Verwarnung',
  fine: 'Ordnungsgeld',
  points: 'Punktabzug',
  annulment: '0-Wertung',
  exclusion: 'Ausschluss',
};

const pointsText = (points: number): string => (points === 1 ? '1 Punkt' : `${formatInteger(points)} Punkte`);

const madeBy = (name: string | null, at: number): string =>
  [name, formatDateTime(at)].filter((part) => part !== null).join(', ');

const ratio = ([home, away]: readonly number[]): string => `${home}:${away}`;

/** Texts of the dialog with the report of a Begegnung. */
export const leagueReportText = {
  open: 'Bericht',
  openOf: (fixture: string) => `Bericht von ${fixture}`,
  title: 'Spielbericht',
  loading: 'Der Bericht wird geladen...',
  loadFailed: (reason: string) => `Der Bericht konnte nicht geladen werden. Fehler: ${reason}`,
  result: (games: readonly number[], legs: readonly number[]) =>
    `Gespielt: ${ratio(games)} Spiele, ${ratio(legs)} Legs`,
  confirmedFrom: (at: number) =>
    `Wer nicht unterschreibt, hält nichts auf: Ab ${formatDateTime(at)} gilt der Bericht als bestätigt.`,
  objectableUntil: (at: number) => `Einspruch ist bis ${formatDateTime(at)} möglich.`,
  signatures: 'Unterschriften',
  unsigned: 'noch nicht unterschrieben',
  signed: (name: string, at: number) => `${name} (${formatDateTime(at)})`,
  protest: (reason: string) => `Unter Protest: ${reason}`,
  toSheet: 'Alle Spiele ansehen',
  toSigning: 'Ansehen und unterschreiben',
  acts: 'Verlauf',
  isOpen: 'offen',
  act: (act: LeagueReportAct, team: string): string => {
    const result =
      act.result === null ? '' : ` ${ratio(act.result.games)}, ${ratio(act.result.points)} Punkte`;
    const words: Readonly<Record<LeagueReportAct['kind'], string>> = {
      objected:
        act.about === 'signature'
          ? `${team}: „Das haben wir nicht unterschrieben“`
          : `${team} erhebt Einspruch`,
      reopened:
        act.by === 'office'
          ? 'Die Ligaleitung hat die Unterschriften zurückgenommen'
          : `${team} möchte die Unterschriften zurücknehmen`,
      checked: 'Die Ligaleitung hat geprüft',
      rescored: `Umgewertet:${result}`,
      absent: `${team} nicht angetreten:${result}`,
      cancelled: 'Ausgefallen',
    };
    return act.reason === null ? words[act.kind] : `${words[act.kind]}. ${act.reason}`;
  },
  made: madeBy,
  undone: (undone: NonNullable<LeagueReportAct['undone']>) =>
    `Zurückgenommen: ${undone.reason} (${madeBy(undone.name, undone.at)})`,
  undo: 'Zurücknehmen',
  concerned: 'Dein Verein spielt hier mit. Entscheiden muss jemand anderes aus der Ligaleitung.',
  object: 'Einspruch erheben',
  deny: 'Das habe ich nicht unterschrieben',
  askReopening: 'Änderung beantragen',
  office: 'Ligaleitung',
  check: 'Als geprüft abhaken',
  reopen: 'Unterschriften zurücknehmen',
  rescore: 'Umwerten',
  absent: 'Nicht angetreten',
  cancel: 'Ausgefallen',
  measure: 'Maßnahme eintragen',
} as const;

/** Texts of the forms in which somebody says something about a report. */
export const reportDeedText = {
  reason: 'Begründung',
  reasonMissing: 'Gib bitte eine Begründung an.',
  reasonHint: 'Sie steht für beide Teams und die Ligaleitung im Bericht.',
  note: 'Entscheidung (nötig bei Protest oder Einspruch)',
  side: 'Team',
  games: (team: string) => `Spiele von ${team}`,
  legs: (team: string) => `Legs von ${team}`,
  points: (team: string) => `Punkte von ${team}`,
  notNumber: 'Bitte gib eine Zahl von 0 bis 999 ein!',
  askHint: 'Stimmt das andere Team zu, sind beide Unterschriften weg, und ihr könnt Spiele korrigieren.',
  reopenHint: 'Beide Teams können dann Spiele korrigieren und müssen neu unterschreiben.',
  rescoreHint: 'Nur Tabelle und Spiele der Begegnung ändern sich, nie die Zahlen der Spieler.',
  absentHint: 'Das andere Team bekommt alle Spiele und die Punkte für einen Sieg.',
  cancelHint: 'Die Begegnung zählt dann nicht in der Tabelle.',
  undoTitle: 'Zurücknehmen',
  save: 'Speichern',
  saved: 'Gespeichert',
  failed: (reason: string) => `Das konnte nicht gespeichert werden. ${reason}`,
} as const;

/** Texts about the measures of a Ligaleitung. */
export const measureText = {
  names: measureNames,
  title: 'Maßnahmen',
  none: 'Noch keine Maßnahme',
  kind: 'Maßnahme',
  team: 'Team',
  rule: 'Regel',
  ruleHint: 'Zum Beispiel: § 12 Abs. 3 Sportordnung',
  ruleMissing: 'Gib bitte die Regel an.',
  points: 'Punkte',
  pointsWrong: 'Bitte gib eine Zahl von 1 bis 99 ein!',
  euros: 'Betrag in Euro',
  eurosWrong: 'Bitte gib einen Betrag von 1 bis 10000 Euro ein!',
  sentence: ({ kind, points, euros, rule, reason }: LeagueMeasure, team: string): string => {
    const points_ = points === null ? '' : `, ${pointsText(points)}`;
    const amount = euros === null ? points_ : `, ${formatInteger(euros)} Euro`;
    return `${team}: ${measureNames[kind]}${amount} (${rule}). ${reason}`;
  },
  /** A line below the table: `* Tigers: 3 Punkte Abzug (§ 5)`. */
  footnote: (team: string, points: number, rule: string) =>
    `* ${team}: ${pointsText(points)} Abzug (${rule})`,
} as const;

/** Texts of the list of reports in the administration of a league. */
export const reportListText = {
  title: 'Spielberichte',
  loadFailed: (reason: string) => `Die Berichte konnten nicht geladen werden. Fehler: ${reason}`,
  nothingOpen: 'Kein Bericht wartet auf euch.',
  all: 'Auch erledigte zeigen',
  absences: 'Nicht angetreten',
  absence: (team: string, count: number) => `${team}: ${formatInteger(count)}. Nichtantreten`,
} as const;

/** Texts about the time that teams have. */
export const deadlineText = {
  confirmDays: 'Tage, bis ein Bericht ohne Unterschrift als bestätigt gilt',
  objectionDays: 'Tage für einen Einspruch',
} as const;
