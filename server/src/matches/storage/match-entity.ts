import type { MatchEntity, MinimalMatch } from '@neundarter/contract/entities/match';
import { currentLeg } from '@neundarter/rules/match/turn-order';
import type { Match, Throw } from '@neundarter/rules/match/types';
import { detailsOf } from '@neundarter/rules/stats/match-details';
import type { StoredMatch } from './stored-match.ts';

/** A match in the shape of the API: its row, its turns, and the summary if it is finished. */
export const matchEntity = (stored: StoredMatch, match: Match): MatchEntity => ({
  id: stored.id,
  props: {
    ...stored.props,
    ...detailsOf(match),
    ...(stored.reopenings.length > 0 && {
      reopenings: stored.reopenings.map(({ at, reason }) => ({ at, reason })),
    }),
    ...(stored.corrections.length > 0 && {
      corrections: stored.corrections.map(({ userId: _userId, ...correction }) => correction),
    }),
  },
});

/** The last throw of a match; a leg that has just begun has none, then it is the one that ended the leg before. */
const lastThrowOf = (match: Match): Throw | null => {
  const set = match.sets.at(-1);
  const legBefore = set?.legs.at(-2) ?? match.sets.at(-2)?.legs.at(-1);
  return currentLeg(match)?.throws.at(-1) ?? legBefore?.throws.at(-1) ?? null;
};

/** The minimal answer of a call with this request id, which is also the id of the throw that it recorded. */
export const minimalMatch = (
  { id, props: { revision, standing } }: StoredMatch,
  match: Match,
  requestId: string,
): MinimalMatch => {
  const last = lastThrowOf(match);
  return { id, revision, standing, lastThrow: last?.id === requestId ? last : null };
};
