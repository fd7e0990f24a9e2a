import type { UnplayedEnd } from '@neundarter/rules/match/how-it-ended';
import type { MatchPlace } from '@neundarter/rules/match/match-place';
import type { LegDecider, Standing, Throw } from '@neundarter/rules/match/types';
import type { Difference } from './differences/difference.ts';
import type { LobbyPlayer } from './entities/lobby.ts';
import type { MatchHead, MatchStanding } from './entities/match.ts';
import type { TournamentData } from './entities/tournament.ts';

/**
 * Whoever may read a match or an event may subscribe to `matches/{id}` or `events/{id}`, and to `tables/{id}`, which has the
 * tables of an event. Its organisers may subscribe to `organisers/{id}`. Members of a team may subscribe to `boards/{id}` of their team. Only the player themselves may subscribe to `players/{id}`. `lobby` is for signed-in users with a
 * player and sends each of them only what their lobby shows.
 */
export type Channel =
  | `matches/${string}`
  | `events/${string}`
  | `tables/${string}`
  | `organisers/${string}`
  | `players/${string}`
  | `boards/${string}`
  | 'lobby';

/** Path of the Socket.IO connection for live events. */
export const livePath = '/api/v1/live';

/** Fields that every event about a match has. */
export type MatchEventBase = {
  readonly matchId: string;
  readonly eventId: string | null;
  /** The match's revision after the change. A gap means that the receiver missed an event. */
  readonly revision: number;
};

/** What the matches of an event often have in common. */
export type CommonOfMatches = Pick<
  MatchHead['props'],
  'config' | 'description' | 'isOnlineMatch' | 'onlineMatchRequest' | 'createdById'
>;

/** Who plays a match, and where. */
export type SeatsOfMatch = Pick<MatchHead['props'], 'parties'> & { readonly place: MatchPlace | null };

/** The same by what the event says: whose entries play the match, and the tag of the content that follows. */
export type SeatsInEvent = { readonly entries: readonly [string, string]; readonly tag: string };

/**
 * A match that has begun, as all see it who may see its event, so that they need not read it. Left out is what the score of the
 * same change says, and what they know of the event.
 */
export type StartedMatch = Pick<
  MatchHead['props'],
  'caller' | 'timeStamp' | 'startedAt' | 'finishReceivedAt'
> & {
  readonly seats: SeatsOfMatch | SeatsInEvent;
  /** The tag of its content (`contentTag`) if it was told of another match before; who does not know it reads the match. */
  readonly common: CommonOfMatches | string;
};

/** A match has begun. */
export type MatchStarted = MatchEventBase & {
  /** Only for listeners of its event, and missing if it is not known; then they read it. */
  readonly match?: StartedMatch;
};

/**
 * Why the score changed. `result`: a result from paper. `reopen`: the end of the match was taken back, whatever it was;
 * `undo` is the same for a turn or a bull-out.
 * `correct`: an earlier turn of the running leg got other values.
 */
export type ScoreChange =
  | 'start'
  | 'throw'
  | 'bull-out'
  | 'undo'
  | 'correct'
  | 'switch'
  | 'forfeit'
  | 'retire'
  | 'result'
  | 'reopen'
  | 'edit';

export type MatchScoreUpdated = MatchEventBase & {
  readonly change: ScoreChange;
  readonly standing: Standing;
  /** The turn just recorded; null for every other change. */
  readonly lastThrow: Throw | null;
  /** Set of that turn; without a turn, the current set. The leg number likewise. */
  readonly setNumber: number;
  readonly legNumber: number;
  readonly canSwitchPlayer: boolean;
};

export type LegClosed = MatchEventBase & {
  readonly setNumber: number;
  readonly legNumber: number;
  readonly winningParty: 0 | 1;
  /** What decided it at its round limit; missing if it was checked out. */
  readonly decidedBy?: LegDecider;
  /** Darts of the winner in the leg; missing in events of an older version. */
  readonly darts?: number;
};

export type SetClosed = MatchEventBase & {
  readonly setNumber: number;
  readonly winningParty: 0 | 1 | 'draw';
};

export type MatchFinished = MatchEventBase & {
  /** Null if both parties have lost. */
  readonly winningParty: 0 | 1 | 'draw' | null;
  /** How the match ended, unless its last turn ended it. */
  readonly end?: UnplayedEnd;
};

/** A player asked for an online match, or answered such a request. */
type MatchRequestEvent = MatchEventBase & {
  readonly requestedByPlayerId: string;
  readonly requestedToPlayerId: string;
};

/** A match was deleted. Its registered players are named because their lobby shows it. */
type MatchDeleted = MatchEventBase & { readonly playerIds: readonly string[] };

/** A player's new entry in the lobby. Players who are `offline` and not teammates leave the list. */
export type PresenceChanged = { readonly player: Omit<LobbyPlayer, 'isTeammate'> };

/** The session of this connection has ended. The server closes the connection right after this event. */
export type SessionEnded = {
  readonly reason: 'signed-out' | 'password-changed' | 'account-deleted';
};

/**
 * This connection may have missed something: subscribe again. The server has removed it from channels that it may no
 * longer use, or events of another server process were lost.
 */
export type RightsChanged = Readonly<Record<string, never>>;

/** An event (a training, a match day and so on) has changed: its settings, its tables or its matches. */
export type EventChanged = {
  readonly eventId: string;
  /** The event's revision after the change. */
  readonly revision: number;
  /** Matches that changed with it. */
  readonly matchIds: readonly string[];
  /**
   * Whether the change is the same for all who may see the event: it concerns nothing that only some of them see, but for what
   * organisers see besides. Missing in events of an older version.
   */
  readonly isSameForAll?: boolean;
  /**
   * What turns the event of the revision `from`, as everybody may see it, into that of `revision`; missing if it is not known, or
   * if something is not the same for all.
   */
  readonly difference?: { readonly from: number; readonly change: Difference };
};

/** A table after a change, and what turns the table before into it; without `from` it has not changed, or nobody knows how. */
export type TableNews = {
  /** Names the content of the table (`contentTag`). */
  readonly tag: string;
  readonly from?: string;
  readonly change?: Difference;
};

/** The tables of an event after a change. */
export type TablesChanged = {
  readonly eventId: string;
  /** By their names (`tableNames`). A table that is missing has to be read. */
  readonly tables: { readonly [name: string]: TableNews };
};

/** What only organisers see of a running event, when a change that is the same for all has changed that, too; sent before the change. */
export type OrganisersViewChanged = {
  readonly eventId: string;
  /** The event's revision with which this was read. */
  readonly revision: number;
  /** Null if nothing can be changed any more. */
  readonly changeable: NonNullable<TournamentData['changeable']> | null;
};

/** What a receiver has missed of an event: the differences since its revision, in order; null if it has to read the event. */
export type MissedAnswer = { readonly revision: number; readonly changes: readonly Difference[] } | null;

/** Somebody else has entered the player into an event, who is asked whether that is right. */
type EnteredByOthers = { readonly eventId: string; readonly playerId: string };

/** What people say of themselves in an event has changed; only for its organisers. */
type PresenceReported = { readonly eventId: string };

/** The boards of a team's hall have changed, or which matches run on them. */
type BoardsChanged = { readonly teamId: string };

/** Events from server to browser, by name. One turn sends at most one of each, in this order. */
export type LiveEvents = {
  readonly 'match-created': MatchEventBase;
  readonly 'match-started': MatchStarted;
  readonly 'match-score-updated': MatchScoreUpdated;
  readonly 'leg-closed': LegClosed;
  readonly 'set-closed': SetClosed;
  readonly 'match-finished': MatchFinished;
  readonly 'match-deleted': MatchDeleted;
  readonly 'match-requested': MatchRequestEvent;
  readonly 'match-request-accepted': MatchRequestEvent;
  readonly 'match-request-rejected': MatchRequestEvent;
  readonly 'event-changed': EventChanged;
  readonly 'tables-changed': TablesChanged;
  readonly 'organisers-view-changed': OrganisersViewChanged;
  readonly 'boards-changed': BoardsChanged;
  readonly 'presence-reported': PresenceReported;
  readonly 'entered-by-others': EnteredByOthers;
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
  'event-changed',
  'tables-changed',
  'organisers-view-changed',
  'boards-changed',
  'presence-reported',
  'entered-by-others',
  'presence-changed',
  'session-ended',
  'rights-changed',
] as const satisfies readonly (keyof LiveEvents)[];
export type LiveEventName = (typeof liveEventNames)[number];

/**
 * Answer to `subscribe`, so that the browser misses no change: the current standing of a match, or the revision of an
 * event.
 */
export type SubscribeAnswer =
  | { readonly ok: true; readonly standing: MatchStanding | null; readonly eventRevision?: number }
  | {
      readonly ok: false;
      readonly error: 'error.not-found' | 'error.insufficient-permissions' | 'error.invalid-request';
    };

/** Requests from browser to server. */
export type LiveRequests = {
  readonly subscribe: (channel: Channel, answer: (reply: SubscribeAnswer) => void) => void;
  readonly unsubscribe: (channel: Channel) => void;
  /** Asks for what was missed of an event whose channel the connection has subscribed to. */
  readonly missed: (
    since: { readonly eventId: string; readonly revision: number },
    answer: (reply: MissedAnswer) => void,
  ) => void;
};
