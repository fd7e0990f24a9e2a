import type { OpponentEntity } from '@neundarter/contract/entities/opponent';
import { mayAdministerTeam } from '@neundarter/rules/access/people';
import { ok, refused } from '@neundarter/rules/result';
import type { Database, Queries } from '../../platform/db/database.ts';
import type { Actor, Outcome } from '../../platform/http/handler.ts';
import { findKnownPlayers } from '../../players/reads.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { findMembershipDates, findTeamName } from '../reads.ts';
import { findListed, findListedIds, findOpponents, findOpponentsOf, type StoredOpponent } from './store.ts';

/** Opponents with their players, in the same order; players who were deleted are left out. */
export const describeOpponents = async (
  q: Queries,
  opponents: readonly StoredOpponent[],
): Promise<OpponentEntity[]> => {
  const lists = await findListedIds(
    q,
    opponents.map(({ id }) => id),
  );
  const players = new Map(
    (await findKnownPlayers(q, [...lists.values()].flat())).map((player) => [player.id, player]),
  );
  const playersOf = (id: string) =>
    (lists.get(id) ?? []).flatMap((playerId) => {
      const player = players.get(playerId);
      return player === undefined
        ? []
        : [{ id: playerId, firstName: player.firstName, lastName: player.lastName ?? '' }];
    });
  return opponents.map(({ id, teamId, name }) => ({ id, props: { teamId, name, players: playersOf(id) } }));
};

/** The opponents that a team has entered; only for those who administer the team. */
export const listOpponents = (
  db: Database,
  { actor, teamId }: { readonly actor: Actor; readonly teamId: string },
): Promise<Outcome<OpponentEntity[]>> =>
  db.read(async (q): Promise<Outcome<OpponentEntity[]>> => {
    if ((await findTeamName(q, teamId)) === null) return refused('error.not-found');
    if (!mayAdministerTeam(describeActor(actor), teamId)) return refused('error.insufficient-permissions');
    return ok(await describeOpponents(q, await findOpponentsOf(q, teamId)));
  });

/** An opponent that a team has entered; null if there is none with this id. For other nouns. */
export const findOpponentOf = async (
  q: Queries,
  { teamId, id }: { readonly teamId: string; readonly id: string },
): Promise<{ readonly name: string } | null> =>
  (await findOpponents(q, [id])).find((opponent) => opponent.teamId === teamId) ?? null;

/** Names of opponents by id; deleted ones are left out. For other nouns. */
export const findOpponentNames = async (
  q: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  new Map((await findOpponents(q, ids)).map(({ id, name }) => [id, name]));

/** Ids of the players of an opponent. For other nouns. */
export const findRoster = async (q: Queries, id: string): Promise<readonly string[]> =>
  (await findListedIds(q, [id])).get(id) ?? [];

/** Of these players those who are members of a team, or on the list of an opponent. For other nouns. */
export const findTeamPlayers = async (
  q: Queries,
  playerIds: readonly string[],
): Promise<readonly string[]> => [
  ...(await findMembershipDates(q, playerIds)).keys(),
  ...(await findListed(q, playerIds)),
];
