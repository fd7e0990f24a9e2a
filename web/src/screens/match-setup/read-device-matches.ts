import { type DeviceMatch, foldMatch } from '../../data/match/match-commands.ts';
import { matchQueue } from '../../data/match/match-queue.ts';
import type { PlayedBefore } from './recent-opponents.ts';

const playedHere = (stored: DeviceMatch): PlayedBefore | null => {
  const match = foldMatch(stored);
  if (match === null) return null;
  const { base, queue } = stored;
  const created = queue[0]?.kind === 'create' ? queue[0].newMatch.timeStamp : 0;
  return {
    ...match,
    at: base?.props.timeStamp ?? created,
    isOnlineMatch: base?.props.isOnlineMatch ?? false,
  };
};

/** The matches that this device stores, for the suggestions of the form. */
export const readDeviceMatches = async (): Promise<readonly PlayedBefore[]> =>
  (await matchQueue().readAll()).map(playedHere).filter((match) => match !== null);
