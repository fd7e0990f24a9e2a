// Who may see and who may manage events, and when an event takes place. Everybody sees public events. Other events are
// visible to the confirmed members of the team, to participants, to enrolled scorers and to platform admins. A draft is
// visible only to the members of its team and to platform admins, whether it is going to be public or not. Whoever
// administers the team manages its events.
import type { Actor } from './actor.ts';
import { isAdmin, mayAdministerTeam } from './people.ts';

export const eventTypes = ['training', 'mdsl-matchday', 'tournament'] as const;
export type EventType = (typeof eventTypes)[number];

/**
 * Facts about an event that depend on the actor. Only the server knows them. A device that does not know them leaves
 * them out; then each of them counts as false.
 */
export type EventRoleFacts = {
  /** Whether scoring needs a PIN. */
  readonly hasPin: boolean;
  /** Whether the actor has entered the right PIN, with this call or before. */
  readonly isEnrolled: boolean;
  /** Whether the actor takes part or is on a line-up. */
  readonly isParticipant: boolean;
  /** Of a match day: whether the actor leads a side of it, as an admin of its team or by a device of the guests. */
  readonly isLeader: boolean;
  /** Of one match of the event: whether the actor is the tablet of the board on which it is played. */
  readonly isAtOwnBoard: boolean;
  readonly isOver: boolean;
  /** Whether it is over for so long that only whoever manages it may reopen its matches. */
  readonly isFinal: boolean;
};

export type EventFacts = Partial<EventRoleFacts> & {
  readonly teamId: string;
  readonly type: EventType;
  readonly isPublic: boolean;
  /** Whether it has not been published; left out for kinds that have no drafts. */
  readonly isDraft?: boolean;
};

type ReadFacts = Pick<EventFacts, 'teamId' | 'isPublic' | 'isDraft' | 'isEnrolled' | 'isParticipant'>;

/** Whether the actor may see an event and learn that it exists. */
export const mayReadEvent = (
  actor: Actor,
  { teamId, isPublic, isDraft = false, isEnrolled = false, isParticipant = false }: ReadFacts,
): boolean =>
  isAdmin(actor) ||
  (actor.kind === 'user' && actor.teamIds.includes(teamId)) ||
  (!isDraft && (isPublic || isEnrolled || isParticipant));

/** Whether the actor may create, change and delete events of this team. */
export const mayManageEvents = (actor: Actor, teamId: string): boolean => mayAdministerTeam(actor, teamId);

/** Start and end of an event, milliseconds since 1970. */
export type EventTimes = { readonly startDateTime: number; readonly endDateTime: number };

/** Whether an event ends after its start. */
export const areEventTimesValid = ({ startDateTime, endDateTime }: EventTimes): boolean =>
  endDateTime > startDateTime;

/** Whether an event is over at `now` (milliseconds since 1970). */
export const isEventOver = ({ endDateTime }: Pick<EventTimes, 'endDateTime'>, now: number): boolean =>
  endDateTime <= now;

/** Time from the end of an event until its results are final, in ms. */
const finalAfterMs = 24 * 60 * 60_000;

/** An event as far as it decides when its results are final. */
type EndedEvent = Pick<EventTimes, 'endDateTime'> &
  Pick<EventFacts, 'type'> & {
    /** When the last result of a tournament came, ms since 1970; null or left out as long as it is not finished. */
    readonly finishedAt?: number | null;
  };

/**
 * Whether the results of an event are final at `now` (ms since 1970): of a training after its end, of a tournament after
 * its end and its last result. Match days need no time of their own: each of their matches becomes final by itself.
 */
export const isEventFinal = ({ type, endDateTime, finishedAt = null }: EndedEvent, now: number): boolean => {
  if (type === 'training') return endDateTime + finalAfterMs <= now;
  if (type !== 'tournament' || finishedAt === null) return false;
  return Math.max(endDateTime, finishedAt) + finalAfterMs <= now;
};

/** Whether an event is a training that accepts a match created at `madeAt` (milliseconds since 1970). */
export const isTrainingOpen = (
  event: Pick<EventTimes, 'endDateTime'> & Pick<EventFacts, 'type'>,
  madeAt: number,
): boolean => event.type === 'training' && !isEventOver(event, madeAt);
