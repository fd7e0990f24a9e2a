import { type BotLevel, botLevels } from '@neundarter/rules/match/types';
import { readSetting, writeSetting } from '../../data/local-settings.ts';
import { readMatchConfig } from '../../data/match/kept-config.ts';
import { keepMet, readPlayer } from '../../parts/person-picker/known-people.ts';
import { emptySide, guestNamesOf, knownPlayersOf, type SetupState, type SideDraft } from './draft.ts';

/** Maximum number of names kept for suggestions; more than a club evening brings. */
const maxNames = 24;

/** What this device remembers of earlier forms. */
type Remembered = { readonly state: SetupState; readonly names: readonly string[] };

type Stored = { readonly sides: readonly [SideDraft, SideDraft]; readonly names: readonly string[] };

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

const readLevel = (value: unknown): BotLevel => botLevels.find((level) => level === value) ?? emptySide.level;

const kinds = ['guest', 'bot', 'double', 'registered', 'teammate'] as const;

const readSide = (value: unknown): SideDraft => {
  if (!isRecord(value)) return emptySide;
  const partners: readonly unknown[] = Array.isArray(value['partners']) ? value['partners'] : [];
  const known: readonly unknown[] = Array.isArray(value['partnerPlayers']) ? value['partnerPlayers'] : [];
  return {
    ...emptySide,
    kind: kinds.find((kind) => kind === value['kind']) ?? 'guest',
    name: readText(value['name']),
    level: readLevel(value['level']),
    partners: [readText(partners[0]), readText(partners[1])],
    partnerPlayers: [readPlayer(known[0]), readPlayer(known[1])],
    player: readPlayer(value['player']),
    mate: readPlayer(value['mate']),
  };
};

/** Reads a stored value. It may be from an older version or changed by hand, so only valid parts are used. */
export const parseRemembered = (value: unknown): Stored => {
  if (!isRecord(value)) return { sides: [emptySide, emptySide], names: [] };
  const sides: readonly unknown[] = Array.isArray(value['sides']) ? value['sides'] : [];
  const names: readonly unknown[] = Array.isArray(value['names']) ? value['names'] : [];
  return {
    sides: [readSide(sides[0]), readSide(sides[1])],
    names: names
      .filter((name) => typeof name === 'string' && name.trim() !== '')
      .slice(0, maxNames) as string[],
  };
};

/** The players and configuration of the last match on this device, and all names it remembers. */
export const readRemembered = (): Remembered => {
  const { sides, names } = parseRemembered(readSetting('last-match-players'));
  return { state: { sides, startingParty: 0, config: readMatchConfig() }, names };
};

/** All names without repeats, newest first. */
export const mergeNames = (newest: readonly string[], known: readonly string[]): readonly string[] => {
  const keys = new Set<string>();
  return [...newest, ...known]
    .filter((name) => {
      const key = name.toLocaleLowerCase('de');
      return !keys.has(key) && keys.add(key);
    })
    .slice(0, maxNames);
};

/** Stores players and configuration for the next match on this device. */
export const remember = (state: SetupState): void => {
  const { names } = parseRemembered(readSetting('last-match-players'));
  writeSetting('last-match-players', { sides: state.sides, names: mergeNames(guestNamesOf(state), names) });
  writeSetting('last-match-config', state.config);
  keepMet(knownPlayersOf(state));
};
