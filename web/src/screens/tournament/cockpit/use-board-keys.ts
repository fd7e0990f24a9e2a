import { useEffect } from 'react';
import type { Hall } from './hall-words.ts';
import type { Calls } from './use-calls.ts';

/** Whether keys go into a field or a menu now. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea, dialog, [role="menu"]') !== null;

/** What the key of a board calls: the proposal for this board, otherwise the first match of the queue. */
const matchForKey = ({ data, freeBoards, freeFor }: Hall, key: string): readonly [string, string] | null => {
  const board = /^[1-9]$/u.test(key) ? data.boards[Number(key) - 1] : undefined;
  if (board === undefined || !freeBoards.includes(board)) return null;
  const proposed =
    data.play.find(({ boardId }) => boardId === board.id) ??
    data.play.find(({ matchId }) => freeFor(matchId).includes(board));
  return proposed === undefined ? null : [proposed.matchId, board.id];
};

/** Digits 1 to 9 call to the first nine boards. */
export function useBoardKeys(hall: Hall, call: Calls['call']): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
      const wanted = matchForKey(hall, event.key);
      if (wanted === null) return;
      event.preventDefault();
      call(...wanted);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}
