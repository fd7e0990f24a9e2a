import type { MatchEntity } from '@neundarter/contract/entities/match';
import { turnThrower } from '../../tools/testbed/throw-turn.ts';
import type { Api } from './api.ts';
import { type SeededMatch, seedMatch } from './matches.ts';

/** Plays a whole match with the position of every dart; always the same match. */
export async function seedMatchWithDarts(api: Api, seeded: SeededMatch): Promise<MatchEntity> {
  const throwTurn = turnThrower('darts', 7);
  let match = await api.readMatch(await seedMatch(api, seeded));
  while (match.props.status === 'running') {
    const { currentPlayerId: playerId, currentParty, standing } = match.props;
    const body = { playerId, ...throwTurn(standing.score[currentParty]) };
    match = (await api.call(`POST /matches/${match.id}/throw`, body)) as MatchEntity;
  }
  return match;
}
