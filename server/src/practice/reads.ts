import type { ScoringGameEntity, ScoringGameHead } from '@neundarter/contract/entities/scoring-game';
import type { ErrorCode } from '@neundarter/contract/errors';
import { defaultLimit } from '@neundarter/contract/limits';
import type { Hit, ScoringGameStatus } from '@neundarter/rules/practice/types';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import { isOwnGame, ownGames } from './access.ts';
import {
  countGameRows,
  findGame,
  findGamePage,
  findThrows,
  type GamePage,
  type StoredGame,
} from './store.ts';

/** Filter of a list of games. */
export type GameQuery = { readonly playerId?: string; readonly status?: ScoringGameStatus };

/** A game in the shape of the API. */
export const gameEntity = ({ id, props }: StoredGame, throws: readonly Hit[]): ScoringGameEntity => ({
  id,
  props: { ...props, throws: [...throws] },
});

/** The caller's games without their throws. */
export const listScoringGames = async (
  db: Database,
  actor: Actor,
  { skip = 0, limit = defaultLimit, order = 'newest', ...query }: GameQuery & Partial<GamePage>,
): Promise<Result<ScoringGameHead[], ErrorCode>> => {
  const filter = ownGames(actor, query);
  if (!filter.ok) return filter;
  const games = await db.query((q) => findGamePage(q, filter.value, { skip, limit, order }));
  return ok(games.map(({ id, props }) => ({ id, props })));
};

export const countScoringGames = async (
  db: Database,
  actor: Actor,
  query: GameQuery,
): Promise<Result<{ count: number }, ErrorCode>> => {
  const filter = ownGames(actor, query);
  if (!filter.ok) return filter;
  return ok({ count: await db.query((q) => countGameRows(q, filter.value)) });
};

/** Row and throws, read at the same time; null unless it is the actor's game. */
const findOwnGame = async (q: Queries, actor: Actor, id: string): Promise<ScoringGameEntity | null> => {
  const stored = await findGame(q, id);
  return stored !== null && isOwnGame(actor, stored) ? gameEntity(stored, await findThrows(q, id)) : null;
};

/** One game of the caller. */
export const readScoringGame = async (
  db: Database,
  actor: Actor,
  id: string,
): Promise<Result<ScoringGameEntity, 'error.not-found'>> => {
  const game = await db.read((q) => findOwnGame(q, actor, id));
  return game === null ? refused('error.not-found') : ok(game);
};

/** All games of a user with their throws, oldest first; for the export of the user's own data. */
export const findAllGamesOf = async (db: Database, actor: Actor): Promise<readonly ScoringGameEntity[]> => {
  if (actor.kind !== 'user') return [];
  const filters = [
    { createdById: actor.id },
    ...(actor.playerId === null ? [] : [{ playerId: actor.playerId }]),
  ];
  const games: ScoringGameEntity[] = [];
  const known = new Set<string>();
  const all = { skip: 0, limit: Number.MAX_SAFE_INTEGER, order: 'newest' } as const;
  for (const filter of filters) {
    for (const stored of await db.query((q) => findGamePage(q, filter, all))) {
      if (known.has(stored.id)) continue;
      known.add(stored.id);
      games.push(gameEntity(stored, await db.query((q) => findThrows(q, stored.id))));
    }
  }
  return games.toSorted((one, other) => one.props.startDateTime - other.props.startDateTime);
};
