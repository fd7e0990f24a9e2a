/** Runs the work for at most `limitMs`. After that it aborts the signal and rejects, even if the work continues. */
export const limitTime = async (
  limitMs: number,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> => {
  const controller = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new Error(`took longer than ${limitMs} ms`);
    reject(error);
    controller.abort(error);
  }, limitMs);
  try {
    await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
};
