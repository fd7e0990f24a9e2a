import type { ScoringGameEntity, ScoringGameHead } from '@neundarter/contract/entities/scoring-game';
import type { ErrorCode } from '@neundarter/contract/errors';
import { defaultLimit } from '@neundarter/contract/limits';
import { type Hit, scoringGameStatuses } from '@neundarter/rules/practice/types';
import { ok, type Result, refused } from '@neundarter/rules/result';
import type { Database, Queries } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import { type GameQuery, isOwnGame, ownGames } from './access.ts';
import type { StoredGame } from './game-row.ts';
import {
  countGameRows,
  findGame,
  findGamePage,
  findGamesAfter,
  findThrows,
  findThrowsOf,
  type GameFilter,
  type GamePage,
  type GamePlace,
} from './store.ts';

/** A game in the shape of the API. */
export const gameEntity = ({ id, props }: StoredGame, throws: readonly Hit[]): ScoringGameEntity => ({
  id,
  props: { ...props, throws: [...throws] },
});

/** The caller's games of one kind without their throws. */
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

const gamesPerPage = 100;

/** Games with their throws, oldest first, in pages. */
async function* findGamesInPages(
  db: Database,
  filter: GameFilter,
): AsyncGenerator<readonly ScoringGameEntity[]> {
  let after: GamePlace = { startDateTime: -1, id: '' };
  for (;;) {
    const page = { after, limit: gamesPerPage };
    const games = await db.read(async (q) => {
      const stored = await findGamesAfter(q, filter, page);
      const throws = await findThrowsOf(q, stored);
      return stored.map((game) => gameEntity(game, throws.get(game.id) ?? []));
    });
    const last = games.at(-1);
    if (last === undefined) return;
    yield games;
    after = { startDateTime: last.props.startDateTime, id: last.id };
  }
}

/**
 * All games of a user with their throws, in pages, for the export of the user's own data: first those that the user has
 * created, then others of the user's player.
 */
export async function* findAllGamesOf(
  db: Database,
  actor: Actor,
): AsyncGenerator<readonly ScoringGameEntity[]> {
  if (actor.kind !== 'user') return;
  const { id, playerId } = actor;
  yield* findGamesInPages(db, { createdById: id });
  if (playerId === null) return;
  for (const status of scoringGameStatuses)
    for await (const page of findGamesInPages(db, { playerId, status }))
      yield page.filter(({ props }) => props.createdById !== id);
}
