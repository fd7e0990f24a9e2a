import { useEffect, useSyncExternalStore } from 'react';

/** A sound of the caller: its file's name and what a speech synthesiser says in its place. */
export type Call = { readonly file: string; readonly spoken: string };

/** What the caller needs of the browser. */
export type CallerDevice = {
  /** Null where the browser has no Web Audio. */
  readonly createContext: () => AudioContext | null;
  readonly load: (file: string) => Promise<ArrayBuffer>;
  readonly speak: (text: string) => void;
  readonly hush: () => void;
  /** Whether the user has touched the page, so that sound is allowed. */
  readonly isUserActive: () => boolean;
  /** Runs `work` when what is under way has been drawn. */
  readonly later: (work: () => void) => void;
  /** Milliseconds of any clock. */
  readonly now: () => number;
};

/** A sound that could not start within this time is left out: by now the next turn may be on the board. ms */
const tooLateMs = 1_000;

/** A few frames, also on a slow phone. ms */
const afterDrawingMs = 150;

/** Loads and plays the caller's sounds, one at a time; a new call or `stop` ends the one before. */
export class CallerAudio {
  #device: CallerDevice;
  #context: AudioContext | null = null;
  #wasTouched = false;
  #files = new Map<string, Promise<ArrayBuffer | null>>();
  #sounds = new Map<string, AudioBuffer>();
  #playing: AudioBufferSourceNode | null = null;
  #latestCall = 0;
  #listeners = new Set<() => void>();

  constructor(device: CallerDevice) {
    this.#device = device;
  }

  /** Whether the browser waits for a tap before it lets anything be heard. */
  readonly isLocked = (): boolean => {
    if (this.#context !== null) return this.#context.state === 'suspended';
    return !this.#wasTouched && !this.#device.isUserActive();
  };

  /** Calls back when `isLocked` may have changed. @returns how to stop */
  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Makes sound possible; works only from a tap or key press. */
  readonly unlock = (): void => {
    this.#wasTouched = true;
    const context = this.#open();
    if (context?.state === 'suspended') void context.resume().catch(() => undefined);
    this.#notify();
  };

  /**
   * The user touched the page. Opening the audio device takes long enough to be felt, so it is done after what the
   * tap itself changes; a browser that wants a tap for it gets the next one.
   */
  readonly touch = (): void => {
    if (this.#wasTouched) {
      if (this.#context?.state === 'suspended') this.unlock();
      return;
    }
    this.#wasTouched = true;
    this.#device.later(() => this.unlock());
  };

  /** Fetches sounds before they are needed. */
  readonly preload = async (files: readonly string[]): Promise<void> => {
    for (const file of files) await this.#fileOf(file);
  };

  /** Plays a sound now; what still plays ends. Says nothing while locked: an old call helps nobody. */
  readonly say = async ({ file, spoken }: Call): Promise<void> => {
    this.stop();
    if (this.isLocked()) return;
    this.#latestCall += 1;
    const call = this.#latestCall;
    const calledAt = this.#device.now();
    const sound = await this.#soundOf(file);
    if (call !== this.#latestCall || this.#device.now() - calledAt > tooLateMs) return;
    if (sound === null) this.#device.speak(spoken);
    else this.#play(sound);
  };

  /** Ends what plays and drops what was about to. */
  readonly stop = (): void => {
    this.#latestCall += 1;
    this.#playing?.stop();
    this.#playing = null;
    this.#device.hush();
  };

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }

  #open(): AudioContext | null {
    if (this.#context !== null) return this.#context;
    this.#context = this.#device.createContext();
    this.#context?.addEventListener('statechange', () => this.#notify());
    return this.#context;
  }

  /** A file that could not be had is asked for again by the next call. */
  #fileOf(file: string): Promise<ArrayBuffer | null> {
    const known = this.#files.get(file);
    if (known !== undefined) return known;
    const loading = this.#device.load(file).catch(() => {
      this.#files.delete(file);
      return null;
    });
    this.#files.set(file, loading);
    return loading;
  }

  async #soundOf(file: string): Promise<AudioBuffer | null> {
    const known = this.#sounds.get(file);
    if (known !== undefined) return known;
    const bytes = await this.#fileOf(file);
    const context = this.#open();
    if (bytes === null || context === null) return null;
    try {
      // Decoding takes the bytes away, hence the copy.
      const sound = await context.decodeAudioData(bytes.slice(0));
      this.#sounds.set(file, sound);
      return sound;
    } catch {
      return null;
    }
  }

  #play(sound: AudioBuffer): void {
    const context = this.#open();
    if (context === null) return;
    const source = context.createBufferSource();
    source.buffer = sound;
    source.connect(context.destination);
    source.start();
    this.#playing = source;
  }
}

const speak = (text: string): void => {
  if (!('speechSynthesis' in globalThis)) return;
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = 'de-DE';
  speechSynthesis.speak(utterance);
};

const load = async (file: string): Promise<ArrayBuffer> => {
  const response = await fetch(`/caller/${file}.mp3`);
  if (!response.ok || response.headers.get('content-type')?.includes('text/html') === true) {
    throw new Error(`No caller file ${file}`);
  }
  return response.arrayBuffer();
};

/** The caller of this tab. */
export const callerAudio = new CallerAudio({
  createContext: () =>
    'AudioContext' in globalThis ? new AudioContext({ latencyHint: 'interactive' }) : null,
  load,
  speak,
  hush: () => {
    if ('speechSynthesis' in globalThis) speechSynthesis.cancel();
  },
  isUserActive: () => navigator.userActivation?.hasBeenActive ?? false,
  later: (work) => setTimeout(work, afterDrawingMs),
  now: () => performance.now(),
});

/** Whether the browser still keeps the caller silent; the first tap or key anywhere on the page ends that. */
export function useIsCallerLocked(): boolean {
  useEffect(() => {
    const { touch } = callerAudio;
    document.addEventListener('pointerup', touch);
    document.addEventListener('keydown', touch);
    return () => {
      document.removeEventListener('pointerup', touch);
      document.removeEventListener('keydown', touch);
    };
  }, []);
  return useSyncExternalStore(callerAudio.onChange, callerAudio.isLocked);
}
