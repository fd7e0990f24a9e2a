/** Sample rate of the voice, in Hz. */
export const sampleRate = 16_000;

/** Target loudness of the spoken parts, as a share of full scale; a limiter after it cuts the peaks. */
const targetRms = 0.22;
/** Frames (20 ms) below this loudness are silence; the noise of the voice is far below. */
const silenceRms = 0.006;
const frame = sampleRate / 50;
/** Silence to keep before and after the word (10 ms and 60 ms), so that no consonant is cut. */
const keepBefore = sampleRate / 100;
const keepAfter = (sampleRate * 6) / 100;

/**
 * Cuts the silence around a word and gives all words the same loudness.
 * @param {Float32Array} samples mono, −1 to 1 @returns {Float32Array} may exceed ±1, so a limiter must follow
 */
export function trimAndLevel(samples) {
  const loud = framesOf(samples)
    .map((part, index) => ({ index, rms: rmsOf(part) }))
    .filter(({ rms }) => rms > silenceRms);
  const first = loud[0];
  const last = loud.at(-1);
  if (!first || !last) throw new Error('only silence');
  const spoken = samples.slice(
    Math.max(0, first.index * frame - keepBefore),
    Math.min(samples.length, (last.index + 1) * frame + keepAfter),
  );
  const level = Math.sqrt(loud.reduce((sum, { rms }) => sum + rms * rms, 0) / loud.length);
  return spoken.map((sample) => (sample * targetRms) / level);
}

/** @param {Float32Array} samples */
function framesOf(samples) {
  return Array.from({ length: Math.floor(samples.length / frame) }, (_, i) =>
    samples.subarray(i * frame, (i + 1) * frame),
  );
}

/** @param {Float32Array} samples */
function rmsOf(samples) {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
}
