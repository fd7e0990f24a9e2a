import type { LegDetail } from '@neundarter/contract/entities/match';
import type { MatchScoreUpdated } from '@neundarter/contract/live';
import type { Leg } from '@neundarter/rules/match/types';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLiveChannel } from '../../data/live/live.ts';
import { readAnew, takeEvent } from '../../data/live/take-event.ts';
import { matchKeys, useLeg } from '../../data/match/matches.ts';

type Place = { readonly setNumber: number; readonly legNumber: number };

/** The leg with one more turn; null if the turn does not directly follow the last known one. */
const withTurn = (leg: Leg, { lastThrow }: Pick<MatchScoreUpdated, 'lastThrow'>): Leg | null => {
  if (lastThrow === null || leg.throws.some(({ id }) => id === lastThrow.id)) return leg;
  if (lastThrow.throwNumber !== leg.throws.length + 1) return null;
  const [home, away] = leg.remainingScores;
  const rest = leg.remainingScores[lastThrow.party] - lastThrow.score;
  return {
    ...leg,
    throws: [...leg.throws, lastThrow],
    remainingScores: lastThrow.party === 0 ? [rest, away] : [home, rest],
  };
};

const follow = (client: QueryClient, id: string, event: MatchScoreUpdated): void =>
  takeEvent<LegDetail>(client, matchKeys.leg(id, event.setNumber, event.legNumber), (known) => {
    const leg = event.change === 'throw' ? withTurn(known.leg, event) : null;
    return leg === null ? null : { ...known, leg };
  });

/** The current leg with its turns, live: loaded once, then every event adds its turn. */
export function useLegTurns(id: string, place: Place | null): Leg | null {
  const client = useQueryClient();
  const leg = useLeg(id, place?.setNumber ?? 1, place?.legNumber ?? 1);
  useLiveChannel(place === null ? null : `matches/${id}`, {
    onStanding: () => void readAnew(client, ['matches', 'leg', id]),
    'match-score-updated': (event) => follow(client, id, event),
  });
  return leg.data?.leg ?? null;
}
