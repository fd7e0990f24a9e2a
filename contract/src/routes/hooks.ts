import Type from 'typebox';
import { closed, Id, IdParams } from '../entities/common.ts';
import { HookSchema, HookUrl } from '../entities/hook.ts';
import { maxHooksOfTeam } from '../limits.ts';
import { route } from '../route.ts';

const tag = 'hooks';
const OneHook = Type.Object({ id: Id, hookId: Id }, closed);

/** Calls about the addresses of other programs that hear of a team's matches. */
export const hookRoutes = {
  listHooks: route({
    address: 'GET /teams/{id}/hooks',
    summary: 'Addresses that hear of the team’s matches, with what was sent there; only for team admins',
    tag,
    caller: 'user',
    params: IdParams,
    answer: Type.Array(HookSchema, { maxItems: maxHooksOfTeam }),
    errors: ['error.not-found'],
  }),
  createHook: route({
    address: 'POST /teams/{id}/hooks',
    summary: 'Adds such an address; the server makes its secret, and a repeat changes nothing',
    tag,
    caller: 'user',
    params: IdParams,
    body: Type.Object({ id: Id, url: HookUrl, hasPrivate: Type.Optional(Type.Boolean()) }, closed),
    answer: HookSchema,
    errors: ['error.not-found', 'error.id-already-exists', 'error.hooks.too-many'],
  }),
  deleteHook: route({
    address: 'DELETE /teams/{id}/hooks/{hookId}',
    summary: 'Removes an address: nothing is sent there any more',
    tag,
    caller: 'user',
    params: OneHook,
    errors: ['error.not-found'],
  }),
} as const;
