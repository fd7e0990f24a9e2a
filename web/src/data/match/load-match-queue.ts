import { loadCode } from '../../device/late-code.ts';
import type { matchQueue } from './match-queue.ts';

/** The match queue for pages that need it only after a tap; its code is loaded by then. */
export const loadMatchQueue = async (): Promise<ReturnType<typeof matchQueue>> =>
  (await loadCode(() => import('./match-queue.ts'))).matchQueue();
