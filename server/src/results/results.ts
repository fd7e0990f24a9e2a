import type { ResultPlatform } from './change-own-match.ts';
import { resultHandlers } from './routes.ts';
import { trainingResults } from './training-results.ts';

/** What the server takes from results. */
export const results = {
  handlers: (parts: ResultPlatform) => resultHandlers(parts),
  results: () => trainingResults,
};
