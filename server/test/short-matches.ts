import type { MatchPlayer, Party, PerParty } from '@neundarter/rules/match/types';
import { newId } from '../src/platform/ids.ts';
import type { CheckedClient } from './checked-client.ts';
import type { Person } from './create-person.ts';

/** Parties of a match, each with a short name. */
export const registered = (person: Pick<Person, 'playerId'>): MatchPlayer => ({
  type: 'registered',
  id: person.playerId,
});
export const guest = (name = 'Gast'): MatchPlayer => ({ type: 'guest', id: newId(), name });
export const bot = (): MatchPlayer => ({ type: 'bot', id: newId(), level: 3 });
export const alone = (player: MatchPlayer): Party => ({ type: 'single', player });
export const pair = (one: MatchPlayer, other: MatchPlayer): Party => ({
  type: 'double',
  players: [one, other],
});

/** Points of three darts, or a checkout with one attempt. */
type ShortTurn = number | 'out';

export type ShortMatch = {
  readonly token: string;
  readonly parties: PerParty<Party>;
  readonly config?: object;
  readonly eventId?: string;
  /** Turns in order of play; by default home wins a leg of 40 at once. */
  readonly turns?: readonly ShortTurn[];
};

/** Plays matches of one or two turns over HTTP. */
export const shortMatches = (call: CheckedClient) => {
  const must = async (address: string, request: Parameters<CheckedClient>[1]) => {
    const answer = await call(address, request);
    if (answer.status !== 200) throw new Error(`${address}: ${answer.text}`);
    return answer.json;
  };
  const create = async ({ token, parties, config, eventId }: ShortMatch): Promise<string> => {
    const id = newId();
    const props = {
      parties,
      config: { startingScore: 40, legsToWinSet: 1, ...config },
      ...(eventId && { eventId }),
    };
    await must('POST /matches/', { token, body: { id, props } });
    return id;
  };
  const throwTurns = async (id: string, { token, turns = ['out'] }: ShortMatch): Promise<void> => {
    for (const turn of turns) {
      const {
        currentParty,
        currentPlayerId: playerId,
        standing,
      } = await must(`GET /matches/${id}/standing`, {
        token,
      });
      const score = turn === 'out' ? standing.score[currentParty] : turn;
      const body = { playerId, score, attemptsOnDouble: turn === 'out' ? 1 : 0 };
      await must(`POST /matches/${id}/throw`, { token, body });
    }
  };
  const start = async (match: ShortMatch): Promise<string> => {
    const id = await create(match);
    await must(`PATCH /matches/${id}/start`, { token: match.token });
    return id;
  };
  return {
    create,
    start,
    throwTurns,
    /** Plays a whole match; returns its id. */
    play: async (match: ShortMatch): Promise<string> => {
      const id = await start(match);
      await throwTurns(id, match);
      return id;
    },
  };
};
