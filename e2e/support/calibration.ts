import type { Page } from 'playwright-core';
import { percentile } from './measure.ts';

/** Text that the job writes into a trace, to find its task there. */
export const calibrationMark = 'calibration';

/**
 * A fixed piece of work similar to that of a tap: objects, strings, elements, styles and layout. It uses no product
 * code and runs in a shadow tree, so that neither the app's code nor its styles change its cost.
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

/** Runs the fixed piece of work once in a page. @returns ms by the clock */
export const calibrate = (page: Page): Promise<number> => page.evaluate(job, calibrationMark);

/**
 * Factor by which a machine is slower now than the machine on which the limits were set; at least 1.
 * @param took time of the fixed piece of work between the measurements, ms
 * @param reference its time on the quiet machine, by the same clock
 */
export const paceOf = (took: number, reference: number): number => Math.max(1, took / reference);

/**
 * Time of the fixed piece of work by the clock, on the machine on which the limits were set, with nothing else running.
 * ms
 */
const quietClockMs = 15;

/** Factor by which this machine is slower than that one at the moment, by the clock of a page. */
export async function paceNow(page: Page): Promise<number> {
  const took = [await calibrate(page), await calibrate(page), await calibrate(page)];
  return paceOf(percentile(took, 0.5), quietClockMs);
}

/** Other work on the machine only adds time, so the best series is closest to the truth. */
const maxSeries = 6;

/** The smallest result of up to six series; stops as soon as one keeps the limit. */
export async function bestOf(series: () => Promise<number>, limit: number): Promise<number> {
  let best = await series();
  for (let more = 1; more < maxSeries && best > limit; more += 1) best = Math.min(best, await series());
  return best;
}
