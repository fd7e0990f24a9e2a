import type { LeagueMoveAct, OpenLeagueMove } from '@neundarter/contract/entities/league/league-move';
import type { Mover, OfficeAgreement } from '@neundarter/rules/league/move-fixture';
import { formatDateTime, formatInteger } from './formats.ts';

const datesText = (dates: readonly number[]): string =>
  dates.map((date) => formatDateTime(date)).join(' oder ');

/** Texts about moving a Begegnung. */
export const leagueMoveText = {
  open: 'Verlegen',
  openOf: (fixture: string) => `${fixture} verlegen`,
  loading: 'Die Verlegung wird geladen...',
  loadFailed: (reason: string) => `Die Verlegung konnte nicht geladen werden. Fehler: ${reason}`,
  failed: (reason: string) => `Das hat nicht geklappt. Fehler: ${reason}`,
  done: 'Gespeichert.',
  now: (at: number) => `Angesetzt für ${formatDateTime(at)}`,
  planned: (at: number) => `Ursprünglich: ${formatDateTime(at)}`,
  closed: 'Diese Begegnung hat schon begonnen oder ist entschieden. Sie wird nicht mehr verlegt.',
  onlyOffice: 'In den letzten beiden Spieltagen verlegt nur die Ligaleitung.',
  tooLate: (at: number) =>
    `Vorschläge waren bis ${formatDateTime(at)} möglich. Jetzt kann nur noch die Ligaleitung verlegen.`,
  until: (at: number) => `Vorschläge sind bis ${formatDateTime(at)} möglich.`,
  proposal: (team: string, waitsFor: string) => `${team} schlägt vor. Antworten muss: ${waitsFor}.`,
  agreed: (at: number) =>
    `Beide sind sich einig: ${formatDateTime(at)}. Es gilt, sobald die Ligaleitung zustimmt.`,
  office: 'Ligaleitung',
  history: 'Verlauf',
  accept: (at: number) => `${formatDateTime(at)} annehmen`,
  acceptTitle: 'Termin annehmen?',
  acceptText: (at: number) => `Neuer Termin: ${formatDateTime(at)}. Beide Teams erfahren davon.`,
  acceptConfirm: 'Annehmen',
  refuse: 'Ablehnen',
  refuseTitle: 'Vorschlag ablehnen?',
  refuseText: (at: number) => `Dann bleibt es bei ${formatDateTime(at)}.`,
  withdraw: 'Zurückziehen',
  withdrawTitle: 'Vorschlag zurückziehen?',
  approve: 'Zustimmen',
  approveTitle: 'Der Verlegung zustimmen?',
  propose: 'Termine vorschlagen',
  counter: 'Andere Termine vorschlagen',
  moveAlone: 'Als Ligaleitung verlegen',
  concerned: 'Dein Verein ist beteiligt. Für die Ligaleitung entscheidet hier jemand anderes.',
  act: ({ kind, dates, reason }: LeagueMoveAct, who: string): string => {
    const words: Readonly<Record<LeagueMoveAct['kind'], string>> = {
      proposed: `${who} schlägt vor: ${datesText(dates)}`,
      accepted: `${who} nimmt an: ${datesText(dates)}`,
      refused: `${who} lehnt ab`,
      withdrawn: `${who} zieht zurück`,
      approved: 'Die Ligaleitung stimmt zu',
      moved: `Die Ligaleitung verlegt auf ${datesText(dates)}`,
    };
    return reason === null ? words[kind] : `${words[kind]}. ${reason}`;
  },
  by: (name: string | null, at: number): string =>
    [name, formatDateTime(at)].filter((part) => part !== null).join(', '),
};

/** Texts of the dialog that asks for dates. */
export const moveFormText = {
  hint: (halfEndsAt: number) =>
    `Bis zu drei Termine. Der letzte mögliche Tag ist der ${formatDateTime(halfEndsAt - 1).split(',')[0] ?? ''}.`,
  date: (place: number) => (place === 0 ? 'Termin' : `${formatInteger(place + 1)}. Termin (freiwillig)`),
  newDate: 'Neuer Termin',
  reason: 'Grund',
  note: 'Grund (freiwillig)',
  reasonHint: 'Beide Teams und die Ligaleitung lesen es.',
  reasonMissing: 'Gib bitte einen Grund an.',
  dateMissing: 'Gib bitte einen Termin an.',
  notDate: 'Gib bitte Tag und Uhrzeit an, zum Beispiel 24.01.2027 20:00.',
  notPossible:
    'Dieser Termin geht nicht: Er ist vorbei, der jetzige oder nach dem Ende der Hin- oder Rückrunde.',
  notForOffice: 'Dieser Termin ist vorbei oder der jetzige.',
  officeHint: 'Der neue Termin gilt sofort. Beide Teams erfahren davon.',
  twice: 'Diesen Termin gibt es schon.',
  send: 'Vorschlagen',
  move: 'Verlegen',
};

/** Texts of the list of moves that wait. */
export const openMovesText = {
  title: 'Verlegungen',
  none: 'Zurzeit soll keine Begegnung verlegt werden.',
  waits: (move: OpenLeagueMove, waitsFor: string) =>
    move.agreed === null
      ? `${datesText(move.dates)}. Antworten muss: ${waitsFor}.`
      : `Einig auf ${formatDateTime(move.agreed)}. Zustimmen muss: ${waitsFor}.`,
  look: 'Ansehen',
  yours: 'Du bist dran',
  badge: 'Verlegung offen',
};

/** Texts of what a league demands of those who move a Begegnung. */
export const moveRulesText = {
  officeAgrees: 'Zustimmung der Ligaleitung zum Verlegen',
  officeAgreements: {
    never: 'nie nötig',
    later: 'nur für spätere Termine',
    always: 'immer nötig',
  } satisfies Readonly<Record<OfficeAgreement, string>>,
  daysBefore: 'Verlegung vorschlagen bis (Tage vorher)',
};

/** Who it is, by the names of both teams. */
export const moverText = (mover: Mover, [home = '', away = '']: readonly string[]): string =>
  mover === 'office' ? 'die Ligaleitung' : mover === 'home' ? home : away;
