import type { ErrorCode } from '@neundarter/contract/errors';
import { type PartialMatchConfig, validateConfig } from '@neundarter/rules/match/config';
import { partyIndexes } from '@neundarter/rules/match/per-party';
import { playersOf } from '@neundarter/rules/match/turn-order';
import type { MatchConfig, Party, PerParty } from '@neundarter/rules/match/types';
import type { Refusal } from '../platform/http/handler.ts';

/** An answer, or a refusal that may name the fields at fault. */
export type Outcome<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: ErrorCode | Refusal };

/** Who a client may put into a match: there are no player accounts to look up, and placeholders are tournaments'. */
const clientPlayerTypes: readonly string[] = ['guest', 'bot'];

const mayBeSent = (party: Party): boolean =>
  playersOf(party).length > 0 && playersOf(party).every(({ type }) => clientPlayerTypes.includes(type));

const partyProblems = (parties: PerParty<Party>): readonly string[] => {
  const wrong = partyIndexes.filter((index) => !mayBeSent(parties[index]));
  if (wrong.length > 0) return wrong.map((index) => `/parties/${index}`);
  const ids = parties.flatMap(playersOf).map(({ id }) => id);
  return new Set(ids).size === ids.length ? [] : ['/parties'];
};

/** What a client wants a match to be; parties only where it sent any. */
export type SentSetup = { readonly parties?: PerParty<Party>; readonly config: MatchConfig };

/**
 * Null, or the refusal that names the fields at fault: parties that are not people a client may name, somebody who is
 * there twice, a configuration that cannot be played. `pointer` is where the set-up stands in the body.
 */
export const checkSetup = ({ parties, config }: SentSetup, pointer: string): Refusal | null => {
  const fields = [
    ...(parties === undefined ? [] : partyProblems(parties)),
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
