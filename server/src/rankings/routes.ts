import type { rankingRoutes } from '@neundarter/contract/routes/rankings';
import type { Handlers } from '../platform/http/handler.ts';
import { rankingCacheOf } from './ranking-cache.ts';
import { listPlayersWithoutAccount, type RankingReader, readHighlights, readTable } from './reads.ts';

/** Handlers of the calls about tables and highlights of events. */
export const rankingHandlers = (parts: Omit<RankingReader, 'cache'>): Handlers<typeof rankingRoutes> => {
  const reader = { ...parts, cache: rankingCacheOf(parts.db) };
  const asked = <Call extends { readonly params: { readonly id: string } }>({ params, ...call }: Call) => ({
    ...call,
    id: params.id,
  });
  return {
    readTable: ({ query, ...call }) => readTable(reader, asked(call), query),
    listPlayersWithoutAccount: (call) => listPlayersWithoutAccount(reader, asked(call)),
    readHighscores: ({ query, ...call }) =>
      readHighlights(reader, { ...asked(call), kind: 'highscores' }, query),
    readShortLegs: ({ query, ...call }) =>
      readHighlights(reader, { ...asked(call), kind: 'shortlegs' }, query),
    readHighFinishes: ({ query, ...call }) =>
      readHighlights(reader, { ...asked(call), kind: 'highfinishes' }, query),
    readEventStats: ({ query, ...call }) => readHighlights(reader, { ...asked(call), kind: 'stats' }, query),
  };
};
