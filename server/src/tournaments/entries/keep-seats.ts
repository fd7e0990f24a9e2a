import { ok } from '@neundarter/rules/result';
import { setCaller } from '../../matches/following/set-caller.ts';
import { setParty } from '../../matches/following/set-party.ts';
import type { MatchPlatform } from '../../matches/settle-match.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { callerOfEntry, partyOfEntry } from '../core/create-matches.ts';
import type { RunningTournament } from '../core/gather-running.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';

/** Keys of the matches in which an entry plays as far as that is known. */
export const matchesWith = ({ before }: Pick<RunningTournament, 'before'>, entryId: string) =>
  Object.entries(before.matches)
    .filter(([, { slots }]) => slots.some((slot) => slot.kind === 'entrant' && slot.entrant === entryId))
    .map(([key]) => key);

/** The seats of an entry, by the id of the match. */
const seatsOf = (running: RunningTournament, entry: StoredEntry) =>
  matchesWith(running, entry.id)
    .flatMap((key) => {
      const matchId = running.matches.get(key)?.matchId;
      const slots = running.before.matches[key]?.slots ?? [];
      const index = slots[0]?.kind === 'entrant' && slots[0].entrant === entry.id ? 0 : 1;
      return matchId === undefined ? [] : [{ matchId, index, party: partyOfEntry(entry) } as const];
    })
    .toSorted((one, other) => (one.matchId < other.matchId ? -1 : 1));

/** Ids of the matches that an entry calls. */
const calledBy = ({ before, matches }: RunningTournament, entryId: string): readonly string[] =>
  Object.entries(before.callers)
    .flatMap(([key, caller]) => (caller === entryId ? (matches.get(key)?.matchId ?? []) : []))
    .toSorted();

/**
 * Puts the people of a changed entry into its matches, none of which has begun, and lets them call in place of the earlier
 * ones. Returns the ids of the matches. Refusals: those of `setParty`.
 */
export const keepSeats = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { running, entry }: { readonly running: RunningTournament; readonly entry: StoredEntry },
): Promise<Outcome<readonly string[]>> => {
  const seats = seatsOf(running, entry);
  for (const seat of seats) {
    const set = await setParty(platform, tx, seat);
    if (!set.ok) return set;
  }
  const called = calledBy(running, entry.id);
  for (const matchId of called)
    await setCaller(platform, tx, { matchId, caller: callerOfEntry(entry.id, [entry]) });
  return ok([...seats.map(({ matchId }) => matchId), ...called]);
};
