import { type PartialMatchConfig, validateConfig } from '@neundarter/rules/match/config';
import { onlinePlayersOf } from '@neundarter/rules/match/online-request';
import { partyIndexes } from '@neundarter/rules/match/per-party';
import { playersOf } from '@neundarter/rules/match/turn-order';
import type { MatchConfig, Party, PerParty } from '@neundarter/rules/match/types';
import type { Actor, Refusal } from '../../platform/http/handler.ts';

/**
 * Who a client may put into a match: guests and bots, and for signed-in users registered players. External players and
 * placeholders are tournaments'.
 */
const playerTypesFor = (actor: Actor): readonly string[] =>
  actor.kind === 'user' && actor.isVerified ? ['guest', 'bot', 'registered'] : ['guest', 'bot'];

const partyProblems = (parties: PerParty<Party>, actor: Actor): readonly string[] => {
  const types = playerTypesFor(actor);
  const mayBeSent = (party: Party): boolean =>
    playersOf(party).length > 0 && playersOf(party).every(({ type }) => types.includes(type));
  const wrong = partyIndexes.filter((index) => !mayBeSent(parties[index]));
  if (wrong.length > 0) return wrong.map((index) => `/parties/${index}`);
  const ids = parties.flatMap(playersOf).map(({ id }) => id);
  return new Set(ids).size === ids.length ? [] : ['/parties'];
};

/** What a client wants a match to be; parties only where it sent any. */
export type SentSetup = { readonly parties?: PerParty<Party>; readonly config: MatchConfig };

/** A set-up as somebody sent it, and where it stands in the body. */
export type SetupCheck = {
  readonly setup: SentSetup;
  readonly actor: Actor;
  readonly pointer: string;
  /** Two registered players play it, each alone. */
  readonly isOnlineMatch: boolean;
};

/** Parties with somebody who is not registered, as a refusal. */
export const unknownPlayers = (indexes: readonly number[], pointer: string): Refusal => ({
  code: 'error.invalid-request',
  fields: indexes.map((index) => `${pointer}/parties/${index}`),
});

/**
 * Null, or the refusal that names the fields at fault: parties that are not people a client may name, somebody who is
 * there twice, an online match of others than two registered players, a configuration that cannot be played.
 */
export const checkSetup = ({ setup, actor, pointer, isOnlineMatch }: SetupCheck): Refusal | null => {
  const { parties, config } = setup;
  const isNoPairing = isOnlineMatch && parties !== undefined && onlinePlayersOf(parties) === null;
  const fields = [
    ...(parties === undefined ? [] : partyProblems(parties, actor)),
    ...(isNoPairing ? ['/parties'] : []),
    ...validateConfig(config).map(({ field }) => `/config/${field.replace('.', '/')}`),
  ];
  return fields.length === 0
    ? null
    : { code: 'error.invalid-request', fields: fields.map((field) => `${pointer}${field}`) };
};

/** The settings sent over those there are. */
export const mergeConfig = (current: MatchConfig, sent: PartialMatchConfig): MatchConfig => ({
  ...current,
  ...sent,
  legConfig: { ...current.legConfig, ...sent.legConfig },
});
