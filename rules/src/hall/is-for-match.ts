// Whether a board may get a match at all: by the competitions it is reserved for, and by what its event says about it.
import { type BoardRound, isBoardFor } from './event-board.ts';
import type { HallBoard, HallMatch, HallMatchKind } from './hall-state.ts';

const roundOf: { readonly [kind in HallMatchKind]: BoardRound } = {
  group: 'group',
  knockout: 'knockout',
  'semi-final': 'semi-final',
  'third-place': 'third-place',
  final: 'final',
  'repeated-final': 'final',
};

type Place = Pick<HallBoard, 'reservedFor' | 'use'>;
type Wanting = Pick<HallMatch, 'competition' | 'kind' | 'group'>;

/** Whether a match may be called to a board at `now` (ms since 1970), if the board is free. */
export const isForMatch = ({ reservedFor, use }: Place, match: Wanting, now: number): boolean =>
  (reservedFor === null || reservedFor.includes(match.competition)) &&
  (use === undefined || isBoardFor(use, { round: roundOf[match.kind], group: match.group }, now));
