import type { MatchdayRequest } from '@neundarter/rules/access/matchday';
import type { LineUp } from '@neundarter/rules/matchday/line-up';
import type { MatchdayFormat, Side } from '@neundarter/rules/matchday/plan';
import type { MatchdayResult, MatchdayStatus } from '@neundarter/rules/matchday/result';

/** A match day as its row has it. Times are ms since 1970. */
export type StoredMatchday = {
  readonly eventId: string;
  /** The side of the team whose event it is. */
  readonly ownerSide: Side;
  /** The team against it: a team, or an opponent that the owner has entered; it may be deleted later. */
  readonly otherTeamId: string;
  readonly otherTeamName: string;
  readonly isOtherRegistered: boolean;
  /** Whether it takes part; one that has declined is only a name, and not registered. */
  readonly request: MatchdayRequest;
  readonly status: MatchdayStatus;
  readonly result: MatchdayResult;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** When both line-ups became visible; null before, and after another team. */
  readonly revealedAt: number | null;
  /** When the planned time or the wait was last set; null for match days of earlier versions. */
  readonly timedAt: number | null;
  /** Minutes after the planned time from which a side counts as absent. */
  readonly waitMinutes: number;
  /** How it is played; null: as the league plays. */
  readonly format: MatchdayFormat | null;
};

/** A line-up that is set. */
export type StoredLineUp = {
  readonly eventId: string;
  readonly side: Side;
  readonly players: LineUp;
  /** The user or guest; null after their account was deleted. */
  readonly setBy: string | null;
  /** Whether the side itself has set it. */
  readonly isOwn: boolean;
  /** What happened to it after both were visible, as in the rules. Times are ms since 1970. */
  readonly changedAt: number | null;
  readonly acceptedAt: number | null;
  readonly askedAt: number | null;
};
