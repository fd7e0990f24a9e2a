import type { EventStage } from '@neundarter/rules/match/match-place';
import {
  type KnockoutKind,
  knockoutKindOf,
  type TournamentMode,
} from '@neundarter/rules/tournament/plan/modes';
import type { ParticipantsType } from '@neundarter/rules/tournament/setup/setup';
import type { TournamentStatus } from '@neundarter/rules/tournament/setup/status';
import { boardText } from './boards.ts';
import { formatCount, formatInteger } from './formats.ts';
import { roundText } from './round-names.ts';

/** Texts of the page of a tournament. */
export const tournamentText = {
  loading: 'Turnier wird geladen...',
  noTournament: 'Dieses Event ist kein Turnier.',
  tabsLabel: 'Bereiche des Turniers',
  tabs: {
    introduction: 'Turnier',
    participants: 'Teilnehmer',
    groups: 'Gruppen',
    league: 'Liga',
    knockout: 'K.O.',
    highlights: 'Highlights',
    series: 'Serie',
    competitions: 'Wettbewerbe',
    management: 'Verwaltung',
    result: 'Ergebnis',
  },
  register: 'Anmelden',
  waitingList: 'Warteliste',
  ownRegistration: 'Meine Anmeldung',
  live: 'Live ansehen',
  back: 'Zurück',
  setUp: 'Einrichten',
  more: 'Mehr dazu',
  when: 'Wann',
  where: 'Wo',
  mode: 'Modus',
  places: 'Plätze',
  cancelled: 'Das Turnier ist abgesagt.',
  cancelledBecause: (reason: string) => `Grund: ${reason}`,
  noDescription: 'Zu diesem Turnier gibt es noch keine Beschreibung.',
  liveCount: (count: number) => `Live ${formatInteger(count)}`,
} as const;

/** Texts at a draft, which only the team sees. */
export const draftText = {
  title: 'Diesen Entwurf sieht nur dein Team.',
  becomesPublic: 'Alle sehen das Turnier erst, wenn du es veröffentlichst.',
  staysClosed: 'Auch nach dem Veröffentlichen sieht es nur dein Team, denn es ist nicht öffentlich.',
} as const;

export const tournamentStatusText: Readonly<Record<TournamentStatus, string>> = {
  draft: 'Entwurf',
  published: 'Anmeldung geöffnet',
  'registration-closed': 'Anmeldung geschlossen',
  running: 'läuft',
  finished: 'beendet',
  cancelled: 'abgesagt',
};

export const tournamentModeText: Readonly<Record<TournamentMode, string>> = {
  'single-knockout': 'K.O.',
  'single-knockout-with-group-stage': 'Gruppen und K.O.',
  'double-knockout': 'Doppel-K.O.',
  'double-knockout-with-group-stage': 'Gruppen und Doppel-K.O.',
  league: 'Liga',
};

/** `32 Spieler`, `1 Doppel`. */
export const entrantsText = (count: number, type: ParticipantsType): string =>
  `${formatInteger(count)} ${type === 'single' ? 'Spieler' : 'Doppel'}`;

export const groupsText = (count: number): string => formatCount(count, { one: 'Gruppe', many: 'Gruppen' });

const knockoutText: Readonly<Record<KnockoutKind, string>> = {
  none: '',
  single: 'K.O.',
  double: 'Doppel-K.O.',
};

/** `K.O. ab Achtelfinale`. */
export const knockoutFromText = (mode: TournamentMode, round: string): string =>
  `${knockoutText[knockoutKindOf(mode)]} ab ${round}`;

/** What a second chance is called, unless the club calls it otherwise. */
export const secondChanceName = 'Trostrunde';

/** A round of a stage, with the number of rounds that the stage has. */
type RoundPlace = {
  readonly stage: EventStage;
  /** From 0. */
  readonly round: number;
  readonly noOfRounds: number;
  /** What a second chance is called, if it is not the usual name. */
  readonly title?: string | null | undefined;
};

/** The heading of a round: `Achtelfinale`, `Gewinner-Runde 2`, `Verlierer-Finale`, `Spieltag 3`. */
export function stageRoundText({ stage, round, noOfRounds, title }: RoundPlace): string {
  const ofSide = (side: string) =>
    round === noOfRounds - 1 ? `${side}-Finale` : `${side}-Runde ${round + 1}`;
  switch (stage) {
    case 'knockout':
      return roundText(2 ** (noOfRounds - 1 - round));
    case 'second-chance':
      return `${title ?? secondChanceName}: ${roundText(2 ** (noOfRounds - 1 - round))}`;
    case 'third-place':
      return 'Spiel um Platz 3';
    case 'winner-side':
      return ofSide('Gewinner');
    case 'loser-side':
      return ofSide('Verlierer');
    case 'grand-final':
      return 'Finale';
    case 'grand-final-reset':
      return 'Entscheidungsspiel';
    case 'play-off':
      return playOffText;
    case 'group':
    case 'matchday':
      return matchDayText(round + 1);
  }
}

/** Matches for a shared rank. */
export const playOffText = 'Stechen';

export const matchDayText = (day: number): string => `Spieltag ${day}`;

/** `Gruppe A`; the only group of a league is `Liga`. */
export const groupText = (groupId: string): string => (groupId.length <= 2 ? `Gruppe ${groupId}` : groupId);

/** Places that several share: `5.–8.`, or one: `1.`. */
export const placeText = (from: number, to: number): string => (from === to ? `${from}.` : `${from}.–${to}.`);

/** Texts of the list of participants. */
export const participantsText = {
  title: 'Teilnehmer',
  empty: 'Aktuell sind keine Anmeldungen vorhanden.',
  filled: (taken: number, max: number) => `${formatInteger(taken)} von ${formatInteger(max)}`,
  waiting: (count: number) => `Auf der Warteliste: ${formatInteger(count)}`,
  you: 'Du',
  search: 'Teilnehmer suchen',
  /** @param seed from 0 */
  seed: (seed: number) => `Setzplatz ${seed + 1}`,
  nobody: (words: string) => `Niemand heißt „${words}“.`,
  status: {
    requested: 'angefragt',
    confirmed: 'bestätigt',
    rejected: 'abgelehnt',
    waiting: 'Warteliste',
    withdrawn: 'abgemeldet',
  },
  left: 'zurückgezogen',
} as const;

/** Texts of matches in brackets and lists. */
export const tournamentMatchText = {
  number: (number: number) => `Spiel ${number}`,
  board: (board: string, isCalled: boolean) => `${isCalled ? 'gerufen: ' : ''}${boardText(board)}`,
  caller: (name: string) => `Schreiber: ${name}`,
  status: {
    waiting: 'offen',
    ready: 'bereit',
    running: 'läuft',
    finished: 'beendet',
    forfeited: 'kampflos',
    walkover: 'Freilos',
    empty: 'entfällt',
    'not-due': 'entfällt',
    cancelled: 'entfällt',
  },
  bothLost: 'beide kampflos verloren',
  versus: (home: string, away: string) => `${home} gegen ${away}`,
  score: (home: number, away: number) => `${home} zu ${away}`,
  winnerTo: (where: string) => `Sieger → ${where}`,
  loserTo: (round: number) => `Verlierer → V${round}`,
} as const;
