import { bedOfDetected, type DetectedDart, detectedDart } from '@neundarter/rules/turn/detected-dart';
import { useState } from 'react';
import { BoardStatus } from '../../parts/board-status/board-status.tsx';
import { useBoard } from '../../parts/board-status/use-board.ts';
import { dartName, detectionText } from '../../text/detection.ts';
import classes from './detection-section.module.css';

/** The board's status now, and the last dart it has seen. */
export function BoardTest() {
  const [dart, setDart] = useState<DetectedDart | null>(null);
  const board = useBoard((event) => {
    if (event.kind === 'dart') setDart(detectedDart(event.dart));
  });
  const isReady = board.status === 'Ready';
  const lastDart =
    dart === null
      ? detectionText.noDart
      : detectionText.lastDart(dartName(dart.hitType, bedOfDetected(dart)));
  return (
    <>
      <BoardStatus board={board} />
      <p className={classes.hint} role="status">
        {isReady ? lastDart : detectionText.blockedHint}
      </p>
    </>
  );
}
