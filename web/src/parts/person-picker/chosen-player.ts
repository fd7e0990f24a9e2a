import type { OnlinePlayer, PlayerEntity } from '@neundarter/contract/entities/player';
import { onlineIdLength } from '@neundarter/contract/limits';
import type { MatchPlayer } from '@neundarter/rules/match/types';
import { personPickerText } from '../../text/person-picker.ts';

/** A stored player, chosen for a match. */
export type ChosenPlayer = {
  readonly id: string;
  /** The name shown in the picker and on the boards. */
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly pictureUrl: string | null;
  /** Set for a player without an account. */
  readonly hasNoAccount?: true;
};

/** The six characters that a player gives to others. */
export const onlineIdOf = (id: string): string => id.slice(0, onlineIdLength).toUpperCase();

/** A player's name in lists; the online id if the player has not entered a name yet. */
export const shownName = ({ id, name }: ChosenPlayer): string =>
  name === '' ? personPickerText.nameless(onlineIdOf(id)) : name;

/** A player from the server's lists. */
export const chosenOf = ({ id, props }: PlayerEntity): ChosenPlayer => ({
  id,
  name: props.fullName,
  firstName: props.firstName,
  lastName: props.lastName,
  pictureUrl: props.pictureUrl,
  ...(props.type === 'external' && { hasNoAccount: true }),
});

/** A player found by the online id. */
export const chosenOnline = ({ id, firstName, lastName }: OnlinePlayer): ChosenPlayer => ({
  id,
  name: [firstName, lastName].filter((part) => part !== null && part !== '').join(' '),
  firstName,
  lastName,
  pictureUrl: null,
});

/** The player as a player of a match. */
export const matchPlayerOf = (player: ChosenPlayer): MatchPlayer => {
  const { id, name, firstName, lastName } = player;
  if (player.hasNoAccount === true) return { type: 'external', id, firstName, lastName: lastName ?? '' };
  return {
    type: 'registered',
    id,
    ...(name !== '' && { name }),
    ...(firstName !== '' && { firstName }),
    ...(lastName !== null && lastName !== '' && { lastName }),
  };
};
