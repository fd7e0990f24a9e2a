import { ok } from '@neundarter/rules/result';
import { peopleOf } from '@neundarter/rules/tournament/setup/participants';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import type { Platform } from '../../platform/platform.ts';
import { keepExternalPlayers } from '../../players/keep-external-players.ts';
import { findKnownPlayers } from '../../players/reads.ts';
import { findMembershipDates } from '../../teams/reads.ts';
import { narrowNames } from '../core/narrow-names.ts';
import type { StoredEntry } from '../storage/stored-tournament.ts';

type KeptPlayers = {
  readonly entry: StoredEntry;
  readonly createdBy: string;
  /** Ids of the people whom the entry had before; they are renamed. */
  readonly earlierIds?: readonly string[];
};

/**
 * Makes players of the people in a confirmed entry who have no account. Until an entry is confirmed nobody can look them
 * up, and never by more than the name that the entry shows. Members of a team keep their names. Refusals: those of
 * `keepExternalPlayers`.
 */
export const keepPlayers = async (
  { clock }: Pick<Platform, 'clock'>,
  tx: WriteTx,
  { entry, createdBy, earlierIds = [] }: KeptPlayers,
): Promise<Outcome<true>> => {
  if (entry.status !== 'confirmed') return ok(true);
  const externals = peopleOf(narrowNames(entry)).flatMap((person) =>
    person.type === 'external' ? [person] : [],
  );
  const ids = externals.map(({ id }) => id);
  const known = new Set((await findKnownPlayers(tx.q, ids)).map(({ id }) => id));
  const members = await findMembershipDates(tx.q, ids);
  const isRenamed = (id: string) => earlierIds.includes(id) && !members.has(id);
  const players = externals.filter(({ id }) => !known.has(id) || isRenamed(id));
  return keepExternalPlayers(tx, { players, knownIds: earlierIds, createdBy, now: clock.now() });
};
