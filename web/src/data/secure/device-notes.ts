/** What only addresses without encryption note on a device. */
type Notes = {
  /** Where the device has gone from here; who reads it checks the shape. */
  readonly departure: unknown;
  /** Whether somebody knows what such an address cannot do. */
  readonly 'told-plain-http': unknown;
};

const memory = new Map<keyof Notes, string>();

/** A note; null if there is none. */
export function readNote(key: keyof Notes): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? memory.get(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a note; without storage until the page is closed. Null removes it. */
export function writeNote(key: keyof Notes, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
  } catch {
    memory.set(key, text);
  }
}
