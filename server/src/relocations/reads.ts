import type { RelocationState } from '@neundarter/contract/entities/relocation';
import { fullNameOf } from '@neundarter/rules/people/full-name';
import type { Database } from '../platform/db/database.ts';
import { hashToken } from '../platform/identity/secret-token.ts';
import type { Platform } from '../platform/platform.ts';
import { readPlayerOfUser } from '../players/reads.ts';
import { findAddress } from '../users/reads.ts';
import { findRelocation } from './store.ts';
import { isOpen } from './take-relocation.ts';

const expired: RelocationState = { state: 'expired', name: null, isUser: false };

/** Whether a code still works, and who goes over. An unknown code looks like one that has expired. */
export const readRelocation = async (
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  code: string,
): Promise<RelocationState> => {
  const row = await db.query((q) => findRelocation(q, hashToken(code)));
  if (row === undefined) return expired;
  const isUser = row.user_id !== null;
  if (row.taken_at !== null) return { state: 'taken', name: null, isUser };
  if (!isOpen(row, clock.now())) return { ...expired, isUser };
  return { state: 'open', name: row.user_id === null ? null : await nameOf(db, row.user_id), isUser };
};

/** Name of a user; the address of one who has no player yet, so that the question always says whom it means. */
async function nameOf(db: Database, userId: string): Promise<string | null> {
  const player = await readPlayerOfUser(db, userId);
  return player.ok ? fullNameOf(player.value.props) : db.query((q) => findAddress(q, userId));
}
