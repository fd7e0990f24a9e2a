import type { InviteCheck } from '@neundarter/contract/entities/team';
import type { BodyOf } from '@neundarter/contract/route';
import type { RouteAt } from '@neundarter/contract/routes/all';
import { request } from '../api/api.ts';
import { enter, keepOwnPlayer } from './account.ts';
import { readSession } from './session.ts';

/** Creates an account and signs in; the address is not confirmed yet. @throws {ApiError} */
export async function register(registration: BodyOf<RouteAt<'POST /users/register'>>): Promise<void> {
  await enter(await request('POST /users/register', { body: registration }));
}

/** Whether a user is registered with an address. @throws {ApiError} */
export const isRegistered = async (emailAddress: string, signal?: AbortSignal): Promise<boolean> => {
  const query = { emailAddress };
  return (await request('GET /users/registered', { query, ...(signal === undefined ? {} : { signal }) }))
    .isRegistered;
};

/** Sends the mail that confirms the address again. @throws {ApiError} */
export const resendVerification = (): Promise<undefined> => request('POST /users/resend-verification');

/** Confirms an address with the token of its mail, which works once. @throws {ApiError} */
/** Agrees to get the notifications of a tournament, with the token of the mail. */
export const confirmNotification = (eventId: string, token: string): Promise<undefined> =>
  request('POST /events/{id}/notification/confirm', { params: { id: eventId }, body: { token } });

export const verifyEmailAddress = (token: string): Promise<undefined> =>
  request('POST /users/verify', { body: { token } });

/** Asks the server to mail a link for a new password, if a user is registered with the address. @throws {ApiError} */
export const requestPasswordReset = (emailAddress: string): Promise<undefined> =>
  request('POST /users/reset-password', { body: { emailAddress } });

/** Refused if the link of a mail can no longer set a password. @throws {ApiError} */
export const checkPasswordLink = (token: string): Promise<undefined> =>
  request('POST /users/check-password-link', { body: { token } });

/** Sets a password with the token of its mail, and ends all sessions. @throws {ApiError} */
export const setNewPassword = (token: string, password: string): Promise<undefined> =>
  request('POST /users/new-password', { body: { token, password } });

/** The parts of an invitation link. */
export type InviteLink = BodyOf<RouteAt<'POST /teams/{id}/validate-invite'>> & { readonly teamId: string };

/** Accepts an invitation, once. @throws {ApiError} */
export const validateInvite = ({ teamId, ...body }: InviteLink): Promise<InviteCheck> =>
  request('POST /teams/{id}/validate-invite', { params: { id: teamId }, body });

/** Saves the name of the user's own player. @throws {ApiError} */
export async function tellOwnName(firstName: string, lastName: string): Promise<void> {
  const id = readSession()?.user.props.playerId ?? '';
  keepOwnPlayer(await request('PATCH /players/', { body: { id, changedProps: { firstName, lastName } } }));
}
