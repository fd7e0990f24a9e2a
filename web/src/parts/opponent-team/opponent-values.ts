// The form for a team that is not registered: its name, its players, and the player who is being typed.
import type { OpponentEntity } from '@neundarter/contract/entities/opponent';
import {
  hasEnoughPlayers,
  maxOpponentPlayers,
  opponentProblems,
} from '@neundarter/rules/matchday/opponent-team';
import { isName } from '@neundarter/rules/people/name';
import { playerNamesText } from '../../text/names.ts';
import { opponentFormText as text } from '../../text/opponent-team.ts';
import type { Problems } from '../../ui/form-values.ts';
import { playerNamesProblems, playerText } from '../player-names/player-names-problems.ts';

type OpponentPlayer = { readonly id: string; readonly firstName: string; readonly lastName: string };

export type OpponentValues = {
  readonly name: string;
  readonly players: readonly OpponentPlayer[];
  readonly firstName: string;
  readonly lastName: string;
};

/** The two ways to send the form: add the typed player, or save the team. */
export type OpponentWay = 'add' | 'save';

export const valuesOfOpponent = (opponent: OpponentEntity | null, name: string): OpponentValues => ({
  name: opponent?.props.name ?? name,
  players: opponent?.props.players ?? [],
  firstName: '',
  lastName: '',
});

type Typed = Pick<OpponentValues, 'firstName' | 'lastName'>;

/** Whether a player is being typed. */
const isTyping = ({ firstName, lastName }: Typed): boolean => `${firstName}${lastName}`.trim() !== '';

/** The players with the typed one at the end. @param id of the new player */
export const withTyped = (values: OpponentValues, id: string): readonly OpponentPlayer[] =>
  isTyping(values)
    ? [...values.players, { id, firstName: values.firstName.trim(), lastName: values.lastName.trim() }]
    : values.players;

type Fields = 'name' | 'firstName' | 'lastName' | 'players' | `players.${number}`;

/** Problems before adding the typed player, or before saving the team with that player. */
export function opponentFormProblems(values: OpponentValues, way: OpponentWay): Problems<Fields> {
  const typed = way === 'add' || isTyping(values) ? playerNamesProblems(values, values.players) : {};
  if (way === 'add') return typed;
  const players = withTyped(values, '');
  const listed = opponentProblems(values.players).map(({ index }) => [
    `players.${index}`,
    playerNamesText.taken(playerText(values.players[index] ?? values)),
  ]);
  return {
    ...typed,
    ...Object.fromEntries(listed),
    name: isName(values.name) ? undefined : text.nameMissing,
    players: !hasEnoughPlayers(players)
      ? text.tooFew
      : players.length > maxOpponentPlayers
        ? text.tooMany
        : undefined,
  };
}
