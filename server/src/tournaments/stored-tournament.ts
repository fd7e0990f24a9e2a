import type { Participant, ParticipantStatus } from '@neundarter/rules/tournament/setup/participants';
import type { TournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import type { TournamentStatus } from '@neundarter/rules/tournament/setup/status';

/** A tournament as its row has it. Times are ms since 1970. */
export type StoredTournament = {
  readonly eventId: string;
  readonly status: TournamentStatus;
  readonly config: TournamentSetup;
  readonly notificationAddress: string | null;
  readonly matchPin: string | null;
  /** Seed of all lots; null before the first draw. */
  readonly drawSeed: string | null;
  readonly noOfDraws: number;
  readonly cancelledBecause: string | null;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** Since when guests cannot enter the PIN because there were too many wrong ones; null while they can. */
  readonly pinLockedAt: number | null;
  /** How often the count of wrong PINs began anew. */
  readonly pinRound: number;
  /** Ids of the entries of the seeding list before the lot; null before the start. */
  readonly listedSeeds: readonly string[] | null;
  /** PINs before `matchPin`, the latest one last. */
  readonly earlierPins: readonly string[];
};

/** An entry of a tournament. */
export type StoredEntry = {
  readonly id: string;
  readonly eventId: string;
  readonly position: number;
  readonly status: ParticipantStatus;
  readonly participant: Participant;
  readonly teamId: string | null;
  readonly teamName: string | null;
  readonly groupId: string | null;
  readonly groupPosition: number | null;
  readonly seed: number | null;
  readonly isPresent: boolean;
  readonly hasPaid: boolean;
  readonly isNameShortened: boolean;
  readonly propsHash: string;
  readonly createdBy: string | null;
  readonly createdAt: number;
};
