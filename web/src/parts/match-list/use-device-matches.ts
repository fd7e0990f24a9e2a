import { useQuery } from '@tanstack/react-query';
import { type DeviceMatch, foldMatch } from '../../data/match/match-commands.ts';
import { infoOf } from '../../data/match/match-info.ts';
import { matchQueue } from '../../data/match/match-queue.ts';
import { deviceMatchesKey, useRecordChanges } from '../../data/match/use-record-changes.ts';
import { readViewer } from '../../data/people/viewer.ts';
import { type CardMatch, cardOfDevice } from '../match-card/card-match.ts';

const cardOf = (stored: DeviceMatch): CardMatch | null => {
  const match = foldMatch(stored);
  if (match === null) return null;
  const info = infoOf(stored.id, stored, readViewer());
  if (!info.mayScore) return null;
  return { ...cardOfDevice(match, info), isUnsent: stored.queue.length > 0 };
};

/** The matches that this device stores and may score, newest first: also without network, and with unsent changes. */
export const deviceCards = (records: readonly DeviceMatch[]): readonly CardMatch[] =>
  records
    .map(cardOf)
    .filter((card) => card !== null)
    .toSorted((one, other) => other.date - one.date);

/** The result of `deviceCards`, kept up to date; `undefined` until the device's storage has answered. */
export function useDeviceMatches(): readonly CardMatch[] | undefined {
  useRecordChanges();
  const { data } = useQuery({
    queryKey: deviceMatchesKey,
    queryFn: async () => deviceCards(await matchQueue().readAll()),
    retry: false,
  });
  return data;
}
