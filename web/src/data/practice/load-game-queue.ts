import { loadCode } from '../../device/late-code.ts';
import type { gameQueue } from './game-queue.ts';

/** The game queue for pages that need it only after a tap; its code is loaded by then. */
export const loadGameQueue = async (): Promise<ReturnType<typeof gameQueue>> =>
  (await loadCode(() => import('./game-queue.ts'))).gameQueue();
