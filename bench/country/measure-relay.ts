// What it costs a server to hear what the others tell through Redis, at the pace of a country: it reads many messages at once then,
// so that one costs less than on a quiet evening.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { processorMs } from '../lib/processor-time.ts';
import type { Site } from './open-site.ts';

const stream = 'neundarter:live';
const perSecond = 2000;
const seconds = 4;
const tickMs = 10;
/** Newest messages, of which the last one of a turn is taken. */
const newest = 20;

/** A command as Redis reads it. */
const commandOf = (words: readonly string[]): string =>
  [`*${words.length}`, ...words.flatMap((word) => [`$${Buffer.byteLength(word)}`, word]), ''].join('\r\n');

/** The names and values of the newest message about a score, as they stand in the stream. */
const lastScore = async (socket: Socket): Promise<readonly string[]> => {
  socket.write(commandOf(['XREVRANGE', stream, '+', '-', 'COUNT', `${newest}`]));
  await wait(200);
  const lines = String(socket.read()).split('\r\n');
  const at = lines.findIndex((line) => line.includes('"match-score-updated"'));
  // Before the last value stand its length, and the names and values before it with theirs.
  const first = lines.lastIndexOf('uid', at);
  if (at < 0 || first < 0) throw new Error('no turn has been told through Redis');
  return lines.slice(first, at + 1).filter((_, index) => index % 2 === 0);
};

/** Processor time that one message costs, in ms. */
type RelayCosts = {
  /** A server that has no listener for it. */
  readonly ofServer: number;
  /** Redis, which writes it once and sends it to two servers. */
  readonly ofRedis: number;
};

/** @param idle what a second without messages costs both, in ms */
export async function measureRelay(site: Site, idle: RelayCosts): Promise<RelayCosts> {
  const { hostname: host, port } = new URL(site.redisUrl);
  const socket = connect({ host, port: Number(port) });
  await once(socket, 'connect');
  socket.pause();
  const message = await lastScore(socket);
  socket.resume();
  const add = commandOf(['XADD', stream, 'MAXLEN', '~', '10000', '*', ...message]);
  const tell = add.repeat((perSecond * tickMs) / 1000);
  const now = () => ({ ofServer: processorMs(site.other.pid), ofRedis: processorMs(site.redisPid) });
  const [startedAt, before] = [performance.now(), now()];
  let told = 0;
  while (performance.now() - startedAt < seconds * 1000) {
    const due = Math.floor((performance.now() - startedAt) / tickMs);
    for (; told < due; told += 1) socket.write(tell);
    await wait(tickMs);
  }
  await wait(200);
  const after = now();
  const passed = (performance.now() - startedAt) / 1000;
  socket.destroy();
  const messages = (told * perSecond * tickMs) / 1000;
  const price = (who: keyof RelayCosts) =>
    Math.max(0, after[who] - before[who] - idle[who] * passed) / messages;
  return { ofServer: price('ofServer'), ofRedis: price('ofRedis') };
}
