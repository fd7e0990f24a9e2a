import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { autodartsEndpoint } from './autodarts-endpoint.ts';
import { answerPages, type Pages } from './http-answers.ts';
import type { SimulatedBoard } from './simulated-board.ts';
import { type CloseKind, Sockets } from './sockets.ts';
import { standardMessages, standardPages } from './standard-endpoint.ts';

export type Ports = { readonly standard: number; readonly socket: number; readonly autodarts: number };

export type Endpoints = {
  readonly ports: Ports;
  /** Sends the messages of the last event once more, unchanged. */
  readonly repeatLast: () => void;
  /** Ends all connections; browsers may connect again. */
  readonly dropConnection: (kind: CloseKind) => void;
  /** Sets whether HTTP requests are answered or left without an answer. */
  readonly setAnswers: (how: 'normal' | 'silent') => void;
  readonly connections: () => number;
  /** Resolves with the next browser that connects. */
  readonly nextConnection: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

const upgradeRequired = 426;

/** Opens a board's servers for both protocols. @throws if a port is in use */
export async function openEndpoints(
  board: SimulatedBoard,
  place: { readonly address: string; readonly ports: Ports },
): Promise<Endpoints> {
  let isSilent = false;
  const serve = (pages: Pages) => {
    const answer = answerPages(pages);
    return createServer((request, response) => void (isSilent || answer(request, response)));
  };
  const autodarts = autodartsEndpoint(board);
  const servers: Servers = {
    standard: serve(standardPages(board)),
    socket: createServer((_, response) =>
      response.writeHead(upgradeRequired, { upgrade: 'websocket' }).end(),
    ),
    autodarts: serve(autodarts.pages),
  };
  const ports = await listenAll(servers, place);
  const standardSockets = new Sockets(servers.socket);
  const autodartsSockets = new Sockets(servers.autodarts, '/api/events');
  autodartsSockets.onConnection((send) => send(autodarts.stateMessage()));
  const all = [standardSockets, autodartsSockets];

  let repeatLast = () => undefined as void;
  board.listen((happening) => {
    const [standard, other] = [standardMessages(board, happening), autodarts.messages(happening)];
    repeatLast = () => {
      for (const message of standard) standardSockets.tellAll(message);
      for (const message of other) autodartsSockets.tellAll(message);
    };
    repeatLast();
  });
  return {
    ports,
    repeatLast: () => repeatLast(),
    dropConnection: (kind) => all.forEach((sockets) => sockets.drop(kind)),
    setAnswers: (how) => {
      isSilent = how === 'silent';
    },
    connections: () => all.reduce((sum, sockets) => sum + sockets.count, 0),
    nextConnection: () => Promise.race(all.map((sockets) => sockets.next())),
    stop: async () => {
      for (const sockets of all) sockets.stop();
      await Promise.all(Object.values(servers).map(closeServer));
    },
  };
}

type Servers = { readonly [Name in keyof Ports]: Server };

async function listenAll(servers: Servers, place: { address: string; ports: Ports }): Promise<Ports> {
  const open = async (name: keyof Ports) => {
    const server = servers[name];
    server.listen(place.ports[name], place.address);
    await once(server, 'listening');
    const bound = server.address();
    return bound === null || typeof bound === 'string' ? 0 : bound.port;
  };
  try {
    return {
      standard: await open('standard'),
      socket: await open('socket'),
      autodarts: await open('autodarts'),
    };
  } catch (error) {
    await Promise.all(Object.values(servers).map(closeServer));
    throw error;
  }
}

async function closeServer(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
