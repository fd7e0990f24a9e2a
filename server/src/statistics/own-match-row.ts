import type { MatchHead } from '@neundarter/contract/entities/match';
import { endOf } from '@neundarter/rules/match/how-it-ended';
import { playersOf } from '@neundarter/rules/match/players';
import {
  checkoutRanges,
  type MatchPlayer,
  type PartyIndex,
  scoreRanges,
} from '@neundarter/rules/match/types';
import type { Cell } from '../platform/csv-line.ts';
import type { PlayerMatchStatsTable } from '../platform/db/tables/statistics-tables.ts';
import { checkoutColumns, scoreColumns } from './stats-columns.ts';

type Row = PlayerMatchStatsTable | null;
type Fields = { readonly [name: string]: Cell };

const nameOf = (player: MatchPlayer): string => {
  if (player.type === 'bot') return player.name ?? `Bot ${player.level}`;
  if (player.type === 'external') return `${player.firstName} ${player.lastName}`.trim();
  return player.name ?? '';
};

const namesOf = (players: readonly MatchPlayer[]): string => players.map(nameOf).join(' / ');

const ownParty = ({ props }: MatchHead, playerId: string): PartyIndex =>
  playersOf(props.parties[1]).some(({ id }) => id === playerId) ? 1 : 0;

/** A time (ms since 1970) as ISO 8601, which people and spreadsheet programs can read. */
export const isoTime = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

const peopleOf = ({ props }: MatchHead, playerId: string, party: PartyIndex): Fields => {
  const partners = playersOf(props.parties[party]).filter(({ id }) => id !== playerId);
  const opponents = playersOf(props.parties[party === 0 ? 1 : 0]);
  return {
    partner: partners.length === 0 ? null : namesOf(partners),
    opponents: namesOf(opponents),
    opponentTypes: opponents.map(({ type }) => type).join(' / '),
  };
};

const figuresOf = (row: Row): Fields => ({
  result: row?.result ?? null,
  legsWon: row?.legs_won ?? null,
  legsLost: row?.legs_lost ?? null,
  totalScore: row?.total_score ?? null,
  totalDartsThrown: row?.total_darts ?? null,
  first9Score: row?.first9_score ?? null,
  first9DartsThrown: row?.first9_darts ?? null,
  toFinishScore: row?.to_finish_score ?? null,
  toFinishDartsThrown: row?.to_finish_darts ?? null,
  opponentsScore: row?.opponent_score ?? null,
  opponentsDartsThrown: row?.opponent_darts ?? null,
  doubleHits: row?.double_hits ?? null,
  doubleAttempts: row?.double_attempts ?? null,
  highestCheckout: row?.highest_checkout ?? null,
  highFinishes: row?.high_finishes ?? null,
  shortLegs: row?.short_legs ?? null,
  shortestLeg: row?.shortest_leg ?? null,
  noOf180s: row?.score_180 ?? null,
  noOf177s: row?.no_of_177s ?? null,
  noOf174s: row?.no_of_174s ?? null,
  noOf171s: row?.no_of_171s ?? null,
  ...Object.fromEntries(
    scoreRanges.map((range) => [`turns ${range}`, row === null ? null : row[scoreColumns[range]]]),
  ),
  ...Object.fromEntries(
    checkoutRanges.map((range) => [`checkouts ${range}`, row === null ? null : row[checkoutColumns[range]]]),
  ),
});

/** A match as a row of the player's file: its data, its players, and the player's figures if it is finished. */
export const ownMatch = (head: MatchHead, playerId: string, row: Row): Fields => {
  const { id, props } = head;
  const party = ownParty(head, playerId);
  return {
    matchId: id,
    status: props.status,
    createdAt: isoTime(props.timeStamp),
    startedAt: isoTime(props.startedAt),
    finishedAt: isoTime(props.finishedAt),
    eventId: props.eventId,
    eventName: props.eventName,
    description: props.description,
    ...peopleOf(head, playerId, party),
    startingScore: props.config.startingScore,
    checkInMode: props.config.checkInMode,
    isForfeited: props.isForfeited,
    end: endOf(props),
    setsWon: props.standing.sets[party],
    setsLost: props.standing.sets[party === 0 ? 1 : 0],
    ...figuresOf(row),
  };
};

/** Column names of a match's row. */
export const ownMatchFields: readonly string[] = [
  'matchId',
  'status',
  'createdAt',
  'startedAt',
  'finishedAt',
  'eventId',
  'eventName',
  'description',
  'partner',
  'opponents',
  'opponentTypes',
  'startingScore',
  'checkInMode',
  'isForfeited',
  'end',
  'setsWon',
  'setsLost',
  ...Object.keys(figuresOf(null)),
];
