import { autodartsBoard } from './autodarts-board.ts';
import { boardAddresses } from './board-addresses.ts';
import { BoardConnection, type BoardMeans, boardPauses } from './board-connection.ts';
import type { DetectionBoard, OpenBoard } from './detection-board.ts';
import { standardBoard } from './standard-board.ts';
import { TurnTracker } from './turn-tracker.ts';

const closedBoard: DetectionBoard = { close: () => undefined };

/** `openBoard` with other functions to reach the board, for tests. @param now ms since 1970 */
export const openBoardBy =
  (means: BoardMeans, now: () => number): OpenBoard =>
  ({ kind, host, listen }) => {
    const addresses = boardAddresses(kind, host);
    if (addresses === null) {
      listen({ kind: 'status', status: 'Error', phase: 'Throw' });
      return closedBoard;
    }
    const speak = kind === 'autodarts' ? autodartsBoard : standardBoard;
    return new BoardConnection({
      language: speak(addresses, now),
      means,
      tracker: new TurnTracker(listen),
    });
  };

const openBrowserSocket: BoardMeans['openSocket'] = (url, ears) => {
  const socket = new WebSocket(url);
  const whileOpen = new AbortController();
  const { signal } = whileOpen;
  socket.addEventListener('open', () => ears.opened(), { signal });
  socket.addEventListener('message', ({ data }) => ears.heard(data), { signal });
  socket.addEventListener('error', () => ears.failed(), { signal });
  socket.addEventListener('close', ({ code }) => ears.closed(code), { signal });
  return {
    close: () => {
      whileOpen.abort();
      socket.close();
    },
  };
};

/** Requests without cookies and cache, because only the current status is useful. */
const askByFetch: BoardMeans['ask'] = async (url, signal) => {
  const answer = await fetch(url, { signal, cache: 'no-store', credentials: 'omit' });
  if (!answer.ok) throw new Error(`status ${answer.status}`);
  return answer.json();
};

/** Functions of the browser; Node has the same. */
export const browserMeans: BoardMeans = {
  openSocket: openBrowserSocket,
  ask: askByFetch,
  pauses: boardPauses,
};

/**
 * Opens the board on a host and sends its events until closed. For a text that is not a host name it sends `Error` at
 * once. `listen` may be called before this function returns.
 */
export const openBoard: OpenBoard = openBoardBy(browserMeans, () => Date.now());
