import type { BoundTablet } from '@neundarter/contract/entities/tablet';
import { maxTabletsOfTeam } from '@neundarter/contract/limits';
import { tabletPairingMs } from '@neundarter/rules/access/tablet';
import { ok, refused } from '@neundarter/rules/result';
import { announceBoards } from '../matches/boards/announce-boards.ts';
import type { StoredBoard } from '../matches/boards/board-rows.ts';
import type { Outcome } from '../platform/http/handler.ts';
import { hashToken } from '../platform/identity/secret-token.ts';
import type { DeriveKey } from '../platform/passes/derive-key.ts';
import { isPassOpen } from '../platform/passes/pass.ts';
import { passRows } from '../platform/passes/pass-rows.ts';
import type { Platform } from '../platform/platform.ts';
import { lockTeamRow } from '../teams/lock-team-row.ts';
import { findCodeBoard } from './reads.ts';
import { tabletRows } from './tablet-rows.ts';

type Binding = { readonly id: string; readonly code: string };

const answerOf = (id: string, key: string, { teamId, ...board }: StoredBoard): BoundTablet => ({
  id,
  key,
  teamId,
  boardId: board.id,
  boardName: board.name,
});

/**
 * Binds a tablet to the board of a code, and gives it the key. A code binds one tablet; if the answer was lost on its way, the same
 * tablet gets it again as long as a code lives. The key follows from code and tablet, so only its hash is stored.
 */
export const bindTablet = (
  platform: Platform,
  deriveKey: DeriveKey,
  { id, code }: Binding,
): Promise<Outcome<BoundTablet>> => {
  const { db, clock } = platform;
  const codeHash = hashToken(code);
  const key = deriveKey({ place: { kind: 'tablet-key', scope: id, part: codeHash }, number: 0 });
  return db.write(async (tx): Promise<Outcome<BoundTablet>> => {
    const now = clock.now();
    const found = await findCodeBoard(tx.q, codeHash);
    if (found === null) return refused('error.tablet.code-expired');
    const { pass, board } = found;
    await lockTeamRow(tx, board.teamId);
    const known = await tabletRows.find(tx.q, id);
    if (known !== undefined) {
      const isRepeat = known.code_hash === codeHash && now < known.bound_at + tabletPairingMs;
      return isRepeat ? ok(answerOf(id, key, board)) : refused('error.id-already-exists');
    }
    if (!isPassOpen(pass, now)) return refused('error.tablet.code-expired');
    if ((await tabletRows.findOfTeam(tx.q, board.teamId)).length >= maxTabletsOfTeam)
      return refused('error.tablet.too-many');
    if (!(await passRows.use(tx, pass, now))) return refused('error.tablet.code-expired');
    await tabletRows.add(tx, {
      id,
      board_id: board.id,
      key_hash: hashToken(key),
      code_hash: codeHash,
      bound_at: now,
      last_seen_at: now,
      battery: null,
      next_match_id: null,
    });
    announceBoards(platform, tx, board.teamId);
    return ok(answerOf(id, key, board));
  });
};
