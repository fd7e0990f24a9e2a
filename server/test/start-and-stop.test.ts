import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiClient } from './api-client.ts';
import { eventually } from './eventually.ts';
import { connectLive, disconnectClients } from './live-client.ts';
import { runServer } from './server-process.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'neundarter-start-'));
});
afterEach(async () => {
  disconnectClients();
  await rm(dataDir, { recursive: true, force: true });
});

const run = (env: Record<string, string> = {}) => runServer({ DATA_DIR: dataDir, ...env });

/** Begins a turn on a separate connection and does not send the end of its body. */
const beginTurn = async (url: string, match: { id: string; home: string; token: string }) => {
  const body = JSON.stringify({ playerId: match.home, score: 60 });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  const ended = new Promise<void>((resolve) =>
    socket.on('error', () => undefined).on('close', () => resolve()),
  );
  const head = [
    `POST /api/v1/matches/${match.id}/throw HTTP/1.1`,
    'host: localhost',
    `authorization: Bearer ${match.token}`,
    'content-type: application/json',
    `content-length: ${body.length}`,
    `x-request-id: ${randomUUID()}`,
    // Its answer shows that the server has begun to handle the request.
    'expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, 10)}`);
  await eventually(() => answer.startsWith('HTTP/1.1 100 ') || undefined, 'the beginning of a request');
  return {
    finish: async () => {
      socket.write(body.slice(10));
      await ended;
      return answer;
    },
  };
};

describe('starting the server', () => {
  it('creates everything it needs and prints its address', async () => {
    const server = await run();
    expect(server.output()).toMatch(/Neundarter \d+\.\d+\.\d+ läuft/);
    expect(server.output()).toContain(server.url);
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
    expect((await stat(join(dataDir, 'token-secret'))).mode & 0o777).toBe(0o600);
    expect(await server.stop()).toBe(0);
  });

  it('keeps guests over a restart', async () => {
    const first = await run();
    const token = await apiClient(first.url).loginGuest();
    await first.stop();
    const second = await run();
    const answer = await apiClient(second.url).call('GET /matches/count', { token });
    expect([answer.status, answer.json]).toEqual([200, { count: 0 }]);
    await second.stop();
  });

  it.each([
    [{ PORT: 'three thousand' }, /^PORT must .*\.\n$/],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL must .*\.\n$/],
    [{ DATABASE_URL: 'mysql://localhost/x' }, /^DATABASE_URL must .*\.\n$/],
    [{ REDIS_URL: 'redis://localhost' }, /^REDIS_URL .*DATABASE_URL.*\.\n$/],
    [{ HOST: '192.0.2.77' }, /^HOST .*\.\n$/],
    [{ DATA_DIR: '/dev/null/data' }, /^DATA_DIR: .*\n$/],
  ] as [Record<string, string>, RegExp][])(
    'fails with %j in one sentence that names the variable',
    async (env, sentence) => {
      const server = await run(env);
      expect(await server.exited).toBe(1);
      expect(server.output()).toMatch(sentence);
    },
  );

  it('fails on a port in use in one sentence', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const server = await run({ PORT: String(port) });
    expect(await server.exited).toBe(1);
    expect(server.output()).toMatch(new RegExp(`^PORT ${port} is in use[^\\n]*\\.\\n$`));
    other.close();
  });
});

describe('stopping the server', () => {
  it('finishes the current request, accepts no new connections, and closes the others', async () => {
    const server = await run();
    const api = apiClient(server.url);
    const match = await api.startMatch();
    const spectator = await connectLive(server.url);
    await spectator.subscribe(`matches/${match.id}`);
    const reason = new Promise<string>((resolve) => spectator.socket.once('disconnect', resolve));
    const idle = await openIdleConnection(server.url);
    const turn = await beginTurn(server.url, match);

    server.child.kill('SIGTERM');
    expect(await reason).toBe('transport close');
    await idle.closed;
    await eventually(async () => (await isRefused(server.url)) || undefined, 'a closed door');
    expect(server.child.exitCode).toBeNull();

    const answer = await turn.finish();
    expect(answer).toMatch(/^HTTP\/1\.1 200 /m);
    expect(answer).toMatch(/\r\nconnection: close\r\n/i);
    expect(await server.exited).toBe(0);

    const next = await run();
    const { props } = await apiClient(next.url).readMatch(match.id);
    expect(props.standing.score).toEqual([441, 501]);
    await next.stop();
  });

  it('ends it at once after a second signal', async () => {
    const server = await run();
    const match = await apiClient(server.url).startMatch();
    const turn = await beginTurn(server.url, match);
    server.child.kill('SIGINT');
    await eventually(async () => (await isRefused(server.url)) || undefined, 'a closed door');
    await eventually(async () => {
      server.child.kill('SIGINT');
      return server.child.exitCode ?? undefined;
    }, 'an end');
    expect(await server.exited).toBe(1);
    await turn.finish();
  });

  it('counts the signals of a terminal and of npm as one', async () => {
    const server = await run();
    const match = await apiClient(server.url).startMatch();
    const turn = await beginTurn(server.url, match);
    server.child.kill('SIGINT');
    server.child.kill('SIGINT');
    await eventually(async () => (await isRefused(server.url)) || undefined, 'a closed door');
    expect(await turn.finish()).toMatch(/^HTTP\/1\.1 200 /m);
    expect(await server.exited).toBe(0);
  });
});

/** A connection that a browser keeps open between two requests. */
const openIdleConnection = async (url: string) => {
  const agent = new Agent({ keepAlive: true });
  const socket = await new Promise<Socket>((resolve) => {
    request(`${url}/health`, { agent }, (answer) => {
      const { socket: used } = answer;
      answer.resume().on('end', () => resolve(used));
    }).end();
  });
  return { closed: once(socket, 'close') };
};

const isRefused = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.on('error', () => resolve(true));
    socket.on('connect', () => {
      socket.destroy();
      resolve(false);
    });
  });
