import type { ListedMatch, MatchEvent } from '@neundarter/contract/entities/match';
import { endOf, type MatchEnd } from '@neundarter/rules/match/how-it-ended';
import { perParty } from '@neundarter/rules/match/per-party';
import { registeredIdsOf } from '@neundarter/rules/match/players';
import { standingOf } from '@neundarter/rules/match/standing';
import type { Match, MatchConfig, MatchStatus, PerParty, Winner } from '@neundarter/rules/match/types';
import type { MatchInfo } from '../../data/match/match-info.ts';
import { partyName } from '../../text/party-names.ts';

/** What a match card shows. */
export type CardMatch = {
  readonly id: string;
  readonly names: PerParty<string>;
  readonly config: MatchConfig;
  /** Points of each side at the start of a leg; undefined if both start from those of the configuration. */
  readonly startingScores: PerParty<number> | undefined;
  readonly status: MatchStatus;
  readonly eventId: string | null;
  readonly eventName: string | null;
  /** The event of the match, and its type. */
  readonly event: MatchEvent | null;
  readonly description: string | null;
  /** Label of the board, until the match has ended; null for none, and while only this device knows the match. */
  readonly board: string | null;
  /** Time of the start, or of the creation before the start; milliseconds since 1970. */
  readonly date: number;
  /** How it ended; null before the end. */
  readonly end: MatchEnd | null;
  readonly winningParty: Winner | null;
  /** Sets if the match has several, otherwise legs. */
  readonly won: PerParty<number>;
  /** Three-dart averages of the match; null before the first dart. */
  readonly averages: PerParty<number | null>;
  /** Guest or user who created the match; null while only this device knows it. */
  readonly createdById: string | null;
  /** Ids of the registered players taking part. */
  readonly playerIds: readonly string[];
  readonly isOnlineMatch: boolean;
  /** When the server learned of the last end, ms since 1970; null for a match that was never finished. */
  readonly finishReceivedAt: number | null;
  /** Player who calls the scores. */
  readonly callerId: string | null;
  /** Whether the server does not have all changes of the match yet. */
  readonly isUnsent: boolean;
};

const hasSets = ({ setMode }: MatchConfig): boolean => setMode !== 'single-set';

type Scores = {
  readonly sets: PerParty<number>;
  readonly legs: PerParty<number>;
  readonly matchAverages: PerParty<number>;
};

const scoresOf = (config: MatchConfig, { sets, legs, matchAverages }: Scores) => ({
  won: hasSets(config) ? sets : legs,
  averages: perParty((party) => (matchAverages[party] === 0 ? null : matchAverages[party])),
});

/** The card of a match from the server's list. */
export const cardOfHead = ({ id, props }: ListedMatch): CardMatch => ({
  id,
  names: perParty((party) => partyName(props.parties[party])),
  config: props.config,
  startingScores: props.startingScores,
  status: props.status,
  eventId: props.eventId,
  eventName: props.eventName,
  event: props.event,
  description: props.description,
  board: props.board ?? null,
  date: props.startedAt ?? props.timeStamp,
  end: endOf(props),
  winningParty: props.winningParty,
  ...scoresOf(props.config, props.standing),
  createdById: props.createdById,
  playerIds: registeredIdsOf(props.parties),
  isOnlineMatch: props.isOnlineMatch,
  finishReceivedAt: props.finishReceivedAt ?? null,
  callerId: props.caller,
  isUnsent: false,
});

/** The card of a match on this device, including unsent turns. */
export const cardOfDevice = (match: Match, info: MatchInfo): CardMatch => ({
  id: match.id,
  names: perParty((party) => partyName(match.parties[party])),
  config: match.config,
  startingScores: match.startingScores,
  status: match.status,
  eventId: info.eventId,
  eventName: info.eventName,
  event: info.event,
  description: info.description,
  board: null,
  date: match.startedAt ?? info.timeStamp,
  end: endOf(match),
  winningParty: match.winningParty,
  ...scoresOf(match.config, standingOf(match)),
  createdById: info.createdById,
  playerIds: registeredIdsOf(match.parties),
  isOnlineMatch: info.isOnlineMatch,
  finishReceivedAt: info.finishReceivedAt,
  callerId: info.callerId,
  isUnsent: true,
});

/**
 * Target of a tap on the match: the scorer for viewers who may enter it, the spectators' view for everybody else. A
 * guest is signed out, but may score the matches of their own device.
 */
export const matchPath = (match: Pick<CardMatch, 'id'>, viewer: 'scorer' | 'spectator'): string =>
  viewer === 'scorer' ? `/matches/${match.id}` : `/matches/view/${match.id}`;
