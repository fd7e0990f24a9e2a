// A seeding list from figures of the players, such as averages or points of a series.
import { idsOf, type Participant, type ParticipantStatus } from './participants.ts';

type SeededEntry = {
  readonly id: string;
  /** Order of registration. */
  readonly position: number;
  readonly status: ParticipantStatus;
  readonly participant: Participant;
};

const isIn = ({ status }: SeededEntry): boolean => status === 'confirmed' || status === 'requested';

/**
 * Ids of the entries that have or want a place, the highest figure first; those without a figure are left out, and follow
 * by lot. Of a pair the mean of both counts, or the only one.
 * @param figures by player id
 */
export const seedingOf = (
  entries: readonly SeededEntry[],
  figures: ReadonlyMap<string, number>,
): readonly string[] =>
  entries
    .filter(isIn)
    .flatMap(({ id, position, participant }) => {
      const known = idsOf(participant).flatMap((playerId) => figures.get(playerId) ?? []);
      const figure = known.reduce((sum, one) => sum + one, 0) / known.length;
      return known.length === 0 ? [] : [{ id, position, figure }];
    })
    .toSorted((one, other) => other.figure - one.figure || one.position - other.position)
    .map(({ id }) => id);
