import type { sessionRoutes } from '@neundarter/contract/routes/login';
import type { userRoutes } from '@neundarter/contract/routes/users';
import { ok, refused } from '@neundarter/rules/result';
import type { Handlers } from '../platform/http/handler.ts';
import type { Platform } from '../platform/platform.ts';
import { changeRoles } from './change-roles.ts';
import { deleteUser } from './delete-user.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { countUsers, listUsers, readIsRegistered, readUser } from './reads.ts';
import { registerUser } from './register-user.ts';
import { renewSession } from './renew-session.ts';
import { requestPasswordReset } from './request-password-reset.ts';
import { resendVerification } from './resend-verification.ts';
import { checkPasswordLink, setNewPassword } from './set-new-password.ts';
import type { UserHooks } from './user-entity.ts';
import { verifyEmailAddress } from './verify-email-address.ts';

/** Handlers of the calls about signing in and accounts. */
export const userHandlers = (
  platform: Platform,
  hooks: UserHooks,
): Handlers<typeof sessionRoutes & typeof userRoutes> => {
  const { db } = platform;
  return {
    login: ({ body, clientAddress }) => login(platform, hooks, { ...body, clientAddress }),
    renewSession: ({ actor }) => renewSession(platform, hooks, actor),
    logout: async ({ actor, body }) => {
      await logout(platform, { actor, everywhere: body?.everywhere ?? false });
      return ok(undefined);
    },
    registerUser: ({ body, requestId, clientAddress }) =>
      registerUser(platform, hooks, { ...body, requestId, clientAddress }),
    readIsRegistered: async ({ query }) =>
      ok({ isRegistered: await readIsRegistered(db, query.emailAddress) }),
    verifyEmailAddress: ({ body }) => verifyEmailAddress(platform, hooks, body.token),
    resendVerification: ({ actor, requestId, clientAddress }) =>
      resendVerification(platform, hooks, { actor, requestId, clientAddress }),
    requestPasswordReset: async ({ body, requestId }) => {
      await requestPasswordReset(platform, hooks, { ...body, requestId });
      return ok(undefined);
    },
    checkPasswordLink: ({ body }) => checkPasswordLink(platform, body.token),
    setNewPassword: ({ body }) => setNewPassword(platform, hooks, body),
    readOwnUser: async ({ actor }) =>
      actor.kind === 'user'
        ? readUser(db, hooks, { actor, id: actor.id })
        : refused('error.insufficient-permissions'),
    countUsers: ({ actor, query }) => countUsers(db, actor, query),
    listUsers: ({ actor, query }) => listUsers(db, hooks, { actor, ...query }),
    readUser: ({ actor, params }) => readUser(db, hooks, { actor, id: params.id }),
    deleteUser: ({ actor, params, body }) => deleteUser(platform, hooks, { actor, id: params.id, ...body }),
    changeRoles: async ({ actor, body }) => {
      const { changedProps, ...sent } = body;
      const roles = sent.roles ?? changedProps?.roles;
      const isTwice = sent.roles !== undefined && changedProps !== undefined;
      return roles === undefined || isTwice
        ? refused('error.invalid-request')
        : changeRoles(platform, hooks, { actor, ...sent, roles });
    },
  };
};
