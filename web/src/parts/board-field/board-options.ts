import type { EventBoardEntity } from '@neundarter/contract/entities/board';
import { isSameBoard } from '@neundarter/rules/hall/board';
import { type BoardRound, isBoardFor } from '@neundarter/rules/hall/event-board';
import { boardFieldText as text } from '../../text/event-boards.ts';
import { partiesText } from '../../text/party-names.ts';

/** The match that looks for a board; `round` is null if it does not matter. */
export type WantingMatch = { readonly round: BoardRound | null; readonly group: string | null };

type Option = { readonly value: string; readonly label: string };

/** Who plays on a board; empty if nobody does, or the viewer does not learn it. */
export const namesOn = ({ matches }: Pick<EventBoardEntity, 'matches'>): string =>
  matches.map(({ parties }) => partiesText(parties)).join(', ');

/** A board as it is offered; those with the lowest rank first. */
const offerOf = (board: EventBoardEntity, wanting: WantingMatch, now: number) => {
  const { name, state, isStream, isOccupied, use } = board;
  if (state === 'broken') return { rank: 4, value: name, label: text.broken(name) };
  if (state === 'reserved') return { rank: 3, value: name, label: text.reserved(name) };
  if (isOccupied) return { rank: 2, value: name, label: text.occupied(name, namesOn(board)) };
  if (!isBoardFor(use, wanting, now)) return { rank: 1, value: name, label: text.forOthers(name) };
  return { rank: 0, value: name, label: isStream ? text.stream(name) : text.free(name) };
};

type Offered = {
  readonly boards: readonly EventBoardEntity[];
  /** The board that the match has now; null for none. */
  readonly current: string | null;
  readonly wanting: WantingMatch;
  /** ms since 1970 */
  readonly now: number;
};

/** The boards of an event as options: none, then the free ones that are meant for the match; a broken one only if the match is there. */
export const boardOptions = ({ boards, current, wanting, now }: Offered): readonly Option[] => {
  const isCurrent = ({ name }: EventBoardEntity) => current !== null && isSameBoard(name, current);
  const offers = boards
    .filter((board) => board.state !== 'broken' || isCurrent(board))
    .map((board) => offerOf(board, wanting, now))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ rank: _, ...option }) => option);
  const isOther = current !== null && !boards.some(isCurrent);
  return [
    { value: '', label: text.none },
    ...offers,
    ...(isOther ? [{ value: current, label: current }] : []),
  ];
};

/** The name of the board that a label means, as it is in the list; the label itself if none is meant. */
export const boardInList = (boards: readonly EventBoardEntity[], label: string): string =>
  boards.find(({ name }) => isSameBoard(name, label))?.name ?? label;
