import { ok, refused } from '@neundarter/rules/result';
import { entriesWith, type Participant } from '@neundarter/rules/tournament/setup/participants';
import type { Outcome } from '../../platform/http/handler.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';

/** Who lets people into a tournament, and whether it has started. */
type Admission = { readonly isOrganiser: boolean; readonly isStarted: boolean };

/** People who come into a tournament. */
type Arrival = Admission & {
  /** All other entries of the tournament. */
  readonly entries: readonly StoredEntry[];
  readonly participant: Participant;
};

/**
 * Whether an entry keeps nobody out: one that was withdrawn, for organisers also a rejected one, and after the start one
 * that waits, because nobody moves up any more.
 */
const makesWay = ({ status }: StoredEntry, { isOrganiser, isStarted }: Admission): boolean =>
  status === 'withdrawn' || (isOrganiser && (status === 'rejected' || (isStarted && status === 'waiting')));

/**
 * Entries of people who come into a tournament that have ended and make way for the new one, because nobody is in a
 * tournament twice. Refusal if another entry has one of them: `error.event.participant-already-registered`.
 */
export const findEndedEntries = ({
  entries,
  participant,
  ...admission
}: Arrival): Outcome<readonly StoredEntry[]> => {
  const earlier = entriesWith(entries, participant);
  return earlier.every((entry) => makesWay(entry, admission))
    ? ok(earlier)
    : refused('error.event.participant-already-registered');
};
