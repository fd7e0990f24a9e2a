import type { MatchEvent, MatchHead } from '@neundarter/contract/entities/match';
import type { OnlineMatchRequest, OnlineRequestStatus } from '@neundarter/rules/match/online-request';
import type {
  MatchConfig,
  Party,
  PartyIndex,
  PerParty,
  Standing,
  Winner,
} from '@neundarter/rules/match/types';
import type { Selectable } from 'kysely';
import type { MatchesTable } from '../../platform/db/tables/match-tables.ts';
import type { KeptCorrection, Reopening, StoredMatch } from './stored-match.ts';

/** The columns to read. They are named one by one, so that an older process can still read a newer schema. */
export const matchColumns = [
  'id',
  'life',
  'status',
  'parties',
  'config',
  'starting_scores',
  'props_hash',
  'created_by',
  'event_id',
  'event_name',
  'event_team_id',
  'event_type',
  'description',
  'is_online_match',
  'request_status',
  'requested_by_player_id',
  'requested_to_player_id',
  'caller',
  'is_forfeited',
  'is_completed_on_paper',
  'winning_party',
  'starting_party',
  'starting_player_id',
  'can_switch_player',
  'standing',
  'revision',
  'move_count',
  'time_stamp',
  'started_at',
  'finished_at',
  'finish_received_at',
  'reopenings',
  'corrections',
  'ended_on',
] as const satisfies readonly (keyof MatchesTable)[];

export type MatchRow = Selectable<Pick<MatchesTable, (typeof matchColumns)[number]>>;

const winnerOf = (text: string | null): Winner | null => {
  if (text === null || text === 'draw') return text;
  return text === '0' ? 0 : 1;
};

const progressFromRow = (row: MatchRow) => {
  const standing = JSON.parse(row.standing) as Standing;
  return {
    status: row.status,
    isForfeited: row.is_forfeited === 1,
    ...(row.is_completed_on_paper === 1 && { isCompletedOnPaper: true as const }),
    winningParty: winnerOf(row.winning_party),
    canSwitchPlayer: row.can_switch_player === 1,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    startingParty: row.starting_party as PartyIndex,
    startingPlayerId: row.starting_player_id,
    currentParty: standing.currentParty,
    currentPlayerId: standing.currentPlayerId,
    standing,
  };
};

const eventFromRow = ({ event_team_id: teamId, event_type: type }: MatchRow): MatchEvent | null =>
  teamId === null || type === null ? null : { teamId, type };

const requestFromRow = (row: MatchRow): OnlineMatchRequest | null => {
  const { request_status: status, requested_by_player_id: by, requested_to_player_id: to } = row;
  if (status === null || by === null || to === null) return null;
  return { status: status as OnlineRequestStatus, requestedByPlayerId: by, requestedToPlayerId: to };
};

/** A match that an older version has finished lacks the time of arrival. */
const endFromRow = ({ finish_received_at: receivedAt, finished_at: finishedAt }: MatchRow) => {
  const finishReceivedAt = receivedAt ?? finishedAt;
  return finishReceivedAt === null ? {} : { finishReceivedAt };
};

const listOf = <Note>(text: string | null): readonly Note[] =>
  text === null ? [] : (JSON.parse(text) as readonly Note[]);

/** Converts a row to a stored match. */
export const matchRow = (row: MatchRow): StoredMatch => ({
  id: row.id,
  creationId: row.life,
  moveCount: row.move_count,
  propsHash: row.props_hash,
  reopenings: listOf<Reopening>(row.reopenings),
  corrections: listOf<KeptCorrection>(row.corrections),
  endedOn: row.ended_on,
  props: {
    parties: JSON.parse(row.parties) as PerParty<Party>,
    config: JSON.parse(row.config) as MatchConfig,
    ...(row.starting_scores !== null && {
      startingScores: JSON.parse(row.starting_scores) as PerParty<number>,
    }),
    eventId: row.event_id,
    eventName: row.event_name,
    event: eventFromRow(row),
    description: row.description,
    isOnlineMatch: row.is_online_match === 1,
    onlineMatchRequest: requestFromRow(row),
    caller: row.caller,
    createdById: row.created_by,
    timeStamp: row.time_stamp,
    ...progressFromRow(row),
    ...endFromRow(row),
    revision: row.revision,
  },
});

/** The columns that a move changes. */
export const progressColumns = ({ moveCount, props, endedOn }: StoredMatch) => ({
  status: props.status,
  is_forfeited: Number(props.isForfeited),
  is_completed_on_paper: Number(props.isCompletedOnPaper ?? false),
  winning_party: props.winningParty === null ? null : String(props.winningParty),
  starting_party: props.startingParty,
  starting_player_id: props.startingPlayerId,
  can_switch_player: Number(props.canSwitchPlayer),
  standing: JSON.stringify(props.standing),
  revision: props.revision,
  move_count: moveCount,
  started_at: props.startedAt,
  finished_at: props.finishedAt,
  finish_received_at: props.finishReceivedAt ?? null,
  ended_on: endedOn,
});

/** The columns that a client may change before the start. */
export const setupColumns = ({
  parties,
  config,
  startingScores,
  description,
  caller,
}: MatchHead['props']) => ({
  parties: JSON.stringify(parties),
  config: JSON.stringify(config),
  starting_score: config.startingScore,
  check_in_mode: config.checkInMode,
  starting_scores: startingScores === undefined ? null : JSON.stringify(startingScores),
  description,
  caller,
});

/** The columns of an online match's request. */
export const requestColumns = ({ isOnlineMatch, onlineMatchRequest }: MatchHead['props']) => ({
  is_online_match: Number(isOnlineMatch),
  request_status: onlineMatchRequest?.status ?? null,
  requested_by_player_id: onlineMatchRequest?.requestedByPlayerId ?? null,
  requested_to_player_id: onlineMatchRequest?.requestedToPlayerId ?? null,
});

/** The complete row of a new match. */
export const rowOf = (match: StoredMatch): Selectable<MatchesTable> => ({
  id: match.id,
  life: match.creationId,
  props_hash: match.propsHash,
  created_by: match.props.createdById,
  event_id: match.props.eventId,
  event_name: match.props.eventName,
  event_team_id: match.props.event?.teamId ?? null,
  event_type: match.props.event?.type ?? null,
  time_stamp: match.props.timeStamp,
  reopenings: match.reopenings.length === 0 ? null : JSON.stringify(match.reopenings),
  corrections: match.corrections.length === 0 ? null : JSON.stringify(match.corrections),
  ...requestColumns(match.props),
  ...setupColumns(match.props),
  ...progressColumns(match),
});
