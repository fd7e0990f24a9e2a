import type { Server } from 'socket.io';

/**
 * Time for which one slice may keep the process busy, in ms: half of the time of a turn. Between two slices waiting requests
 * are served.
 */
const sliceMs = 0.5;

/** Number of connections between two looks at the clock, which take a tenth of the time of one connection. */
const perLook = 8;

type Connection = { readonly id: string; readonly connected: boolean };
type Addressed = { readonly rooms: ReadonlySet<string> };
type Send = (connection: Connection) => void;

/** The used parts of an adapter, which declares some of them as private. */
type Adapter = {
  readonly rooms: ReadonlyMap<string, ReadonlySet<string>>;
  _encode(packet: unknown, options: unknown): unknown;
  apply(addressed: Addressed, send: Send): void;
};

type Job = { readonly addressed: Addressed; readonly send: Send };

export type FanOut = {
  /** Sends everything that waits. */
  readonly flush: () => void;
};

/**
 * Makes the live channel send an event to many connections in slices, after the answer of the command that caused it:
 * nobody who scores waits until a crowd has been served. Events keep their order, and each is still encoded once. An
 * event that waits is not sent to a connection that leaves its rooms.
 */
export function sendInSlices(io: Server): FanOut {
  const adapter = io.of('/').adapter as unknown as Adapter;
  const applyAtOnce = adapter.apply.bind(adapter);
  const queue = createQueue(adapter, applyAtOnce);
  const encode = adapter._encode.bind(adapter);
  // The adapter encodes an event, and nothing else, directly before it applies its sending to the connections.
  let isEvent = false;
  adapter._encode = (packet, options) => {
    isEvent = true;
    return encode(packet, options);
  };
  adapter.apply = (addressed, send) => {
    if (isEvent) {
      isEvent = false;
      return queue.add({ addressed, send });
    }
    // For example the end of a session: connections first get the events that were sent before.
    queue.flush();
    applyAtOnce(addressed, send);
  };
  return { flush: queue.flush };
}

/** Works off jobs in their order, with pauses in which the process does other work. */
function createQueue(adapter: Pick<Adapter, 'rooms'>, applyAtOnce: Adapter['apply']) {
  const jobs: Job[] = [];
  let served: Iterator<Connection> | undefined;
  let isPlanned = false;

  const connectionsOf = ({ addressed }: Job): Iterator<Connection> => {
    const connections: Connection[] = [];
    applyAtOnce(addressed, (connection) => connections.push(connection));
    return connections.values();
  };
  const isAddressed = ({ addressed: { rooms } }: Job, { id, connected }: Connection): boolean =>
    connected && (rooms.size === 0 || [...rooms].some((room) => adapter.rooms.get(room)?.has(id) === true));

  /** Serves some connections; returns whether there are more. */
  const serveSome = (): boolean => {
    const [job] = jobs;
    if (job === undefined) return false;
    served ??= connectionsOf(job);
    for (let count = 0; count < perLook; count += 1) {
      const { done, value } = served.next();
      if (done) {
        served = undefined;
        jobs.shift();
        break;
      }
      if (isAddressed(job, value)) job.send(value);
    }
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
