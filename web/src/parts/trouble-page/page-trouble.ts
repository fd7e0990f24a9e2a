import { ApiError, hasCode, isNotThere } from '../../data/api/api-error.ts';
import { isUnreachable } from '../../data/api/is-unreachable.ts';

/** Why a page cannot be shown. Only a missing network is called `offline`. */
export type PageTrouble = 'missing' | 'forbidden' | 'offline' | 'server' | 'unknown';

/** Which trouble a failed call means. */
export function troubleOf(error: unknown): PageTrouble {
  if (hasCode(error, 'error.insufficient-permissions')) return 'forbidden';
  if (isUnreachable(error)) return 'offline';
  if (isNotThere(error)) return 'missing';
  return error instanceof ApiError && error.isRetryable ? 'server' : 'unknown';
}
