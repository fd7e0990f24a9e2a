import type { PlayerEntity } from '@neundarter/contract/entities/player';
import { teamPlayersText } from '../../text/team.ts';

/** What a player is called in lists; one who has told no name yet goes by the online id. */
export const playerName = ({ props }: PlayerEntity): string =>
  props.fullName === '' ? teamPlayersText.nameless(props.onlineId) : props.fullName;
