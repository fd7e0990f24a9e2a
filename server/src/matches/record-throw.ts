import { recordThrow as recordByRules } from '@neundarter/rules/match/record-throw';
import { nextPosition } from '@neundarter/rules/match/turn-order';
import type { Match, Position } from '@neundarter/rules/match/types';
import { ok } from '@neundarter/rules/result';
import type { ThrownDart } from '@neundarter/rules/turn/thrown-dart';
import { checkMayThrow } from './access.ts';
import { changeLockedMatch, clampTime, type MatchCommand } from './change-locked-match.ts';
import type { MatchPlatform } from './settle-match.ts';

/** A turn as a device sends it, with the position of the match on the device or a part of it. */
export type SentThrow = {
  readonly playerId: string;
  readonly score: number;
  readonly dartsThrown?: number;
  readonly attemptsOnDouble?: number;
  readonly setNumber?: number;
  readonly legNumber?: number;
  readonly throwNumber?: number;
  /** Milliseconds since 1970, by the device's clock. */
  readonly timeStamp?: number;
  /** Where the darts landed. */
  readonly darts?: readonly ThrownDart[];
};

/** The whole position; parts that were not sent come from the match. */
const positionOf = (match: Match, sent: SentThrow): Position | undefined => {
  const next = nextPosition(match);
  if (next === null) return undefined;
  return {
    setNumber: sent.setNumber ?? next.setNumber,
    legNumber: sent.legNumber ?? next.legNumber,
    throwNumber: sent.throwNumber ?? next.throwNumber,
  };
};

/** Records one turn; the request's id becomes the turn's id. */
export const recordThrow = (
  platform: MatchPlatform,
  { sent, ...command }: MatchCommand & { readonly sent: SentThrow },
) =>
  changeLockedMatch(
    platform,
    { ...command, kind: 'throw', check: checkMayThrow(sent.playerId) },
    (before, now) => {
      const newThrow = {
        id: command.requestId,
        playerId: sent.playerId,
        score: sent.score,
        dartsThrown: sent.dartsThrown ?? 3,
        attemptsOnDouble: sent.attemptsOnDouble ?? 0,
        timeStamp: clampTime(sent.timeStamp, { earliest: before.startedAt ?? 0, now }),
        ...(sent.darts === undefined ? {} : { darts: sent.darts }),
      };
      const match = recordByRules(before, newThrow, positionOf(before, sent));
      return match.ok ? ok({ match: match.value, move: { kind: 'throw', newThrow } }) : match;
    },
  );
