import type { resultRoutes } from '@neundarter/contract/routes/results';
import type { Handlers } from '../platform/http/handler.ts';
import type { ResultPlatform } from './change-own-match.ts';
import { enterResult } from './enter-result.ts';
import { readDependents } from './read-dependents.ts';
import { readTakeOver } from './read-take-over.ts';
import { undoResult } from './undo-result.ts';

/** Handlers of the calls about results. */
export const resultHandlers = (platform: ResultPlatform): Handlers<typeof resultRoutes> => ({
  enterResult: ({ actor, matchPin, params, body: result, prefersMinimal }) =>
    enterResult(platform, { actor, matchPin, ...params, result, prefersMinimal }),
  undoResult: ({ actor, matchPin, params, body, prefersMinimal }) =>
    undoResult(platform, { actor, matchPin, ...params, ...body, prefersMinimal }),
  readTakeOver: ({ actor, matchPin, params }) => readTakeOver(platform, { actor, matchPin, ...params }),
  readDependents: ({ actor, matchPin, params }) => readDependents(platform, { actor, matchPin, ...params }),
});
