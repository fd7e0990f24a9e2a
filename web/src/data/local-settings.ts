import type { BoundTablet } from '@neundarter/contract/entities/tablet';
import type { MatchConfig } from '@neundarter/rules/match/types';
import { useSyncExternalStore } from 'react';

/** Settings of this device, by key in local storage, with their default values. */
const defaults: Settings = {
  'caller-on': true,
  'color-scheme': 'auto',
  'show-queue-status': true,
  'send-analytic-data': false,
  'analysis-mode': false,
  'adrs-available': false,
  'adrs-automatic': true,
  'adrs-hostname': 'localhost',
  'adrs-board-kind': 'standard',
  'adrs-throws': null,
  'pad-kind': 'score',
  'last-match-config': null,
  'last-challenge-config': null,
  'last-match-players': null,
  'last-match-end': null,
  'known-people': null,
  'asked-to-claim': [],
  'match-pins': {},
  'own-entries': {},
  'further-entries': {},
  'chosen-entries': {},
  'own-reports': {},
  'answered-calls': [],
  'push-events': {},
  'forecast-boards': {},
  'device-tokens': [],
  'known-version': null,
  tablet: null,
  'hall-voice': 'off',
};

type ColorScheme = 'auto' | 'light' | 'dark';

type Settings = {
  /** Whether the caller's voice is on. */
  readonly 'caller-on': boolean;
  readonly 'color-scheme': ColorScheme;
  /** Whether the scorer shows how many turns wait for the network. */
  readonly 'show-queue-status': boolean;
  /** Whether the owner of the device agreed to error reports. */
  readonly 'send-analytic-data': boolean;
  /** Whether the scorer shows the switches of the analysis mode, for users with that role. */
  readonly 'analysis-mode': boolean;
  /** Whether a board that detects darts belongs to this device; for users with that role. */
  readonly 'adrs-available': boolean;
  /** Whether the scorer takes the darts from that board; otherwise the scorer types the turns. */
  readonly 'adrs-automatic': boolean;
  readonly 'adrs-hostname': string;
  readonly 'adrs-board-kind': 'standard' | 'autodarts';
  /** The darts of the current turn; the detection code knows the shape and checks it. */
  readonly 'adrs-throws': unknown;
  /** How turns are entered: their points, or dart by dart. */
  readonly 'pad-kind': 'score' | 'darts';
  readonly 'last-match-config': MatchConfig | null;
  /** The settings of the last challenge in the lobby. */
  readonly 'last-challenge-config': MatchConfig | null;
  /** The latest input of the match set-up; its screen knows the shape and checks it. */
  readonly 'last-match-players': unknown;
  /** The latest match whose last turn was entered on this device; `at` in ms since 1970. */
  readonly 'last-match-end': { readonly matchId: string; readonly at: number } | null;
  /** Known players and team mates, for choosing people without network; the code that reads them checks the shape. */
  readonly 'known-people': unknown;
  /** Guests of this device whose matches were offered to a user, as `guest:user`. */
  readonly 'asked-to-claim': readonly string[];
  /** PINs that let this device score, by the id of their event. */
  readonly 'match-pins': Readonly<Record<string, string>>;
  /** Entries in tournaments that were registered on this device, by event; the code that reads them checks the shape. */
  readonly 'own-entries': Readonly<Record<string, unknown>>;
  /** Ids of the entries of other people that were registered on this device, by event; checked like `own-entries`. */
  readonly 'further-entries': Readonly<Record<string, unknown>>;
  /** Ids of the entries of whom this device says „Das bin ich“, by event; checked like `own-entries`. */
  readonly 'chosen-entries': Readonly<Record<string, unknown>>;
  /** What was reported about entries on this device, by event; checked like `own-entries`. */
  readonly 'own-reports': Readonly<Record<string, unknown>>;
  /** The latest calls to which somebody at this device has said that they come. */
  readonly 'answered-calls': readonly string[];
  /** Events about which this device gets pushes, with the ids of its entries; checked like `own-entries`. */
  readonly 'push-events': Readonly<Record<string, unknown>>;
  /** Numbers of boards that an organiser has entered for the forecast of an event; the code that reads them checks the shape. */
  readonly 'forecast-boards': Readonly<Record<string, unknown>>;
  /** Tokens that show the server that somebody has signed in here before. */
  readonly 'device-tokens': readonly string[];
  /** The version of the app that this device has been told of last; versions before 2.0.0 noted none. */
  readonly 'known-version': string | null;
  /** The board to which this tablet is bound, with its key. */
  readonly tablet: BoundTablet | null;
  /** Whether this device speaks in the hall: second and last calls, or all of them. */
  readonly 'hall-voice': 'off' | 'repeated' | 'all';
};
export type SettingKey = keyof Settings;

const isOneOf =
  (...values: readonly unknown[]) =>
  (value: unknown): boolean =>
    values.includes(value);

/** Checks of the settings that need more than the kind of their default. */
const checks: { readonly [Key in SettingKey]?: (value: unknown) => boolean } = {
  'color-scheme': isOneOf('auto', 'light', 'dark'),
  'adrs-board-kind': isOneOf('standard', 'autodarts'),
  'pad-kind': isOneOf('score', 'darts'),
  'match-pins': isTextByName,
  'known-version': (value) => typeof value === 'string',
  tablet: isByName,
  'hall-voice': isOneOf('off', 'repeated', 'all'),
};

/** Whether a value is of the kind of a default: a switch, a text, a list, or an object; beside null any object or list. */
const isLike = (usual: unknown, value: unknown): boolean =>
  typeof value === typeof usual &&
  (usual === null || (value !== null && Array.isArray(value) === Array.isArray(usual)));

function isByName(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isTextByName(value: unknown): boolean {
  return isByName(value) && Object.values(value).every((one) => typeof one === 'string');
}

type Cached = { readonly text: string | null; readonly value: unknown };
const cache = new Map<SettingKey, Cached>();
const listeners = new Set<() => void>();
/** Keeps the settings if the browser allows no storage. */
const memory = new Map<string, string>();

/** The value of a setting; unreadable content counts as not set. Returns the same object until the value changes. */
export function readSetting<Key extends SettingKey>(key: Key): Settings[Key] {
  const text = readText(key);
  const known = cache.get(key);
  if (known !== undefined && known.text === text) return known.value as Settings[Key];
  const value = parse(key, text);
  cache.set(key, { text, value });
  return value;
}

/** Saves a setting on this device; every tab is notified. */
export function writeSetting<Key extends SettingKey>(key: Key, value: Settings[Key]): void {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
  } catch {
    memory.set(key, text);
  }
  for (const listener of listeners) listener();
}

/** A setting and its setter, like `useState`; follows changes in other tabs. */
export function useSetting<Key extends SettingKey>(key: Key) {
  const value = useSyncExternalStore(subscribeSettings, () => readSetting(key));
  const set = (next: Settings[Key]) => writeSetting(key, next);
  return [value, set] as const;
}

/** Calls `listener` after any setting changed, here or in another tab. @returns a function that unsubscribes */
export function subscribeSettings(listener: () => void): () => void {
  listeners.add(listener);
  globalThis.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    globalThis.removeEventListener('storage', listener);
  };
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null;
  } catch {
    return memory.get(key) ?? null;
  }
}

function parse<Key extends SettingKey>(key: Key, text: string | null): Settings[Key] {
  if (text === null) return defaults[key];
  try {
    const value: unknown = JSON.parse(text);
    const isValid = checks[key]?.(value) ?? isLike(defaults[key], value);
    return isValid ? (value as Settings[Key]) : defaults[key];
  } catch {
    return defaults[key];
  }
}
