import type { LateSeat } from '@neundarter/rules/tournament/late/late-seat';
import type { Participant, ParticipantStatus } from '@neundarter/rules/tournament/setup/participants';
import type { TournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import type { TournamentStatus } from '@neundarter/rules/tournament/setup/status';

/** A tournament as its row has it. Times are ms since 1970. */
export type StoredTournament = {
  readonly eventId: string;
  readonly status: TournamentStatus;
  readonly config: TournamentSetup;
  readonly notificationAddress: string | null;
  /** Hash of the secret with which the owner of that address agrees; null for the organiser's own one. */
  readonly notificationToken: string | null;
  /** Whether the owner has still to agree; nothing is sent until then. */
  readonly notificationWaits: boolean;
  /** Seed of all lots; null before the first draw. */
  readonly drawSeed: string | null;
  readonly noOfDraws: number;
  readonly cancelledBecause: string | null;
  readonly startedAt: number | null;
  readonly finishedAt: number | null;
  /** Ids of the entries of the seeding list before the lot; null before the start. */
  readonly listedSeeds: readonly string[] | null;
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
  /** The seat of who has entered after the start; null for all others. */
  readonly lateSeat: LateSeat | null;
  /** Player ids of those whom somebody else has entered and who have not agreed; not written with the entry. */
  readonly unagreed: readonly string[];
};
