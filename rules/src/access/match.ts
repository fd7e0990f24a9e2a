// Who may score and who may delete a match, told from facts: the web shows by it, the server enforces it.
// Scoring without an event: who created the match, its players, platform admins. With an event: members of the event's
// team, and where the event has a PIN only with that PIN. Deleting: the player concerned (or who created it), as long
// as neither the match nor its training is over; matches of competitions and tournaments stay.
import type { MatchStatus } from '../match/types.ts';
import { ok, type Result, refused } from '../result.ts';

export const userRoles = ['admin', 'team-admin', 'scorer-analyzer', 'adrs-enabled'] as const;
export type UserRole = (typeof userRoles)[number];

export const eventTypes = ['training', 'mdsl-matchday', 'tournament'] as const;
export type EventType = (typeof eventTypes)[number];

/** Who asks. */
export type MatchActor = {
  readonly kind: 'guest' | 'user';
  readonly id: string;
  /** The player profile of a signed-in user. */
  readonly playerId?: string;
  readonly roles: readonly UserRole[];
  readonly teamIds: readonly string[];
};

/** The event a match belongs to. */
export type MatchEventFacts = {
  readonly teamId: string;
  readonly type: EventType;
  readonly hasPin: boolean;
  /** Whether the PIN sent along is the event's. */
  readonly pinMatches: boolean;
  /** Milliseconds since 1970. */
  readonly endDateTime?: number;
};

export type MatchFacts = {
  /** Id of the user or guest. */
  readonly createdBy: string;
  /** Ids of the registered players taking part. */
  readonly playerIds: readonly string[];
  readonly status: MatchStatus;
  readonly event: MatchEventFacts | null;
};

export type MatchAccessFacts = { readonly actor: MatchActor; readonly match: MatchFacts };

export type DeleteMatchError =
  | 'error.match.competition-match-cannot-be-deleted'
  | 'error.insufficient-permissions'
  | 'error.invalid-match-status';

/** Whether a match belongs to a competition or tournament; a training is neither. */
export const isCompetition = (match: Pick<MatchFacts, 'event'>): boolean =>
  match.event !== null && match.event.type !== 'training';

const isOwnMatch = ({ actor, match }: MatchAccessFacts): boolean => {
  if (actor.id === match.createdBy) return true;
  return actor.kind === 'user' && actor.playerId !== undefined && match.playerIds.includes(actor.playerId);
};

const mayScoreForEvent = (actor: MatchActor, event: MatchEventFacts): boolean =>
  actor.kind === 'user' && actor.teamIds.includes(event.teamId) && (!event.hasPin || event.pinMatches);

/** Whether the actor may start, switch, score, undo and forfeit the match. */
export const mayScoreMatch = (facts: MatchAccessFacts): boolean => {
  const { actor, match } = facts;
  if (match.event !== null) return mayScoreForEvent(actor, match.event);
  return isOwnMatch(facts) || (actor.kind === 'user' && actor.roles.includes('admin'));
};

/**
 * Whether the actor may delete the match at `now` (milliseconds since 1970): look at `ok` of the answer.
 * Refusals, the first that applies: `error.match.competition-match-cannot-be-deleted`;
 * `error.insufficient-permissions` for others; `error.invalid-match-status` once the match or its training is over.
 */
export const mayDeleteMatch = (
  facts: MatchAccessFacts & { readonly now: number },
): Result<true, DeleteMatchError> => {
  const { match, now } = facts;
  if (isCompetition(match)) return refused('error.match.competition-match-cannot-be-deleted');
  if (!isOwnMatch(facts)) return refused('error.insufficient-permissions');
  const isTrainingOver = (match.event?.endDateTime ?? Number.POSITIVE_INFINITY) <= now;
  return match.status === 'finished' || isTrainingOver ? refused('error.invalid-match-status') : ok(true);
};
