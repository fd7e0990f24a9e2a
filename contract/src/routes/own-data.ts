import Type from 'typebox';
import { Count, closed } from '../entities/common.ts';
import { route } from '../route.ts';

/** Calls about everything that is stored about the caller. */
export const ownDataRoutes = {
  claimMatches: route({
    address: 'POST /users/me/matches/claim',
    summary:
      'Gives the matches that a guest created to a user who has just registered; needs the token of that guest',
    tag: 'users',
    caller: 'user',
    body: Type.Object({ guestToken: Type.String({ minLength: 1, maxLength: 512 }) }, closed),
    answer: Count,
    errors: [],
  }),
  exportOwnData: route({
    address: 'GET /users/me/export',
    summary:
      'Everything that is stored about the caller: account, player, teams, practice games, the matches that they play in or have created outside of events, and what they have done in events',
    tag: 'users',
    caller: 'account',
    answer: Type.Unsafe<object>({ type: 'object' }),
    isExport: true,
    errors: [],
  }),
} as const;
