import { describe, expect, it } from 'vitest';
import { createDurationHistogram } from './duration-histogram.ts';

describe('createDurationHistogram', () => {
  it('counts durations by label, up to each limit in seconds', () => {
    const histogram = createDurationHistogram({ name: 'wait_seconds', help: 'Waiting' });
    for (const durationMs of [0.2, 0.5, 0.6, 80, 20_000]) histogram.observe('route="/a"', durationMs);
    histogram.observe('route="/b"', 3);
    const lines = histogram.render().split('\n');
    expect(lines.slice(0, 2)).toEqual(['# HELP wait_seconds Waiting', '# TYPE wait_seconds histogram']);
    expect(lines).toContain('wait_seconds_bucket{route="/a",le="0.0005"} 2');
    expect(lines).toContain('wait_seconds_bucket{route="/a",le="0.001"} 3');
    expect(lines).toContain('wait_seconds_bucket{route="/a",le="0.05"} 3');
    expect(lines).toContain('wait_seconds_bucket{route="/a",le="0.1"} 4');
    expect(lines).toContain('wait_seconds_bucket{route="/a",le="10"} 4');
    expect(lines).toContain('wait_seconds_bucket{route="/a",le="+Inf"} 5');
    expect(lines).toContain('wait_seconds_count{route="/a"} 5');
    expect(lines).toContain('wait_seconds_sum{route="/a"} 20.0813');
    expect(lines).toContain('wait_seconds_count{route="/b"} 1');
  });
});
