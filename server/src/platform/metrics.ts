import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { createDurationHistogram } from './duration-histogram.ts';

/** One answered request for the metrics, with the pattern of the route instead of the address. */
type AnsweredRequest = {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
};

export type Metrics = {
  observeRequest(request: AnsweredRequest): void;
  countEvent(event: string): void;
  countThrow(): void;
  /** Adds a figure that is read whenever the metrics are rendered. */
  addGauge(gauge: { name: string; help: string; read: () => number | Promise<number> }): void;
  /** The metrics as Prometheus text, with its content type. */
  render(): Promise<{ readonly contentType: string; readonly text: string }>;
};

/** Metrics of one server process; the library adds figures of the process and the event loop. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = createDurationHistogram({
    name: 'http_request_duration_seconds',
    help: 'Time until the answer was ready, by route',
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
      durations.observe(`method="${method}",route="${route}",status="${status}"`, durationMs),
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
    render: async () => ({
      contentType: registry.contentType,
      text: `${await registry.metrics()}\n${durations.render()}`,
    }),
  };
}
