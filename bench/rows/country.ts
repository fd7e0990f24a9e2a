// `npm run bench -- country`: what a whole country would need on a Friday evening, by a model of measured costs. It extrapolates only
// if it foretells three measured loads within a fifth.
import {
  country,
  friday,
  type Need,
  needOf,
  type Prices,
  standsAt,
  today,
  type Way,
  walls,
  workOf,
} from '../country/capacity.ts';
import { processorMsOf } from '../country/cost-model.ts';
import { measurePace, measurePrices, type Pace } from '../country/measure-costs.ts';
import { type Site, withSite } from '../country/open-site.ts';
import { megabytes, type Row } from '../lib/figures.ts';

/** Mixed loads which the model has not seen. */
const loads: readonly (Pace & { readonly name: string })[] = [
  { name: 'a league evening', matches: 30, watchers: 600, turns: 60, reads: 100, opens: 20 },
  { name: 'a final with a crowd', matches: 4, watchers: 1200, turns: 8, reads: 150, opens: 50 },
  { name: 'a hundred tablets', matches: 100, watchers: 200, turns: 200, reads: 50, opens: 5 },
];

/** By how much what is foretold may differ. */
const allowed = 0.2;

const share = (ms: number): string => `${(ms / 10).toFixed(1)} % of a core`;

/** Foretells what each load needs, and measures it. */
async function compare(site: Site, { costs }: Prices): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const { name, ...pace } of loads) {
    const { load, ownMs } = await measurePace(site, pace);
    const foretold = processorMsOf(load, costs);
    const ratio = foretold / ownMs;
    rows.push({
      what: `country: ${name}, foretold`,
      measured: share(foretold),
      baseline: `${share(ownMs)} measured`,
      ratio,
      aim: `${1 - allowed} to ${1 + allowed}`,
      isMet: Math.abs(ratio - 1) <= allowed,
    });
  }
  return rows;
}

const whole = (value: number): string =>
  Number.isFinite(value) ? Math.round(value).toLocaleString('en') : 'no number is enough';
const cores = (value: number): string => value.toFixed(2);
const perSecond = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB/s`;

const tableLine = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], lines: readonly (readonly string[])[]): string =>
  [tableLine(head), `|${'---|'.repeat(head.length)}`, ...lines.map(tableLine)].join('\n');

const needCells = (need: Need): readonly string[] => [
  whole(need.processes),
  whole(need.sockets),
  megabytes(need.memoryBytes),
  cores(need.relayShare),
  cores(need.databaseCores),
  perSecond(need.walBytes),
  cores(need.redisCores),
  perSecond(need.redisBytes),
  perSecond(need.sentBytes),
];

const needHead = [
  'processes',
  'connections each',
  'their memory',
  'cores each for what others tell',
  'cores of PostgreSQL',
  'its log',
  'cores of Redis',
  'sent by Redis',
  'sent to spectators',
];

const pricesOf = ({ costs, ...prices }: Prices): string =>
  table(
    ['one of each', 'costs'],
    [
      ...Object.entries(costs).map(([kind, ms]) => [kind, `${ms.toFixed(3)} ms`]),
      ['turn, in PostgreSQL', `${prices.databaseMsOf.turn.toFixed(3)} ms`],
      ['result, in PostgreSQL', `${prices.databaseMsOf.result.toFixed(3)} ms`],
      ['turn, in the log of PostgreSQL', `${whole(prices.walBytesOfTurn)} bytes`],
      ['turn, sent by Redis to each process', `${whole(prices.redisBytesOfTurn)} bytes`],
      ['turn, in Redis for each process', `${prices.redisMsOfTurn.toFixed(4)} ms`],
      ['event to a connection', `${whole(prices.deliveryBytes)} bytes`],
      ['connection that listens', `${whole(prices.socketBytes)} bytes`],
    ],
  );

const eveningOf = (prices: Prices): string =>
  table(
    ['hour', 'turns', 'events to connections', ...needHead],
    friday.map(({ hour, share: there }) => {
      const { events, tablets, spectators } = country;
      const demand = { events: events * there, tablets: tablets * there, spectators: spectators * there };
      const { turns, deliveries } = workOf(demand);
      return [
        hour,
        `${whole(turns)}/s`,
        `${whole(deliveries)}/s`,
        ...needCells(needOf(demand, prices, today)),
      ];
    }),
  );

const ways: readonly { readonly name: string; readonly way: Way }[] = [
  { name: 'as it is today', way: today },
  { name: 'a cache in front answers nine of ten reads', way: { ...today, cachedReads: 0.9 } },
  { name: 'channels by event', way: { isSharded: true, cachedReads: 0 } },
  { name: 'both', way: { isSharded: true, cachedReads: 0.9 } },
];

const waysOf = (prices: Prices): string =>
  table(
    ['at 20:00', ...needHead],
    ways.map(({ name, way }) => [name, ...needCells(needOf(country, prices, way))]),
  );

const wallsOf = (prices: Prices): string =>
  table(
    ['wall', 'limit', 'stands at', 'with channels by event', 'moved by'],
    walls.map((wall) => {
      const at = (way: Way) => {
        const times = standsAt(wall, prices, way);
        return Number.isFinite(times) ? `${times.toFixed(1)} × the country` : 'nowhere near';
      };
      return [wall.what, wall.limit, at(today), at({ isSharded: true, cachedReads: 0 }), wall.movedBy];
    }),
  );

/** Measures prices, foretells loads, and says what a country would need. */
export const measureCountry = (): Promise<readonly Row[]> =>
  withSite(async (site) => {
    const prices = await measurePrices(site);
    console.log(`${pricesOf(prices)}\n`);
    const rows = await compare(site, prices);
    if (rows.some(({ isMet }) => !isMet)) {
      console.error('The model does not foretell these loads, so that nothing is said about a country.');
      process.exitCode = 1;
      return rows;
    }
    console.log(`${eveningOf(prices)}\n\n${waysOf(prices)}\n\n${wallsOf(prices)}\n`);
    return rows;
  });
