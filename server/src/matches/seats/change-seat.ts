import { ok, refused } from '@neundarter/rules/result';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { MatchCall } from '../change-locked-match.ts';
import { lockEventFirst } from '../lock-event-first.ts';
import type { LockedMatch, MatchPlatform } from '../settle-match.ts';
import { lockForRequest, rememberRequest } from '../storage/request-rows.ts';
import { findGuestSeat, type GuestSeat } from '../storage/seat-rows.ts';
import { foldMatch } from '../storage/store.ts';

/** The locked match, the caller's player, and what is remembered about their seat. */
export type OwnSeat = LockedMatch & {
  readonly playerId: string;
  readonly guestSeat: Pick<GuestSeat, 'guestId' | 'status'> | null;
};

type SeatRule = {
  readonly kind: 'confirm' | 'leave';
  readonly change: (tx: WriteTx, seat: OwnSeat) => Promise<Outcome<LockedMatch>>;
};

/** The steps of every change of the caller's own seat: lock and load → rule → save → announce, once per request id. */
export const changeSeat = (
  { db }: MatchPlatform,
  { actor, matchId, requestId }: MatchCall,
  { kind, change }: SeatRule,
): Promise<Outcome<LockedMatch>> =>
  lockEventFirst<LockedMatch>(db, async (tx, needEvent) => {
    const { stored, knownKind } = await lockForRequest(tx, { matchId, requestId });
    if (stored === null) return refused('error.not-found');
    if (knownKind !== null && knownKind !== kind) return refused('error.id-already-exists');
    const before = { stored, match: await foldMatch(tx.q, stored) };
    if (knownKind !== null) return ok(before);
    if (actor.kind !== 'user' || actor.playerId === null) return refused('error.insufficient-permissions');
    const eventToLock = needEvent(stored);
    if (eventToLock !== null) return eventToLock;
    const { playerId } = actor;
    const guestSeat = await findGuestSeat(tx.q, { matchId, playerId });
    const changed = await change(tx, { ...before, playerId, guestSeat });
    if (changed.ok) rememberRequest(tx, { matchId, requestId, kind });
    return changed;
  });
