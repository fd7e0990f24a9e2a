import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from './eventually.ts';

// The program of docs/hooks.md, with lights and a topic that are listeners of this test.

let folder: string;
let listener: Server;
let base: string;
const received: { readonly url: string; readonly body: string }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'neundarter-recipe-'));
  listener = createServer((request, response) => {
    let body = '';
    request.on('data', (piece) => {
      body += piece;
    });
    request.on('end', () => {
      received.push({ url: request.url ?? '', body });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
});
afterAll(async () => {
  listener.close();
  await rm(folder, { recursive: true });
});

it('the recipe lights WLED and writes to ntfy', async () => {
  const docs = readFileSync(new URL('../../docs/hooks.md', import.meta.url), 'utf8');
  const [, program = ''] = /<!-- recipe -->\n```js\n([^]*?)```/.exec(docs) ?? [];
  await writeFile(join(folder, 'lights.mjs'), program);
  const free = createServer();
  await new Promise<void>((resolve) => free.listen(0, '127.0.0.1', resolve));
  const { port } = free.address() as AddressInfo;
  await new Promise<unknown>((resolve) => free.close(resolve));
  const running = spawn(process.execPath, [join(folder, 'lights.mjs')], {
    env: { ...process.env, WLED: base, NTFY: `${base}/topic`, PORT: `${port}` },
  });
  try {
    await new Promise<void>((resolve) => running.stdout.once('data', () => resolve()));
    const match = { parties: ['Anna', 'Bernd'], legs: [3, 1] };
    const tell = (told: object) =>
      fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: JSON.stringify(told) });
    await tell({ event: 'match-begun', match });
    await tell({ event: '180', match, turn: { name: 'Anna', score: 180 } });
    await tell({ event: 'match-ended', match });
    await tell({ event: 'event-ended', competition: { name: 'Pokal' } });
    await eventually(() => (received.length >= 5 ? true : undefined), 'lights and notices');
    expect(received).toEqual(
      expect.arrayContaining([
        { url: '/json/state', body: '{"on":true,"ps":1}' },
        { url: '/topic', body: 'Anna: 180' },
        { url: '/json/state', body: '{"on":true,"ps":3}' },
        { url: '/topic', body: 'Anna – Bernd 3:1' },
        { url: '/topic', body: 'Pokal: beendet' },
      ]),
    );
  } finally {
    running.kill();
  }
});
