import type { MatchPlatform } from '../matches/settle-match.ts';
import type { WriteTx } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { consentMails } from './consent-mails.ts';
import { forgetConsents, forgetEnterer } from './forget-consents.ts';
import { onEntered } from './on-entered.ts';
import { findAllConsentsOf } from './reads.ts';
import { consentHandlers } from './routes.ts';

type Reacting = { readonly platformOf: () => MatchPlatform };

/** What the server takes from the consents of players whom others have entered. */
export const consents = {
  handlers: consentHandlers,
  mails: consentMails,
  reactions: ({ platformOf }: Reacting) => onEntered(platformOf),
  forgetPlayer: {
    beforeMatches: (_platform: Platform, tx: WriteTx, playerId: string) => forgetConsents(tx, playerId),
  },
  forgetUser: (tx: WriteTx, { userId }: { readonly userId: string }) => forgetEnterer(tx, userId),
  exportOwn: async ({ db }: Platform, actor: Actor) => ({
    eventConsents: await findAllConsentsOf(db, actor),
  }),
};
