import type { PersonGame } from '@neundarter/rules/league/person-games';
import type { CompressedText } from '../platform/http/compressed-text.ts';
import { recentlyUsed } from '../platform/recently-used.ts';

/** Maximum number of games of a person that are kept: nine leagues of ten teams; about 20 MB. */
const maxGames = 40_000;
/** Maximum size of all answers that are kept, in bytes. */
const maxTextBytes = 8 * 1024 * 1024;

/** A match day as a reader has seen it. */
export type SeenMatchday = { readonly eventId: string; readonly revision: number };

type Kept = { readonly revision: number; readonly games: readonly PersonGame[] };

/**
 * Keeps the games of match days by their revision, so that a league reads only the match day that has changed, and whole answers by
 * what they are made of. Callers who ask meanwhile share the work.
 */
export const gamesCache = () => {
  const days = recentlyUsed<Kept>(maxGames, ({ games }) => games.length + 1);
  const texts = recentlyUsed<CompressedText>(maxTextBytes, ({ bytes }) => bytes.length);
  const underWay = new Map<string, Promise<CompressedText>>();

  return {
    /** The games of a match day at this revision; undefined if they are not kept. */
    gamesOf: ({ eventId, revision }: SeenMatchday): readonly PersonGame[] | undefined => {
      const kept = days.get(eventId);
      return kept !== undefined && kept.revision >= revision ? kept.games : undefined;
    },
    keep: ({ eventId, revision }: SeenMatchday, games: readonly PersonGame[]): void =>
      days.set(eventId, { revision, games }),
    /** An answer. @param key names everything that it is made of */
    textOf: (key: string, make: () => Promise<CompressedText>): Promise<CompressedText> => {
      const known = texts.get(key);
      if (known !== undefined) return Promise.resolve(known);
      const running = underWay.get(key) ?? make().finally(() => underWay.delete(key));
      underWay.set(key, running);
      return running.then((text) => {
        texts.set(key, text);
        return text;
      });
    },
  };
};
export type GamesCache = ReturnType<typeof gamesCache>;
