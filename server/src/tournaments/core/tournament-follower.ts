import type { FinishedTournament, Participant } from '@neundarter/rules/series/achievements';
import type { TournamentState } from '@neundarter/rules/tournament/advance/tournament-state';
import type { Plan } from '@neundarter/rules/tournament/plan/plan';
import type { MatchPlatform } from '../../matches/settle-match.ts';
import type { WriteTx } from '../../platform/db/database.ts';

/** A tournament after something has happened to it, as the transaction of the change has left it. */
type TournamentChange = {
  readonly eventId: string;
  readonly plan: Plan;
  readonly tournament: TournamentState;
  /** Those who play, by their ids in the plan. */
  readonly participants: readonly Participant[];
  /** Reads the figures of all finished matches. */
  readonly figures: () => Promise<FinishedTournament['figures']>;
};

/**
 * What a noun above tournaments does when a tournament is finished, runs again, or changes after its end. Runs in the transaction of the change, with the event locked.
 */
export type TournamentFollower = (tx: WriteTx, change: TournamentChange) => Promise<void>;

/** What commands need that change a running tournament. */
export type TournamentFollowing = MatchPlatform & {
  readonly tournamentFollowers: readonly TournamentFollower[];
};
