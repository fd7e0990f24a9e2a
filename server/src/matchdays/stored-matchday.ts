import type { LineUp } from '@neundarter/rules/matchday/line-up';
import type { Side } from '@neundarter/rules/matchday/plan';
import type { MatchdayResult, MatchdayStatus } from '@neundarter/rules/matchday/result';

/** A match day as its row has it. Times are ms since 1970. */
export type StoredMatchday = {
  readonly eventId: string;
  /** A team, or an opponent that the home team has entered; it may be deleted later. */
  readonly awayTeamId: string;
  readonly awayTeamName: string;
  readonly isAwayRegistered: boolean;
  readonly status: MatchdayStatus;
  readonly result: MatchdayResult;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
};

/** A line-up that is set. */
export type StoredLineUp = {
  readonly eventId: string;
  readonly side: Side;
  readonly players: LineUp;
  /** The user; null after their account was deleted. */
  readonly setBy: string | null;
};
