import { useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { readSetting, writeSetting } from '../local-settings.ts';
import { bearerToken } from '../people/identity.ts';
import { matchKeys } from './matches.ts';

type Asked = { readonly guestId: string; readonly userId: string };

const keyOf = ({ guestId, userId }: Asked) => `${guestId}:${userId}`;
/** Guests of one device change seldom; more would only fill the storage. */
const maxKept = 20;

/** How many matches the guest of this device made and nobody has taken over. */
export function useGuestMatchCount(guestId: string, { isEnabled }: { readonly isEnabled: boolean }) {
  const filter = { createdById: guestId };
  return useQuery({
    queryKey: matchKeys.count(filter),
    queryFn: async ({ signal }) => (await request('GET /matches/count', { query: filter, signal })).count,
    enabled: isEnabled,
  });
}

/** Gives the signed-in user the matches of this device's guest. @returns how many @throws {ApiError} */
export async function claimGuestMatches(): Promise<number> {
  const guestToken = await bearerToken();
  return (await request('POST /users/me/matches/claim', { body: { guestToken } })).count;
}

/** Whether this user was asked before about the matches of this guest. */
export const wasAskedToClaim = (asked: Asked): boolean =>
  readSetting('asked-to-claim').includes(keyOf(asked));

/** Asks no more. */
export const rememberAskedToClaim = (asked: Asked): void =>
  writeSetting('asked-to-claim', [...readSetting('asked-to-claim'), keyOf(asked)].slice(-maxKept));
