// The next game of a match day or tournament that this device may score, after the end of one.

import { matchdayDataOf, tournamentDataOf } from '@neundarter/contract/entities/event-data';
import type { EventMatch } from '@neundarter/contract/entities/event-match';
import { arePartiesSet } from '@neundarter/rules/match/players';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../data/api/api.ts';
import { eventMatchKeys } from '../../data/club/event-matches.ts';
import type { MatchInfo } from '../../data/match/match-info.ts';
import { useViewer } from '../../data/people/viewer.ts';
import { cardOfHead } from '../../parts/match-card/card-match.ts';
import { mayScoreCard } from '../../parts/match-menu/match-rights.ts';
import { partiesText } from '../../text/party-names.ts';
import { gamesInOrder } from './games-in-order.ts';

/** A game that can be played now. */
type NextGame = {
  readonly id: string;
  readonly number: number;
  /** `Anna – Udo` */
  readonly name: string;
};

type NumberedMatch = { readonly match: EventMatch; readonly number: number };

const inOrder = (games: readonly NumberedMatch[]): readonly NumberedMatch[] =>
  games.toSorted((one, other) => one.number - other.number);

/** The numbers of the games of a match day, or of the matches of a tournament that can be played, by their ids. */
const readNumbers = async (eventId: string, signal: AbortSignal): Promise<ReadonlyMap<string, number>> => {
  const { props } = await request('GET /events/{id}', { params: { id: eventId }, signal });
  const matchday = matchdayDataOf(props);
  if (matchday !== null)
    return new Map(gamesInOrder(matchday).map(({ matchId }, number) => [matchId, number + 1]));
  const matches = tournamentDataOf(props)?.state?.matches ?? [];
  return new Map(
    matches.flatMap(({ matchId, number, status }) =>
      matchId === null || number === null || status !== 'ready' ? [] : [[matchId, number] as const],
    ),
  );
};

/** The games of an event that nobody has started, with their numbers, in playing order. */
const readGames = async (eventId: string, signal: AbortSignal): Promise<readonly NumberedMatch[]> => {
  const [matches, numbers] = await Promise.all([
    request('GET /events/{id}/matches', {
      params: { id: eventId },
      query: { status: ['scheduled'] },
      signal,
    }),
    readNumbers(eventId, signal),
  ]);
  const games = matches.flatMap((match) => {
    const number = numbers.get(match.id);
    return number === undefined || !arePartiesSet(match.props) ? [] : [{ match, number }];
  });
  return inOrder(games);
};

/**
 * The next game in playing order that this device may score. Null if there is none, if the event has no
 * planned games, and without network.
 */
export function useNextGame({ id, eventId, event, revision }: MatchInfo): NextGame | null {
  const viewer = useViewer();
  const { data } = useQuery({
    // The end of the match may decide who plays next: with the server's answer the games are read again.
    queryKey: [...eventMatchKeys.of(eventId ?? ''), 'next', id, revision],
    queryFn: ({ signal }) => readGames(eventId ?? '', signal),
    enabled: eventId !== null && event !== null && event.type !== 'training',
    retry: false,
    gcTime: 0,
  });
  const next = (data ?? []).find(({ match }) => match.id !== id && mayScoreCard(cardOfHead(match), viewer));
  if (next === undefined) return null;
  return { id: next.match.id, number: next.number, name: partiesText(next.match.props.parties) };
}
