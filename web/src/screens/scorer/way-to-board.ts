import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { readSetting } from '../../data/local-settings.ts';
import type { MatchInfo } from '../../data/match/match-info.ts';

/** How long the tablet of a board shows a result before it goes on to the next match. ms */
const resultMs = 8_000;

type Way = { readonly to: string; readonly name: string };

/** The way back to the page of the board, for the match of a tablet; null elsewhere. `by-itself`: it is taken after a while. */
export function useWayToBoard({ event }: Pick<MatchInfo, 'event'>, how: 'by-itself' | 'by-tap'): Way | null {
  const navigate = useNavigate();
  const tablet = event?.isAtOwnBoard === true ? readSetting('tablet') : null;
  const to = tablet && `/board/${tablet.boardId}`;
  useEffect(() => {
    if (to === null || how === 'by-tap') return;
    const timer = setTimeout(() => void navigate(to), resultMs);
    return () => clearTimeout(timer);
  }, [to, how, navigate]);
  return tablet && to !== null ? { to, name: tablet.boardName } : null;
}
