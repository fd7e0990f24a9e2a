// A match that has begun, put together from what is told of it.

import { contentTag } from './differences/content-tag.ts';
import { findDifference } from './differences/find-difference.ts';
import type { EventEntity } from './entities/event.ts';
import type { EventMatch } from './entities/event-match.ts';
import type { CommonOfMatches, MatchScoreUpdated, SeatsInEvent, SeatsOfMatch, StartedMatch } from './live.ts';

type Props = EventMatch['props'];

/** What a match may have in common with others of its event, always in the same order, so that equal contents have equal tags. */
export const commonOf = (props: CommonOfMatches): CommonOfMatches => {
  const { config, description, isOnlineMatch, onlineMatchRequest, createdById } = props;
  return { config, description, isOnlineMatch, onlineMatchRequest, createdById };
};

type TournamentEvent = { readonly props: Pick<EventEntity['props'], 'eventData'> };

/** The entries and matches of a tournament; empty for other events. */
const contentOf = ({ props: { eventData } }: TournamentEvent) =>
  eventData === null || !('participants' in eventData)
    ? { entries: [], matches: [] }
    : { entries: eventData.participants ?? [], matches: eventData.state?.matches ?? [] };

/** What an event says about the seats of a match; null if it does not know them. */
const seatsIn = (
  event: TournamentEvent,
  matchId: string,
  [home, away]: SeatsInEvent['entries'],
): SeatsOfMatch | null => {
  const { entries, matches } = contentOf(event);
  const partyOf = (id: string) => entries.find((entry) => entry.id === id)?.participant;
  const [one, other] = [partyOf(home), partyOf(away)];
  const match = matches.find((planned) => planned.matchId === matchId);
  if (one === undefined || other === undefined || match === undefined) return null;
  const { stage, groupId, round, index, matchDay, board } = match;
  return { parties: [one, other], place: { stage, groupId, round, index, matchDay, board } };
};

const tagOf = (seats: SeatsOfMatch): string => contentTag(JSON.stringify(seats));

/** The seats of a match by what an event says, which listeners know; the seats themselves if it says something else. */
export const seatsByEvent = (
  event: TournamentEvent,
  matchId: string,
  seats: SeatsOfMatch,
): SeatsOfMatch | SeatsInEvent => {
  const { entries } = contentOf(event);
  const [home, away] = seats.parties.map((party) =>
    entries.find(({ participant }) => findDifference(participant, party) === null),
  );
  if (home === undefined || away === undefined) return seats;
  const named = [home.id, away.id] as const;
  const known = seatsIn(event, matchId, named);
  const isSame = known !== null && findDifference(known, seats) === null;
  return isSame ? { entries: named, tag: tagOf(known) } : seats;
};

/** The seats that were told; null if the reader's event says something else. */
const seatsOf = ({ event, score, match: { seats } }: Told): SeatsOfMatch | null => {
  if (!('entries' in seats)) return seats;
  const known = seatsIn(event, score.matchId, seats.entries);
  return known !== null && tagOf(known) === seats.tag ? known : null;
};

type Told = {
  /** The event, as the reader sees it. */
  readonly event: EventEntity;
  /** The score that was announced with the start. */
  readonly score: MatchScoreUpdated;
  readonly match: StartedMatch;
  readonly common: CommonOfMatches;
};

/** The match as it stands in the list of its event; null if the reader has to read it. */
export const startedMatch = (known: Told): EventMatch | null => {
  const { event, score, match, common } = known;
  const { common: _common, seats: _seats, ...told } = match;
  const seats = seatsOf(known);
  if (seats === null) return null;
  const { standing, revision, canSwitchPlayer } = score;
  const { currentParty, currentPlayerId, startingParty } = standing;
  const props = {
    ...common,
    ...told,
    ...seats,
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
