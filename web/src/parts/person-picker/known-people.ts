import { readSetting, writeSetting } from '../../data/local-settings.ts';
import { accountOf } from '../../data/people/account.ts';
import { readSession } from '../../data/people/session.ts';
import type { ChosenPlayer } from './chosen-player.ts';

/** Players that this device knows without asking the server. */
type KnownPeople = {
  /** The team's other players, from the last answer of the server. */
  readonly mates: { readonly teamId: string; readonly players: readonly ChosenPlayer[] } | null;
  /** Players with an account from recent matches, newest first. */
  readonly met: readonly ChosenPlayer[];
};

/** Maximum number of players in `met`; more than a club evening brings. */
const maxMet = 12;

const nobody: KnownPeople = { mates: null, met: [] };

/** Player whose acquaintances are stored; another account on the same device starts with none. */
const ownerId = (): string | null => accountOf(readSession()).player?.id ?? null;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const readText = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Reads a stored player; null for any other value. */
export const readPlayer = (value: unknown): ChosenPlayer | null => {
  if (!isRecord(value) || typeof value['id'] !== 'string') return null;
  const { name, firstName, lastName, pictureUrl } = value;
  return {
    id: value['id'],
    name: readText(name),
    firstName: readText(firstName),
    lastName: typeof lastName === 'string' ? lastName : null,
    pictureUrl: typeof pictureUrl === 'string' ? pictureUrl : null,
    ...(value['hasNoAccount'] === true && { hasNoAccount: true }),
  };
};

const readPlayers = (value: unknown): readonly ChosenPlayer[] =>
  Array.isArray(value) ? value.map(readPlayer).filter((player) => player !== null) : [];

/**
 * The signed-in player's acquaintances on this device; none for guests. The stored value may be from an older version.
 */
export const readKnownPeople = (): KnownPeople => {
  const stored = readSetting('known-people');
  const owner = ownerId();
  if (owner === null || !isRecord(stored) || stored['of'] !== owner) return nobody;
  const { mates, met } = stored;
  const teamId = isRecord(mates) ? mates['teamId'] : null;
  return {
    mates:
      isRecord(mates) && typeof teamId === 'string'
        ? { teamId, players: readPlayers(mates['players']) }
        : null,
    met: readPlayers(met),
  };
};

const keep = (change: Partial<KnownPeople>): void => {
  const of = ownerId();
  if (of !== null) writeSetting('known-people', { of, ...readKnownPeople(), ...change });
};

/** Stores the team's players for use without network. */
export const keepMates = (teamId: string, players: readonly ChosenPlayer[]): void =>
  keep({ mates: { teamId, players } });

/** Stores the players of a match, except the own player. */
export const keepMet = (players: readonly ChosenPlayer[]): void => {
  const others = players.filter(({ id }) => id !== ownerId());
  const ids = new Set(others.map(({ id }) => id));
  const earlier = readKnownPeople().met.filter(({ id }) => !ids.has(id));
  if (others.length > 0) keep({ met: [...others, ...earlier].slice(0, maxMet) });
};
