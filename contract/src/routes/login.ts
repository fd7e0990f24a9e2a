import Type from 'typebox';
import { closed, Id, TimeStamp } from '../entities/common.ts';
import { route } from '../route.ts';

export const loginRoutes = {
  loginGuest: route({
    address: 'GET /login/guest',
    summary: 'A guest token; with an earlier one (expired for up to 30 days) the same guest goes on',
    tag: 'login',
    caller: 'anyone',
    answer: Type.Object({ token: Type.String(), guestId: Id, expiresAt: TimeStamp }, closed),
    errors: [],
  }),
} as const;
