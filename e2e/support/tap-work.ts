import type { Browser, Page } from 'playwright-core';
import { calibrationMark } from './calibration.ts';

type TraceEvent = {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of processor time, which do not depend on other work of the machine. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string; readonly message?: string } };
};

/** Processor time in ms. */
type TapWork = {
  /** For each tap, until its change is ready to be painted. */
  readonly taps: readonly number[];
  /** For each run of the fixed work between the taps, see calibration.ts. */
  readonly calibrations: readonly number[];
};

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'toplevel'];

const isDispatch = (type: string) => (event: TraceEvent) =>
  event.name === 'EventDispatch' && event.args?.data?.type === type;

const isCalibration = ({ name, args }: TraceEvent) =>
  name === 'TimeStamp' && args?.data?.message === calibrationMark;

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

const processorMs = (tasks: readonly TraceEvent[]) =>
  tasks.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);

/** Processor time of a page's main thread from a finger down to the frame that shows its effect, in ms. */
function workOfTap(main: readonly TraceEvent[], down: TraceEvent): number | null {
  const click = main.find((event) => isDispatch('click')(event) && event.ts > down.ts);
  if (click === undefined) return null;
  const frame = main.find((event) => event.name === 'Commit' && event.ts > click.ts);
  if (frame === undefined) return null;
  return processorMs(
    main.filter((event) => event.name === 'RunTask' && endOf(event) > down.ts && event.ts < endOf(frame)),
  );
}

/** Processor time of the task in which a mark was written. */
const workAround = (main: readonly TraceEvent[], { ts }: TraceEvent) =>
  processorMs(main.filter((event) => event.name === 'RunTask' && event.ts <= ts && endOf(event) >= ts));

/**
 * Processor time that the page itself needs for every tap of `act` until the effect is visible. It does not include
 * other programs on the machine, so it is reliable where the time by the clock is not.
 */
export async function workOfTaps(browser: Browser, page: Page, act: () => Promise<void>): Promise<TapWork> {
  await browser.startTracing(page, { categories });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TraceEvent[];
  };
  const downs = traceEvents.filter(isDispatch('pointerdown'));
  const ofPage = traceEvents.filter(({ pid, tid }) => pid === downs[0]?.pid && tid === downs[0]?.tid);
  const main = ofPage.filter(({ ph }) => ph === 'X').toSorted((one, other) => one.ts - other.ts);
  return {
    taps: downs.map((down) => workOfTap(main, down)).filter((work) => work !== null),
    calibrations: ofPage.filter(isCalibration).map((mark) => workAround(main, mark)),
  };
}
