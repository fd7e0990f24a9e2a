// Code that is loaded after the page itself. Where it cannot be loaded, because the network or the server is away, it is
// tried again until it is here.

/** Pauses before the next tries, in ms; the last one repeats. A network that comes back ends a pause. */
const pausesMs = [1000, 3000, 10_000, 30_000];

export type LateCode<Code> = {
  /** Begins to load, only once; after a failure the next call tries again at once. */
  readonly load: () => void;
  /** The code; null until it is loaded. */
  readonly read: () => Code | null;
  /** Resolves after the first try, even if it failed. */
  readonly firstTry: () => Promise<void>;
  /** Calls `listener` when the code is loaded or a try has failed. @returns a function that unsubscribes */
  readonly onChange: (listener: () => void) => () => void;
};

/** @param fetchCode imports the code */
export function lateCode<Code>(fetchCode: () => Promise<Code>): LateCode<Code> {
  let code: Code | null = null;
  let isLoading = false;
  let pauses = 0;
  let stopWaiting = (): void => undefined;
  let first: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const tryOnce = async (): Promise<void> => {
    isLoading = true;
    // A try that was asked for replaces the one that waits, so that failures never add up to more tries.
    stopWaiting();
    if (missingStyles.size > 0) await loadStylesAgain();
    code = await fetchCode().catch(() => null);
    isLoading = false;
    if (code === null) stopWaiting = tryLater(tryAfterPause, pausesMs[Math.min(pauses, pausesMs.length - 1)]);
    for (const listener of listeners) listener();
  };
  const load = (): void => {
    if (code !== null || isLoading) return;
    const trying = tryOnce();
    first ??= trying;
  };
  /** Only tries that nobody asked for make pauses longer: a page that asks five times in a moment waits a second, too. */
  const tryAfterPause = (): void => {
    pauses += 1;
    load();
  };
  return {
    load,
    read: () => code,
    firstTry: () => {
      if (first === null) load();
      return first ?? Promise.resolve();
    },
    onChange: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Loads code, however many tries it takes. @param fetchCode imports the code */
export function loadCode<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  const code = lateCode(fetchCode);
  return new Promise((resolve) => {
    code.onChange(() => {
      const loaded = code.read();
      if (loaded !== null) resolve(loaded);
    });
    code.load();
  });
}

/** Calls `work` after a pause, or as soon as the device has a network again. @returns a function that cancels */
function tryLater(work: () => void, pauseMs: number | undefined): () => void {
  const stop = () => {
    clearTimeout(timer);
    globalThis.removeEventListener('online', wake);
  };
  const wake = () => {
    stop();
    work();
  };
  const timer = setTimeout(wake, pauseMs);
  globalThis.addEventListener('online', wake);
  return stop;
}

/** Links of style sheets that could not be loaded. */
const missingStyles = new Set<HTMLLinkElement>();

globalThis.document?.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missingStyles.add(target);
  },
  true,
);

/** Failed tries in a row to load missing style sheets. */
let styleFailures = 0;

/**
 * Loads missing style sheets, because the bundler asks for each of them only once. Those that fail again are tried later,
 * also if the code that asked for them has been loaded meanwhile.
 */
async function loadStylesAgain(): Promise<void> {
  const links = [...missingStyles];
  missingStyles.clear();
  await Promise.all(links.map(loadStyleAgain));
  if (missingStyles.size > 0)
    tryLater(() => void loadStylesAgain(), pausesMs[Math.min(styleFailures, pausesMs.length - 1)]);
  styleFailures = missingStyles.size > 0 ? styleFailures + 1 : 0;
}

function loadStyleAgain(link: HTMLLinkElement): Promise<void> {
  const again = link.cloneNode() as HTMLLinkElement;
  return new Promise((resolve) => {
    again.addEventListener('load', () => resolve());
    again.addEventListener('error', () => resolve());
    link.replaceWith(again);
  });
}
