import type { MouseEvent } from 'react';
import { detectionText } from '../../text/detection.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { boardSizeMm } from '../dartboard/board-paths.ts';
import { DartMarker } from '../dartboard/dart-marker.tsx';
import { Dartboard } from '../dartboard/dartboard.tsx';
import classes from './correction-dialog.module.css';
import type { Correction } from './use-correction.ts';

type Props = { readonly correction: Correction; readonly place: number };

/** The whole board, small: a tap moves the dart there. Keyboard users use the arrow keys on the large board. */
export function WholeBoard({ correction: { draft, moveTo }, place }: Props) {
  const put = (event: MouseEvent<HTMLElement>): void => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    moveTo({
      xMm: ((event.clientX - left) / width - 0.5) * boardSizeMm,
      yMm: (0.5 - (event.clientY - top) / height) * boardSizeMm,
    });
  };
  return (
    <button type="button" tabIndex={-1} className={classes.whole} onClick={put}>
      <VisuallyHidden>{detectionText.whole}</VisuallyHidden>
      <Dartboard>
        <DartMarker point={draft} place={place} look={draft.hitType === 'Normal' ? 'plain' : 'out'} />
      </Dartboard>
    </button>
  );
}
