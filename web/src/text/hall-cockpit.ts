import type { HallProposal, WaitingMatch } from '@neundarter/contract/entities/hall/hall';
import { formatTime } from './formats.ts';

const minutes = (ms: number): string => `${Math.max(0, Math.floor(ms / 60_000))} min`;

const callNames = ['Aufruf', 'Zweiter Aufruf', 'Letzter Aufruf'] as const;

/** Why a match is the next one. */
const reasons: { readonly [kind in HallProposal['reason']]: string } = {
  'goes-on': 'geht weiter',
  'board-broken': 'braucht ein neues Board',
  final: 'Finale',
  'semi-final': 'Halbfinale',
  stream: 'Stream',
  'waited-long': 'wartet am längsten',
  'although-resting': 'kurze Pause, aber ein Board ist frei',
  'second-of-group': 'zweites Match der Gruppe',
  'one-group-more': 'neue Gruppe beginnt',
  'turn-of-group': 'Gruppe ist dran',
  'least-slack': 'längster Weg',
};

type Known = {
  /** Name of the person that a match waits for; null without one. */
  readonly person: string | null;
  readonly until: number;
};

const duties: { readonly [duty in NonNullable<WaitingMatch['duty']>]: string } = {
  playing: 'spielt noch',
  called: 'ist schon gerufen',
  calling: 'schreibt noch',
};

const somebody = ({ person }: Known): string => person ?? 'Jemand';
const from = ({ until }: Known): string => `ab ${formatTime(until)} Uhr`;

/** Why a match waits. */
const whys: {
  readonly [why in WaitingMatch['why']]: (known: Known, waiting: WaitingMatch) => string;
} = {
  'parties-unknown': () => 'Gegner noch offen',
  protest: () => 'Protest',
  postponed: (known) => `zurückgestellt, ${from(known)}`,
  'knockout-not-released': () => 'K.O. beginnt nach den Gruppen',
  'tables-are-shown': (known) => `K.O. beginnt ${from(known)}`,
  absent: (known) => `${somebody(known)} ist noch nicht da`,
  injured: (known) => `${somebody(known)} ist verletzt`,
  gone: (known) => `${somebody(known)} ist gegangen`,
  pause: (known) => `${somebody(known)} macht Pause, ${from(known)}`,
  busy: (known, { duty = 'playing' }) => `${somebody(known)} ${duties[duty]}`,
  'final-is-last': () => 'Finale kommt zuletzt',
  'before-final-pause': (known) => `Pause vor dem Finale, ${from(known)}`,
  'final-is-played': () => 'Finale läuft',
  'other-semi-final': () => 'wartet auf das andere Halbfinale',
  'two-boards-needed': () => 'beide Halbfinals zugleich, zwei Boards nötig',
  'board-reserved': () => 'Board ist reserviert',
  'stream-board': () => 'wartet auf das Stream-Board',
  'group-plays': () => 'Gruppe spielt gerade',
  'caller-missing': () => 'Schreiber fehlt',
  'no-board': () => 'kein Board frei',
};

/** Texts of the page on which organisers call matches to boards. */
export const hallCockpitText = {
  title: 'Halle',
  open: 'Boards und Aufrufe',
  toManagement: 'Verwaltung',
  television: 'Fernseher',
  loadFailed: (reason: string) => `Die Halle konnte nicht geladen werden. ${reason}`,
  notStarted: 'Sobald das Turnier läuft, rufst du hier die Matches an die Boards.',
  noBoards: 'Eure Halle hat noch keine Boards. Lege sie in der Team-Lounge an.',
  toLounge: 'Zur Team-Lounge',
  mode: 'Aufrufen',
  modes: { proposal: 'Vorschlag', 'by-hand': 'von Hand', automatic: 'automatisch' },
  callers: 'Schreiber',
  callerDemands: { 'if-possible': 'wenn möglich', required: 'Pflicht', none: 'ohne' },
  callerSought: 'Schreiber gesucht',
  callerMissing: 'Schreiber fehlt',
  nextWrites: 'Der nächste Schreiber ist gefragt.',
  nobodyWrites: 'Gerade ist niemand zum Schreiben frei.',
  modesDiffer: 'verschieden',
  othersFailed: 'Ein anderes Turnier dieser Halle konnte nicht geladen werden.',
  automaticIsOn: 'Die App ruft jetzt selbst, sobald ein Board frei ist.',
  tablesAreShown: (until: number) => `Die Gruppen sind fertig. Das K.O. beginnt um ${formatTime(until)} Uhr.`,
  release: 'K.O. freigeben',
  released: 'Das K.O. ist freigegeben.',
  decide: (count: number) => `Entscheiden (${count})`,
  overdue: (board: string, calls: number, ms: number) =>
    `${board}: ${callNames[calls - 1] ?? ''} vor ${minutes(ms)}`,
  boards: 'Boards',
  boardsHint: 'Zifferntaste: Vorschlag an dieses Board rufen',
  states: { open: 'frei', broken: 'defekt', reserved: 'reserviert' },
  freeFor: (ms: number) => `frei seit ${minutes(ms)}`,
  runs: (ms: number) => `läuft · ${minutes(ms)}`,
  isCalled: (calls: number, ms: number) =>
    `${calls === 1 ? 'gerufen' : callNames[calls - 1]} · ${minutes(ms)}`,
  isPresent: 'alle da',
  taken: 'gerufen für ein anderes Turnier',
  proposal: (match: string) => `→ ${match}`,
  queue: (count: number) => `Warteschlange (${count})`,
  nothing: 'Gerade kann kein Match gerufen werden.',
  call: 'Rufen',
  callTo: (match: string, board: string) => `${match} an ${board} rufen`,
  callAnywhere: (match: string) => `${match} rufen`,
  called: (board: string) => `Gerufen: ${board}`,
  drag: 'Auf ein Board ziehen',
  start: 'Starten',
  watch: 'Ansehen',
  actions: (match: string) => `${match} ändern`,
  again: { 2: 'Zweiter Aufruf', 3: 'Letzter Aufruf' },
  present: 'Alle sind da',
  postpone: 'Zurückstellen',
  postponed: (minutes: number) => `Zurückgestellt für ${minutes} Minuten`,
  wait: 'Warten',
  forfeit: 'Kampflos …',
  takeBack: 'Aufruf zurücknehmen',
  callNow: 'Doch sofort',
  nextAt: (board: string, at: number) => `gleich an ${board}, gegen ${formatTime(at)} Uhr`,
  writer: (name: string) => `Schreiber: ${name}`,
  waiting: (count: number) => `Warten noch (${count})`,
  noBoardFree: 'Kein Board frei',
  reason: ({ reason, waited }: HallProposal) =>
    waited === undefined ? reasons[reason] : `${reasons[reason]}: ${minutes(waited)}`,
  why: (waiting: WaitingMatch, person: string | null) =>
    whys[waiting.why]({ person, until: waiting.until ?? 0 }, waiting),
} as const;
