import { describe, expect, it } from 'vitest';
import {
  busiest,
  country,
  mostSockets,
  needOf,
  type Prices,
  standsAt,
  today,
  type Wall,
  walls,
  workOf,
} from './capacity.ts';
import { noLoad, priceOf, processorMsOf } from './cost-model.ts';

const prices: Prices = {
  costs: { turns: 1, deliveries: 0.02, reads: 0.2, opens: 1, results: 10, relayed: 0.05, idle: 10 },
  socketBytes: 4000,
  deliveryBytes: 500,
  databaseMsOf: { turn: 0.5, result: 4 },
  walBytesOfTurn: 2000,
  redisBytesOfTurn: 1000,
  redisMsOfTurn: 0.01,
};

describe('the costs of a load', () => {
  it('are what each kind of work costs, and what a second costs anyway', () => {
    expect(processorMsOf(noLoad, prices.costs)).toBe(10);
    expect(processorMsOf({ ...noLoad, turns: 100, deliveries: 1000 }, prices.costs)).toBeCloseTo(130);
  });

  it('give the price of the kind that is left, and never less than nothing', () => {
    const load = { ...noLoad, turns: 40, deliveries: 2000 };
    const costs = { ...prices.costs, deliveries: 0 };
    expect(priceOf('deliveries', load, { costs, measuredMs: 90 })).toBeCloseTo(0.02);
    expect(priceOf('deliveries', load, { costs, measuredMs: 20 })).toBe(0);
  });
});

describe('what a country needs', () => {
  it('grows with who plays and watches', () => {
    const work = workOf(country);
    expect(workOf({ ...country, tablets: 2 * country.tablets }).turns).toBeCloseTo(2 * work.turns);
    expect(workOf({ ...country, spectators: 0 })).toMatchObject({ deliveries: 0, reads: 0, opens: 0 });
    expect(workOf({ events: 0, tablets: 0, spectators: 0 })).toEqual(noLoad);
  });

  it('is enough processes that none works or holds more than it may', () => {
    for (const times of [0.01, 0.1, 0.5, 1]) {
      const demand = {
        events: country.events * times,
        tablets: country.tablets * times,
        spectators: country.spectators * times,
      };
      const { processes, sockets, relayShare } = needOf(demand, prices, today);
      const ownMs = processorMsOf(workOf(demand), { ...prices.costs, idle: 0 }) / processes;
      expect(ownMs + 1000 * relayShare + prices.costs.idle).toBeLessThanOrEqual(1000 * busiest + 1e-6);
      expect(sockets).toBeLessThanOrEqual(mostSockets);
    }
  });

  it('cannot be met by any number of processes that hear too much of each other', () => {
    const dear = { ...prices, costs: { ...prices.costs, relayed: 1 } };
    expect(needOf(country, dear, today).processes).toBe(Number.POSITIVE_INFINITY);
    expect(needOf(country, dear, { ...today, isSharded: true }).processes).toBeLessThan(1000);
  });

  it('reaches each wall where its limit is exceeded, and never before', () => {
    for (const wall of walls) {
      const times = standsAt(wall, prices, today);
      if (!Number.isFinite(times)) continue;
      const at = (factor: number) =>
        wall.isReached(
          needOf(
            {
              events: country.events * factor,
              tablets: country.tablets * factor,
              spectators: country.spectators * factor,
            },
            prices,
            today,
          ),
        );
      expect([at(times), at(0.97 * times)]).toEqual([true, false]);
    }
    const never: Wall = { what: '', limit: '', movedBy: '', isReached: () => false };
    expect(standsAt(never, prices, today)).toBe(Number.POSITIVE_INFINITY);
  });
});
