import { beforeEach, describe, expect, it } from 'vitest';
import { CallerAudio, type CallerDevice } from './caller-audio.ts';

/** Audio of a browser that records the sounds; `bytes` of a sound are its name. */
class FakeAudio {
  readonly heard: string[] = [];
  isActive = true;
  hasFiles = true;
  now = 0;
  loads: string[] = [];
  firstState: AudioContextState = 'running';
  onState: (() => void) | null = null;
  loadingMs = 0;
  later: (() => void)[] = [];

  readonly device: CallerDevice = {
    createContext: () => this.#context() as unknown as AudioContext,
    load: async (file) => {
      this.loads.push(file);
      this.now += this.loadingMs;
      if (!this.hasFiles) throw new Error('404');
      return new TextEncoder().encode(file).buffer;
    },
    speak: (text) => this.heard.push(`spoken ${text}`),
    hush: () => undefined,
    isUserActive: () => this.isActive,
    later: (work) => this.later.push(work),
    now: () => this.now,
  };

  #context() {
    const context = {
      state: this.firstState,
      destination: {},
      addEventListener: (_: string, listener: () => void) => {
        this.onState = listener;
      },
      resume: async () => {
        context.state = 'running';
        this.onState?.();
      },
      decodeAudioData: async (bytes: ArrayBuffer) => new TextDecoder().decode(bytes),
      createBufferSource: () => {
        const source = {
          buffer: null as unknown,
          connect: () => undefined,
          addEventListener: () => undefined,
          start: () => this.heard.push(`start ${String(source.buffer)}`),
          stop: () => this.heard.push(`stop ${String(source.buffer)}`),
        };
        return source;
      },
    };
    return context;
  }
}

describe('the caller', () => {
  let audio: FakeAudio;
  let caller: CallerAudio;
  beforeEach(() => {
    audio = new FakeAudio();
    caller = new CallerAudio(audio.device);
  });
  const call = (score: number) => caller.say({ file: `${score}`, spoken: `${score} Punkte` });

  it('plays the file of a score, loading it once', async () => {
    await call(60);
    await call(60);
    expect(audio.heard).toEqual(['start 60', 'stop 60', 'start 60']);
    expect(audio.loads).toEqual(['60']);
  });

  it('plays only the newer of two calls', async () => {
    await Promise.all([call(60), call(100)]);
    expect(audio.heard).toEqual(['start 100']);
  });

  it('drops a call whose turn was undone, and stops one that is playing', async () => {
    const calling = call(60);
    caller.stop();
    await calling;
    expect(audio.heard).toEqual([]);
    await call(100);
    caller.stop();
    expect(audio.heard).toEqual(['start 100', 'stop 100']);
  });

  it('leaves out a call that would come too late', async () => {
    audio.loadingMs = 1500;
    await call(60);
    expect(audio.heard).toEqual([]);
  });

  it('uses the voice of the browser if the file is missing, and loads it again next time', async () => {
    audio.hasFiles = false;
    await call(60);
    audio.hasFiles = true;
    await call(60);
    expect(audio.heard).toEqual(['spoken 60 Punkte', 'start 60']);
  });

  it('is silent while the browser locks audio, until a tap', async () => {
    audio.isActive = false;
    audio.firstState = 'suspended';
    let changes = 0;
    caller.onChange(() => {
      changes += 1;
    });
    expect(caller.isLocked()).toBe(true);
    await call(60);
    expect(audio.heard).toEqual([]);
    caller.unlock();
    await Promise.resolve();
    expect(caller.isLocked()).toBe(false);
    expect(changes).toBeGreaterThan(0);
    await call(100);
    expect(audio.heard).toEqual(['start 100']);
  });

  it('opens the audio device only after a first touch, and resumes with the next one', () => {
    audio.isActive = false;
    audio.firstState = 'suspended';
    caller.touch();
    caller.touch();
    expect(audio.later).toHaveLength(1);
    for (const work of audio.later) work();
    expect(caller.isLocked()).toBe(false);
  });
});
