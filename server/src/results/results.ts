import type { ResultPlatform } from './change-own-match.ts';
import { resultHandlers } from './routes.ts';
import { trainingResultKind } from './training-result-kind.ts';

/** What the server takes from results. */
export const results = {
  handlers: (parts: ResultPlatform) => resultHandlers(parts),
  results: () => trainingResultKind,
};
