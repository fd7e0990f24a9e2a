import type { ForfeitReason } from '@neundarter/rules/matchday/give-up';
import type { LineUpProblemCode } from '@neundarter/rules/matchday/line-up';
import { boardLabels, type GameKind, type Side } from '@neundarter/rules/matchday/plan';
import type { MatchdayStatus } from '@neundarter/rules/matchday/result';
import { formatCount, formatInteger, formatTime } from './formats.ts';
import { deletedPlayerText } from './names.ts';

const games = (count: number) => formatCount(count, { one: 'Spiel', many: 'Spiele' });

/** Texts of the page of a league matchday. */
export const matchdayText = {
  tabsLabel: 'Bereiche des Ligaspieltags',
  tabs: { games: 'Spiele', lineups: 'Aufstellung', report: 'Bericht' },
  standing: 'Spielstand',
  /** `Legs 27:22 · Halbzeit 6:4` */
  details: (legs: Counts, halfTime: Counts | null) =>
    [`Legs ${ratio(legs)}`, ...(halfTime === null ? [] : [`Halbzeit ${ratio(halfTime)}`])].join(' · '),
  points: (points: Counts) => `Punkte ${ratio(points)}`,
  forfeited: (team: string, reason: ForfeitReason) =>
    reason === 'absent' ? `${team} ist nicht angetreten.` : `${team} hat aufgegeben.`,
  disputed: 'strittig',
  gamesFailed: (reason: string) => `Die Spiele konnten nicht geladen werden. Fehler: ${reason}`,
} as const;

/** Two numbers, home first. */
type Counts = readonly [number, number];

/** `7:5` */
export const ratio = ([home, away]: Counts): string => `${formatInteger(home)}:${formatInteger(away)}`;

export const matchdayStatusText: Readonly<Record<MatchdayStatus, string>> = {
  scheduled: 'geplant',
  running: 'Live',
  finished: 'beendet',
};

const kindText: Readonly<Record<GameKind, string>> = { doubles: 'Doppel', singles: 'Einzel' };

/** Texts of the rounds and their games. Rounds and games are numbered from 0. */
export const gamesText = {
  /** `Runde 3 · Einzel` */
  round: (round: number, kind: GameKind) => `Runde ${round + 1} · ${kindText[kind]}`,
  boards: boardLabels,
  number: (number: number) => `Spiel ${number + 1}`,
  position: (position: number) => `Position ${position + 1}`,
  empty: 'nicht besetzt',
  noScore: '– : –',
  noLegs: '–:–',
  score: (legs: Counts) => `${formatInteger(legs[0])} : ${formatInteger(legs[1])}`,
  averages: (home: string, away: string) => `Ø ${home} / ${away}`,
} as const;

/** The status of a game. */
export const gameStatusText = {
  planned: 'geplant',
  ready: 'bereit',
  live: 'Live',
  over: 'beendet',
  forfeited: 'kampflos',
  retired: 'Aufgabe',
  paper: 'vom Papier',
  dropped: 'entfällt',
} as const;

/** Texts of a matchday that has not started. */
export const preparationText = {
  title: 'Vor dem Start',
  isSet: 'Aufstellung steht',
  notSet: 'noch keine Aufstellung',
  missing: (team: string) => `Die Aufstellung von ${team} fehlt noch.`,
  inBoth: (name: string) => `${name} steht in beiden Aufstellungen.`,
  allSet: 'Beide Aufstellungen stehen. Es kann losgehen!',
  waiting: (team: string) => `Wenn beide Aufstellungen stehen, startet ${team} den Ligaspieltag.`,
  open: 'Das fehlt noch',
  setUpShort: 'Aufstellen',
  changeShort: 'Ändern',
  setUp: (team: string) => `${team} aufstellen`,
  change: (team: string) => `Aufstellung von ${team} ändern`,
  start: 'Ligaspieltag starten',
  startTitle: 'Ligaspieltag starten?',
  startWarning: 'Danach stehen die Aufstellungen fest. Ab dann wird nur noch ausgewechselt.',
  startConfirm: 'Starten',
  started: 'Der Ligaspieltag läuft. Gut Darts!',
  runsAlready: 'Der Ligaspieltag läuft schon.',
  changedAt: (time: number) => `geändert nach Aufdeckung, ${formatTime(time)} Uhr`,
  changed: 'geändert nach Aufdeckung',
  accepted: 'Die anderen sind bereit.',
  notReady: (team: string, startsFrom: number) =>
    `${team} hat noch nicht „Bereit“ getippt. Ab ${formatTime(startsFrom)} Uhr geht es auch ohne Antwort.`,
  readyQuestion: (team: string) =>
    `${team} hat die Aufstellung geändert, nachdem beide sichtbar waren. Seid ihr bereit?`,
  ready: 'Bereit',
  readyDone: 'Ihr seid bereit.',
  readyFailed: (reason: string) => `Das hat nicht geklappt. (${reason}). Bitte versuche es noch einmal!`,
  startFailed: (reason: string) =>
    `Der Ligaspieltag konnte nicht gestartet werden. (${reason}). Bitte versuche es noch einmal!`,
} as const;

/** Texts for a team that gives up or does not appear. */
export const forfeitText = {
  open: 'Ligaspieltag aufgeben',
  openFor: (team: string) => `Ligaspieltag für ${team} aufgeben`,
  openAbsent: 'Gegner nicht angetreten',
  title: 'Ligaspieltag aufgeben?',
  titleAbsent: 'Gegner nicht angetreten?',
  warning: (team: string, count: number) =>
    `${team} verliert dann alle ${games(count)}. Gespielte Spiele bleiben erhalten.`,
  warningAbsent: (team: string, count: number) =>
    `${team} verliert dann alle ${games(count)}. Die anderen können sieben Tage lang widersprechen.`,
  confirm: 'Aufgeben',
  confirmAbsent: 'Nicht angetreten',
  done: 'Der Ligaspieltag ist gewertet.',
  /** Why the other side cannot be reported yet. */
  absentFrom: (time: string) =>
    `„Gegner nicht angetreten“ geht ab ${time}, wenn bis dahin kein Spiel begonnen hat.`,
  failed: (reason: string) =>
    `Der Ligaspieltag konnte nicht gewertet werden. (${reason}). Bitte versuche es noch einmal!`,
  undo: 'Wertung zurücknehmen',
  undoTitle: 'Wertung zurücknehmen?',
  undoWarning: 'Danach zählen wieder die gespielten Spiele.',
  undone: 'Die Wertung ist zurückgenommen.',
  object: 'Widersprechen',
  objectTitle: 'Widersprechen?',
  objectWarning: 'Das Ergebnis ist dann strittig und gibt keine Punkte, bis ihr euch geeinigt habt.',
  objected: 'Der Widerspruch ist eingetragen.',
  objectUntil: (time: string) => `Ihr könnt bis ${time} widersprechen.`,
  undoObjection: 'Widerspruch zurücknehmen',
  objectionUndone: 'Der Widerspruch ist zurückgenommen.',
  disputed: (team: string) =>
    `${team} widerspricht. Das Ergebnis ist strittig und gibt keine Punkte, bis ihr euch geeinigt habt.`,
} as const;

/** Texts of the line-ups. Positions are numbered from 0. */
export const lineUpText = {
  loading: 'Die Spieler werden geladen...',
  hidden: 'Sie wird sichtbar, sobald beide Aufstellungen stehen.',
  position: (position: number) => `Position ${position + 1}`,
  positions: 'Positionen',
  bench: 'Ersatz',
  noBench: 'Keine Ersatzspieler',
  substitute: (number: number) => `Ersatz ${number + 1}`,
  substitutions: 'Wechsel',
  substitution: (into: string, out: string) => `${into} für ${out}`,
  at: (timeStamp: number) => `${formatTime(timeStamp)} Uhr`,
  pairs: (round: number) => `Doppel in Runde ${round + 1}`,
  pair: (names: readonly string[]) => names.join(' & '),
  noPair: (name: string) => `${name} ohne Partner`,
  empty: 'Nicht besetzt (Spiele kampflos)',
  emptyShort: 'nicht besetzt',
  unknown: deletedPlayerText,
} as const;

const numberWords = ['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'] as const;

/** Texts of the editor of a line-up. */
export const lineUpEditorText = {
  title: (team: string) => `Aufstellung: ${team}`,
  help: 'Tippe einen Spieler an und dann seine Position, oder zieh ihn dorthin. Zwei Positionen tauschst du genauso.',
  players: 'Verfügbare Spieler',
  allPlaced: 'Alle Spieler sind aufgestellt.',
  nobody: 'Diese Mannschaft hat noch keine Spieler.',
  failed: (teamId: string, message: string) =>
    `Die Spieler für Team ${teamId} konnten nicht geladen werden. Fehler: ${message}`,
  free: 'noch niemand',
  /** Read before the player of a place: `Position 1: `. */
  place: (label: string) => `${label}: `,
  /** Read after the player of a place. */
  wrong: (error: string) => `. ${error}`,
  addSubstitute: 'Ersatzspieler hinzufügen',
  toBench: (name: string) => `${name} auf die Bank setzen`,
  remove: (name: string) => `${name} herausnehmen`,
  removeEntry: (label: string) => `${label} entfernen`,
  picked: (name: string) => `${name} ausgewählt. Wähle jetzt das Ziel.`,
  placed: (name: string, label: string) => `${name} steht auf ${label}.`,
  taken: (name: string) => `${name} ist nicht mehr aufgestellt.`,
  save: 'Aufstellung speichern',
  saved: 'Die Aufstellung steht.',
  saveFailed: (reason: string) =>
    `Die Aufstellung konnte nicht gespeichert werden. (${reason}). Bitte versuche es noch einmal!`,
  changedMeanwhile: 'Jemand anderes hat diese Aufstellung gerade geändert. Das ist der neue Stand.',
  problems: {
    'too-few': 'Es muss für jeden Eintrag ein Spieler ausgewählt werden!',
    'too-many': 'Das sind zu viele Ersatzspieler.',
    undecided: 'Es muss für jeden Eintrag ein Spieler ausgewählt werden!',
    duplicate: 'Jeder Spieler darf nur einmal ausgewählt werden!',
    'empty-not-allowed': 'Jede Position muss besetzt sein.',
    'two-empty': 'Höchstens eine Position darf unbesetzt bleiben.',
    'not-available': 'Dieser Spieler gehört nicht mehr zur Mannschaft.',
  } satisfies Record<Exclude<LineUpProblemCode, 'empty-with-bench'>, string>,
  emptyWithBench: (positions: number) =>
    `Wer Ersatzspieler hat, besetzt alle ${numberWords[positions] ?? positions} Positionen.`,
} as const;

/** Texts for substitutions. */
export const substitutionText = {
  open: 'Auswechseln',
  openFor: (name: string) => `${name} auswechseln`,
  /** Read after the name of a substitute. */
  bringIn: 'einwechseln',
  help: 'Zieh einen Ersatzspieler auf den Spieler, der rausgeht, oder tippe ihn an.',
  title: (team: string) => `Wechsel: ${team}`,
  out: 'Wer geht raus?',
  into: 'Wer kommt rein?',
  choose: 'Bitte wählen',
  outMissing: 'Bitte wähle aus, wer rausgeht!',
  intoMissing: 'Bitte wähle aus, wer reinkommt!',
  same: 'Das muss ein anderer Spieler sein!',
  noBench: 'Es ist kein Ersatzspieler mehr da. Weitere Wechsel sind nicht möglich.',
  /** From which game on a substitution counts. */
  from: (first: { readonly number: number; readonly round: number }, count: number) =>
    `Gilt ab Spiel ${first.number + 1} in Runde ${first.round + 1}, insgesamt für ${games(count)}. Begonnene Spiele bleiben, wie sie sind.`,
  noGames: (name: string) => `${name} hat kein Spiel mehr, das noch nicht begonnen hat.`,
  confirm: 'Wechseln',
  done: (into: string, out: string) => `${into} spielt jetzt für ${out}.`,
  failed: (reason: string) =>
    `Der Wechsel konnte nicht gespeichert werden. (${reason}). Bitte versuche es noch einmal!`,
  undo: (into: string) => `Wechsel von ${into} zurücknehmen`,
  undone: 'Der Wechsel ist zurückgenommen.',
  undoFailed: (reason: string) => `Der Wechsel konnte nicht zurückgenommen werden. (${reason}).`,
} as const;

/** `1 und 2`, from positions that begin with 0. */
const formatPositions = (positions: readonly number[]): string =>
  positions.map((position) => position + 1).join(' und ');

/** Texts for choosing the pairs of a doubles round. */
export const pairsText = {
  openShort: 'Ändern',
  open: (round: number) => `Doppel in Runde ${round + 1} ändern`,
  title: (round: number) => `Doppel in Runde ${round + 1}`,
  label: 'Wer spielt zusammen?',
  order: (first: readonly number[]) =>
    `Das zuerst genannte Doppel spielt an Stelle der Positionen ${formatPositions(first)}.`,
  orderOfThree: (first: readonly number[]) =>
    `Das zuerst genannte Doppel spielt an Stelle der Positionen ${formatPositions(first)}. Ein Spiel ohne Partner geht kampflos an die anderen.`,
  confirm: 'Übernehmen',
  done: 'Die Doppel sind geändert.',
  failed: (reason: string) =>
    `Die Doppel konnten nicht geändert werden. (${reason}). Bitte versuche es noch einmal!`,
} as const;

/** Highlights of a side in a game. */
type GameExtras = {
  readonly oneEighties: number;
  readonly highFinishes: readonly number[];
  readonly shortLegs: readonly number[];
};

const times = (count: number, figure: number): string => `${count}×${figure}`;

/** Texts of the printed report of a matchday. */
export const reportText = {
  title: 'Spielbericht',
  hint: 'Der Bericht passt meist auf eine Seite A4; was nicht passt, steht auf einer zweiten.',
  notYet: 'Den Bericht gibt es, sobald der Ligaspieltag läuft.',
  sides: { home: 'Heim', away: 'Gast' } satisfies Record<Side, string>,
  bench: 'Ersatz',
  substitutions: 'Wechsel',
  none: '–',
  games: 'Spiele',
  number: 'Nr.',
  board: 'Board',
  boards: { home: 'Heim', away: 'Gast' } satisfies Record<Side, string>,
  legs: 'Legs',
  average: 'Ø',
  averageLong: 'Average',
  halfTime: 'Halbzeit',
  result: 'Ergebnis',
  legsSum: (legs: Counts) => `Legs ${ratio(legs)}`,
  oneEighties: '180er',
  highFinishes: 'High Finishes (HF)',
  highFinishesFailed: 'Highfinishes konnten nicht geladen werden.',
  shortLegs: 'Short Legs (SL)',
  times,
  extrasOf: (side: string) => `Highlights ${side}`,
  /** `2×180 HF 121, 104 SL 15` */
  extras: ({ oneEighties, highFinishes, shortLegs }: GameExtras) =>
    [
      ...(oneEighties === 0 ? [] : [times(oneEighties, 180)]),
      ...(highFinishes.length === 0 ? [] : [`HF ${highFinishes.join(', ')}`]),
      ...(shortLegs.length === 0 ? [] : [`SL ${shortLegs.join(', ')}`]),
    ]
      .map((part) => part.replaceAll(' ', '\u00a0'))
      .join(' '),
  /** Beside whom a game was given to, or who both did not play it. */
  forfeited: { forfeit: 'kampflos', 'double-forfeit': 'kampflos verloren' },
  remarks: 'Bemerkungen',
  lineUpChanged: (team: string) => `Aufstellung ${team}: geändert nach Aufdeckung`,
  signature: (team: string) => `Unterschrift ${team}`,
} as const;
