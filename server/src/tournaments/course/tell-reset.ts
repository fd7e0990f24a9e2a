import { plannedMatches } from '@neundarter/rules/tournament/advance/play-offs';
import { peopleOf } from '@neundarter/rules/tournament/setup/participants';
import { countAttempt } from '../../platform/attempts.ts';
import { contentHash } from '../../platform/content-hash.ts';
import type { Queries, WriteTx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';
import { findAddressOfPlayer } from '../../users/reads.ts';
import type { RunningTournament } from '../core/gather-running.ts';
import { addressRows, type EntryAddress } from '../storage/address-rows.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';
import type { TournamentNotice } from '../tournament-mails.ts';

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

/** Mails to one address: whoever may reset matches must not fill the mailbox of somebody else. */
const perAddress = { max: 10, windowMs: 24 * 60 * 60_000 };

/**
 * Tells people by mail that matches of theirs no longer count and are played again, and why. After ten of them in a day an
 * address gets no more.
 */
export const tellReset = async (
  { notify, newId, clock }: Pick<Platform, 'notify' | 'newId' | 'clock'>,
  tx: WriteTx,
  reset: ResetMatches,
): Promise<void> => {
  const { event, entries } = reset.running.tournament;
  const known = await addressRows.find(tx.q, event.id);
  const numbersOf = numbersByEntrant(reset);
  const mails: { readonly to: string; readonly key: string; readonly entry: StoredEntry }[] = [];
  for (const entry of entries.filter(({ id }) => numbersOf.has(id)))
    for (const to of await addressesOf(tx.q, entry, known.get(entry.id)))
      mails.push({ to, key: `reset-mail:${contentHash(to)}`, entry });
  // Always in the same order, so that two calls never deadlock.
  for (const { to, key, entry } of mails.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    const isTooMuch = (await countAttempt(tx, [{ key, ...perAddress }], clock.now())) !== null;
    if (isTooMuch) continue;
    const numbers = numbersOf.get(entry.id) ?? [];
    const about = { eventId: event.id, eventName: event.props.name, numbers, reason: reset.reason };
    const what: TournamentNotice = { kind: 'matches-reset', ...about };
    await notify(tx, { by: 'mail', what, to, repeats: { once: `matches-reset:${entry.id}:${newId()}` } });
  }
};
