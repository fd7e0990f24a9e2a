import { useQuery } from '@tanstack/react-query';
import { request } from '../api/api.ts';
import { readSetting, writeSetting } from '../local-settings.ts';
import { bearerToken } from '../people/identity.ts';
import { matchKeys } from './matches.ts';

type Asked = { readonly guestId: string; readonly userId: string };

const keyOf = ({ guestId, userId }: Asked) => `${guestId}:${userId}`;
/** Maximum number of guests to remember; a device rarely has more. */
const maxKept = 20;

/** Number of matches that the guest of this device created and no user has taken over. */
export function useGuestMatchCount(guestId: string, { isEnabled }: { readonly isEnabled: boolean }) {
  const filter = { createdById: guestId };
  return useQuery({
    queryKey: matchKeys.count(filter),
    queryFn: async ({ signal }) => (await request('GET /matches/count', { query: filter, signal })).count,
    enabled: isEnabled,
  });
}

/** Gives the matches of this device's guest to the signed-in user. @returns their number @throws {ApiError} */
export async function claimGuestMatches(): Promise<number> {
  const guestToken = await bearerToken();
  return (await request('POST /users/me/matches/claim', { body: { guestToken } })).count;
}

/** Whether this user was already asked about the matches of this guest. */
export const wasAskedToClaim = (asked: Asked): boolean =>
  readSetting('asked-to-claim').includes(keyOf(asked));

/** Remembers that the user was asked. */
export const rememberAskedToClaim = (asked: Asked): void =>
  writeSetting('asked-to-claim', [...readSetting('asked-to-claim'), keyOf(asked)].slice(-maxKept));
