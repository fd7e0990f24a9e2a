import type { SentParticipant } from '@neundarter/contract/entities/participant';
import { type Participant, peopleOf } from '@neundarter/rules/tournament/setup/participants';
import type { StoredEntry } from './stored-tournament.ts';

/** The entry of these people; undefined if there is none. */
export const findEntry = (
  entries: readonly StoredEntry[],
  participant: SentParticipant,
): StoredEntry | undefined => {
  const idsOf = (one: Participant) =>
    peopleOf(one)
      .map(({ id }) => id)
      .toSorted()
      .join('+');
  const wanted = idsOf(participant);
  return entries.find((entry) => idsOf(entry.participant) === wanted);
};
