import type { Page } from 'playwright-core';
import { percentile } from './measure.ts';

/** What the job writes into a trace, so that its task is found there. */
export const calibrationMark = 'calibration';

/**
 * A fixed piece of work of the kinds a tap costs: objects, strings, elements, styles and layout. It belongs to no
 * product code and stands in a shadow tree, so that neither the app's code nor its styles can change what it costs.
 * @returns ms by the clock
 */
function job(mark: string): number {
  const from = performance.now();
  console.timeStamp(mark);
  const turns = Array.from({ length: 4_000 }, (_, index) => ({ index, score: (index * 7_919) % 181 }));
  const texts = turns
    .toSorted((one, other) => one.score - other.score || one.index - other.index)
    .map(({ index, score }) => JSON.stringify({ index, score, left: 10_001 - score }));
  const host = document.createElement('div');
  host.style.cssText =
    'position:fixed;inset:0 auto auto 0;width:320px;visibility:hidden;contain:strict;height:1px';
  const root = host.attachShadow({ mode: 'open' });
  for (const text of texts.slice(0, 400)) {
    const row = document.createElement('p');
    row.style.padding = '1px 2px';
    row.append(document.createTextNode(text), document.createElement('b'));
    root.append(row);
  }
  document.body.append(host);
  for (let width = 300; width < 304; width += 1) {
    host.style.width = `${width}px`;
    if (root.lastElementChild?.getBoundingClientRect().width === 0) throw new Error('nothing was laid out');
  }
  host.remove();
  return performance.now() - from;
}

/** Lets a page do the fixed piece of work once. @returns ms by the clock */
export const calibrate = (page: Page): Promise<number> => page.evaluate(job, calibrationMark);

/**
 * How many times slower a machine is now than the one the limits were set on; never less than 1.
 * @param took what the fixed piece of work took between the measurements, ms
 * @param reference what it takes on the quiet machine, by the same clock
 */
export const paceOf = (took: number, reference: number): number => Math.max(1, took / reference);

/** What the fixed piece of work takes by the clock on the machine the limits were set on, with nothing else running. ms */
const quietClockMs = 15;

/** How many times slower than that machine this one is at the moment, by the clock of a page. */
export async function paceNow(page: Page): Promise<number> {
  const took = [await calibrate(page), await calibrate(page), await calibrate(page)];
  return paceOf(percentile(took, 0.5), quietClockMs);
}

/** Other work on the machine can only add: the best series is the nearest to the truth. */
const maxSeries = 6;

/** The least of up to six series, measured until one keeps the limit. */
export async function bestOf(series: () => Promise<number>, limit: number): Promise<number> {
  let best = await series();
  for (let more = 1; more < maxSeries && best > limit; more += 1) best = Math.min(best, await series());
  return best;
}
