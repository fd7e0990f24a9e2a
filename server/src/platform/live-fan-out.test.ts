import { setImmediate as turnOfOthers } from 'node:timers/promises';
import { Server, type Socket } from 'socket.io';
import { expect, it } from 'vitest';
import { sendInSlices } from './live-fan-out.ts';

type Received = { readonly by: string; readonly text: string };

/** A live channel with connections `c0`, `c1` … in the room `match` that only note what they get. */
function crowdOf(count: number, workMs = 0) {
  const io = new Server();
  const { sockets, adapter } = io.of('/');
  const received: Received[] = [];
  const left: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const id = `c${at}`;
    const writeToEngine = ([text]: readonly string[]) => {
      for (const until = performance.now() + workMs; performance.now() < until; );
      received.push({ by: id, text: String(text) });
    };
    const disconnect = () => left.push(id);
    sockets.set(id, { id, connected: true, client: { writeToEngine }, disconnect } as unknown as Socket);
    void adapter.addAll(id, new Set([id, 'match']));
  }
  const untilServed = async (all: number) => {
    let turns = 0;
    for (; received.length < all; turns += 1) await turnOfOthers();
    return turns;
  };
  return { io, fanOut: sendInSlices(io), adapter, received, left, untilServed };
}

it('sends nothing before the work that has caused an event goes on', async () => {
  const { io, received, untilServed } = crowdOf(3);
  io.to('match').emit('score', 1);
  await Promise.resolve();
  expect(received).toEqual([]);
  await untilServed(3);
  expect(received.map(({ by }) => by)).toEqual(['c0', 'c1', 'c2']);
});

it('lets other work run while it serves a crowd', async () => {
  const { io, untilServed } = crowdOf(400, 0.1);
  io.to('match').emit('score', 1);
  expect(await untilServed(400)).toBeGreaterThan(20);
});

it('keeps the order of events for everybody', async () => {
  const { io, received, untilServed } = crowdOf(60, 0.05);
  for (const revision of [1, 2, 3]) io.to('match').emit('score', revision);
  io.emit('rights-changed');
  await untilServed(240);
  const texts = ['2["score",1]', '2["score",2]', '2["score",3]', '2["rights-changed"]'];
  for (const id of ['c0', 'c31', 'c59'])
    expect(received.filter(({ by }) => by === id).map(({ text }) => text)).toEqual(texts);
});

it('sends a waiting event to nobody who has left the room', async () => {
  const { io, adapter, received, untilServed } = crowdOf(3);
  io.to('match').emit('score', 1);
  await adapter.del('c1', 'match');
  await untilServed(2);
  await turnOfOthers();
  expect(received.map(({ by }) => by)).toEqual(['c0', 'c2']);
});

it('sends waiting events before it closes connections, and all of them when asked', () => {
  const { io, fanOut, received, left } = crowdOf(2);
  io.to('match').emit('session-ended');
  io.in('match').disconnectSockets(true);
  expect(left).toEqual(['c0', 'c1']);
  expect(received).toHaveLength(2);
  io.to('c1').emit('score', 1);
  fanOut.flush();
  expect(received.at(-1)).toEqual({ by: 'c1', text: '2["score",1]' });
});
