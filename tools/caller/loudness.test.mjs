import { describe, expect, it } from 'vitest';
import { sampleRate, trimAndLevel } from './loudness.mjs';

/**
 * A tone with silence before and after it.
 * @param {{ before: number, tone: number, after: number, amplitude: number }} shape seconds
 */
function toneOf({ before, tone, after, amplitude }) {
  const samples = new Float32Array(Math.round((before + tone + after) * sampleRate));
  const start = Math.round(before * sampleRate);
  for (let i = 0; i < tone * sampleRate; i++) samples[start + i] = amplitude * Math.sin(i / 5);
  return samples;
}

const peak = (/** @type {Float32Array} */ samples) =>
  samples.reduce((max, one) => Math.max(max, Math.abs(one)), 0);

describe('trimAndLevel', () => {
  it('cuts the silence and keeps the word', () => {
    const trimmed = trimAndLevel(toneOf({ before: 0.5, tone: 1, after: 0.8, amplitude: 0.3 }));
    expect(trimmed.length / sampleRate).toBeGreaterThanOrEqual(1);
    expect(trimmed.length / sampleRate).toBeLessThan(1.12);
  });

  it('makes a quiet and a loud word equally loud', () => {
    const quiet = trimAndLevel(toneOf({ before: 0.1, tone: 1, after: 0.1, amplitude: 0.05 }));
    const loud = trimAndLevel(toneOf({ before: 0.3, tone: 1, after: 0.1, amplitude: 0.9 }));
    expect(peak(quiet)).toBeCloseTo(peak(loud), 2);
  });

  it('refuses silence', () => {
    expect(() => trimAndLevel(new Float32Array(sampleRate))).toThrow('only silence');
  });
});
