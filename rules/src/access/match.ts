// Who may score and who may delete a match, told from facts: the web shows by it, the server enforces it.
// Scoring without an event: who created the match, its players, platform admins. With an event: members of the event's
// team, and where the event has a PIN only with that PIN. Deleting: the player concerned (or who created it), as long
// as neither the match nor its training is over; matches of competitions and tournaments stay.
// In an online match everybody is alone with a board of their own: its players and platform admins may score it, each
// player only their own turns; the last turn either of them may take back, since a mistake is seen on both sides; and
// nobody gives a match to themselves.
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

/** Let a board at this device detect the darts. */
export const mayDetectDarts = ({ roles }: Pick<MatchActor, 'roles'>): boolean =>
  roles.includes('adrs-enabled');

/** See where the darts of a match were. */
export const mayAnalyseDarts = ({ roles }: Pick<MatchActor, 'roles'>): boolean =>
  roles.includes('scorer-analyzer');

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
  readonly isOnlineMatch: boolean;
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

const isAdmin = (actor: MatchActor): boolean => actor.kind === 'user' && actor.roles.includes('admin');

const isPlayer = (actor: MatchActor, playerId: string): boolean =>
  actor.kind === 'user' && actor.playerId === playerId;

const playsIn = ({ actor, match }: MatchAccessFacts): boolean =>
  match.playerIds.some((playerId) => isPlayer(actor, playerId));

const isOwnMatch = (facts: MatchAccessFacts): boolean =>
  facts.actor.id === facts.match.createdBy || playsIn(facts);

const mayScoreForEvent = (actor: MatchActor, event: MatchEventFacts): boolean =>
  actor.kind === 'user' && actor.teamIds.includes(event.teamId) && (!event.hasPin || event.pinMatches);

/**
 * Whether the actor may start, switch, score, undo, forfeit and change the match. For a turn and a forfeit
 * `mayRecordThrow` and `mayForfeitMatch` say the rest.
 */
export const mayScoreMatch = (facts: MatchAccessFacts): boolean => {
  const { actor, match } = facts;
  if (match.event !== null && !mayScoreForEvent(actor, match.event)) return false;
  if (match.isOnlineMatch) return playsIn(facts) || isAdmin(actor);
  return match.event !== null || isOwnMatch(facts) || isAdmin(actor);
};

/** Whether the actor may enter a turn of this player: in an online match everybody enters their own. */
export const mayRecordThrow = (facts: MatchAccessFacts, playerId: string): boolean =>
  mayScoreMatch(facts) &&
  (!facts.match.isOnlineMatch || isPlayer(facts.actor, playerId) || isAdmin(facts.actor));

/** Whether the actor may give the match to the side of these players; nobody wins an online match by their own word. */
export const mayForfeitMatch = (facts: MatchAccessFacts, winningPlayerIds: readonly string[]): boolean =>
  mayScoreMatch(facts) &&
  (!facts.match.isOnlineMatch ||
    isAdmin(facts.actor) ||
    !winningPlayerIds.some((playerId) => isPlayer(facts.actor, playerId)));

/** Whether the actor may ask somebody for an online match in the name of this player: only one's own, in one's own match. */
export const mayRequestMatch = (facts: MatchAccessFacts, requestedByPlayerId: string): boolean =>
  isPlayer(facts.actor, requestedByPlayerId) &&
  facts.match.playerIds.includes(requestedByPlayerId) &&
  mayScoreMatch(facts);

/** Whether the actor may answer a request in the name of this player: only who was asked. */
export const mayAnswerRequest = (
  actor: MatchActor,
  {
    requestedToPlayerId,
    playerId,
  }: { readonly requestedToPlayerId: string | null; readonly playerId: string },
): boolean => requestedToPlayerId === playerId && isPlayer(actor, playerId);

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
