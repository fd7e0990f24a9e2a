import type { resultFileRoutes } from '@neundarter/contract/routes/result-files';
import type { Exports } from '../platform/exports.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { exportResults } from './export-results.ts';
import type { ResultReader } from './gather-results.ts';

/** Handlers of the calls that give results as files. */
export const resultFileHandlers = (
  parts: Pick<Platform, 'clock' | 'newId'> & ResultReader & { readonly exports: Exports },
): Handlers<typeof resultFileRoutes> => ({
  exportResults: ({ actor, matchPin, params, query }) =>
    exportResults(parts, { actor, matchPin, ...params, ...query }),
});
