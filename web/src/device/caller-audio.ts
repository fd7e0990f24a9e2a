/** A sound of the caller: the name of its file, and the text for a speech synthesiser if the file is missing. */
export type Call = { readonly file: string; readonly spoken: string };

/** Functions of the browser that the caller needs. */
export type CallerDevice = {
  /** Null if the browser has no Web Audio. */
  readonly createContext: () => AudioContext | null;
  readonly load: (file: string) => Promise<ArrayBuffer>;
  readonly speak: (text: string) => void;
  readonly hush: () => void;
  /** Whether the user has touched the page, so that the browser allows sound. */
  readonly isUserActive: () => boolean;
  /** Runs `work` after the current changes have been drawn. */
  readonly later: (work: () => void) => void;
  /** Current time in milliseconds, of any clock. */
  readonly now: () => number;
};

/** A sound that could not start within this time is dropped, because the next turn may already be recorded. ms */
const tooLateMs = 1_000;

/** Time of a few frames on a slow phone. ms */
const afterDrawingMs = 150;

/** Loads and plays the caller's sounds, one at a time; a new call or `stop` ends the previous sound. */
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

  /** Whether the browser waits for a tap before it plays sounds. */
  readonly isLocked = (): boolean => {
    if (this.#context !== null) return this.#context.state === 'suspended';
    return !this.#wasTouched && !this.#device.isUserActive();
  };

  /** Calls `listener` when `isLocked` may have changed. @returns a function that unsubscribes */
  readonly onChange = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Enables sound; works only during a tap or key press. */
  readonly unlock = (): void => {
    this.#wasTouched = true;
    const context = this.#open();
    if (context?.state === 'suspended') void context.resume().catch(() => undefined);
    this.#notify();
  };

  /**
   * The user touched the page. Opening the audio device takes noticeably long, so it happens after the effects of the
   * tap are drawn. If a browser opens it only during a tap, the next tap does it.
   */
  readonly touch = (): void => {
    if (this.#wasTouched) {
      if (this.#context?.state === 'suspended') this.unlock();
      return;
    }
    this.#wasTouched = true;
    this.#device.later(() => this.unlock());
  };

  /** Loads sounds before they are needed. */
  readonly preload = async (files: readonly string[]): Promise<void> => {
    for (const file of files) await this.#fileOf(file);
  };

  /** Plays a sound now and ends the current one. Plays nothing while locked, since a late call is of no use. */
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

  /** Ends the current sound and drops the next one. */
  readonly stop = (): void => {
    this.#latestCall += 1;
    this.#playing?.stop();
    this.#setPlaying(null);
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

  /** A file that failed to load is requested again by the next call. */
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
      // Decoding empties the buffer, so it gets a copy.
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
    this.#setPlaying(source);
    source.addEventListener('ended', () => {
      if (this.#playing === source) this.#setPlaying(null);
    });
  }

  #setPlaying(source: AudioBufferSourceNode | null): void {
    this.#playing = source;
    // The page hears it without this file.
    globalThis.dispatchEvent(new CustomEvent('caller-speaks', { detail: source !== null }));
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
