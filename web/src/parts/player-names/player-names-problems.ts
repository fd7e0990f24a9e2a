import { isSameName } from '@neundarter/rules/matchday/opponent-team';
import { nameProblem, playerNamesText as text } from '../../text/names.ts';
import type { Problems } from '../../ui/form-values.ts';

type Names = { readonly firstName: string; readonly lastName: string };

/** The first and the last name of a player. */
export const playerText = ({ firstName, lastName }: Names): string =>
  `${firstName.trim()} ${lastName.trim()}`;

/** Problems of a new player: both names are required, and nobody may be in the list twice. */
export function playerNamesProblems(
  names: Names,
  players: readonly Names[],
): Problems<'firstName' | 'lastName'> {
  const firstName = nameProblem(names.firstName, text.firstNameMissing);
  const lastName = nameProblem(names.lastName, text.lastNameMissing);
  const isTaken =
    (firstName ?? lastName) === undefined && players.some((player) => isSameName(player, names));
  return { firstName, lastName: isTaken ? text.taken(playerText(names)) : lastName };
}
