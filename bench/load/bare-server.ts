// The baselines: a bare HTTP server that always answers the same bytes, and a bare WebSocket server that broadcasts a
// message on request. Prints its port.
import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { childInput } from '../lib/child.ts';

type BareServerInput = { readonly answer: string };

const { answer } = childInput<BareServerInput>();
const bytes = Buffer.from(answer);
const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
const headers = { 'content-type': 'application/json', 'content-length': bytes.length };

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, headers).end(bytes);
    return;
  }
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    const { message } = JSON.parse(body) as { message: string };
    for (const socket of sockets.clients) socket.send(message);
    response.writeHead(200, { 'content-length': 0 }).end();
  });
});
server.on('upgrade', (request, socket, head) => {
  sockets.handleUpgrade(request, socket, head, () => {});
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(typeof address === 'object' && address ? address.port : 0);
});
