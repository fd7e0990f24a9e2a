import { isPossibleHandicap, validateConfig } from '@neundarter/rules/match/config';
import { onlinePlayersOf } from '@neundarter/rules/match/online-request';
import { partyIndexes } from '@neundarter/rules/match/per-party';
import { playersOf } from '@neundarter/rules/match/turn-order';
import type { MatchConfig, Party, PerParty } from '@neundarter/rules/match/types';
import type { Actor, Refusal } from '../../platform/http/handler.ts';

/**
 * Types of players that a client may put into a match: guests and bots, and for signed-in users stored players, with or
 * without an account (`checkConsent` decides which). Only tournaments use placeholders.
 */
const playerTypesFor = (actor: Actor): readonly string[] =>
  actor.kind === 'user' && actor.isVerified ? ['guest', 'bot', 'registered', 'external'] : ['guest', 'bot'];

const partyProblems = (parties: PerParty<Party>, actor: Actor): readonly string[] => {
  const types = playerTypesFor(actor);
  const mayBeSent = (party: Party): boolean =>
    playersOf(party).length > 0 && playersOf(party).every(({ type }) => types.includes(type));
  const wrong = partyIndexes.filter((index) => !mayBeSent(parties[index]));
  if (wrong.length > 0) return wrong.map((index) => `/parties/${index}`);
  const ids = parties.flatMap(playersOf).map(({ id }) => id);
  return new Set(ids).size === ids.length ? [] : ['/parties'];
};

/** Parties, settings and handicap of a match from a client; parties only if it sent any. */
export type SentSetup = {
  readonly parties?: PerParty<Party>;
  readonly config: MatchConfig;
  readonly startingScores?: PerParty<number>;
};

/** A set-up to check, and its place in the body. */
type SetupCheck = {
  readonly setup: SentSetup;
  readonly actor: Actor;
  readonly pointer: string;
  /** Whether it is an online match: one registered player on each side. */
  readonly isOnlineMatch: boolean;
};

const isWithAny = (party: Party, ids: readonly string[]): boolean =>
  playersOf(party).some(({ id }) => ids.includes(id));

/** Refuses the parties with one of these players. */
const refusingPlayers =
  (code: Refusal['code']) =>
  (parties: PerParty<Party>, ids: readonly string[], pointer: string): Refusal => ({
    code,
    fields: partyIndexes
      .filter((index) => isWithAny(parties[index], ids))
      .map((index) => `${pointer}/parties/${index}`),
  });

/** The refusal for players who are not stored. */
export const unknownPlayers = refusingPlayers('error.invalid-request');

/** The refusal for players who have not agreed to the match. */
export const unavailablePlayers = refusingPlayers('error.match.player-not-available');

/**
 * Null, or a refusal with the wrong fields: parties that a client may not name, the same player twice, an online match
 * that is not between two registered players, a configuration or a handicap that cannot be played.
 */
export const checkSetup = ({ setup, actor, pointer, isOnlineMatch }: SetupCheck): Refusal | null => {
  const { parties, config, startingScores } = setup;
  const isNoPairing = isOnlineMatch && parties !== undefined && onlinePlayersOf(parties) === null;
  const fields = [
    ...(parties === undefined ? [] : partyProblems(parties, actor)),
    ...(isNoPairing ? ['/parties'] : []),
    ...validateConfig(config).map(({ field }) => `/config/${field.replace('.', '/')}`),
    ...(startingScores === undefined || isPossibleHandicap(config, startingScores)
      ? []
      : ['/startingScores']),
  ];
  return fields.length === 0
    ? null
    : { code: 'error.invalid-request', fields: fields.map((field) => `${pointer}${field}`) };
};
