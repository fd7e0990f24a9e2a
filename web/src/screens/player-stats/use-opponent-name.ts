import { usePlayer } from '../../data/people/players.ts';
import { playerName } from '../../parts/team-players/player-name.ts';
import { filterText, statsText } from '../../text/stats.ts';

/** The name of the filter's opponent; a dash until it is known. */
export function useOpponentName(id: string | null): string {
  const { data, isError } = usePlayer(id);
  if (data !== undefined) return playerName(data);
  return isError ? filterText.unknownPlayer : statsText.nothing;
}
