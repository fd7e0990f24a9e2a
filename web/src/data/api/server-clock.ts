// The server's time. The clock of a device may be wrong by any time and may be set while a page is open; what server
// and browser both count from must not depend on it.

/** Smaller differences come from the way of the answer and from its whole seconds; the device is then right. ms */
const toleranceMs = 5000;

/** By how much the server's clock is ahead of the device's; 0 until the first answer. ms */
let aheadMs = 0;

/** Compares the clocks with every answer, so that a clock that is set matters until the next answer at most. */
export function noteServerTime({ headers }: Pick<Response, 'headers'>): void {
  const at = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(at)) return;
  const difference = at - Date.now();
  aheadMs = Math.abs(difference) < toleranceMs ? 0 : difference;
}

/** The present time by the server's clock; by the device's before the first answer. Milliseconds since 1970. */
export const serverNow = (): number => Date.now() + aheadMs;

/**
 * Whether less than a time has passed since a moment, as far as clocks can be trusted: a moment in the future by more
 * than that time comes from a clock that was wrong.
 */
export const isRecent = (at: number, lengthMs: number, now: number): boolean => Math.abs(now - at) < lengthMs;
