import type { PlayerEntity } from '@neundarter/contract/entities/player';
import { personPickerText } from '../../text/person-picker.ts';

/** What a player is called in lists; one who has told no name yet goes by the online id. */
export const playerName = ({ props }: PlayerEntity): string =>
  props.fullName === '' ? personPickerText.nameless(props.onlineId) : props.fullName;
