import type { KeptMatch } from '../../server/src/matches/transfer/import-matches.ts';
import type { DemoServer } from './demo-server.ts';
import type { Account } from './join-club.ts';
import type { PlayedMatch } from './play-out.ts';

/** Matches per transaction: few commits, but no long one. */
const batchSize = 50;

type Storing = {
  readonly server: DemoServer;
  readonly accounts: readonly Account[];
  /** Called with the number of stored matches and of all matches. */
  readonly onProgress?: ((done: number, all: number) => void) | undefined;
};

/** Ids of all players of a match, of every type. */
export const playerIdsOf = ({ props }: PlayedMatch): readonly string[] =>
  props.parties.flatMap((party) => {
    if (party.type === 'single') return [party.player.id];
    return party.type === 'double' ? party.players.map(({ id }) => id) : [];
  });

/** The account that scores a match: that of its first player with an account. */
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
  const who = {
    id: userId,
    playerId,
    sessionId: '',
    isVerified: true,
    roles: [],
    teamIds: [],
    adminOfTeamIds: [],
  };
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

/** Stores the finished matches of a season, many in a transaction. */
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

/** Creates a match, starts it and scores its turns, with the calls of the scorer's device. */
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
