import type { Standing, Throw } from '@neundarter/rules/match/types';
import type { LobbyPlayer } from './entities/lobby.ts';
import type { MatchStanding } from './entities/match.ts';

/**
 * `matches/{id}` and `events/{id}` are for whoever may read the match or the event, `players/{id}` is that player's own, `lobby` is
 * for signed-in users with a player and tells each of them what their lobby shows.
 */
export type Channel = `matches/${string}` | `events/${string}` | `players/${string}` | 'lobby';

/** Path of the live channel's connection. */
export const livePath = '/api/v1/live';

/** What every event about a match carries. */
export type MatchEventBase = {
  readonly matchId: string;
  readonly eventId: string | null;
  /** The match's revision after the change; a gap means something was missed. */
  readonly revision: number;
};

/** What changed the score. */
export type ScoreChange = 'start' | 'throw' | 'undo' | 'switch' | 'forfeit' | 'edit';

export type MatchScoreUpdated = MatchEventBase & {
  readonly change: ScoreChange;
  readonly standing: Standing;
  /** The turn just recorded; null for every other change. */
  readonly lastThrow: Throw | null;
  /** Where that turn belongs, or the match stands now. */
  readonly setNumber: number;
  readonly legNumber: number;
  readonly canSwitchPlayer: boolean;
};

export type LegClosed = MatchEventBase & {
  readonly setNumber: number;
  readonly legNumber: number;
  readonly winningParty: 0 | 1;
};

export type SetClosed = MatchEventBase & {
  readonly setNumber: number;
  readonly winningParty: 0 | 1 | 'draw';
};

export type MatchFinished = MatchEventBase & { readonly winningParty: 0 | 1 | 'draw' };

/** Somebody asked for an online match, or was answered. */
export type MatchRequestEvent = MatchEventBase & {
  readonly requestedByPlayerId: string;
  readonly requestedToPlayerId: string;
};

/** A match is gone; its registered players are told for the lobby's sake. */
export type MatchDeleted = MatchEventBase & { readonly playerIds: readonly string[] };

/** How a player shows in the lobby from now on; who is `offline` and no teammate is no longer listed. */
export type PresenceChanged = { readonly player: Omit<LobbyPlayer, 'isTeammate'> };

/** The session of this connection has ended; the connection is closed right after. */
export type SessionEnded = { readonly reason: 'signed-out' | 'password-changed' | 'account-deleted' };

/** This connection has been taken out of channels that are closed to it now: subscribe again to learn which. */
export type RightsChanged = Readonly<Record<string, never>>;

/** Server → browser, by event name. One turn sends at most one of each, in this order. */
export type LiveEvents = {
  readonly 'match-created': MatchEventBase;
  readonly 'match-started': MatchEventBase;
  readonly 'match-score-updated': MatchScoreUpdated;
  readonly 'leg-closed': LegClosed;
  readonly 'set-closed': SetClosed;
  readonly 'match-finished': MatchFinished;
  readonly 'match-deleted': MatchDeleted;
  readonly 'match-requested': MatchRequestEvent;
  readonly 'match-request-accepted': MatchRequestEvent;
  readonly 'match-request-rejected': MatchRequestEvent;
  readonly 'presence-changed': PresenceChanged;
  readonly 'session-ended': SessionEnded;
  readonly 'rights-changed': RightsChanged;
};

export const liveEventNames = [
  'match-created',
  'match-started',
  'match-score-updated',
  'leg-closed',
  'set-closed',
  'match-finished',
  'match-deleted',
  'match-requested',
  'match-request-accepted',
  'match-request-rejected',
  'presence-changed',
  'session-ended',
  'rights-changed',
] as const satisfies readonly (keyof LiveEvents)[];
export type LiveEventName = (typeof liveEventNames)[number];

/** Answer to `subscribe`: where the match stands now, so that nothing is missed in between. */
export type SubscribeAnswer =
  | { readonly ok: true; readonly standing: MatchStanding | null }
  | {
      readonly ok: false;
      readonly error: 'error.not-found' | 'error.insufficient-permissions' | 'error.invalid-request';
    };

/** Browser → server. */
export type LiveRequests = {
  readonly subscribe: (channel: Channel, answer: (reply: SubscribeAnswer) => void) => void;
  readonly unsubscribe: (channel: Channel) => void;
};
