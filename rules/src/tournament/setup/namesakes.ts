// Entries with equal names: somebody who is entered twice would get two places, and two rows in a series.
import {
  type Participant,
  type ParticipantPerson,
  type ParticipantStatus,
  peopleOf,
} from './participants.ts';

type NamedEntry = {
  readonly id: string;
  /** Order of registration. */
  readonly position: number;
  readonly status: ParticipantStatus;
  readonly participant: Participant;
};

/** A name for comparison, without upper case and additional spaces; empty for somebody without a name. */
const nameOf = ({ name, firstName, lastName }: ParticipantPerson & { readonly name?: string }): string => {
  const full = [firstName, lastName].filter((part) => part !== undefined).join(' ');
  return (full === '' ? (name ?? '') : full).trim().replaceAll(/\s+/g, ' ').toLowerCase();
};

const isOut = ({ status }: NamedEntry): boolean => status === 'rejected' || status === 'withdrawn';

const shareName = (one: Participant, other: Participant): boolean =>
  peopleOf(one).some((person) =>
    peopleOf(other).some(
      (another) => another.id !== person.id && nameOf(person) !== '' && nameOf(another) === nameOf(person),
    ),
  );

/** Ids of earlier entries with somebody of the same name, by the id of the later entry; rejected ones do not count. */
export const namesakesIn = (entries: readonly NamedEntry[]): ReadonlyMap<string, readonly string[]> => {
  const present = entries.filter((entry) => !isOut(entry));
  return new Map(
    present.flatMap((entry) => {
      const earlier = present.filter(
        (other) => other.position < entry.position && shareName(entry.participant, other.participant),
      );
      return earlier.length === 0 ? [] : [[entry.id, earlier.map(({ id }) => id)] as const];
    }),
  );
};

/**
 * Whether an entry can be merged into another one: everybody in it is in the other one, too, or has the name of somebody
 * there and no account of their own.
 */
export const isMergeable = (into: Participant, entry: Participant): boolean => {
  const people = peopleOf(into);
  return (
    into.type === entry.type &&
    peopleOf(entry).every((person) =>
      people.some(
        (other) => other.id === person.id || (person.type === 'external' && nameOf(person) === nameOf(other)),
      ),
    )
  );
};

const statusesByRank = ['confirmed', 'requested', 'waiting', 'rejected', 'withdrawn'] as const;

/** The status of a merged entry: the one of both that comes furthest. */
export const mergedStatus = (one: ParticipantStatus, other: ParticipantStatus): ParticipantStatus =>
  statusesByRank.find((status) => status === one || status === other) ?? one;
