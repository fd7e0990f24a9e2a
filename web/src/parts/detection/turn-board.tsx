import type { DetectedTurn } from '@neundarter/rules/turn/detected-turn';
import { detectionText } from '../../text/detection.ts';
import { DartMarker } from '../dartboard/dart-marker.tsx';
import { Dartboard } from '../dartboard/dartboard.tsx';
import classes from './detection-pad.module.css';

/** The board with the darts of the turn. */
export function TurnBoard({ turn: { darts, state } }: { readonly turn: DetectedTurn }) {
  return (
    <div className={classes.board} data-faded={state === 'done' || state === 'stale' || undefined}>
      <Dartboard label={detectionText.boardPicture}>
        {darts.map((dart, index) => (
          <DartMarker
            key={dart.id}
            point={dart}
            place={index + 1}
            look={dart.hitType === 'Normal' ? 'plain' : 'out'}
          />
        ))}
      </Dartboard>
    </div>
  );
}
