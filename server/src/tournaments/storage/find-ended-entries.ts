import { ok, refused } from '@neundarter/rules/result';
import { entriesWith, type Participant } from '@neundarter/rules/tournament/setup/participants';
import type { Outcome } from '../../platform/http/handler.ts';
import type { StoredEntry } from './stored-tournament.ts';

/** People who come into a tournament, and by whom. */
type Coming = {
  /** All other entries of the tournament. */
  readonly entries: readonly StoredEntry[];
  readonly participant: Participant;
  readonly isOrganiser: boolean;
};

/** Whether an entry keeps nobody out: one that was withdrawn, or for organisers a rejected one. */
const hasEnded = ({ status }: StoredEntry, isOrganiser: boolean): boolean =>
  status === 'withdrawn' || (isOrganiser && status === 'rejected');

/**
 * Entries of people who come into a tournament that have ended and make way for the new one, because nobody is in a
 * tournament twice. Refusal if another entry has one of them: `error.event.participant-already-registered`.
 */
export const findEndedEntries = ({
  entries,
  participant,
  isOrganiser,
}: Coming): Outcome<readonly StoredEntry[]> => {
  const earlier = entriesWith(entries, participant);
  return earlier.every((entry) => hasEnded(entry, isOrganiser))
    ? ok(earlier)
    : refused('error.event.participant-already-registered');
};
