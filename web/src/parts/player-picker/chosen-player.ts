import type { OnlinePlayer, PlayerEntity } from '@neundarter/contract/entities/player';
import type { MatchPlayer } from '@neundarter/rules/match/types';

/** A player with an account, chosen for a match. */
export type ChosenPlayer = {
  readonly id: string;
  /** As shown while choosing and on the boards. */
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string | null;
  readonly pictureUrl: string | null;
};

/** A player as the server's lists have them. */
export const chosenOf = ({ id, props }: PlayerEntity): ChosenPlayer => ({
  id,
  name: props.fullName,
  firstName: props.firstName,
  lastName: props.lastName,
  pictureUrl: props.pictureUrl,
});

/** A player found by the online id. */
export const chosenOnline = ({ id, firstName, lastName }: OnlinePlayer): ChosenPlayer => ({
  id,
  name: [firstName, lastName].filter((part) => part !== null && part !== '').join(' '),
  firstName,
  lastName,
  pictureUrl: null,
});

/** The player within a match. */
export const matchPlayerOf = ({ id, name, firstName, lastName }: ChosenPlayer): MatchPlayer => ({
  type: 'registered',
  id,
  ...(name !== '' && { name }),
  ...(firstName !== '' && { firstName }),
  ...(lastName !== null && lastName !== '' && { lastName }),
});
