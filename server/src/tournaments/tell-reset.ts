import { plannedMatches } from '@neundarter/rules/tournament/advance/play-offs';
import { peopleOf } from '@neundarter/rules/tournament/setup/participants';
import type { Queries, WriteTx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import { findAddressOfPlayer } from '../users/reads.ts';
import { addressRows, type EntryAddress } from './address-rows.ts';
import type { RunningTournament } from './open-tournament.ts';
import type { StoredEntry } from './stored-tournament.ts';

type ResetMatches = {
  /** As it was before. */
  readonly running: RunningTournament;
  /** Keys of the matches. */
  readonly keys: readonly string[];
  readonly reason: string;
};

/** Numbers of the matches that an entry loses, by its id. */
const numbersByEntrant = ({
  running: { plan, before },
  keys,
}: ResetMatches): ReadonlyMap<string, number[]> => {
  const numbers = new Map<string, number[]>();
  for (const { key, number } of plannedMatches(plan, before).filter((match) => keys.includes(match.key)))
    for (const slot of before.matches[key]?.slots ?? [])
      if (slot.kind === 'entrant' && number !== null)
        numbers.set(slot.entrant, [...(numbers.get(slot.entrant) ?? []), number]);
  return numbers;
};

/** The address of an entry, and those of its accounts; each once. */
const addressesOf = async (
  q: Queries,
  entry: StoredEntry,
  known: EntryAddress | undefined,
): Promise<readonly string[]> => {
  const addresses = new Set(known === undefined ? [] : [known.address]);
  for (const { id, type } of peopleOf(entry.participant)) {
    const own = type === 'registered' ? await findAddressOfPlayer(q, id) : null;
    if (own !== null) addresses.add(own);
  }
  return [...addresses];
};

/** Tells people by mail that matches of theirs no longer count and are played again, and why. */
export const tellReset = async (
  { sendMail, newId }: Pick<Platform, 'sendMail' | 'newId'>,
  tx: WriteTx,
  reset: ResetMatches,
): Promise<void> => {
  const { event, entries } = reset.running.tournament;
  const known = await addressRows.find(tx.q, event.id);
  for (const [entrant, numbers] of numbersByEntrant(reset)) {
    const entry = entries.find(({ id }) => id === entrant);
    if (entry === undefined) continue;
    for (const to of await addressesOf(tx.q, entry, known.get(entrant))) {
      const about = { eventId: event.id, eventName: event.props.name, numbers, reason: reset.reason };
      await sendMail(tx, { kind: 'matches-reset', to, ...about }, `matches-reset:${entrant}:${newId()}`);
    }
  }
};
