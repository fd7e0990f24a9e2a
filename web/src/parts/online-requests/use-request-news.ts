import type { MatchHead } from '@neundarter/contract/entities/match';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { serverNow } from '../../data/api/server-clock.ts';
import { useServerNow } from '../../data/api/use-server-now.ts';
import { useIsMatchRunning } from '../../data/match/running-match.ts';
import { expiryCheckMs, type Look, type OnlineMatch, onlineMatchOf } from './online-match.ts';
import { isStillNews, type RequestNews, requestNewsOf } from './request-news.ts';

export type ShownNews = { readonly news: RequestNews; readonly match: OnlineMatch };

/**
 * The news to show now, one at a time, and a function to close it. The first reading of the list is never news. Nothing
 * is shown while a match is scored, or if the page itself shows it.
 * @param heads undefined until they are loaded
 */
export function useRequestNews(heads: readonly MatchHead[] | undefined, ownId: string) {
  const [waiting, setWaiting] = useState<readonly RequestNews[]>([]);
  const before = useRef<readonly MatchHead[]>(undefined);
  const { pathname } = useLocation();
  const isMatchRunning = useIsMatchRunning();
  const now = useServerNow(expiryCheckMs);
  useEffect(() => {
    if (heads === undefined) return;
    const news =
      before.current === undefined ? [] : requestNewsOf(before.current, heads, { ownId, now: serverNow() });
    before.current = heads;
    if (news.length > 0) setWaiting((known) => [...known, ...news]);
  }, [heads, ownId]);
  const unseen = waiting.filter((one) => !isSeenAt(pathname, one));
  useEffect(() => setWaiting((known) => withoutSeen(known, pathname)), [pathname, waiting]);
  const shown = isMatchRunning ? undefined : firstShown(unseen, heads ?? [], { ownId, now });
  const putAway = () => setWaiting((known) => known.filter((one) => one !== shown?.news));
  return { shown, putAway };
}

/** The start page lists all requests, and the page of a match shows its own request. */
const isSeenAt = (pathname: string, { matchId }: RequestNews): boolean =>
  pathname.startsWith('/home') || pathname === `/matches/${matchId}`;

/** The news not seen on this page. Returns the same array if none was seen, so that React does not render again. */
function withoutSeen(waiting: readonly RequestNews[], pathname: string): readonly RequestNews[] {
  const unseen = waiting.filter((one) => !isSeenAt(pathname, one));
  return unseen.length < waiting.length ? unseen : waiting;
}

function firstShown(
  waiting: readonly RequestNews[],
  heads: readonly MatchHead[],
  look: Look,
): ShownNews | undefined {
  for (const news of waiting) {
    const head = heads.find(({ id }) => id === news.matchId);
    const match = head === undefined ? null : onlineMatchOf(head, look);
    if (match !== null && isStillNews(news, match)) return { news, match };
  }
  return undefined;
}
