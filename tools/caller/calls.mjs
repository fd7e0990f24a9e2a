import { germanNumber } from './german-number.mjs';

/**
 * A call: its text, and how the voice says it.
 * @typedef {{ name: string, text: string, voice: 'de-DE' | 'en-GB', pitch: number, speed: number }} Call
 *   `name`: file name without extension; `pitch` and `speed`: factors of the voice's normal values
 */

/** Calls for events instead of scores. German callers also say `Game shot` in English. @type {Call[]} */
const events = [
  { name: 'gameshot', text: 'Game shot!', voice: 'en-GB', pitch: 1.15, speed: 0.9 },
  { name: 'gameshot-and-set', text: 'Game shot, and the set!', voice: 'en-GB', pitch: 1.15, speed: 0.95 },
  { name: 'gameshot-and-match', text: 'Game shot, and the match!', voice: 'en-GB', pitch: 1.15, speed: 0.95 },
  { name: 'bust', text: 'Überworfen!', voice: 'de-DE', pitch: 1, speed: 1 },
  { name: 'match-on', text: 'Das Spiel beginnt!', voice: 'de-DE', pitch: 1.08, speed: 1 },
  { name: 'draw', text: 'Unentschieden!', voice: 'de-DE', pitch: 1.08, speed: 1 },
  { name: 'win', text: 'Gewonnen!', voice: 'de-DE', pitch: 1.12, speed: 0.95 },
  { name: 'checkout', text: 'Checkout!', voice: 'en-GB', pitch: 1.1, speed: 1 },
];

const moods = [
  { from: 180, pitch: 1.25, speed: 0.72 },
  { from: 171, pitch: 1.2, speed: 0.88 },
  { from: 140, pitch: 1.15, speed: 0.95 },
  { from: 100, pitch: 1.08, speed: 1 },
  { from: 0, pitch: 1, speed: 1.05 },
];

/** All calls. @type {readonly Call[]} */
export const calls = [...Array.from({ length: 181 }, (_, score) => callOf(score)), ...events];

/** The call of a score; higher scores have a higher pitch and a lower speed. @param {number} score @returns {Call} */
function callOf(score) {
  const { pitch, speed } = moods.find((mood) => score >= mood.from) ?? { pitch: 1, speed: 1 };
  return { name: `${score}`, text: `${germanNumber(score)}!`, voice: 'de-DE', pitch, speed };
}
