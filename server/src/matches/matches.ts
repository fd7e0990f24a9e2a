import type { EventRoles } from '../events/gather-event-rights.ts';
import type { Database, Queries, WriteTx } from '../platform/db/database.ts';
import { describeMatchPage } from './describe-match-page.ts';
import { findPlayedEvents } from './find-played-events.ts';
import { findSeated } from './find-seated.ts';
import { onMatchChange } from './lobby/on-match-change.ts';
import type { TellLobby } from './lobby/tell-lobby.ts';
import { type MatchParts, matchHandlers } from './routes.ts';
import { registerSeats } from './seats/register-seats.ts';
import type { MatchPlatform } from './settle-match.ts';
import { correctionNotes, reopeningNotes } from './storage/note-rows.ts';
import { anonymiseMatches } from './transfer/anonymise-matches.ts';

type Reacting = { readonly db: Database; readonly tell: TellLobby };

/** What the server takes from matches. */
export const matches = {
  handlers: (parts: MatchPlatform & MatchParts) => matchHandlers(parts, parts),
  pages: describeMatchPage,
  roles: (): EventRoles => ({ eventIdsOfPlayer: findPlayedEvents }),
  reactions: ({ db, tell }: Reacting) => onMatchChange(db, tell),
  forTeams: {
    usesOf: async (q: Queries, playerIds: readonly string[]) => ({
      open: [],
      past: await findSeated(q, playerIds),
    }),
  },
  linkPlayer: registerSeats,
  forgetPlayer: { byRank: anonymiseMatches },
  forgetUser: async (tx: WriteTx, { userId }: { readonly userId: string }) => {
    await reopeningNotes.forgetAuthor(tx, userId);
    await correctionNotes.forgetAuthor(tx, userId);
  },
};
