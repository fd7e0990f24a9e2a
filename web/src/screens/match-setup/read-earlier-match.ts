import { request } from '../../data/api/api.ts';
import { foldMatch, matchFromWire } from '../../data/match/match-commands.ts';
import { matchQueue } from '../../data/match/match-queue.ts';
import type { EarlierMatch } from './setup-from-match.ts';

/** The match to play again; from this device if stored there, so it also works without network. */
export const readEarlierMatch = async (id: string, signal: AbortSignal): Promise<EarlierMatch> => {
  const stored = await matchQueue().read(id);
  const known = stored === null ? null : foldMatch(stored);
  if (known !== null) return { ...known, isOnlineMatch: stored?.base?.props.isOnlineMatch ?? false };
  const read = await request('GET /matches/{id}', { params: { id }, signal });
  return { ...matchFromWire(read), isOnlineMatch: read.props.isOnlineMatch };
};
