import { bedCentre, type CartesianPoint, toCartesian, toPolar } from '@neundarter/rules/board/geometry';
import {
  bouncedDart,
  type DetectedDart,
  detectedDart,
  isCorrected,
  movedDart,
  resetDart,
} from '@neundarter/rules/turn/detected-dart';
import type { DetectedEvent } from '@neundarter/rules/turn/detected-turn';
import { useState } from 'react';
import { newId } from '../../data/api/new-id.ts';

/** A new dart for one that the board has not seen; it starts at the centre of the board. */
const unseenDart = (): DetectedDart =>
  detectedDart({ id: newId(), hitType: 'Normal', timestamp: 0, ...bedCentre('DB') });

/** The turn's event for the correction of the dart at `index`. */
const eventFor = (dart: DetectedDart | null, draft: DetectedDart, index: number): DetectedEvent => {
  if (dart === null) return { kind: 'add', dart: draft };
  if (!isCorrected(draft)) return { kind: 'reset', index };
  if (draft.hitType === 'Bouncer') return { kind: 'bouncer', index };
  return { kind: 'correct', index, point: { rMm: draft.rMm, thetaDeg: draft.thetaDeg } };
};

/** A correction in progress: the turn does not change before the correction is applied. */
export function useCorrection(dart: DetectedDart | null) {
  const [draft, setDraft] = useState(() => dart ?? unseenDart());
  const at = toCartesian(draft);
  return {
    draft,
    at,
    canReset: isCorrected(draft),
    moveTo: (point: CartesianPoint) => setDraft((moved) => movedDart(moved, toPolar(point))),
    moveBy: (byMm: CartesianPoint) =>
      setDraft((moved) => {
        const { xMm, yMm } = toCartesian(moved);
        return movedDart(moved, toPolar({ xMm: xMm + byMm.xMm, yMm: yMm + byMm.yMm }));
      }),
    toggleBouncer: () =>
      setDraft((moved) => (moved.hitType === 'Bouncer' ? movedDart(moved, moved) : bouncedDart(moved))),
    reset: () => setDraft(resetDart),
    eventAt: (index: number) => eventFor(dart, draft, index),
  } as const;
}

export type Correction = ReturnType<typeof useCorrection>;
