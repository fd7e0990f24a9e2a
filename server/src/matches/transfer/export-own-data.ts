import type { ErrorCode } from '@neundarter/contract/errors';
import { ok, type Result, refused } from '@neundarter/rules/result';
import { contentHash } from '../../platform/content-hash.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor, RawJson } from '../../platform/http/handler.ts';
import { readPlayer } from '../../players/reads.ts';
import { listTeamsOfUser } from '../../teams/reads.ts';
import { readOwnAccount } from '../../users/reads.ts';
import { readMatch } from '../reads.ts';
import { findReopeningsBy } from '../storage/reopening-rows.ts';
import { findIdsConcerning } from '../storage/store.ts';

/** Data about a user from other nouns. */
export type ExportMore = (actor: Actor) => Promise<object>;

/**
 * Everything that is stored about the caller, as one file, without passwords and tokens, of which only hashes exist.
 */
export const exportOwnData = async (
  db: Database,
  actor: Actor,
  exportMore: ExportMore,
): Promise<Result<RawJson, ErrorCode>> => {
  if (actor.kind !== 'user') return refused('error.insufficient-permissions');
  const { id: createdById, playerId } = actor;
  const ids = await db.query((q) => findIdsConcerning(q, { playerId, createdById }));
  const matches: unknown[] = [];
  for (const id of ids) {
    const match = await readMatch(db, id);
    if (match.ok) matches.push(match.value);
  }
  const player = playerId === null ? null : await readPlayer(db, playerId);
  const teams = await listTeamsOfUser(db, { actor, id: actor.id });
  const account = await readOwnAccount(db, actor.id);
  const file = {
    account,
    player: player?.ok ? player.value : null,
    teams: teams.ok ? teams.value : [],
    matches,
    reopenings: await db.query((q) => findReopeningsBy(q, actor.id)),
    ...(await exportMore(actor)),
  };
  return ok({
    kind: 'raw',
    bytes: Buffer.from(JSON.stringify(file, null, 2)),
    etag: `"${contentHash(file)}"`,
  });
};
