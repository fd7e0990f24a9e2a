import type {
  Channel,
  LiveEvents,
  MatchEventBase,
  ScoreChange,
  StartedMatch,
} from '@neundarter/contract/live';
import { changesBetween, type MatchChange } from '@neundarter/rules/match/change-facts';
import type { OnlineMatchRequest } from '@neundarter/rules/match/online-request';
import { currentLeg, currentSet } from '@neundarter/rules/match/turn-order';
import type { Match, Position } from '@neundarter/rules/match/types';
import { legStatsOf } from '@neundarter/rules/stats/stats-of-match';
import type { Announcement } from '../platform/outbox.ts';
import { registeredPlayerIds, type StoredMatch } from './storage/stored-match.ts';

/** A change of a match: its row afterwards, and the match before and after. */
export type MatchTransition = {
  readonly change: ScoreChange;
  readonly stored: StoredMatch;
  readonly before: Match;
  readonly after: Match;
  /** Position of the recorded throw. */
  readonly position?: Position;
  /** Whether a player has entered their own turn, but their seat has not their account. */
  readonly isOwnTurn?: boolean;
  /** Of a match of an event that has begun: what its listeners are told. */
  readonly started?: StartedMatch | undefined;
  /** Whether listeners of its event hear all of it by the change of the event. */
  readonly isToldByEvent?: boolean;
};

const channelOf = ({ id }: StoredMatch): Channel => `matches/${id}`;

const channelsOf = (stored: StoredMatch): readonly Channel[] => {
  const { eventId } = stored.props;
  return eventId === null ? [channelOf(stored)] : [channelOf(stored), `events/${eventId}`];
};

const baseOf = ({ id, props }: StoredMatch): MatchEventBase => ({
  matchId: id,
  eventId: props.eventId,
  revision: props.revision,
});

const scoreUpdate = ({
  change,
  stored,
  after,
  position,
}: MatchTransition): LiveEvents['match-score-updated'] => {
  const setNumber = position?.setNumber ?? currentSet(after)?.setNumber ?? 1;
  const legNumber = position?.legNumber ?? currentLeg(after)?.legNumber ?? 1;
  const leg = after.sets[setNumber - 1]?.legs[legNumber - 1];
  return {
    ...baseOf(stored),
    change,
    standing: stored.props.standing,
    lastThrow: position === undefined ? null : (leg?.throws.at(-1) ?? null),
    setNumber,
    legNumber,
    canSwitchPlayer: stored.props.canSwitchPlayer,
  };
};

/** What a scoreboard shows of a closed leg beside its winner. */
const closedLeg = ({ sets }: Match, change: MatchChange): { readonly darts?: number } => {
  if (change.kind !== 'leg-closed') return {};
  const leg = sets[change.setNumber - 1]?.legs[change.legNumber - 1];
  return leg === undefined ? {} : { darts: legStatsOf(leg, change.winningParty).totalDartsThrown };
};

/** All announcements of one change, in this order: start, score, closed legs and sets, end. */
export const announceMatch = (transition: MatchTransition): readonly Announcement[] => {
  const { stored, before, after, change, started, isOwnTurn = false, isToldByEvent = false } = transition;
  const channels = isToldByEvent ? [channelOf(stored)] : channelsOf(stored);
  const about = { channels, playerIds: () => registeredPlayerIds(stored) };
  const base = baseOf(stored);
  const announcements: Announcement[] = [];
  if (change === 'start')
    announcements.push({
      event: 'match-started',
      payload: base,
      ...about,
      ...(started && { atOnce: { match: started } }),
    });
  announcements.push({
    event: 'match-score-updated',
    payload: scoreUpdate(transition),
    ...about,
    ...(isOwnTurn && { isOwnTurn }),
  });
  for (const fact of changesBetween(before, after)) {
    const { kind: event, ...rest } = fact;
    if (event === 'match-started' || event === 'match-score-updated') continue;
    const payload = { ...base, ...rest, ...closedLeg(after, fact) };
    announcements.push({ event, payload, ...about } as Announcement);
  }
  return announcements;
};

/** Announces a new match. */
export const createdAnnouncement = (stored: StoredMatch): Announcement => ({
  event: 'match-created',
  payload: baseOf(stored),
  channels: channelsOf(stored),
});

/** Announces a deleted match; it also reaches the players, whose page may show a request for it. */
export const deletedAnnouncement = (stored: StoredMatch): Announcement => ({
  event: 'match-deleted',
  payload: { ...baseOf(stored), playerIds: registeredPlayerIds(stored) },
  playerIds: () => registeredPlayerIds(stored),
  channels: [...channelsOf(stored), ...playerChannels(stored.props.onlineMatchRequest)],
});

const playerChannels = (request: OnlineMatchRequest | null): readonly Channel[] =>
  request === null
    ? []
    : [`players/${request.requestedByPlayerId}`, `players/${request.requestedToPlayerId}`];

/** Announces a request or an answer to all devices of both players and to spectators of the match. */
export const requestAnnouncement = (stored: StoredMatch, request: OnlineMatchRequest): Announcement => {
  const { status, ...players } = request;
  const payload = { ...baseOf(stored), ...players };
  if (status === 'requested')
    return { event: 'match-requested', payload, channels: [`players/${players.requestedToPlayerId}`] };
  const event = status === 'accepted' ? 'match-request-accepted' : 'match-request-rejected';
  return { event, payload, channels: [...playerChannels(request), ...channelsOf(stored)] };
};
