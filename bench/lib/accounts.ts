import { apiBasePath } from '@neundarter/contract/limits';
import { newId } from './api.ts';

export type Account = { readonly token: string; readonly userId: string };

/** Registers a user with an address that is not verified. */
export async function registerUser(url: string): Promise<Account> {
  const body = JSON.stringify({ emailAddress: `${newId()}@example.org`, password: 'Treble20!' });
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${url}${apiBasePath}/users/register`, { method: 'POST', headers, body });
  const { token, user } = (await answer.json()) as { token: string; user: { id: string } };
  return { token, userId: user.id };
}
