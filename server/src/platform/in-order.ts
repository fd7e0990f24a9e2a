/** Runs work of the same key one after the other; different keys do not wait for each other. */
type InOrder = <Value>(key: string, work: () => Promise<Value>) => Promise<Value>;

export const inOrder = (): InOrder => {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const running = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, running);
    const forget = () => {
      if (last.get(key) === running) last.delete(key);
    };
    running.then(forget, forget);
    return running;
  };
};
