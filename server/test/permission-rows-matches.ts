import type { matchRoutes } from '@neundarter/contract/routes/matches';
import { newId } from '../src/platform/ids.ts';
import { of, type Rows } from './permission-calls.ts';
import { changeClosed, closed, insiders } from './permission-closed-matches.ts';
import {
  annasFinishedMatch,
  annasMatch,
  annasRunningMatch,
  annasTraining,
  closedMatch,
  everybody,
  guestParty,
  guests,
  guestsMatch,
  makePublic,
  type Row,
  registered,
  unconfirmedMatch,
  users,
  withToken,
} from './permission-scene.ts';

type Names = Exclude<keyof typeof matchRoutes, 'listEventMatches'>;

const readClosed = (address: (id: string) => string): Row => ({
  ...closed,
  may: insiders,
  send: async (scene, caller) => of(address((await closedMatch(scene, caller)).id)),
});
/** Rows of the calls about matches: Anna's own, and one of a guest's device. */
export const matchRows: Rows<Names> = {
  countMatches: [{ may: everybody, send: () => of('GET /matches/count') }],
  listMatches: [{ may: everybody, send: () => of('GET /matches') }],
  readMatch: [
    { may: everybody, send: async (scene) => of(`GET /matches/${await annasMatch(scene)}`) },
    readClosed((id) => `GET /matches/${id}`),
  ],
  readStanding: [
    { may: everybody, send: async (scene) => of(`GET /matches/${await annasMatch(scene)}/standing`) },
    readClosed((id) => `GET /matches/${id}/standing`),
  ],
  readLeg: [
    {
      may: everybody,
      send: async (scene) => of(`GET /matches/${await annasRunningMatch(scene)}/sets/1/legs/1`),
    },
    readClosed((id) => `GET /matches/${id}/sets/1/legs/1`),
  ],
  createMatch: [
    {
      what: 'of guests',
      may: withToken,
      send: () => of('POST /matches/', { id: newId(), props: { parties: [guestParty(), guestParty()] } }),
    },
    {
      what: 'of the own player',
      may: users,
      send: async (scene, caller) => {
        const isUser = (users as readonly string[]).includes(caller);
        const own = () => scene.call('GET /users/me', { token: scene.token });
        const playerId: string = isUser ? (await own()).json.props.playerId : scene.anna.playerId;
        return of('POST /matches/', {
          id: newId(),
          props: { parties: [registered({ playerId }), guestParty()] },
        });
      },
      refusal: 'error.invalid-request',
    },
    {
      what: 'of a player of a team',
      may: ['anna', 'captain'],
      send: ({ anna }) =>
        of('POST /matches/', { id: newId(), props: { parties: [registered(anna), guestParty()] } }),
      refusal: 'error.match.player-not-available',
      refusals: {
        guest: 'error.invalid-request',
        tablet: 'error.invalid-request',
        unverified: 'error.invalid-request',
      },
    },
    {
      what: 'of a public training',
      may: ['anna', 'captain'],
      send: async (scene) => {
        const eventId = await annasTraining(scene);
        await makePublic(scene, eventId);
        const props = { parties: [guestParty(), guestParty()], eventId, timeStamp: 1_500 };
        return of('POST /matches/', { id: newId(), props });
      },
    },
  ],
  changeMatch: [
    {
      may: ['anna', 'admin'],
      send: async (scene) =>
        of('PATCH /matches/', { id: await annasMatch(scene), changedProps: { description: 'Finale' } }),
    },
    changeClosed(
      () => 'PATCH /matches/',
      (id) => ({ id, changedProps: { description: 'Finale' } }),
    ),
    {
      what: 'its caller',
      may: ['anna', 'admin'],
      send: async (scene) => {
        const changedProps = { caller: scene.ben.playerId };
        return of('PATCH /matches/', { id: await annasMatch(scene), changedProps });
      },
    },
  ],
  listUnconfirmedMatches: [{ may: users, send: () => of('GET /matches/unconfirmed') }],
  confirmMatch: [
    {
      may: ['anna'],
      refusal: 'error.not-found',
      send: async (scene) => of(`PATCH /matches/${await unconfirmedMatch(scene)}/confirm`),
    },
  ],
  leaveMatch: [
    { may: ['anna'], send: async (scene) => of(`PATCH /matches/${await annasMatch(scene)}/leave`) },
    {
      what: 'that was not confirmed',
      may: ['anna'],
      send: async (scene) => of(`PATCH /matches/${await unconfirmedMatch(scene)}/leave`),
    },
    { ...changeClosed((id) => `PATCH /matches/${id}/leave`), may: [], mayKnow: ['anna', 'captain', 'admin'] },
  ],
  deleteMatch: [
    { may: ['anna'], send: async (scene) => of(`DELETE /matches/${await annasMatch(scene)}`) },
    {
      what: 'of a guest',
      may: guests,
      send: async (scene, caller) => of(`DELETE /matches/${await guestsMatch(scene, caller)}`),
    },
    {
      what: 'that was finished once',
      may: ['admin'],
      send: async (scene) => {
        const id = await annasFinishedMatch(scene);
        await scene.call(`DELETE /matches/${id}/throw`, { token: scene.anna.token });
        return of(`DELETE /matches/${id}`);
      },
      refusals: { anna: 'error.match.was-finished' },
    },
  ],
};
