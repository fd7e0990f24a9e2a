import type { Bed } from '@neundarter/rules/board/bed';
import { recordThrow as recordByRules } from '@neundarter/rules/match/record-throw';
import { mayRecordMore } from '@neundarter/rules/match/turn-limit';
import { nextPosition } from '@neundarter/rules/match/turn-order';
import type { Match, Position } from '@neundarter/rules/match/types';
import { ok } from '@neundarter/rules/result';
import type { ThrownDart } from '@neundarter/rules/turn/thrown-dart';
import { checkMayThrow } from './access.ts';
import { changeLockedMatch, clampTime, type MatchCall } from './change-locked-match.ts';
import type { MatchPlatform } from './settle-match.ts';
import { findGuestSeat } from './storage/seat-rows.ts';

/** A turn as a device sends it, with the position of the match on the device or a part of it. */
export type SentThrow = Partial<Position> & {
  readonly playerId: string;
  readonly score: number;
  readonly dartsThrown?: number;
  readonly attemptsOnDouble?: number;
  /** Milliseconds since 1970, by the device's clock. */
  readonly timeStamp?: number;
  /** Where the darts landed. */
  readonly darts?: readonly ThrownDart[];
  /** What the darts hit. */
  readonly beds?: readonly Bed[];
};

/** The whole position; parts that were not sent come from the match. */
export const positionOf = (match: Match, sent: Partial<Position>): Position | undefined => {
  const next = nextPosition(match);
  if (next === null) return undefined;
  return {
    setNumber: sent.setNumber ?? next.setNumber,
    legNumber: sent.legNumber ?? next.legNumber,
    throwNumber: sent.throwNumber ?? next.throwNumber,
  };
};

type Turn = MatchCall & { readonly sent: SentThrow };

const record = (platform: MatchPlatform, { sent, ...command }: Turn) =>
  changeLockedMatch(
    platform,
    { ...command, kind: 'throw', check: checkMayThrow(sent.playerId) },
    (before, now) => {
      const room = mayRecordMore(before);
      if (!room.ok) return room;
      const newThrow = {
        id: command.requestId,
        playerId: sent.playerId,
        score: sent.score,
        dartsThrown: sent.dartsThrown ?? 3,
        attemptsOnDouble: sent.attemptsOnDouble ?? 0,
        timeStamp: clampTime(sent.timeStamp, { earliest: before.startedAt ?? 0, now }),
        ...(sent.darts === undefined ? {} : { darts: sent.darts }),
        ...(sent.beds === undefined ? {} : { beds: sent.beds }),
      };
      const match = recordByRules(before, newThrow, positionOf(before, sent));
      return match.ok ? ok({ match: match.value, move: { kind: 'throw', newThrow } }) : match;
    },
  );

/**
 * Records one turn; the request's id becomes the turn's id. A turn of a player who has left the match counts for the
 * guest in their seat: the device entered it before it knew.
 */
export const recordThrow = async (platform: MatchPlatform, turn: Turn) => {
  const recorded = await record(platform, turn);
  if (recorded.ok || recorded.error !== 'error.not-player-of-match') return recorded;
  const { matchId, sent } = turn;
  const seat = { matchId, playerId: sent.playerId };
  const guest = await platform.db.query((q) => findGuestSeat(q, seat));
  return guest === null
    ? recorded
    : record(platform, { ...turn, sent: { ...sent, playerId: guest.guestId } });
};
