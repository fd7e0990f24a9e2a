// A match that has begun, put together from what is told of it.
import type { EventEntity } from './entities/event.ts';
import type { EventMatch } from './entities/event-match.ts';
import type { CommonOfMatches, MatchScoreUpdated, StartedMatch } from './live.ts';

type Props = EventMatch['props'];

/** What a match may have in common with others of its event, always in the same order, so that equal contents have equal tags. */
export const commonOf = (props: CommonOfMatches): CommonOfMatches => {
  const { config, description, isOnlineMatch, onlineMatchRequest, createdById } = props;
  return { config, description, isOnlineMatch, onlineMatchRequest, createdById };
};

type Told = {
  /** The event, as the reader sees it. */
  readonly event: EventEntity;
  /** The score that was announced with the start. */
  readonly score: MatchScoreUpdated;
  readonly match: StartedMatch;
  readonly common: CommonOfMatches;
};

/** The match as it stands in the list of its event. */
export const startedMatch = ({ event, score, match, common }: Told): EventMatch => {
  const { common: _, ...told } = match;
  const { standing, revision, canSwitchPlayer } = score;
  const { currentParty, currentPlayerId, startingParty } = standing;
  const props = {
    ...common,
    ...told,
    eventId: event.id,
    eventName: event.props.name,
    event: factsOf(event),
    status: 'running',
    isForfeited: false,
    winningParty: null,
    finishedAt: null,
    canSwitchPlayer,
    startingParty,
    // Nobody has thrown yet.
    startingPlayerId: currentPlayerId,
    currentParty,
    currentPlayerId,
    standing,
    revision,
  } as const;
  return { id: score.matchId, props };
};

/** The facts about the event for the reader, which their event contains, too. */
const factsOf = ({ props }: EventEntity): Props['event'] => {
  const { teamId, type, hasPin, isEnrolled, isParticipant, isLeader, isOver, isFinal } = props;
  const facts = { teamId, type, hasPin, isEnrolled, isParticipant, isLeader, isOver, isFinal };
  const known = Object.entries(facts).filter(([, fact]) => fact !== undefined);
  return Object.fromEntries(known) as Props['event'];
};
