import type { KeptMatch } from '../../server/src/matches/transfer/import-matches.ts';
import type { DemoServer } from './demo-server.ts';
import type { Account } from './join-club.ts';
import type { PlayedMatch } from './play-out.ts';

/** Matches of one transaction: few commits, and no long one. */
const batchSize = 50;

type Storing = {
  readonly server: DemoServer;
  readonly accounts: readonly Account[];
  /** Told how many are written, and how many there are. */
  readonly onProgress?: ((done: number, all: number) => void) | undefined;
};

/** Who takes part, whatever kind of player they are. */
export const playerIdsOf = ({ props }: PlayedMatch): readonly string[] =>
  props.parties.flatMap((party) => {
    if (party.type === 'single') return [party.player.id];
    return party.type === 'double' ? party.players.map(({ id }) => id) : [];
  });

/** Whose device a match is scored on: its first player's with an account. */
export const scorerOf = (match: PlayedMatch, accounts: readonly Account[]): Account => {
  const account = playerIdsOf(match)
    .map((id) => accounts.find(({ playerId }) => playerId === id))
    .find((one) => one !== undefined);
  if (account === undefined) throw new Error(`Nobody scores match ${match.id}`);
  return account;
};

const keptMatch = (match: PlayedMatch, accounts: readonly Account[]): KeptMatch => {
  const { id, props, startedAt, turns } = match;
  const { userId, playerId } = scorerOf(match, accounts);
  const [requestedByPlayerId = '', requestedToPlayerId = ''] = playerIdsOf(match);
  const who = { id: userId, playerId, sessionId: '', isVerified: true, roles: [], teamIds: [] };
  return {
    id,
    props,
    actor: { kind: 'user', ...who },
    moves: [
      { kind: 'start', at: startedAt ?? props.timeStamp },
      ...turns.map((newThrow) => ({ kind: 'throw', newThrow }) as const),
    ],
    ...(props.isOnlineMatch === true && {
      onlineMatchRequest: { status: 'accepted', requestedByPlayerId, requestedToPlayerId },
    }),
  };
};

/** Keeps the matches of a season, which are over, many in a transaction. */
export const storeSeason = async (
  { server, accounts, onProgress }: Storing,
  season: readonly PlayedMatch[],
): Promise<void> => {
  for (let done = 0; done < season.length; ) {
    const batch = season.slice(done, done + batchSize);
    await server.keepMatches(batch.map((match) => keptMatch(match, accounts)));
    done += batch.length;
    onProgress?.(done, season.length);
  }
};

/** Makes a match, starts it and scores its turns as far as it goes, by the calls of the scorer's device. */
export const scoreMatch = async (server: DemoServer, match: PlayedMatch, token: string): Promise<void> => {
  const { id, props, startedAt, turns } = match;
  const params = { id };
  await server.call('POST /matches/', { token, body: { id, props } });
  if (startedAt === null) return;
  const start = { params, token, requestId: `start-${id}`, body: { timeStamp: startedAt } };
  await server.call('PATCH /matches/{id}/start', start);
  for (const { id: requestId, ...body } of turns)
    await server.call('POST /matches/{id}/throw', { params, token, requestId, body });
};
