// What one of each costs: measured one kind after the other, on two built servers with one PostgreSQL and one Redis.
import { apiBasePath } from '@neundarter/contract/limits';
import { newId } from '../lib/api.ts';
import { runChild } from '../lib/child.ts';
import { Connection } from '../lib/connection.ts';
import { familyMs, processorMs } from '../lib/processor-time.ts';
import { prepareTournament, startTournament } from '../lib/tournaments.ts';
import type { PacedInput, PacedResult } from '../load/paced.ts';
import type { Prices } from './capacity.ts';
import { type Costs, type Load, noLoad, priceOf } from './cost-model.ts';
import { measureRelay } from './measure-relay.ts';
import type { Site } from './open-site.ts';

const seconds = 5;
/** Rounds of which the mean counts. */
const rounds = 2;

/** Work by pace. */
export type Pace = Pick<PacedInput, 'matches' | 'watchers' | 'turns' | 'reads' | 'opens'>;

const nothing: Pace = { matches: 1, watchers: 0, turns: 0, reads: 0, opens: 0 };

/** What some seconds of work have needed, each second. */
type Window = {
  /** What the first server did. */
  readonly load: Load;
  readonly ownMs: number;
  readonly otherMs: number;
  readonly databaseMs: number;
  readonly redisMs: number;
  readonly walBytesOfTurn: number;
  /** Bytes that Redis has sent to both servers. */
  readonly redisBytesOfTurn: number;
  /** Memory of the first server at the end. */
  readonly residentBytes: number;
  readonly deliveryBytes: number;
};

const mean = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;

const meanOf = (windows: readonly Window[]): Window => {
  const figure = (of: (window: Window) => number) => mean(windows.map(of));
  const kind = (name: keyof Load) => figure(({ load }) => load[name]);
  return {
    load: {
      turns: kind('turns'),
      deliveries: kind('deliveries'),
      reads: kind('reads'),
      opens: kind('opens'),
      results: kind('results'),
      relayed: kind('relayed'),
    },
    ownMs: figure(({ ownMs }) => ownMs),
    otherMs: figure(({ otherMs }) => otherMs),
    databaseMs: figure(({ databaseMs }) => databaseMs),
    redisMs: figure(({ redisMs }) => redisMs),
    walBytesOfTurn: figure(({ walBytesOfTurn }) => walBytesOfTurn),
    redisBytesOfTurn: figure(({ redisBytesOfTurn }) => redisBytesOfTurn),
    residentBytes: figure(({ residentBytes }) => residentBytes),
    deliveryBytes: figure(({ deliveryBytes }) => deliveryBytes),
  };
};

/** Lets the first server work at a pace. */
export async function measurePace(site: Site, pace: Pace): Promise<Window> {
  const { club, other, databasePid, redisPid, written } = site;
  const windows: Window[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const before = await written();
    const { done, turnsInAll, pidsMs, familiesMs, residentBytes, deliveryBytes } =
      await runChild<PacedResult>('paced', {
        ...pace,
        port: club.port,
        seconds,
        pids: [club.pid ?? 0, other.pid, redisPid],
        families: [databasePid],
      } satisfies PacedInput);
    const after = await written();
    const byTurn = (bytes: number) => (turnsInAll === 0 ? 0 : bytes / turnsInAll);
    windows.push({
      load: { ...noLoad, ...done },
      ownMs: pidsMs[0] ?? Number.NaN,
      otherMs: pidsMs[1] ?? Number.NaN,
      redisMs: pidsMs[2] ?? Number.NaN,
      databaseMs: familiesMs[0] ?? Number.NaN,
      walBytesOfTurn: byTurn(after.walBytes - before.walBytes),
      redisBytesOfTurn: byTurn(after.redisBytes - before.redisBytes),
      residentBytes,
      deliveryBytes,
    });
  }
  return meanOf(windows);
}

const results = 100;
const resultEveryMs = 60;

/** Results of a league, entered one after the other. */
async function measureResults({ club, databasePid }: Site): Promise<{ ownMs: number; databaseMs: number }> {
  const id = await prepareTournament(club, {
    mode: 'league',
    participants: 24,
    legs: 3,
    score: 501,
  });
  const ready = await startTournament(club, id);
  const connection = await Connection.open(club.port);
  const body = JSON.stringify({ kind: 'paper', score: { kind: 'legs', legs: [[3, 0]] } });
  const now = () => ({ own: processorMs(club.pid ?? 0), database: familyMs(databasePid) });
  const before = now();
  for (const { matchId } of ready.slice(0, results)) {
    const headers = `${club.headers}prefer: return=minimal\r\nx-request-id: ${newId()}\r\n`;
    const path = `${apiBasePath}/events/${id}/matches/${matchId}/result`;
    const answer = await connection.send('POST', path, { headers, body });
    if (answer.status >= 300) throw new Error(`${answer.status} ${String(answer.body)}`);
    await new Promise((resolve) => setTimeout(resolve, resultEveryMs));
  }
  connection.close();
  const after = now();
  const count = Math.min(results, ready.length);
  return { ownMs: (after.own - before.own) / count, databaseMs: (after.database - before.database) / count };
}

const opened = 3000;

/** Measures everything that the model needs. */
export async function measurePrices(site: Site): Promise<Prices> {
  // A process that has just started compiles its code while it works.
  await measurePace(site, { matches: 20, watchers: 200, turns: 100, reads: 100, opens: 10 });
  const idle = await measurePace(site, nothing);
  let costs: Costs = { ...noLoad, idle: idle.ownMs };
  const learn = (kind: keyof Load, { load, ownMs: measuredMs }: Window) => {
    costs = { ...costs, [kind]: priceOf(kind, load, { costs, measuredMs }) };
  };
  const turns = await measurePace(site, { ...nothing, matches: 50, turns: 150 });
  learn('turns', turns);
  const relay = await measureRelay(site, { ofServer: idle.otherMs, ofRedis: idle.redisMs });
  costs = { ...costs, relayed: relay.ofServer };
  const crowd = await measurePace(site, { ...nothing, matches: 20, watchers: 1000, turns: 40 });
  learn('deliveries', crowd);
  learn('reads', await measurePace(site, { ...nothing, matches: 20, reads: 400 }));
  const opens = await measurePace(site, { ...nothing, opens: 100 });
  learn('opens', opens);
  const withCrowd = await measurePace(site, { ...nothing, watchers: opened });
  const { ownMs, databaseMs } = await measureResults(site);
  const perTurn = (value: number) => Math.max(0, value) / turns.load.turns;
  return {
    costs: { ...costs, results: ownMs },
    socketBytes: Math.max(0, withCrowd.residentBytes - opens.residentBytes) / opened,
    deliveryBytes: crowd.deliveryBytes,
    databaseMsOf: { turn: perTurn(turns.databaseMs - idle.databaseMs), result: databaseMs },
    walBytesOfTurn: turns.walBytesOfTurn,
    redisBytesOfTurn: turns.redisBytesOfTurn / 2,
    redisMsOfTurn: relay.ofRedis / 2,
  };
}
