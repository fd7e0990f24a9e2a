// Who may read, score and delete a match. The web app shows or hides buttons by these rules, the server enforces them.
// Reading: everybody may read a match without an event. Whoever may see the event may read its matches; the creator and
// the registered players may always read their match.
// Scoring a match without an event: its creator, its players and platform admins. Scoring a match of an event with a
// PIN: guests and users who have entered the PIN, and whoever administers the event's team. Scoring a match of an
// event without a PIN: members of the team, and at a match day also the people on the line-ups. The tablet of a board: the
// matches of its board (`tablet.ts`). Deleting: the players
// (or the creator), as long as neither the match nor its training is over. A match that was finished once can be
// deleted only by platform admins, even if it runs again. Matches of competitions and tournaments cannot be deleted. In an online match each player is alone at a board. The players and platform admins may score
// it; each player enters only their own turns, but both may take back the last turn, because both see a mistake.
// Nobody may give an online match to themselves.
import type { MatchStatus } from '../match/types.ts';
import { ok, type Result, refused } from '../result.ts';
import type { Actor } from './actor.ts';
import { type EventFacts, type EventRoleFacts, mayReadEvent } from './events.ts';
import { isAdmin, mayAdministerTeam } from './people.ts';

/** Whether the actor may use a board that detects darts. */
export const mayDetectDarts = ({ roles }: Pick<Actor, 'roles'>): boolean => roles.includes('adrs-enabled');

/** Whether the actor may see where the darts of a match landed. */
export const mayAnalyseDarts = ({ roles }: Pick<Actor, 'roles'>): boolean =>
  roles.includes('scorer-analyzer');

/** The event of a match, with the facts that depend on the actor. */
export type MatchEventFacts = Partial<EventRoleFacts> & Pick<EventFacts, 'teamId' | 'type'>;

export type MatchFacts = {
  /** Id of the user or guest. */
  readonly createdBy: string;
  /** Ids of the registered players in the match. */
  readonly playerIds: readonly string[];
  readonly status: MatchStatus;
  /** When the server learned of the last end, ms since 1970; null for a match that was never finished. */
  readonly finishReceivedAt: number | null;
  /** Whether the match ended on the actor's own device; left out if that is not known, which counts as no. */
  readonly isEndedHere?: boolean;
  readonly isOnlineMatch: boolean;
  readonly event: MatchEventFacts | null;
};

export type MatchAccessFacts = { readonly actor: Actor; readonly match: MatchFacts };

type DeleteMatchError =
  | 'error.match.competition-match-cannot-be-deleted'
  | 'error.insufficient-permissions'
  | 'error.invalid-match-status'
  | 'error.match.was-finished';

/** Whether a match belongs to a competition or tournament, which a training is not. */
export const isCompetition = (match: Pick<MatchFacts, 'event'>): boolean =>
  match.event !== null && match.event.type !== 'training';

const isPlayer = (actor: Actor, playerId: string): boolean =>
  actor.kind === 'user' && actor.playerId === playerId;

type OwnFacts = {
  readonly actor: Actor;
  readonly match: Pick<MatchFacts, 'createdBy' | 'playerIds'>;
};

const playsIn = ({ actor, match }: OwnFacts): boolean =>
  match.playerIds.some((playerId) => isPlayer(actor, playerId));

const isOwnMatch = (facts: OwnFacts): boolean => facts.actor.id === facts.match.createdBy || playsIn(facts);

const mayScoreForEvent = (actor: Actor, event: MatchEventFacts): boolean => {
  const { teamId, type, hasPin = false, isEnrolled = false, isParticipant = false } = event;
  if (event.isAtOwnBoard === true) return true;
  if (hasPin) return isEnrolled || mayAdministerTeam(actor, teamId);
  const isMember = actor.kind === 'user' && actor.teamIds.includes(teamId);
  return isMember || (type === 'mdsl-matchday' && isParticipant);
};

/** The facts of a match that decide who may read it. `event` is null without an event. */
export type ReadableMatch = Pick<MatchFacts, 'createdBy' | 'playerIds'> & {
  readonly event: EventFacts | null;
};

/** Whether the actor may see a match and learn that it exists. */
export const mayReadMatch = (actor: Actor, match: ReadableMatch): boolean =>
  match.event === null ||
  match.event.isAtOwnBoard === true ||
  mayReadEvent(actor, match.event) ||
  isOwnMatch({ actor, match });

/**
 * Whether the actor may start, switch, score and undo the match. A turn also needs `mayRecordThrow`, a change of its settings
 * `mayChangeMatch`, a forfeit `mayForfeitMatch`.
 */
export const mayScoreMatch = (facts: MatchAccessFacts): boolean => {
  const { actor, match } = facts;
  if (match.event !== null && !mayScoreForEvent(actor, match.event)) return false;
  if (match.isOnlineMatch) return playsIn(facts) || isAdmin(actor);
  return match.event !== null || isOwnMatch(facts) || isAdmin(actor);
};

/** Whether the actor may enter a turn of this player: in an online match players enter only their own turns. */
export const mayRecordThrow = (facts: MatchAccessFacts, playerId: string): boolean =>
  mayScoreMatch(facts) &&
  (!facts.match.isOnlineMatch || isPlayer(facts.actor, playerId) || isAdmin(facts.actor));

/** The facts of the same person without the right of a tablet. */
const withoutTablet = ({ actor, match }: MatchAccessFacts): MatchAccessFacts => ({
  actor,
  match: match.event === null ? match : { ...match, event: { ...match.event, isAtOwnBoard: false } },
});

/** Whether the actor may change names and settings of the match: whoever may score it, but for the tablet of its board. */
export const mayChangeMatch = (facts: MatchAccessFacts): boolean => mayScoreMatch(withoutTablet(facts));

/** Ids of the registered players of both sides, as a forfeit would name them. */
type ForfeitSides = { readonly winners: readonly string[]; readonly losers: readonly string[] };

/** Whether the actor may say that these people have won: online, where each is alone at a board, nobody says it of themselves. */
const mayNameWinners = ({ actor, match }: MatchAccessFacts, winners: readonly string[]): boolean =>
  !match.isOnlineMatch || isAdmin(actor) || !winners.some((playerId) => isPlayer(actor, playerId));

/** Whether the actor may say who has won a bull-out. Online only the one who has lost it says so. */
export const mayDecideBullOut = (facts: MatchAccessFacts, winners: readonly string[]): boolean =>
  mayScoreMatch(facts) && mayNameWinners(facts, winners);

/** Whether the actor may give a game of a match day away: who leads a side, and each player for the own one. */
const mayGiveUpGame = ({ actor, match: { event } }: MatchAccessFacts, { losers }: ForfeitSides): boolean =>
  event?.isLeader === true ||
  (event !== null && mayAdministerTeam(actor, event.teamId)) ||
  losers.some((playerId) => isPlayer(actor, playerId));

/**
 * Whether the actor may give the match to one side. Nobody may give an online match to themselves; a game of a match day is
 * given away by who leads a side, or by its players for their own side.
 */
export const mayForfeitMatch = (facts: MatchAccessFacts, sides: ForfeitSides): boolean => {
  if (!mayChangeMatch(facts)) return false;
  if (facts.match.event?.type === 'mdsl-matchday') return mayGiveUpGame(facts, sides);
  return mayNameWinners(facts, sides.winners);
};

/** Whether the actor may ask for an online match as this player: only as themselves, and in a match of their own. */
export const mayRequestMatch = (facts: MatchAccessFacts, requestedByPlayerId: string): boolean =>
  isPlayer(facts.actor, requestedByPlayerId) &&
  facts.match.playerIds.includes(requestedByPlayerId) &&
  mayScoreMatch(facts);

/** Whether the actor may answer a request as this player: only the player who was asked may. */
export const mayAnswerRequest = (
  actor: Actor,
  {
    requestedToPlayerId,
    playerId,
  }: { readonly requestedToPlayerId: string | null; readonly playerId: string },
): boolean => requestedToPlayerId === playerId && isPlayer(actor, playerId);

/**
 * Whether the actor may delete the match; `ok` of the answer says so.
 * Refusals, the first that applies: `error.match.competition-match-cannot-be-deleted`;
 * `error.insufficient-permissions` for strangers; `error.invalid-match-status` once the match or its training is over;
 * `error.match.was-finished` for a match that was finished before and now runs again, except for platform admins.
 */
export const mayDeleteMatch = (facts: MatchAccessFacts): Result<true, DeleteMatchError> => {
  const { match } = facts;
  if (isCompetition(match)) return refused('error.match.competition-match-cannot-be-deleted');
  const wasFinished = match.finishReceivedAt !== null;
  const mayDeleteReopened = wasFinished && isAdmin(facts.actor);
  if (!isOwnMatch(facts) && !mayDeleteReopened) return refused('error.insufficient-permissions');
  if (match.status === 'finished') return refused('error.invalid-match-status');
  if (mayDeleteReopened) return ok(true);
  if (wasFinished) return refused('error.match.was-finished');
  return match.event?.isOver === true ? refused('error.invalid-match-status') : ok(true);
};
