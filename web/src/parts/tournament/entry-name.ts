import type { ParticipantEntry } from '@neundarter/contract/entities/participant';
import { type ParticipantPerson, peopleOf } from '@neundarter/rules/tournament/setup/participants';
import { nameWithClub } from '../../text/name-with-club.ts';
import { isNameless, playerName } from '../../text/party-names.ts';
import { personPickerText } from '../../text/person-picker.ts';

/** The name of a person as matches show it; the online id if somebody with an account has no name. */
export const personName = (person: ParticipantPerson): string =>
  isNameless(person) ? personPickerText.nameless(person.id.slice(0, 6).toUpperCase()) : playerName(person);

/** The names of an entry, one for each of its people. */
export const namesOfEntry = ({ participant }: Pick<ParticipantEntry, 'participant'>): readonly string[] =>
  peopleOf(participant).map(personName);

/** The name of one of a pair; null in an entry of one person, which shows the name already. */
export const nameInPair = (
  { participant }: Pick<ParticipantEntry, 'participant'>,
  playerId: string,
): string | null => {
  const person = peopleOf(participant).find(({ id }) => id === playerId);
  return participant.type === 'single' || person === undefined ? null : personName(person);
};

/** Names of the people of an entry in one line. */
export const joinNames = (names: readonly string[]): string => names.join(' & ');

/** The name of an entry in one line; of a pair both names. */
export const entryName = (entry: Pick<ParticipantEntry, 'participant'>): string =>
  joinNames(namesOfEntry(entry));

/** Names of entries by id. */
export type EntryNames = ReadonlyMap<string, string>;

/** The names of all entries, each in one line; those who have the same name are told apart by their clubs. */
export const entryNamesOf = (entries: readonly ParticipantEntry[]): EntryNames => {
  const plain = entries.map((entry) => ({ entry, name: entryName(entry) }));
  const byName = Map.groupBy(plain, ({ name }) => name.toLowerCase());
  return new Map(
    plain.map(({ entry, name }) => {
      const club = entry.teamName ?? '';
      const isAlone = (byName.get(name.toLowerCase()) ?? []).length < 2;
      return [entry.id, isAlone || club === '' ? name : nameWithClub(name, club)];
    }),
  );
};
