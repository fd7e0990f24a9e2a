import { bedScore } from '@neundarter/rules/board/bed';
import { bedOfDetected, type DetectedDart, isCorrected } from '@neundarter/rules/turn/detected-dart';
import type { DetectedTurn } from '@neundarter/rules/turn/detected-turn';
import { bedText } from '../../text/bed.ts';
import { dartName, detectionText } from '../../text/detection.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './detection-pad.module.css';

type Props = {
  readonly turn: DetectedTurn;
  /** The turn accepts no more darts. */
  readonly isOver: boolean;
  /** Opens the correction of a dart, or of the next missing dart. */
  readonly onEdit: (index: number) => void;
};

/** The three darts of a turn; each can be corrected, and the next one can be added. */
export function DartSlots({ turn, isOver, onEdit }: Props) {
  const isRecorded = turn.state === 'done' || turn.state === 'stale';
  return (
    <ol className={classes.darts}>
      {[0, 1, 2].map((index) => {
        const dart = turn.darts[index];
        return (
          <li key={index}>
            {dart === undefined ? (
              <EmptySlot
                place={index + 1}
                onAdd={isOver || index !== turn.darts.length ? null : () => onEdit(index)}
              />
            ) : (
              <FilledSlot dart={dart} place={index + 1} onEdit={isRecorded ? null : () => onEdit(index)} />
            )}
          </li>
        );
      })}
    </ol>
  );
}

type EmptyProps = { readonly place: number; readonly onAdd: (() => void) | null };

function EmptySlot({ place, onAdd }: EmptyProps) {
  return (
    <button
      type="button"
      className={classes.slot}
      data-next={onAdd !== null || undefined}
      disabled={onAdd === null}
      onClick={onAdd ?? undefined}
    >
      <VisuallyHidden>{detectionText.addDart(place)}</VisuallyHidden>
      <span aria-hidden="true" className={classes.place}>
        {detectionText.dartOf(place)}
      </span>
    </button>
  );
}

type FilledProps = {
  readonly dart: DetectedDart;
  readonly place: number;
  readonly onEdit: (() => void) | null;
};

function FilledSlot({ dart, place, onEdit }: FilledProps) {
  const bed = bedOfDetected(dart);
  const name = dartName(dart.hitType, bed);
  return (
    <button
      type="button"
      className={classes.slot}
      data-filled
      disabled={onEdit === null}
      onClick={onEdit ?? undefined}
    >
      <VisuallyHidden>{detectionText.correctDart(place, name)}</VisuallyHidden>
      <b aria-hidden="true" className={classes.bed} data-word={dart.hitType !== 'Normal' || undefined}>
        {dart.hitType === 'Normal' ? bedText(bed) : name}
      </b>
      <span aria-hidden="true" className={classes.place}>
        {bedScore(bed)}
      </span>
      {isCorrected(dart) ? (
        <span className={classes.corrected}>
          <VisuallyHidden>{detectionText.corrected}</VisuallyHidden>
        </span>
      ) : null}
    </button>
  );
}
