import { peopleOf } from '@neundarter/rules/tournament/setup/participants';
import type { Queries } from '../../platform/db/database.ts';
import { findKnownPlayers } from '../../players/reads.ts';
import { entryRows } from '../storage/entry-rows.ts';

/** An entry for whoever checks people in, with full names. */
type CheckInEntry = {
  readonly id: string;
  readonly name: string;
  readonly teamName: string | null;
  readonly isWaiting: boolean;
  readonly isPresent: boolean;
  readonly hasPaid: boolean;
};

/** Those who take part in a tournament or wait for a place, by position. For other nouns, which check the rights. */
export const findCheckIn = async (q: Queries, eventId: string): Promise<readonly CheckInEntry[]> => {
  const entries = (await entryRows.find(q, [eventId])).filter(
    ({ status }) => status === 'confirmed' || status === 'waiting',
  );
  const people = entries.flatMap(({ participant }) => peopleOf(participant));
  const withAccount = people.filter(({ type }) => type === 'registered').map(({ id }) => id);
  const players = withAccount.length === 0 ? [] : await findKnownPlayers(q, withAccount);
  const names = new Map(players.map(({ id, fullName }) => [id, fullName]));
  const nameOf = (person: (typeof people)[number]): string =>
    names.get(person.id) ?? [person.firstName, person.lastName].filter((part) => part).join(' ');
  return entries.map(({ id, participant, teamName, status, isPresent, hasPaid }) => ({
    id,
    name: peopleOf(participant).map(nameOf).join(' & '),
    teamName,
    isWaiting: status === 'waiting',
    isPresent,
    hasPaid,
  }));
};
