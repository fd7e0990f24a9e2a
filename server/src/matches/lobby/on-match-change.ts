import type { Database } from '../../platform/db/database.ts';
import type { Reaction } from '../../platform/reactions/reaction.ts';
import { findRegisteredPlayers } from './store.ts';
import type { TellLobby } from './tell-lobby.ts';

/** Updates players in the lobby when their match starts or ends. */
export const onMatchChange = (db: Database, tell: TellLobby): readonly Reaction[] => {
  const tellOf = async (playerIds: readonly string[]): Promise<void> => {
    await Promise.all(playerIds.map((playerId) => tell({ playerId })));
  };
  const tellOfMatch = async ({ matchId }: { readonly matchId: string }): Promise<void> =>
    tellOf(await db.query((q) => findRegisteredPlayers(q, matchId)));
  const name = 'tell-lobby';
  return [
    { name, event: 'match-started', react: tellOfMatch },
    { name, event: 'match-finished', react: tellOfMatch },
    {
      name,
      event: 'match-score-updated',
      // After an undo a finished match may be running again.
      concerns: ({ change }) => change === 'undo',
      react: tellOfMatch,
    },
    { name, event: 'match-deleted', react: ({ playerIds }) => tellOf(playerIds) },
  ];
};
