import type { Database } from '../../platform/db/database.ts';
import type { Announcement } from '../../platform/outbox.ts';
import type { Reaction } from '../../platform/reactions/reaction.ts';
import { findRegisteredPlayers } from './store.ts';
import type { TellLobby } from './tell-lobby.ts';

/** Guests are not in the lobby. */
const isAboutPlayers = ({ playerIds }: Announcement): boolean => (playerIds?.() ?? []).length > 0;

/** Updates players in the lobby when their match starts or ends. */
export const onMatchChange = (db: Database, tell: TellLobby): readonly Reaction[] => {
  const tellOf = async (playerIds: readonly string[]): Promise<void> => {
    await Promise.all(playerIds.map((playerId) => tell({ playerId })));
  };
  const tellOfMatch = async ({ matchId }: { readonly matchId: string }): Promise<void> =>
    tellOf(await db.query((q) => findRegisteredPlayers(q, matchId)));
  const name = 'tell-lobby';
  return [
    { name, event: 'match-started', concerns: isAboutPlayers, react: tellOfMatch },
    { name, event: 'match-finished', concerns: isAboutPlayers, react: tellOfMatch },
    {
      name,
      event: 'match-score-updated',
      // After an undo a finished match may be running again.
      concerns: (undone) => undone.payload.change === 'undo' && isAboutPlayers(undone),
      react: tellOfMatch,
    },
    { name, event: 'match-deleted', concerns: isAboutPlayers, react: ({ playerIds }) => tellOf(playerIds) },
  ];
};
