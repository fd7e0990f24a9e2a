import { boardStatusHint, boardStatusText } from '../../text/detection.ts';
import { Tooltip } from '../../ui/tooltip.tsx';
import classes from './board-status.module.css';
import type { BoardState } from './use-board.ts';

const tones = {
  Ready: 'good',
  Calibrating: 'busy',
  Initializing: 'busy',
  Updating: 'busy',
  Offline: 'bad',
  Error: 'bad',
} as const;

/** The board's status in one word; a tooltip explains the word. */
export function BoardStatus({ board: { status, phase } }: { readonly board: BoardState }) {
  const tone = status === 'Ready' && phase === 'Takeout' ? 'busy' : tones[status];
  return (
    <Tooltip text={boardStatusHint(status, phase)}>
      <span className={classes.status} data-tone={tone} role="status" data-status={status} data-phase={phase}>
        <i className={classes.dot} aria-hidden="true" />
        {boardStatusText(status, phase)}
      </span>
    </Tooltip>
  );
}
