import type { SentParticipant } from '@neundarter/contract/entities/participant';
import { idsOf, type Participant } from '@neundarter/rules/tournament/setup/participants';
import type { StoredEntry } from '../storage/stored-tournament.ts';

/** The entry of these people; undefined if there is none. */
export const findEntry = (
  entries: readonly StoredEntry[],
  participant: SentParticipant,
): StoredEntry | undefined => {
  const keyOf = (one: Participant) => idsOf(one).toSorted().join('+');
  const wanted = keyOf(participant);
  return entries.find((entry) => keyOf(entry.participant) === wanted);
};
