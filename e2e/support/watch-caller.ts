import type { BrowserContext, Page } from 'playwright-core';

/** A sound that was started: the name of its file, and its delay after the latest tap or key, in ms. */
type StartedSound = { readonly file: string; readonly delayMs: number };

/** Watches the browser's audio: which file's sound was started, and which was stopped before its end. */
export const watchCaller = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const started: StartedSound[] = [];
    const stopped: string[] = [];
    Object.assign(globalThis, { callerStarted: started, callerStopped: stopped });
    let inputAt = 0;
    const noteInput = ({ timeStamp }: Event) => {
      inputAt = timeStamp;
    };
    addEventListener('pointerdown', noteInput, { capture: true });
    addEventListener('keydown', noteInput, { capture: true });

    const fileOfContent = new Map<number, string>();
    const fileOfSound = new WeakMap<AudioBuffer, string>();
    const contentOf = (bytes: ArrayBuffer) =>
      new Uint8Array(bytes).reduce((sum, byte) => (sum * 31 + byte) | 0, bytes.byteLength);

    // oxlint-disable-next-line typescript/unbound-method -- called with its `this` below
    const arrayBuffer = Response.prototype.arrayBuffer;
    Response.prototype.arrayBuffer = async function read(this: Response) {
      const bytes = await arrayBuffer.call(this);
      const file = /\/caller\/([^/]+)\.mp3$/.exec(this.url)?.[1];
      if (file !== undefined) fileOfContent.set(contentOf(bytes), file);
      return bytes;
    };
    // oxlint-disable-next-line typescript/unbound-method -- called with its `this` below
    const decode = BaseAudioContext.prototype.decodeAudioData;
    BaseAudioContext.prototype.decodeAudioData = async function decodeNamed(bytes: ArrayBuffer) {
      const file = fileOfContent.get(contentOf(bytes)) ?? 'unknown';
      const sound = await decode.call(this, bytes);
      fileOfSound.set(sound, file);
      return sound;
    };
    const nameOf = ({ buffer }: AudioBufferSourceNode) =>
      (buffer === null ? undefined : fileOfSound.get(buffer)) ?? 'unknown';
    // oxlint-disable-next-line typescript/unbound-method -- called with its `this` below
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function startNamed(...when: [number?, number?, number?]) {
      started.push({ file: nameOf(this), delayMs: performance.now() - inputAt });
      start.apply(this, when);
    };
    // oxlint-disable-next-line typescript/unbound-method -- called with its `this` below
    const stop = AudioBufferSourceNode.prototype.stop;
    AudioBufferSourceNode.prototype.stop = function stopNamed(when?: number) {
      stopped.push(nameOf(this));
      stop.call(this, when);
    };
  });

export const startedSounds = (page: Page): Promise<readonly StartedSound[]> =>
  page.evaluate(() => (globalThis as unknown as { callerStarted: StartedSound[] }).callerStarted);

export const stoppedSounds = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { callerStopped: string[] }).callerStopped);
