import type { Browser, Page } from 'playwright-core';

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of the processor, whatever else the machine does. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
};

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

const isDispatch = (type: string) => (event: TraceEvent) =>
  event.name === 'EventDispatch' && event.args?.data?.type === type;

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

/** Processor time of a page's main thread from a finger down to the frame that shows what it did, in ms. */
function workOfTap(main: readonly TraceEvent[], down: TraceEvent): number | null {
  const click = main.find((event) => isDispatch('click')(event) && event.ts > down.ts);
  if (click === undefined) return null;
  const frame = main.find((event) => event.name === 'Commit' && event.ts > click.ts);
  if (frame === undefined) return null;
  const tasks = main.filter(
    (event) => event.name === 'RunTask' && endOf(event) > down.ts && event.ts < endOf(frame),
  );
  return tasks.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
}

/**
 * What every tap of `act` costs the page itself until it can be seen. Other programs on the machine do not count,
 * so this holds where a clock on the wall does not.
 * @returns ms of the processor per tap
 */
export async function workOfTaps(
  browser: Browser,
  page: Page,
  act: () => Promise<void>,
): Promise<readonly number[]> {
  await browser.startTracing(page, { categories });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const downs = traceEvents.filter(isDispatch('pointerdown'));
  const main = traceEvents
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === downs[0]?.pid && tid === downs[0]?.tid)
    .toSorted((one, other) => one.ts - other.ts);
  return downs.map((down) => workOfTap(main, down)).filter((work) => work !== null);
}
