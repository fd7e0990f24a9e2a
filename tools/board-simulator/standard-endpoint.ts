// Simulates the standard board of section 7; see docs/detection-boards.md for its messages.
import { pictureOf } from './dart-picture.ts';
import { jsonAnswer, type Pages } from './http-answers.ts';
import type { Happening, SimulatedBoard } from './simulated-board.ts';

/** `GET /status` and `GET /images/{id}`. */
export const standardPages =
  (board: SimulatedBoard): Pages =>
  (path) => {
    const { status, phase, darts } = board;
    if (path === '/status') return jsonAnswer({ status, phase, darts });
    const dart = board.thrown.get(/^\/images\/([^/]+)$/.exec(path)?.[1] ?? '');
    return dart === undefined ? null : { type: 'image/svg+xml', body: pictureOf(dart) };
  };

/** The socket messages for an event: the event itself, and the new status if it changed. */
export const standardMessages = (board: SimulatedBoard, happening: Happening): readonly object[] => {
  const { status, phase } = board;
  const changed = { type: 'STATUS_CHANGED', payload: { status, phase } };
  switch (happening.kind) {
    case 'dart':
      return [{ type: 'THROW_DETECTED', payload: happening.dart }];
    case 'takeout-started':
      return [{ type: 'TAKEOUT_STARTED', payload: {} }, changed];
    case 'takeout-finished':
      return [{ type: 'TAKEOUT_FINISHED', payload: { timestamp: happening.at } }, changed];
    case 'status':
      return [changed];
  }
};
