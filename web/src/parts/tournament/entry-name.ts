import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import { type ParticipantPerson, peopleOf } from '@neundarter/rules/tournament/setup/participants';
import { personPickerText } from '../../text/person-picker.ts';

/** First and last name; the online id if somebody with an account has no name. */
export const personName = (person: ParticipantPerson): string => {
  const full = [person.firstName, person.lastName]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');
  if (full !== '') return full;
  const known = person.type === 'registered' ? (person.name ?? '') : '';
  return known === '' ? personPickerText.nameless(person.id.slice(0, 6).toUpperCase()) : known;
};

/** The names of an entry, one for each of its people. */
export const namesOfEntry = ({ participant }: Pick<ParticipantEntry, 'participant'>): readonly string[] =>
  peopleOf(participant).map(personName);

/** Names of the people of an entry in one line. */
export const joinNames = (names: readonly string[]): string => names.join(' & ');

/** The name of an entry in one line; of a pair both names. */
export const entryName = (entry: Pick<ParticipantEntry, 'participant'>): string =>
  joinNames(namesOfEntry(entry));
