/** Counts durations by labels, in the text format of Prometheus. */
type DurationHistogram = {
  /** @param labels ready to print: `method="GET",route="/health"` */
  readonly observe: (labels: string, durationMs: number) => void;
  readonly render: () => string;
};

/** Limits from a cached standing (under 1 ms) to a serious problem, in ms. */
const bucketsMs = [0.5, 1, 2.5, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 10_000];

type Series = { readonly counts: number[]; count: number; sumMs: number };

/**
 * A histogram that is fast enough for every request. The metrics library sorts and hashes the labels each time, which
 * takes as long as finding the route.
 */
export function createDurationHistogram({ name, help }: { name: string; help: string }): DurationHistogram {
  const all = new Map<string, Series>();
  const begin = (labels: string): Series => {
    const series = { counts: bucketsMs.map(() => 0), count: 0, sumMs: 0 };
    all.set(labels, series);
    return series;
  };
  return {
    observe: (labels, durationMs) => {
      const series = all.get(labels) ?? begin(labels);
      const bucket = bucketsMs.findIndex((limit) => durationMs <= limit);
      if (bucket >= 0) series.counts[bucket] = (series.counts[bucket] ?? 0) + 1;
      series.count += 1;
      series.sumMs += durationMs;
    },
    render: () => {
      const lines = [...all].flatMap(([labels, series]) => renderSeries(name, labels, series));
      return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...lines, ''].join('\n');
    },
  };
}

/**
 * One series in the format of Prometheus: each bucket counts all durations up to its limit; limits and sum in
 * seconds.
 */
function renderSeries(name: string, labels: string, { counts, count, sumMs }: Series): readonly string[] {
  let upToHere = 0;
  const buckets = counts.map((inBucket, at) => {
    upToHere += inBucket;
    return `${name}_bucket{${labels},le="${(bucketsMs[at] ?? 0) / 1000}"} ${upToHere}`;
  });
  return [
    ...buckets,
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${sumMs / 1000}`,
    `${name}_count{${labels}} ${count}`,
  ];
}
