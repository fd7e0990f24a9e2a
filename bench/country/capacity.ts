// What a country would need on its busiest evening, by prices that were measured: processes, connections, bytes and writes.
import { usualLeg } from '@neundarter/rules/hall/expected-length';
import { type Costs, type Load, noLoad, processorMsOf } from './cost-model.ts';

/** Who plays and watches at the same time. */
type Demand = { readonly events: number; readonly tablets: number; readonly spectators: number };

/** Everybody at once. */
export const country: Demand = { events: 2000, tablets: 20_000, spectators: 500_000 };

/** The Friday evening: the share of everybody who is there in each hour. */
export const friday: readonly { readonly hour: string; readonly share: number }[] = [
  { hour: '18:00', share: 0.3 },
  { hour: '19:00', share: 0.7 },
  { hour: '20:00', share: 1 },
  { hour: '21:00', share: 0.95 },
  { hour: '22:00', share: 0.6 },
  { hour: '23:00', share: 0.2 },
];

/** What the model takes for granted about people. */
const habits = {
  /** Share of the tablets at which a match runs; at the others people walk, or throw for practice. */
  busyTablets: 0.75,
  /** Turns of both players in a leg of amateurs; a leg takes `usualLeg`. */
  turnsOfLeg: 36,
  legsOfMatch: 4,
  /** Share of the spectators who watch one match; the others watch an event, which hears of results and starts. */
  watchesOneMatch: 0.4,
  /** After so many seconds a telephone sleeps; when it wakes, it connects again and reads once. */
  awakeSeconds: 600,
} as const;

/** What was measured: processor time in ms, sizes in bytes. */
export type Prices = {
  readonly costs: Costs;
  /** Memory of a connection that listens. */
  readonly socketBytes: number;
  readonly deliveryBytes: number;
  readonly databaseMsOf: { readonly turn: number; readonly result: number };
  readonly walBytesOfTurn: number;
  /** What Redis sends to each process for a turn, and how long it works for that. */
  readonly redisBytesOfTurn: number;
  readonly redisMsOfTurn: number;
};

/** How the processes share the work. */
export type Way = {
  /** Whether a process hears only of the events whose listeners it has, which a proxy sends to the same process. */
  readonly isSharded: boolean;
  /** Share of the reads that a cache in front of the processes answers. */
  readonly cachedReads: number;
};

export const today: Way = { isSharded: false, cachedReads: 0 };

/** The work of all processes together, without what they tell each other. */
export const workOf = ({ events, tablets, spectators }: Demand): Load => {
  const turnSeconds = usualLeg / 1000 / habits.turnsOfLeg;
  const matches = tablets * habits.busyTablets;
  const turns = matches / turnSeconds;
  const results = turns / (habits.turnsOfLeg * habits.legsOfMatch);
  const ofMatches = matches === 0 ? 0 : (turns / matches) * spectators * habits.watchesOneMatch;
  // A result and the start of the next match reach everybody who watches the event.
  const ofEvents = ((2 * results) / events) * spectators * (1 - habits.watchesOneMatch);
  const wakes = spectators / habits.awakeSeconds;
  return {
    ...noLoad,
    turns,
    results,
    deliveries: ofMatches + (events === 0 ? 0 : ofEvents),
    reads: wakes,
    opens: wakes,
  };
};

/** Share of a second that a process may work, so that nobody waits. */
export const busiest = 0.6;
/** Connections that one process may have, by its memory and by the time that it needs when all come back at once. */
export const mostSockets = 20_000;

/** What is needed; infinite where no number of processes is enough. */
export type Need = {
  readonly processes: number;
  readonly sockets: number;
  readonly memoryBytes: number;
  /** Share of a second that a process works only for what others tell it. */
  readonly relayShare: number;
  readonly databaseCores: number;
  readonly walBytes: number;
  readonly redisCores: number;
  readonly redisBytes: number;
  readonly sentBytes: number;
};

export const needOf = (demand: Demand, prices: Prices, { isSharded, cachedReads }: Way): Need => {
  const { costs } = prices;
  const whole = workOf(demand);
  const work = { ...whole, reads: whole.reads * (1 - cachedReads) };
  const told = work.turns + work.results;
  const workMs = processorMsOf(work, { ...costs, idle: 0 });
  // Each process hears of everything, or of its own part: then it is told nothing that is not its work.
  const heardMs = isSharded ? 0 : told * costs.relayed;
  const leftMs = busiest * 1000 - costs.idle - heardMs;
  const byWork = leftMs <= 0 ? Number.POSITIVE_INFINITY : workMs / leftMs;
  const processes = Math.max(1, Math.ceil(byWork), Math.ceil(demand.spectators / mostSockets));
  const copies = isSharded ? 1 : processes;
  return {
    processes,
    sockets: demand.spectators / processes,
    memoryBytes: (demand.spectators / processes) * prices.socketBytes,
    relayShare: heardMs / 1000,
    databaseCores: (work.turns * prices.databaseMsOf.turn + work.results * prices.databaseMsOf.result) / 1000,
    walBytes: told * prices.walBytesOfTurn,
    redisCores: (told * prices.redisMsOfTurn * copies) / 1000,
    redisBytes: told * prices.redisBytesOfTurn * copies,
    sentBytes: work.deliveries * prices.deliveryBytes,
  };
};

/** Something that one machine cannot do more of. */
export type Wall = {
  readonly what: string;
  readonly limit: string;
  readonly movedBy: string;
  readonly isReached: (need: Need) => boolean;
};

export const walls: readonly Wall[] = [
  {
    what: 'a process works only for what the others tell it',
    limit: `${busiest / 2} of a core`,
    movedBy: 'channels by event, so that a process hears only its own',
    isReached: ({ relayShare }) => relayShare > busiest / 2,
  },
  {
    what: 'Redis, which works on one core',
    limit: '0.8 of a core',
    movedBy: 'channels by event on several Redis, or NATS',
    isReached: ({ redisCores }) => redisCores > 0.8,
  },
  {
    what: 'bytes that Redis sends',
    limit: '1.25 GB/s',
    movedBy: 'channels by event on several Redis, or NATS',
    isReached: ({ redisBytes }) => redisBytes > 1.25e9,
  },
  {
    what: 'processor time of PostgreSQL',
    limit: '32 cores',
    movedBy: 'partition by event: several databases',
    isReached: ({ databaseCores }) => databaseCores > 32,
  },
  {
    what: 'log that PostgreSQL writes',
    limit: '200 MB/s',
    movedBy: 'partition by event: several databases',
    isReached: ({ walBytes }) => walBytes > 200e6,
  },
];

const mostCountries = 1000;

/** At how many times the country a wall stands; more than a thousand count as infinite. */
export const standsAt = ({ isReached }: Wall, prices: Prices, way: Way): number => {
  const isReachedAt = (times: number) => {
    const { events, tablets, spectators } = country;
    const demand = { events: events * times, tablets: tablets * times, spectators: spectators * times };
    return isReached(needOf(demand, prices, way));
  };
  if (!isReachedAt(mostCountries)) return Number.POSITIVE_INFINITY;
  let [free, reached] = [0, mostCountries];
  while (reached - free > 0.01 * reached) {
    const middle = (free + reached) / 2;
    if (isReachedAt(middle)) reached = middle;
    else free = middle;
  }
  return reached;
};
