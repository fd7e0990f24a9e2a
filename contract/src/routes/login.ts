import Type from 'typebox';
import { closed, Id, TimeStamp } from '../entities/common.ts';
import { EmailAddress, Password, SessionSchema, UserSchema } from '../entities/user.ts';
import { maxDeviceTokens } from '../limits.ts';
import { route } from '../route.ts';

const tag = 'login';

export const loginRoutes = {
  loginGuest: route({
    address: 'GET /login/guest',
    summary: 'Issues a guest token; an earlier one (expired for up to 30 days) is renewed for the same guest',
    tag,
    caller: 'anyone',
    answer: Type.Object({ token: Type.String(), guestId: Id, expiresAt: TimeStamp }, closed),
    errors: [],
  }),
} as const;

export const sessionRoutes = {
  login: route({
    address: 'POST /login',
    summary: 'Signs in with address and password',
    tag,
    caller: 'anyone',
    body: Type.Object(
      {
        emailAddress: EmailAddress,
        password: Password,
        deviceTokens: Type.Optional(
          Type.Array(Type.String({ maxLength: 200 }), {
            maxItems: maxDeviceTokens,
            description: 'of earlier logins on this device: wrong passwords elsewhere do not slow it down',
          }),
        ),
      },
      closed,
    ),
    answer: SessionSchema,
    errors: ['error.login.user-not-found', 'error.login.wrong-password', 'error.login.too-many-requests'],
  }),
  renewSession: route({
    address: 'POST /login/renew',
    summary: 'Extends the session; every other call also does so, from time to time',
    tag,
    caller: 'account',
    answer: Type.Object({ expiresAt: TimeStamp, user: UserSchema }, closed),
    errors: [],
  }),
  logout: route({
    address: 'POST /logout',
    summary: 'Ends the session, or all sessions of the user',
    tag,
    caller: 'account',
    body: Type.Optional(Type.Object({ everywhere: Type.Optional(Type.Boolean({ default: false })) }, closed)),
    errors: [],
  }),
} as const;
