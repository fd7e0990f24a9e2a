import type { ScoringGameEntity } from '@neundarter/contract/entities/scoring-game';
import type { ErrorCode } from '@neundarter/contract/errors';
import { kindIn } from '@neundarter/rules/practice/practice-kinds';
import type { ScoringGame } from '@neundarter/rules/practice/types';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { WriteTx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { isOwnGame } from './access.ts';
import { nextRow, type StoredGame } from './game-row.ts';
import { gameEntity } from './reads.ts';
import {
  deleteThrowsAfter,
  findRequestKind,
  findThrows,
  insertLastThrow,
  lockGame,
  rememberRequest,
  updateGame,
} from './store.ts';

/** A call that changes a game by one dart. */
export type GameCommand = {
  readonly actor: Actor;
  readonly gameId: string;
  /** A repeat with the same id changes nothing; its answer is the current game. */
  readonly requestId: string;
};

/** The rule of a command: the game after it at `now` (ms since 1970), or a refusal. */
type GameChange = (game: ScoringGame, now: number) => Result<ScoringGame, ErrorCode>;

/** The game with its throws. */
const loadGame = async (tx: WriteTx, { id, props }: StoredGame): Promise<ScoringGame> => {
  const { status, config, startDateTime, finishedAt } = props;
  const kind = kindIn(props);
  return { id, kind, status, config, startDateTime, finishedAt, throws: await findThrows(tx.q, id) };
};

/**
 * The steps of every change: lock and load → access → rule → save. A change happens exactly once per request id, which
 * is stored in the same transaction. Refusals: `error.not-found` (also for another player's game),
 * `error.id-already-exists` for a request id that has made another kind of change, and those of the rule.
 */
export const changeLockedGame = (
  platform: Platform,
  { kind, actor, gameId, requestId }: GameCommand & { readonly kind: 'throw' | 'undo' },
  change: GameChange,
): Promise<Result<ScoringGameEntity, ErrorCode>> =>
  platform.db.write(async (tx): Promise<Result<ScoringGameEntity, ErrorCode>> => {
    const stored = await lockGame(tx, gameId);
    if (stored === null || !isOwnGame(actor, stored)) return refused('error.not-found');
    const knownKind = await findRequestKind(tx, { gameId, requestId });
    if (knownKind !== null && knownKind !== kind) return refused('error.id-already-exists');
    const before = await loadGame(tx, stored);
    if (knownKind !== null) return ok(gameEntity(stored, before.throws));
    const changed = change(before, platform.clock.now());
    if (!changed.ok) return changed;
    await rememberRequest(tx, { gameId, requestId, kind });
    await (kind === 'throw' ? insertLastThrow : deleteThrowsAfter)(tx, changed.value);
    const after = nextRow(stored, changed.value);
    await updateGame(tx, after);
    return ok(gameEntity(after, changed.value.throws));
  });
