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

type Place = Pick<HallBoard, 'reservedFor' | 'use' | 'useBy'>;
type Wanting = Pick<HallMatch, 'competition' | 'kind' | 'group'>;

/** Whether a match may be called to a board at `now` (ms since 1970), if the board is free. */
export const isForMatch = (
  { reservedFor, use, useBy }: Place,
  { competition, kind, group }: Wanting,
  now: number,
): boolean => {
  if (reservedFor !== null && !reservedFor.includes(competition)) return false;
  const wanting = { round: roundOf[kind], group };
  const uses = useBy === undefined ? use : useBy.get(competition);
  return uses === undefined ? useBy === undefined : isBoardFor(uses, wanting, now);
};
