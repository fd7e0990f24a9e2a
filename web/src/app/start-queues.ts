import { loadCode } from '../device/late-code.ts';

/** Delay after the start, because the page's own files are more urgent. ms */
const startAfterMs = 2_000;

/** Sends the commands of earlier visits, whichever page is opened. */
export function startQueues(): void {
  setTimeout(() => {
    void loadCode(() => import('../data/match/match-queue.ts')).then(({ matchQueue }) => matchQueue());
    void loadCode(() => import('../data/practice/game-queue.ts')).then(({ gameQueue }) => gameQueue());
  }, startAfterMs);
}
