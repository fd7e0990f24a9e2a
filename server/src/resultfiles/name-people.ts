import { playersOf } from '@neundarter/rules/match/players';
import type { MatchPlayer } from '@neundarter/rules/match/types';
import type { FileParty, FilePerson } from '@neundarter/rules/result-file/result-file';
import type { PeopleParty } from '@neundarter/rules/table/party-key';
import { peopleOf } from '@neundarter/rules/tournament/setup/participants';
import { namePlayer } from '../matches/describe-match-page.ts';
import type { GatheredResults } from './gather-results.ts';

/** The people of a file, who get their numbers in the order in which they are noted. */
export type NamedPeople = {
  /** The number of a person; a new one for somebody who was not noted. */
  readonly numberOf: (playerId: string) => string;
  /** Notes the people of a party, unless they are known. */
  readonly note: (party: PeopleParty, club: string | null) => void;
  /** The party with these people, named by its key. */
  readonly partyOf: (key: string) => FileParty;
  readonly all: () => readonly FilePerson[];
};

const botOf = (player: MatchPlayer): Pick<FilePerson, 'bot'> =>
  player.type === 'bot' ? { bot: player.level } : {};

/** Numbers people. Ids of players and accounts are in no file. */
const createPeople = (): NamedPeople => {
  const people = new Map<string, FilePerson>();
  const add = (playerId: string, facts: Omit<FilePerson, 'id'>): FilePerson => {
    const known = people.get(playerId);
    if (known !== undefined) return known;
    const person = { id: `p${people.size + 1}`, ...facts };
    people.set(playerId, person);
    return person;
  };
  const numberOf = (playerId: string) => add(playerId, { name: '', club: null }).id;
  return {
    numberOf,
    note: (party, club) => {
      for (const player of playersOf(party))
        add(player.id, { name: namePlayer(player), club, ...botOf(player) });
    },
    partyOf: (key) => key.split('+').map(numberOf),
    all: () => [...people.values()],
  };
};

/** The people of an event whom it knows before its matches: those who take part in a tournament, with their clubs. */
export const namePeople = ({ tournament }: Pick<GatheredResults, 'tournament'>): NamedPeople => {
  const people = createPeople();
  for (const { status, participant, teamName } of tournament?.participants ?? []) {
    if (status !== 'confirmed') continue;
    for (const player of peopleOf(participant)) people.note({ type: 'single', player }, teamName);
  }
  return people;
};
