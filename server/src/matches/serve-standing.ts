import { apiBasePath } from '@neundarter/contract/limits';
import { matchRoutes } from '@neundarter/contract/routes/matches';
import type { Database } from '../platform/db/database.ts';
import type { ReadyAnswer } from '../platform/http/send-ready-answers.ts';
import { matchCache } from './storage/match-cache.ts';

const [, path = ''] = matchRoutes.readStanding.address.split(' ');
const [before = '', after = ''] = path.split('{id}');
const start = apiBasePath + before;

/**
 * Ready standings of public matches that were read since their last change; only if no other process shares the
 * database.
 */
export const serveStanding = (db: Database): ReadyAnswer => {
  const caches = matchCache(db);
  const route = `${start}:id${after}`;
  return (address) => {
    if (db.isShared || !address.startsWith(start) || !address.endsWith(after)) return null;
    const standing = caches.standingOf(address.slice(start.length, -after.length));
    return standing?.isPublic !== true ? null : { route, answer: { kind: 'raw', ...standing } };
  };
};
