import type { NamedPerson } from '@neundarter/rules/hall/perhaps-same';
import { peopleOf } from '@neundarter/rules/tournament/setup/participants';
import type { StoredEntry } from '../tournaments/storage/stored-tournament.ts';

/** The people of an entry as everybody knows them; those whose name is not stored have none. */
export const gatherNamedPeople = ({
  participant,
  teamName,
}: Pick<StoredEntry, 'participant' | 'teamName'>): readonly NamedPerson[] =>
  peopleOf(participant).map((person) => ({
    id: person.id,
    name: [person.firstName ?? '', person.lastName ?? ''].join(' '),
    club: teamName,
    hasAccount: person.type === 'registered',
  }));
