import type { EventBoardEntity, EventBoardsEntity } from '@neundarter/contract/entities/board';
import { isSameBoard } from '@neundarter/rules/hall/board';
import { useState } from 'react';
import { hasCode } from '../../../data/api/api-error.ts';
import { namesOn } from '../../../parts/board-field/board-options.ts';
import { boardText } from '../../../text/boards.ts';
import { boardFieldText } from '../../../text/event-boards.ts';

/**
 * Whether the server has just refused this board because another match runs there, so that the organiser may insist. As soon as
 * another board is typed, the refusal no longer counts.
 */
export function useOccupied(error: unknown, typed: string) {
  const [sent, setSent] = useState<string | null>(null);
  return {
    isOccupied: hasCode(error, 'error.boards.occupied') && sent === typed,
    /** Call it with each sending. */
    noteSent: () => setSent(typed),
  };
}

type Read = { readonly data: EventBoardsEntity | undefined; readonly error: unknown };

/** The boards of an event; null while they are read. If they cannot be read, a board is typed. */
export const knownBoards = ({ data, error }: Read): readonly EventBoardEntity[] | null =>
  data?.boards ?? (error === null ? null : []);

/** Asks whether a match should run where another one runs, with the names of both. */
export function insistSentence(own: string, label: string, boards: readonly EventBoardEntity[]): string {
  const board = boards.find(({ name }) => isSameBoard(name, label));
  const other = board === undefined ? '' : namesOn(board);
  return boardFieldText.insist({ own, board: board?.name ?? boardText(label), other });
}
