import { useQuery } from '@tanstack/react-query';
import { type DeviceMatch, foldMatch } from '../../data/match/match-commands.ts';
import { infoOf } from '../../data/match/match-info.ts';
import { matchQueue } from '../../data/match/match-queue.ts';
import { readViewer } from '../../data/people/viewer.ts';
import { type CardMatch, cardOfDevice } from '../match-card/card-match.ts';

/** Key of the cache for what this device keeps. */
export const deviceMatchesKey = ['device-matches'];

/** The list follows turns of other tabs and what has been sent meanwhile. ms */
const refreshMs = 3000;

const cardOf = (stored: DeviceMatch): CardMatch | null => {
  const match = foldMatch(stored);
  if (match === null) return null;
  const info = infoOf(stored.id, stored, readViewer());
  if (!info.mayScore) return null;
  return { ...cardOfDevice(match, info), isUnsent: stored.queue.length > 0 };
};

/** The matches this device keeps and may score, newest first: also without network, and with what is unsent. */
export const deviceCards = (records: readonly DeviceMatch[]): readonly CardMatch[] =>
  records
    .map(cardOf)
    .filter((card) => card !== null)
    .toSorted((one, other) => other.date - one.date);

/** What `deviceCards` gives, kept up to date; `undefined` until the device has answered. */
export function useDeviceMatches(): readonly CardMatch[] | undefined {
  const { data } = useQuery({
    queryKey: deviceMatchesKey,
    queryFn: async () => deviceCards(await matchQueue().readAll()),
    refetchInterval: refreshMs,
    retry: false,
  });
  return data;
}
