import { maxRelocationLength } from '@neundarter/contract/limits';
import { readSetting, type SettingKey, writeSetting } from '../local-settings.ts';
import type { MatchQueued } from '../match/match-commands.ts';
import type { GameQueued } from '../practice/game-commands.ts';
import type { Queued, QueueRecord } from '../queue/queue-record.ts';

/** What a device takes to another address: no tokens, nothing that the server has. */
export type Luggage = {
  readonly settings: Readonly<Partial<Record<SettingKey, unknown>>>;
  /** Matches and practice games whose changes the server has refused: only they are nowhere else. */
  readonly matches: readonly QueueRecord<MatchQueued>[];
  readonly games: readonly QueueRecord<GameQueued>[];
};

/** Settings that go along. Tokens, what the server knows, and what belongs to one address stay. */
const moving = [
  'caller-on',
  'color-scheme',
  'show-queue-status',
  'send-analytic-data',
  'analysis-mode',
  'adrs-available',
  'adrs-automatic',
  'adrs-hostname',
  'adrs-board-kind',
  'pad-kind',
  'last-match-config',
  'last-challenge-config',
  'last-match-players',
  'last-match-end',
  'asked-to-claim',
  'match-pins',
  'own-entries',
  'further-entries',
  'chosen-entries',
  'own-reports',
  'known-version',
] as const satisfies readonly SettingKey[];

/** Settings with an entry for each event: those of both addresses stay. */
const byEvent: readonly SettingKey[] = [
  'match-pins',
  'own-entries',
  'further-entries',
  'chosen-entries',
  'own-reports',
];

const isSet = (key: SettingKey): boolean => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
};

/** The settings of this device that go along. */
export const settingsToMove = (): Luggage['settings'] =>
  Object.fromEntries(moving.filter(isSet).map((key) => [key, readSetting(key)]));

/** Luggage as text. Records that have no room stay where they are. @returns null if not even the settings fit */
export function pack(luggage: Luggage): { readonly content: string; readonly luggage: Luggage } | null {
  let { matches, games } = luggage;
  while (true) {
    const packed = { ...luggage, matches, games };
    const content = JSON.stringify(packed);
    if (content.length <= maxRelocationLength) return { content, luggage: packed };
    if (matches.length === 0 && games.length === 0) return null;
    if (matches.length > 0) matches = matches.slice(0, -1);
    else games = games.slice(0, -1);
  }
}

/** Luggage from its text; what has another shape is left out. */
export function unpack(content: string): Luggage {
  try {
    const { settings, matches, games } = JSON.parse(content) as Partial<Luggage>;
    return {
      settings: isObject(settings) ? settings : {},
      matches: recordsIn(matches),
      games: recordsIn(games),
    };
  } catch {
    return { settings: {}, matches: [], games: [] };
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Only what the server has refused: nothing that arrives is sent before somebody has decided. */
const recordsIn = <Q extends Queued>(
  value: readonly QueueRecord<Q>[] | undefined,
): readonly QueueRecord<Q>[] =>
  Array.isArray(value)
    ? value.filter(
        (record) =>
          isObject(record) &&
          typeof record.id === 'string' &&
          Array.isArray(record.queue) &&
          record.queue.length > 0 &&
          isObject(record.refusal),
      )
    : [];

/** Takes over settings; what is set at this address already stays. */
export function takeSettings(settings: Luggage['settings']): void {
  for (const key of moving) {
    const value = settings[key];
    if (value === undefined) continue;
    if (byEvent.includes(key) && isObject(value))
      writeSetting(key, { ...value, ...Object(readSetting(key)) } as never);
    else if (!isSet(key) || key === 'known-version') writeSetting(key, value as never);
  }
}
