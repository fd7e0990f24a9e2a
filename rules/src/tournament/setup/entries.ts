// The entries of a tournament as the engine reads them: who plays, in which order of seeds, in which groups.
import { type Group, groupIds } from '../groups/draw-groups.ts';
import type { LateEntry, LateSeat } from '../late/late-seat.ts';
import { seatLate } from '../late/seat-late.ts';
import { type Plan, planTournament } from '../plan/plan.ts';
import type { Readiness } from '../plan/readiness.ts';
import type { ParticipantStatus } from './participants.ts';
import { hasDrawnGroups, planConfigOf, type TournamentSetup } from './setup.ts';

/** An entry without its people. */
export type PlannedEntry = {
  readonly id: string;
  readonly status: ParticipantStatus;
  /** Order of registration, from 0. */
  readonly position: number;
  readonly groupId: string | null;
  /** Row of the draw, from 0. */
  readonly groupPosition: number | null;
  /** Place in the seeding list, from 0; null if it is open. */
  readonly seed: number | null;
  /** The seat of who has entered after the start. */
  readonly lateSeat?: LateSeat | null | undefined;
};

/** Whether an entry plays, and has done so from the start. */
const isFromStart = ({ status, lateSeat = null }: PlannedEntry): boolean =>
  status === 'confirmed' && lateSeat === null;

const seedOf = ({ seed }: PlannedEntry): number => seed ?? Number.POSITIVE_INFINITY;

/** Ids of the confirmed entries without late ones: those of the seeding list in its order, then the others as they have registered. */
export const entrantsOf = (entries: readonly PlannedEntry[]): readonly string[] =>
  entries
    .filter(isFromStart)
    .toSorted((one, other) => {
      if (seedOf(one) !== seedOf(other)) return seedOf(one) < seedOf(other) ? -1 : 1;
      return one.position - other.position;
    })
    .map(({ id }) => id);

/** The groups as they are drawn, complete or not, without late entries; none if the mode has no groups that are drawn. */
export const groupsOf = (setup: TournamentSetup, entries: readonly PlannedEntry[]): readonly Group[] => {
  if (!hasDrawnGroups(setup)) return [];
  return groupIds(setup.groupStageConfig.config.noOfGroups).map((id) => ({
    id,
    entrants: entries
      .filter((entry) => isFromStart(entry) && entry.groupId === id)
      .toSorted((one, other) => (one.groupPosition ?? 0) - (other.groupPosition ?? 0))
      .map((entry) => entry.id),
  }));
};

/** What decides whether registration can be closed and the tournament started. */
export const readinessOf = (setup: TournamentSetup, entries: readonly PlannedEntry[]): Readiness => ({
  config: { mode: setup.tournamentMode, noOfQualifiers: setup.groupStageConfig.config.noOfQualifiers },
  entrants: entrantsOf(entries),
  groups: groupsOf(setup, entries),
  noOfGroups: setup.groupStageConfig.config.noOfGroups,
});

/** Those of these entries that have entered after the start, with their seats. */
export const lateEntriesOf = (entries: readonly PlannedEntry[]): readonly LateEntry[] =>
  entries.flatMap(({ id, status, lateSeat = null }) =>
    status === 'confirmed' && lateSeat !== null ? [{ entrant: id, seat: lateSeat }] : [],
  );

/** The plan of a tournament with these entries. @throws if numbers of groups and qualifiers do not fit together */
export const planOfEntries = (setup: TournamentSetup, entries: readonly PlannedEntry[], seed: string): Plan =>
  seatLate(
    planTournament({
      config: planConfigOf(setup),
      entrants: entrantsOf(entries),
      groups: groupsOf(setup, entries),
      seed,
    }),
    lateEntriesOf(entries),
  );
