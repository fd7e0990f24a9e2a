import type { SeriesWithPoints } from '../../data/club/series.ts';
import { playerName } from '../../text/party-names.ts';
import { seriesText } from '../../text/series.ts';

/** Finds names of players of a series by id; a deleted player has none. */
export const playerNames = ({ props }: SeriesWithPoints): ((playerId: string) => string) => {
  const names = new Map(props.players.map((player) => [player.id, playerName(player)]));
  return (playerId) => names.get(playerId) ?? seriesText.unknownPlayer;
};
