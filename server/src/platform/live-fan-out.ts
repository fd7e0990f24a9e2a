import type { Server } from 'socket.io';

/**
 * Time for which one slice may keep the process busy, in ms: half of the time of a turn. Between two slices waiting requests
 * are served.
 */
const sliceMs = 0.5;

/**
 * Number of connections between two looks at the clock. The event is encoded for all of them together, which takes less than
 * the time of one connection.
 */
const perLook = 16;

/** The adapter of Socket.IO, of which only public functions are used. */
type Adapter = ReturnType<Server['of']>['adapter'];
type Options = Parameters<Adapter['broadcast']>[1];
type Job = { readonly packet: unknown; readonly options: Options };

type FanOut = {
  /** Sends everything that waits. */
  readonly flush: () => void;
};

/**
 * Makes the live channel send an event to many connections in slices, after the answer of the command that caused it:
 * nobody who scores waits until a crowd has been served. Events keep their order. An event that waits is not sent to a
 * connection that leaves its rooms. Only connections of this process are served.
 */
export function sendInSlices(io: Server): FanOut {
  const { adapter } = io.of('/');
  const sendAtOnce = adapter.broadcast.bind(adapter);
  const disconnectAtOnce = adapter.disconnectSockets.bind(adapter);
  const queue = createQueue(adapter, ({ packet, options: { flags } }, ids) =>
    // Every connection is also in a room of its own, which has its id.
    sendAtOnce(packet, { rooms: new Set(ids), flags: { ...flags, local: true } }),
  );
  adapter.broadcast = (packet, options) => queue.add({ packet, options });
  adapter.disconnectSockets = (options, close) => {
    // For example at the end of a session: connections first get the events that were sent before.
    queue.flush();
    disconnectAtOnce(options, close);
  };
  return { flush: queue.flush };
}

/** Works off jobs in their order, with pauses in which the process does other work. */
function createQueue(
  { rooms: members, sids }: Pick<Adapter, 'rooms' | 'sids'>,
  send: (job: Job, ids: readonly string[]) => void,
) {
  const jobs: Job[] = [];
  let waiting: Iterator<string> | undefined;
  let isPlanned = false;

  const isIn = (id: string, rooms: Iterable<string>): boolean => {
    for (const room of rooms) if (members.get(room)?.has(id) === true) return true;
    return false;
  };
  const addressed = ({ options: { rooms } }: Job): Iterator<string> => {
    if (rooms.size === 0) return [...sids.keys()].values();
    return new Set([...rooms].flatMap((room) => [...(members.get(room) ?? [])])).values();
  };
  const isAddressed = ({ options: { rooms, except } }: Job, id: string): boolean =>
    (rooms.size === 0 ? sids.has(id) : isIn(id, rooms)) && !isIn(id, except ?? []);

  /** Serves some connections; returns whether there are more. */
  const serveSome = (): boolean => {
    const [job] = jobs;
    if (job === undefined) return false;
    waiting ??= addressed(job);
    const ids: string[] = [];
    while (ids.length < perLook) {
      const { done, value } = waiting.next();
      if (done === true) {
        waiting = undefined;
        jobs.shift();
        break;
      }
      if (isAddressed(job, value)) ids.push(value);
    }
    if (ids.length > 0) send(job, ids);
    return jobs.length > 0;
  };
  const serveSlice = (): void => {
    isPlanned = false;
    const until = performance.now() + sliceMs;
    while (serveSome()) if (performance.now() >= until) return plan();
  };
  const plan = (): void => {
    if (isPlanned) return;
    isPlanned = true;
    setImmediate(serveSlice);
  };
  return {
    add: (job: Job): void => {
      jobs.push(job);
      plan();
    },
    flush: (): void => {
      while (serveSome());
    },
  };
}
