import { bedScore } from '@neundarter/rules/board/bed';
import { bedOfDetected, type DetectedDart } from '@neundarter/rules/turn/detected-dart';
import type { DetectedEvent } from '@neundarter/rules/turn/detected-turn';
import { dartName, detectionText } from '../../text/detection.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Inline } from '../../ui/inline.tsx';
import classes from './correction-dialog.module.css';
import { useCorrection } from './use-correction.ts';
import { WholeBoard } from './whole-board.tsx';
import { ZoomedBoard } from './zoomed-board.tsx';

type Props = {
  /** The dart to correct; null for a dart that the board has not seen. */
  readonly dart: DetectedDart | null;
  /** Number of the dart within the turn, from 1. */
  readonly place: number;
  readonly onClose: () => void;
  /** Applies the correction. `eventAt` returns the event for the dart at an index of the turn. */
  readonly onEvent: (eventAt: (index: number) => DetectedEvent) => void;
};

/** Moves a dart to where it really was: in the enlarged picture around it, or on the whole board. */
export function CorrectionDialog({ dart, place, onClose, onEvent }: Props) {
  const correction = useCorrection(dart);
  const { draft } = correction;
  const bed = bedOfDetected(draft);
  const apply = (): void => {
    onEvent(correction.eventAt);
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={dart === null ? detectionText.addTitle(place) : detectionText.correctTitle(place)}
      shape="sheet"
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {detectionText.cancel}
          </Button>
          <Button look="primary" onClick={apply}>
            {detectionText.apply}
          </Button>
        </>
      }
    >
      <div className={classes.content}>
        <ZoomedBoard correction={correction} place={place} onEnter={apply} />
        <div className={classes.side}>
          <Inline as="p" align="baseline" wraps className={classes.bed} aria-live="polite" data-bed={bed}>
            <b>{dartName(draft.hitType, bed)}</b>
            <span>{detectionText.points(bedScore(bed))}</span>
          </Inline>
          <WholeBoard correction={correction} place={place} />
          <Inline gap="s" wraps className={classes.buttons}>
            <Button aria-pressed={draft.hitType === 'Bouncer'} onClick={correction.toggleBouncer}>
              {detectionText.bouncer}
            </Button>
            <Button disabled={!correction.canReset} onClick={correction.reset}>
              {detectionText.reset}
            </Button>
          </Inline>
        </div>
      </div>
    </Dialog>
  );
}
