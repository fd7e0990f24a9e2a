import type { LineUpEntity } from '@neundarter/contract/entities/matchday';
import { playersOf } from '@neundarter/rules/match/players';
import type { MatchPlayer } from '@neundarter/rules/match/types';
import { findMatchHeads } from '../../matches/reads.ts';
import type { Queries } from '../../platform/db/database.ts';
import { findPlayerEntities } from '../../players/reads.ts';

type Person = LineUpEntity['people'][number];

/** Finds the names of a player. */
export type NamedPeople = (id: string) => Person;

/** A person as everybody sees them who was entered by others and has not agreed: without the account. */
export const unlinkedPerson = (person: Person): Person => ({ ...person, nickName: null, type: 'external' });

const nameless = (id: string): Person => ({
  id,
  firstName: '',
  lastName: null,
  nickName: null,
  type: 'external',
});

const fromSeat = (player: MatchPlayer): Person => ({
  ...nameless(player.id),
  ...('firstName' in player && player.firstName !== undefined && { firstName: player.firstName }),
  ...('lastName' in player && player.lastName !== undefined && { lastName: player.lastName }),
});

/** Names of players who were deleted, from the matches that they have played. */
const findDeleted = async (q: Queries, matchIds: readonly string[]): Promise<readonly Person[]> =>
  (await findMatchHeads(q, matchIds)).flatMap(({ props }) => props.parties.flatMap(playersOf).map(fromSeat));

/** The names of players; those of deleted ones come from their matches. */
export const findNames = async (
  q: Queries,
  { playerIds, matchIds }: { readonly playerIds: readonly string[]; readonly matchIds: readonly string[] },
): Promise<NamedPeople> => {
  const names = new Map<string, Person>();
  for (const { id, props } of await findPlayerEntities(q, playerIds)) {
    const { firstName, lastName, nickName, type } = props;
    names.set(id, { id, firstName, lastName, nickName, type });
  }
  const isComplete = playerIds.every((id) => names.has(id));
  for (const person of isComplete ? [] : await findDeleted(q, matchIds))
    if (!names.has(person.id)) names.set(person.id, person);
  return (id) => names.get(id) ?? nameless(id);
};
