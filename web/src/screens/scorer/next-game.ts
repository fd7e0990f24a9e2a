// The next game of a match day or tournament that this device may score, after the end of one.

import { tournamentDataOf } from '@neundarter/contract/entities/event-data';
import type { EventMatch } from '@neundarter/contract/entities/event-match';
import { arePartiesSet } from '@neundarter/rules/match/players';
import { numberOfPlace } from '@neundarter/rules/matchday/plan';
import { useQuery } from '@tanstack/react-query';
import { request } from '../../data/api/api.ts';
import { eventMatchKeys } from '../../data/club/event-matches.ts';
import type { MatchInfo } from '../../data/match/match-info.ts';
import { useViewer } from '../../data/people/viewer.ts';
import { cardOfHead } from '../../parts/match-card/card-match.ts';
import { mayScoreCard } from '../../parts/match-menu/match-rights.ts';
import { partiesText } from '../../text/party-names.ts';

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

/** The numbers of a tournament's matches that can be played, by their ids. */
const readReady = async (eventId: string, signal: AbortSignal): Promise<ReadonlyMap<string, number>> => {
  const { props } = await request('GET /events/{id}', { params: { id: eventId }, signal });
  const matches = tournamentDataOf(props)?.state?.matches ?? [];
  return new Map(
    matches.flatMap(({ matchId, number, status }) =>
      matchId === null || number === null || status !== 'ready' ? [] : [[matchId, number] as const],
    ),
  );
};

/** The games of an event that nobody has started, with their numbers, in playing order. */
const readGames = async (
  eventId: string,
  isTournament: boolean,
  signal: AbortSignal,
): Promise<readonly NumberedMatch[]> => {
  const [matches, ready] = await Promise.all([
    request('GET /events/{id}/matches', {
      params: { id: eventId },
      query: { status: ['scheduled'] },
      signal,
    }),
    isTournament ? readReady(eventId, signal) : null,
  ]);
  const games = matches.flatMap((match) => {
    const { place } = match.props;
    const number = ready === null ? (place === null ? null : numberOfPlace(place)) : ready.get(match.id);
    return number === null || number === undefined || !arePartiesSet(match.props) ? [] : [{ match, number }];
  });
  return inOrder(games);
};

/**
 * The next game in playing order that this device may score. Null if there is none, if the event has no
 * planned games, and without network.
 */
export function useNextGame({ id, eventId, event, revision }: MatchInfo): NextGame | null {
  const viewer = useViewer();
  const isTournament = event?.type === 'tournament';
  const { data } = useQuery({
    // The end of the match may decide who plays next: with the server's answer the games are read again.
    queryKey: [...eventMatchKeys.of(eventId ?? ''), 'next', id, revision],
    queryFn: ({ signal }) => readGames(eventId ?? '', isTournament, signal),
    enabled: eventId !== null && event !== null && event.type !== 'training',
    retry: false,
    gcTime: 0,
  });
  const next = (data ?? []).find(({ match }) => match.id !== id && mayScoreCard(cardOfHead(match), viewer));
  if (next === undefined) return null;
  return { id: next.match.id, number: next.number, name: partiesText(next.match.props.parties) };
}
