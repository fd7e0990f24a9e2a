import type { Bed } from '@neundarter/rules/board/bed';
import { bedOfDetected } from '@neundarter/rules/turn/detected-dart';
import { type DetectedEvent, type DetectedTurn, readDetected } from '@neundarter/rules/turn/detected-turn';
import type { TurnOfDarts, TurnStart } from '@neundarter/rules/turn/turn-of-darts';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { BoardEvent } from '../../device/detection-board/detection-board.ts';
import { dartName, detectionText } from '../../text/detection.ts';
import { Button } from '../../ui/button.tsx';
import { announce } from '../../ui/live-region.tsx';
import { useBoard } from '../board-status/use-board.ts';
import { CorrectionDialog } from './correction-dialog.tsx';
import { DartSlots } from './dart-slots.tsx';
import classes from './detection-pad.module.css';
import { DetectionTop } from './detection-top.tsx';
import { TurnBoard } from './turn-board.tsx';
import { TurnResult } from './turn-result.tsx';
import { type DetectionOf, useDetectedTurn } from './use-detected-turn.ts';

type Props = DetectionOf & {
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  /** Switches to entering the turn by keys. */
  readonly onByHand: () => void;
  /** Called with the beds hit so far in the current turn; null if there are none. */
  readonly onBeds: (beds: readonly Bed[] | null) => void;
  /** Shown while no player at this board is to throw. */
  readonly children: ReactNode;
};

/** The turn's event for a message of the board; null for none. */
const eventOf = (event: BoardEvent, isFirstReady: boolean): DetectedEvent | null => {
  if (event.kind !== 'status') return event;
  if (event.status !== 'Ready') return null;
  return { kind: isFirstReady ? 'connected' : 'phase', isTakeout: event.phase === 'Takeout' };
};

/** The last dart in words, for screen readers. */
const spokenDart = ({ darts }: DetectedTurn, made: TurnOfDarts | null): string => {
  const last = darts.at(-1);
  if (last === undefined || made === null) return '';
  const name = dartName(last.hitType, bedOfDetected(last));
  if (made.isBust) return `${name}. ${detectionText.bust}`;
  return made.isCheckout ? `${name}. ${detectionText.checkout}` : detectionText.dartSpoken(name, made.score);
};

const useSpokenDarts = (turn: DetectedTurn, start: TurnStart | null): void => {
  const say = useEffectEvent(() => announce(spokenDart(turn, readDetected(turn, start))));
  const [silentFor] = useState(turn.darts);
  useEffect(() => {
    if (turn.darts !== silentFor && turn.darts.length > 0) say();
  }, [turn.darts, silentFor]);
};

/** Reports the beds of the current turn to the owner, which shows them large. */
const useShownBeds = (turn: DetectedTurn, { start, onBeds }: Pick<Props, 'start' | 'onBeds'>): void => {
  const isShown = start !== null && turn.darts.length > 0 && turn.state !== 'done' && turn.state !== 'stale';
  const beds = isShown ? turn.darts.map(bedOfDetected).join(' ') : '';
  const tell = useEffectEvent(onBeds);
  useEffect(() => {
    tell(beds === '' ? null : (beds.split(' ') as Bed[]));
    return () => tell(null);
  }, [beds]);
};

/** Replaces the score pad for turns that a board detects: status, darts, their result and corrections. */
export function DetectionPad(props: Props) {
  const { start, children } = props;
  const { turn, send } = useDetectedTurn(props);
  const [editing, setEditing] = useState<number | null>(null);
  const board = useBoard((event, { isFirstReady }) => {
    const meant = eventOf(event, isFirstReady);
    if (meant !== null) send(meant);
  });
  useSpokenDarts(turn, start);
  useShownBeds(turn, props);
  const made = readDetected(turn, start);
  if (start === null || made === null) return children;
  const isRecorded = turn.state === 'done' || turn.state === 'stale';
  return (
    <section className={classes.pad} aria-label={detectionText.pad}>
      <DetectionTop board={board} canUndo={props.canUndo} onUndo={props.onUndo} onByHand={props.onByHand} />
      <TurnBoard turn={turn} />
      <TurnResult match={props.match} turn={turn} start={start} />
      <DartSlots turn={turn} isOver={made.isOver || isRecorded} onEdit={setEditing} />
      <Button
        look="primary"
        className={classes.submit ?? ''}
        disabled={turn.darts.length === 0 || isRecorded}
        onClick={() => send({ kind: 'submit' })}
      >
        {detectionText.submit}
      </Button>
      {editing === null || isRecorded ? null : (
        <CorrectionDialog
          key={editing}
          dart={turn.darts[editing] ?? null}
          place={Math.min(editing, turn.darts.length) + 1}
          onClose={() => setEditing(null)}
          onEvent={(change) => send(change(turn.darts[editing] === undefined ? turn.darts.length : editing))}
        />
      )}
    </section>
  );
}
