// Who may see and who may manage events, and when one takes place. Public events are for everybody. The others are for
// the confirmed members of their team, for whoever takes part or may score there, and for platform admins. Managing is
// for those who administer the team.
import type { Actor } from './actor.ts';
import { isAdmin, mayAdministerTeam } from './people.ts';

export const eventTypes = ['training', 'mdsl-matchday', 'tournament'] as const;
export type EventType = (typeof eventTypes)[number];

/**
 * What an event is to whoever asks. Only the server can tell; a device that has not been told leaves these out, and
 * then none of them counts as true.
 */
export type EventRoleFacts = {
  /** Whether scoring takes a PIN. */
  readonly hasPin: boolean;
  /** Whether whoever asks has given the right PIN, with this call or before. */
  readonly isEnrolled: boolean;
  /** Whether whoever asks takes part or is on a line-up. */
  readonly isParticipant: boolean;
  readonly isOver: boolean;
};

export type EventFacts = Partial<EventRoleFacts> & {
  readonly teamId: string;
  readonly type: EventType;
  readonly isPublic: boolean;
};

type ReadFacts = Pick<EventFacts, 'teamId' | 'isPublic' | 'isEnrolled' | 'isParticipant'>;

/** Whether the actor may know of an event. */
export const mayReadEvent = (
  actor: Actor,
  { teamId, isPublic, isEnrolled = false, isParticipant = false }: ReadFacts,
): boolean =>
  isPublic ||
  isAdmin(actor) ||
  (actor.kind === 'user' && actor.teamIds.includes(teamId)) ||
  isEnrolled ||
  isParticipant;

/** Whether the actor may create, change and delete events of this team. */
export const mayManageEvents = (actor: Actor, teamId: string): boolean => mayAdministerTeam(actor, teamId);

/** Start and end of an event, milliseconds since 1970. */
export type EventTimes = { readonly startDateTime: number; readonly endDateTime: number };

/** Whether an event ends after it began. */
export const areEventTimesValid = ({ startDateTime, endDateTime }: EventTimes): boolean =>
  endDateTime > startDateTime;

/** Whether an event is over at `now` (milliseconds since 1970). */
export const isEventOver = ({ endDateTime }: Pick<EventTimes, 'endDateTime'>, now: number): boolean =>
  endDateTime <= now;

/** Whether an event is a training to which a match made at `madeAt` (milliseconds since 1970) can belong. */
export const isTrainingOpen = (
  event: Pick<EventTimes, 'endDateTime'> & Pick<EventFacts, 'type'>,
  madeAt: number,
): boolean => event.type === 'training' && !isEventOver(event, madeAt);
