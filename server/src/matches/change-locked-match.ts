import type { ErrorCode } from '@neundarter/contract/errors';
import type { ScoreChange } from '@neundarter/contract/live';
import { nextPosition, partyOfPlayer } from '@neundarter/rules/match/turn-order';
import type { Match, Move } from '@neundarter/rules/match/types';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { announceGathered, gatherEventChanges } from '../events/announce-event-change.ts';
import type { WriteTx } from '../platform/db/database.ts';
import { type CallingTablet, deviceOf, type Outcome } from '../platform/http/handler.ts';
import { type AccessCheck, type Caller, checkMayScore } from './access.ts';
import { announceMatch, type MatchTransition } from './announce-match.ts';
import { type EventToLock, lockEventFirst, type NeedEvent } from './lock-event-first.ts';
import {
  type ChangeOrigin,
  followStart,
  isSettling,
  isStarting,
  type LockedMatch,
  type MatchPlatform,
  settleMatch,
} from './settle-match.ts';
import { matchCache } from './storage/match-cache.ts';
import { moveRow, type ThrowPlace } from './storage/move-row.ts';
import {
  correctMove,
  deleteLastThrow,
  deleteMove,
  insertMove,
  type MoveCorrection,
} from './storage/move-rows.ts';
import { correctionNotes, reopeningNotes } from './storage/note-rows.ts';
import { lockForRequest, rememberRequest } from './storage/request-rows.ts';
import { foldMatch, updateProgress } from './storage/store.ts';
import {
  type KeptCorrection,
  type Reopening,
  registeredPlayerIds,
  storedMatch,
  withEnd,
} from './storage/stored-match.ts';
import { tellStart } from './tell-start.ts';

/** A call that changes one match once, however often it is repeated. */
export type MatchCall = Caller & {
  readonly matchId: string;
  /** A repeat with the same id changes nothing; its answer is the current match. */
  readonly requestId: string;
};

/** A turn with other values, and what is noted about it. */
export type CorrectedMove = MoveCorrection & {
  readonly kind: 'correct';
  readonly note: Omit<KeptCorrection, 'at' | 'userId'>;
};

/**
 * Result of a command: the match afterwards, and the move that was added. `undo` removes the last throw, `reopen` the last
 * move, which is the end of the match; `correct` changes a throw; null if the match contains the change already.
 */
export type Changed = {
  readonly match: Match;
  readonly move: Move | CorrectedMove | 'undo' | 'reopen' | null;
};

/** The rule of a command: its result at `now` (ms since 1970), or a refusal. */
type Change = (match: Match, now: number) => Result<Changed, ErrorCode>;

/** Kinds of change that happen only once per request id. */
type ChangeKind = Exclude<ScoreChange, 'edit' | 'retire' | 'result' | 'reopen'>;

/** Position and party of a throw; undefined for every other move. */
export const placeOf = (before: Match, move: Changed['move']): ThrowPlace | undefined => {
  if (move === null || typeof move === 'string' || move.kind !== 'throw') return undefined;
  const position = nextPosition(before);
  const party = partyOfPlayer(before, move.newThrow.playerId);
  return position === null || party === null ? undefined : { ...position, party };
};

/** Whether somebody has entered their own turn in a seat that is not linked to their account. */
const isOwnTurnUnlinked = (
  ownPlayerId: string | null,
  { stored }: LockedMatch,
  move: Changed['move'],
): boolean =>
  ownPlayerId !== null &&
  move !== null &&
  typeof move !== 'string' &&
  move.kind === 'throw' &&
  move.newThrow.playerId === ownPlayerId &&
  !registeredPlayerIds(stored).includes(ownPlayerId);

/** The transaction in which a change is saved. */
export type Saving = {
  readonly platform: MatchPlatform;
  readonly tx: WriteTx;
  readonly now: number;
  readonly origin: ChangeOrigin;
  /** User or guest who changes the match; null for the program itself. */
  readonly by?: string | null;
  /** The device on which they do it, as `deviceOf` names it; null for none. */
  readonly device?: string | null;
  /** The tablet of a board that they use; null for every other device. */
  readonly tablet?: CallingTablet | null;
  /** The player of that user; null for guests. */
  readonly ownPlayerId?: string | null;
  /** The user among them; null for a guest, too. */
  readonly userId?: string | null | undefined;
  /** Why the match is reopened and by whom. */
  readonly reopening?: Pick<Reopening, 'reason' | 'userId'> | undefined;
};

/** Inserts the move, or deletes the one that was taken back; returns the number of moves afterwards. */
const saveMove = async (
  { tx, now }: Saving,
  { stored: { id, moveCount }, match }: LockedMatch,
  move: Changed['move'],
): Promise<number> => {
  if (move === null) return moveCount;
  if (move === 'undo') return moveCount - (await deleteLastThrow(tx, id));
  if (move === 'reopen') {
    await deleteMove(tx, { matchId: id, seq: moveCount - 1 });
    return moveCount - 1;
  }
  if (move.kind === 'correct') return moveCount - (await correctMove(tx, id, move));
  insertMove(tx, moveRow(move, { matchId: id, seq: moveCount, at: now }, placeOf(match, move)));
  return moveCount + 1;
};

/** A change of a locked match, before it is saved. */
export type UnsavedChange = {
  readonly kind: MatchTransition['change'];
  readonly loaded: LockedMatch;
  readonly changed: Changed;
};

/**
 * Saves the move, the new row and the announcements, runs the followers, and caches the match after the commit. Refusals
 * are those of the followers.
 */
export const saveChange = async (
  saving: Saving,
  { kind, loaded, changed }: UnsavedChange,
): Promise<Outcome<LockedMatch>> => {
  const {
    platform,
    tx,
    now,
    origin,
    by = null,
    device = null,
    tablet = null,
    userId = null,
    ownPlayerId = null,
    reopening,
  } = saving;
  const { move } = changed;
  const played = storedMatch(loaded.stored, changed.match, await saveMove(saving, loaded, move));
  const isCorrected = move !== null && typeof move !== 'string' && move.kind === 'correct';
  const moved = isCorrected
    ? await correctionNotes.add(tx, played, { ...move.note, at: now, userId: by })
    : played;
  const isReopened = loaded.match.status === 'finished' && changed.match.status !== 'finished';
  const ended = withEnd(moved, { before: loaded.match, after: changed.match, now, device });
  const stored =
    isReopened && reopening ? await reopeningNotes.add(tx, ended, { ...reopening, at: now }) : ended;
  const position = placeOf(loaded.match, move);
  const isOwnTurn = isOwnTurnUnlinked(ownPlayerId, loaded, move);
  const started = kind === 'start' ? await tellStart({ tx, db: platform.db }, stored) : undefined;
  const transition = { change: kind, stored, before: loaded.match, after: changed.match, isOwnTurn, started };
  updateProgress(tx, loaded.stored, stored);
  platform.announce(tx, announceMatch(position === undefined ? transition : { ...transition, position }));
  const saved = { stored, match: changed.match };
  tx.afterCommit(() => matchCache(platform.db).committed(saved.stored, saved.match));
  // An event that gives a match away knows that nobody has started it.
  const isGiven = origin === 'event' && kind === 'forfeit';
  if (isStarting(loaded.match, changed.match) && !isGiven)
    await followStart(tx, platform.startFollowers, { before: loaded, after: saved, tablet });
  if (!isSettling(loaded.match, changed.match)) return ok(saved);
  const settled = await settleMatch(tx, platform.followers, {
    origin,
    before: loaded,
    after: saved,
    userId: reopening?.userId ?? userId,
    callerId: reopening?.userId ?? by ?? userId,
    reason: reopening?.reason ?? null,
  });
  return settled.ok ? ok(saved) : settled;
};

/** The event that a change will probably settle, as far as the cached match tells. */
const expectedEvent = (
  cached: ReturnType<ReturnType<typeof matchCache>['latestOf']>,
  change: Change,
  now: number,
): string | null => {
  if (cached === null || cached.eventId === null) return null;
  const { match, eventId } = cached;
  const changed = change(match, now);
  if (!changed.ok) return null;
  const after = changed.value.match;
  return isStarting(match, after) || isSettling(match, after) ? eventId : null;
};

type LockedChange = MatchCall & {
  readonly kind: ChangeKind;
  /** Access check of the command; by default `checkMayScore`. */
  readonly check?: AccessCheck;
  /** Why the match is reopened, if the command does so. */
  readonly reason?: string | undefined;
};

/**
 * The steps of every change: lock and load → access → rule → save → announce after the commit. A change happens exactly
 * once per request id, which is stored in the same transaction. Refusals: `error.not-found`,
 * `error.insufficient-permissions`, `error.id-already-exists` for a request id that has made another kind of change,
 * and those of the rule and of the followers.
 */
export const changeLockedMatch = async (
  platform: MatchPlatform,
  { kind, matchId, requestId, check = checkMayScore, reason, ...caller }: LockedChange,
  change: Change,
): Promise<Outcome<LockedMatch>> => {
  const caches = matchCache(platform.db);
  const attempt = async (tx: WriteTx, needEvent: NeedEvent): Promise<Outcome<LockedMatch> | EventToLock> => {
    const { stored, knownKind } = await lockForRequest(tx, { matchId, requestId });
    if (stored === null) return refused('error.not-found');
    const access = await check(tx.q, stored, caller);
    if (!access.ok) return access;
    if (knownKind !== null && knownKind !== kind) return refused('error.id-already-exists');
    const match = caches.foldOf(stored) ?? (await foldMatch(tx.q, stored));
    if (knownKind !== null) return ok({ stored, match });
    const now = platform.clock.now();
    const changed = change(match, now);
    if (!changed.ok) return changed;
    if (changed.value.match === match || changed.value.move === null) return ok({ stored, match });
    const after = changed.value.match;
    const isFollowed = isStarting(match, after) || isSettling(match, after);
    const eventToLock = isFollowed ? needEvent(stored) : null;
    if (eventToLock !== null) return eventToLock;
    rememberRequest(tx, { matchId, requestId, kind });
    const loaded = { stored, match };
    const { actor } = caller;
    const userId = actor.kind === 'user' ? actor.id : null;
    const reopening = reason && { reason, userId };
    const by = actor.kind === 'anyone' ? null : actor.id;
    const device = deviceOf(actor);
    const ownPlayerId = actor.kind === 'user' ? actor.playerId : null;
    const people = { by, device, userId, ownPlayerId, tablet: actor.tablet ?? null };
    const saving = {
      platform,
      tx,
      now,
      origin: 'match',
      ...people,
      ...(reopening && { reopening }),
    } as const;
    const { eventId } = stored.props;
    if (eventId !== null && isFollowed) gatherEventChanges(tx, eventId);
    const saved = await saveChange(saving, { kind, loaded, changed: changed.value });
    if (saved.ok) await announceGathered(platform, tx);
    return saved;
  };
  return lockEventFirst(
    platform.db,
    attempt,
    expectedEvent(caches.latestOf(matchId), change, platform.clock.now()),
  );
};

/** A device's time, limited to between `earliest` and now; now if it sent none (all ms since 1970). */
export const clampTime = (
  timeStamp: number | undefined,
  { earliest, now }: { readonly earliest: number; readonly now: number },
): number => Math.max(earliest, Math.min(timeStamp ?? now, now));
