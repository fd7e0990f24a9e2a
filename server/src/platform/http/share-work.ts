/** Does work once for all who ask for the same thing while it runs; nothing is kept afterwards. */
export function shareWork<Value>(): (key: string, work: () => Promise<Value>) => Promise<Value> {
  const running = new Map<string, Promise<Value>>();
  return (key, work) => {
    const known = running.get(key) ?? work().finally(() => running.delete(key));
    running.set(key, known);
    return known;
  };
}
