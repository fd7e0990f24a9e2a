import { callerAudio } from './caller-audio.ts';

/** Three tones that are heard above voices. Hz */
const tones = [523, 659, 784] as const;
const toneS = 0.35;
/** How long the gong takes, until somebody may speak. ms */
const gongMs = 1500;

/** Strikes the gong; silent where the browser allows no sound yet. */
function strikeGong(): void {
  if (typeof AudioContext !== 'function') return;
  const context = new AudioContext();
  for (const [at, frequency] of tones.entries()) {
    const [tone, gain] = [context.createOscillator(), context.createGain()];
    const start = context.currentTime + at * toneS;
    tone.frequency.value = frequency;
    gain.gain.setValueAtTime(0.4, start);
    gain.gain.exponentialRampToValueAtTime(0.001, start + 2 * toneS);
    tone.connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(start + 2 * toneS);
    if (at === tones.length - 1) tone.addEventListener('ended', () => void context.close());
  }
}

const germanVoice = (): SpeechSynthesisVoice | undefined =>
  'speechSynthesis' in globalThis
    ? speechSynthesis.getVoices().find(({ lang }) => lang.toLowerCase().startsWith('de'))
    : undefined;

/** What is said: in words by a German voice; without one, the recorded number of the board. */
export type Spoken = { readonly words: string; readonly number: string | null };

const speak = ({ words, number }: Spoken): void => {
  const voice = germanVoice();
  if (voice === undefined) {
    if (number !== null) void callerAudio.say({ file: number, spoken: '' });
    return;
  }
  const utterance = new SpeechSynthesisUtterance(words);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = 0.9;
  speechSynthesis.speak(utterance);
};

/** Strikes the gong, and then says one thing after the other. */
export function callOut(spoken: readonly Spoken[]): void {
  strikeGong();
  const [first, ...others] = spoken;
  if (first === undefined) return;
  setTimeout(() => {
    // A recorded number ends the one before, so only one is said.
    if (germanVoice() === undefined) speak(first);
    else for (const one of [first, ...others]) speak(one);
  }, gongMs);
}

/** Lets the page make sounds from now on; works only during a tap or key press. */
export function allowSound(): void {
  callerAudio.unlock();
  strikeGong();
}
