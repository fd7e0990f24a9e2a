import type { scoringGameRoutes } from '@neundarter/contract/routes/scoring-games';
import type { Handlers } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { createScoringGame } from './create-scoring-game.ts';
import { deleteScoringGame } from './delete-scoring-game.ts';
import { countScoringGames, listScoringGames, readScoringGame } from './reads.ts';
import { recordHit } from './record-hit.ts';
import { undoHit } from './undo-hit.ts';

/** Handlers of the calls of the practice room. */
export const practiceHandlers = (platform: Platform): Handlers<typeof scoringGameRoutes> => ({
  countScoringGames: ({ actor, query }) => countScoringGames(platform.db, actor, query),
  listScoringGames: ({ actor, query }) => listScoringGames(platform.db, actor, query),
  readScoringGame: ({ actor, params }) => readScoringGame(platform.db, actor, params.id),
  createScoringGame: ({ actor, body }) => createScoringGame(platform, { actor, ...body }),
  deleteScoringGame: ({ actor, params }) => deleteScoringGame(platform, { actor, id: params.id }),
  recordHit: ({ actor, params, requestId, body }) =>
    recordHit(platform, { actor, gameId: params.id, requestId, sent: body }),
  undoHit: ({ actor, params, requestId, query }) =>
    undoHit(platform, { actor, gameId: params.id, requestId, throwId: query.throwId }),
});
