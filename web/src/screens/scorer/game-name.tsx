import type { EventEntity } from '@neundarter/contract/entities/event';
import { matchdayDataOf, tournamentDataOf } from '@neundarter/contract/entities/event-data';
import { boardLabels } from '@neundarter/rules/matchday/plan';
import { useEvent } from '../../data/club/events.ts';
import type { MatchInfo } from '../../data/match/match-info.ts';
import { boardText } from '../../text/boards.ts';
import { gamesText } from '../../text/matchday.ts';
import { tournamentMatchText } from '../../text/tournament.ts';
import { gamesInOrder } from './games-in-order.ts';

/** `Spiel 5 · Heimboard`: number and board of a game of a match day, or of a match of a tournament. */
export function GameName({ info: { id, event, eventId } }: { readonly info: MatchInfo }) {
  const { data } = useEvent(event === null || event.type === 'training' ? null : eventId);
  return data === undefined ? null : <>{nameOf(data, id)}</>;
}

function nameOf({ props }: EventEntity, id: string): string {
  const matchday = matchdayDataOf(props);
  if (matchday === null) {
    const match = tournamentDataOf(props)?.state?.matches.find(({ matchId }) => matchId === id);
    const number = match?.number ?? null;
    const board = match?.board ?? null;
    const words = [
      number === null ? '' : tournamentMatchText.number(number),
      board === null ? '' : boardText(board),
    ];
    return words.filter((word) => word !== '').join(' · ');
  }
  const games = gamesInOrder(matchday);
  const number = games.findIndex(({ matchId }) => matchId === id);
  const game = games[number];
  return game === undefined ? '' : `${gamesText.number(number)} · ${boardLabels[game.board]}`;
}
