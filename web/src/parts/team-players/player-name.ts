import type { PlayerEntity } from '@neundarter/contract/entities/player';
import { personPickerText } from '../../text/person-picker.ts';

/** A player's name in lists; the online id if the player has not entered a name yet. */
export const playerName = ({ props }: PlayerEntity): string =>
  props.fullName === '' ? personPickerText.nameless(props.onlineId) : props.fullName;
