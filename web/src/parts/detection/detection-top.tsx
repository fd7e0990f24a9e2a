import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconCalculator from '@tabler/icons-react/dist/esm/icons/IconCalculator.mjs';
import { detectionText } from '../../text/detection.ts';
import { Button } from '../../ui/button.tsx';
import { Inline } from '../../ui/inline.tsx';
import { BoardStatus } from '../board-status/board-status.tsx';
import type { BoardState } from '../board-status/use-board.ts';
import classes from './detection-pad.module.css';

type Props = {
  readonly board: BoardState;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  readonly onByHand: () => void;
};

/** Undo at the left, the board's status in the middle, the button for the keys at the right. */
export function DetectionTop({ board, canUndo, onUndo, onByHand }: Props) {
  return (
    <Inline gap="s" align="center" justify="between" className={classes.top}>
      <Button
        className={classes.side ?? ''}
        icon={<IconArrowBackUp size={20} />}
        aria-label={detectionText.undoLabel}
        disabled={!canUndo}
        onClick={onUndo}
      >
        <span className={classes.caption}>{detectionText.undo}</span>
      </Button>
      <BoardStatus board={board} />
      <Button
        className={classes.side ?? ''}
        icon={<IconCalculator size={20} />}
        aria-label={detectionText.byHandLabel}
        onClick={onByHand}
      >
        <span className={classes.caption}>{detectionText.byHand}</span>
      </Button>
    </Inline>
  );
}
