import type { MatchHead } from '@neundarter/contract/entities/match';
import { leadsOwnSide, sidesLedBy } from '@neundarter/rules/access/matchday';
import { playersOf } from '@neundarter/rules/match/players';
import { partyOfSide, type Side, sides } from '@neundarter/rules/matchday/plan';
import { ok, refused } from '@neundarter/rules/result';
import { findPlaces } from '../../matches/following/find-places.ts';
import { findMatchHeads } from '../../matches/reads.ts';
import type { Queries } from '../../platform/db/database.ts';
import type { Actor, Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import type { GatheredMatchday } from '../core/gather-matchdays.ts';

/** A game of a match day that was started. */
export type FoundGame = { readonly matchday: GatheredMatchday; readonly game: MatchHead };

/** A game of a match day by its match. Refusals: `error.event.invalid-status`, `error.not-found`. */
export const findGame = async (
  q: Queries,
  matchday: GatheredMatchday,
  matchId: string,
): Promise<Outcome<FoundGame>> => {
  const places = await findPlaces(q, { eventIds: [matchday.event.id], stage: 'matchday' });
  if (places.length === 0) return refused('error.event.invalid-status');
  const isOwn = places.some((place) => place.matchId === matchId);
  const [game] = isOwn ? await findMatchHeads(q, [matchId]) : [];
  return game === undefined ? refused('error.not-found') : ok({ matchday, game });
};

/** The side for which somebody acts: their own, or one that they lead because it has nobody. */
export const sideOfAuthor = (actor: Actor, { matchday: { facts }, game }: FoundGame): Side => {
  const asker = describeActor(actor);
  const own = sides.find((side) => leadsOwnSide(asker, facts, side)) ?? sidesLedBy(asker, facts)[0];
  const plays = (side: Side) =>
    playersOf(game.props.parties[partyOfSide(side)]).some(({ id }) => id === asker.playerId);
  return own ?? sides.find(plays) ?? 'home';
};
