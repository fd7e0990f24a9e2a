/** Two short tones, high and low. Hz */
const tones = [880, 660] as const;
const toneS = 0.25;

/** Rings once; silent where the browser allows no sound yet. */
export function ring(): void {
  if (typeof AudioContext !== 'function') return;
  const context = new AudioContext();
  const gain = context.createGain();
  gain.gain.value = 0.2;
  gain.connect(context.destination);
  for (const [at, frequency] of tones.entries()) {
    const tone = context.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(gain);
    tone.start(context.currentTime + at * toneS);
    tone.stop(context.currentTime + (at + 1) * toneS);
    if (at === tones.length - 1) tone.addEventListener('ended', () => void context.close());
  }
}
