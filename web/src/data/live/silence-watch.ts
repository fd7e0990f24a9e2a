import { staleAfterMs } from '@neundarter/contract/limits';

/** The server says every 2.5 s that it is there. The next word may come this much later than the latest did. ms */
const lateMs = 500;
/** Maximum time without a word until the server counts as lost, however slow the connection is. ms */
const maxSilenceMs = 2 * staleAfterMs;

export type SilenceWatch = {
  /** The server says that it is there, as it does again and again. The first time begins the watch. */
  readonly beat: () => void;
  /** It has sent something else. */
  readonly heard: () => void;
  /** The connection is closed. */
  readonly stop: () => void;
};

/**
 * Notices that the server says nothing any more: a network can go without closing a connection, and the browser notices
 * that only after several times as long. Asks the server nothing.
 * @param onSilent called after three seconds without a word; a little later if the words come slowly
 */
export function watchSilence(onSilent: () => void): SilenceWatch {
  let beatAt: number | null = null;
  let silenceMs = staleAfterMs;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = (): void => {
    if (beatAt === null) return;
    clearTimeout(timer);
    timer = setTimeout(onSilent, silenceMs);
  };
  return {
    beat: () => {
      const now = performance.now();
      const pauseMs = beatAt === null ? 0 : now - beatAt;
      beatAt = now;
      silenceMs = Math.min(Math.max(staleAfterMs, pauseMs + lateMs), maxSilenceMs);
      heard();
    },
    heard,
    stop: () => {
      clearTimeout(timer);
      beatAt = null;
    },
  };
}
