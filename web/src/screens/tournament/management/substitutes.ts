// Who can take the place of somebody in a tournament that has started.
import type { ParticipantEntry, SentParticipant } from '@neundarter/contract/entities/participant';
import type { PlayerEntity } from '@neundarter/contract/entities/player';
import { isName } from '@neundarter/rules/people/name';
import { type ParticipantPerson, peopleOf } from '@neundarter/rules/tournament/setup/participants';
import { chosenOf, shownName } from '../../../parts/person-picker/chosen-player.ts';
import { personName } from '../../../parts/tournament/entry-name.ts';
import { substitutionText as text } from '../../../text/tournament-course.ts';

type SentPerson = Extract<SentParticipant, { readonly type: 'single' }>['player'];

/** What is chosen for one person of an entry: who stays, a new name, or somebody known. */
export type Seat = { readonly choice: string; readonly firstName: string; readonly lastName: string };

export const stays = 'stays';
export const newName = 'new';

/** Somebody known who can be chosen. */
export type Known = {
  readonly value: string;
  readonly label: string;
  readonly person: SentPerson;
};

const sentOf = (person: ParticipantPerson): SentPerson =>
  person.type === 'registered'
    ? { type: 'registered', id: person.id }
    : { type: 'external', id: person.id, firstName: person.firstName, lastName: person.lastName };

/** Known people who do not play yet: from the waiting list, which they leave, then from the team. */
export function knownSubstitutes(
  entries: readonly ParticipantEntry[],
  team: readonly PlayerEntity[],
): readonly Known[] {
  const taken = new Set(entries.flatMap(({ participant }) => peopleOf(participant).map(({ id }) => id)));
  const waiting = entries
    .filter(({ status }) => status === 'waiting')
    .flatMap(({ participant }) => peopleOf(participant))
    .map(
      (person): Known => ({
        value: person.id,
        label: text.waiting(personName(person)),
        person: sentOf(person),
      }),
    );
  const mates = team
    .map(chosenOf)
    .filter(({ id }) => !taken.has(id))
    .map(
      (mate): Known => ({
        value: mate.id,
        label: shownName(mate),
        person: { type: 'registered', id: mate.id },
      }),
    );
  return [...waiting, ...mates];
}

type ChosenPerson = Pick<Chosen, 'known' | 'idFor'> & { readonly seat: Seat; readonly place: number };

/** The person who was chosen; null while a name is missing. */
function personOf({ seat, place, known, idFor }: ChosenPerson): SentPerson | null {
  if (seat.choice !== newName) return known.find(({ value }) => value === seat.choice)?.person ?? null;
  const [firstName, lastName] = [seat.firstName.trim(), seat.lastName.trim()];
  return isName(firstName) && isName(lastName)
    ? { type: 'external', id: idFor(JSON.stringify([place, seat])), firstName, lastName }
    : null;
}

const participantOf = (people: readonly (SentPerson | null)[]): SentParticipant | null => {
  const [first, second] = people;
  if (first === null || first === undefined || second === null) return null;
  return second === undefined
    ? { type: 'single', player: first }
    : { type: 'double', players: [first, second] };
};

/** The people of a new entry; null while somebody is missing. */
export const newcomers = ({ seats, ...chosen }: Omit<Chosen, 'entry'>): SentParticipant | null =>
  participantOf(seats.map((seat, place) => personOf({ seat, place, ...chosen })));

type Chosen = {
  readonly entry: ParticipantEntry;
  readonly seats: readonly Seat[];
  readonly known: readonly Known[];
  readonly idFor: (words: string) => string;
};

/** The people of the entry from now on; null while somebody is missing, or if all of them stay. */
export function substituted({ entry, seats, known, idFor }: Chosen): SentParticipant | null {
  const people = peopleOf(entry.participant).map((person, place): SentPerson | null => {
    const seat = seats[place];
    if (seat === undefined || seat.choice === stays) return sentOf(person);
    return personOf({ seat, place, known, idFor });
  });
  return seats.every(({ choice }) => choice === stays) ? null : participantOf(people);
}
