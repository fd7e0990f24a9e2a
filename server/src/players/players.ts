import type { WriteTx } from '../platform/db/database.ts';
import type { Platform } from '../platform/platform.ts';
import type { PlayerHooks } from './access.ts';
import { anonymisePlayer } from './anonymise-player.ts';
import { playerHandlers } from './routes.ts';

type Parts = Platform & { readonly playerHooks: PlayerHooks };

/** What the server takes from players. */
export const players = {
  handlers: (parts: Parts) => playerHandlers(parts, parts.playerHooks),
  forgetPlayer: {
    last: (_platform: Platform, tx: WriteTx, playerId: string) => anonymisePlayer(tx, playerId),
  },
};
