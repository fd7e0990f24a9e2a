import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** One answered request, as the metrics see it: the route's pattern, never the address itself. */
export type AnsweredRequest = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
};

export type Metrics = {
  observeRequest(request: AnsweredRequest): void;
  countEvent(event: string): void;
  countThrow(): void;
  /** A figure that is read when somebody asks. */
  addGauge(gauge: { name: string; help: string; read: () => number | Promise<number> }): void;
  /** Prometheus text, and its content type. */
  render(): Promise<{ readonly contentType: string; readonly text: string }>;
};

/** From a cached standing (under 1 ms) to something that is badly wrong, in seconds. */
const durationBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** Metrics of one server process; process figures and event loop lag come with the library. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets: durationBuckets,
    registers,
  });
  const events = new Counter({
    name: 'neundarter_events_announced_total',
    help: 'Events handed to the live channel by this process',
    labelNames: ['event'],
    registers,
  });
  const throws = new Counter({
    name: 'neundarter_throws_recorded_total',
    help: 'Turns recorded and announced by this process',
    registers,
  });
  return {
    observeRequest: ({ method, route, status, durationMs }) =>
      durations.labels(method, route, String(status)).observe(durationMs / 1000),
    countEvent: (event) => events.labels(event).inc(),
    countThrow: () => throws.inc(),
    addGauge: ({ name, help, read }) => {
      new Gauge({
        name,
        help,
        registers,
        async collect() {
          this.set(await read());
        },
      });
    },
    render: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}
