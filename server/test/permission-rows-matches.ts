import type { matchRoutes } from '@neundarter/contract/routes/matches';
import type { onlineRoutes } from '@neundarter/contract/routes/online';
import { newId } from '../src/platform/ids.ts';
import { of, type Rows } from './permission-calls.ts';
import { startGameRow } from './permission-rows-matchdays.ts';
import { startMatchRows, throwRows } from './permission-rows-tournaments.ts';
import {
  accounts,
  annasFinishedMatch,
  annasMatch,
  annasMatchWithTurn,
  annasRunningMatch,
  annasTraining,
  annasTrainingMatch,
  closedMatch,
  everybody,
  guestParty,
  guestsMatch,
  makeFinal,
  makePublic,
  onlineMatch,
  type Row,
  registered,
  type Scene,
  type Sent,
  unconfirmedMatch,
  users,
  withToken,
} from './permission-scene.ts';

type Names = Exclude<keyof typeof matchRoutes, 'listEventMatches'> | keyof typeof onlineRoutes;

/** Only the event's team, platform admins, its players and its creator see a match of an event that is not public. */
const insiders = ['anna', 'rival', 'captain', 'admin'] as const;
/** For others it does not exist. */
const closed = { what: 'of a closed event', refusal: 'error.not-found', mayKnow: insiders } as const;
const readClosed = (address: (id: string) => string): Row => ({
  ...closed,
  may: insiders,
  send: async (scene, caller) => of(address((await closedMatch(scene, caller)).id)),
});
/** A scheduled match in the training of Anna's club; the members may score it. */
const changeClosed = (
  address: (id: string) => string,
  bodyOf: (id: string) => object | undefined = () => undefined,
): Row => ({
  ...closed,
  may: ['anna', 'captain'],
  mayKnow: ['admin'],
  send: async (scene) => {
    const id = await annasTrainingMatch(scene);
    return of(address(id), bodyOf(id));
  },
});

/** A correction of the only turn of a match. */
const correctionOf = async ({ call, anna }: Scene, id: string, playerId: string): Promise<Sent> => {
  const { json } = await call(`GET /matches/${id}`, { token: anna.token });
  const throwId = json.props.sets[0].legs[0].throws[0].id;
  const turn = { throwId, playerId, score: 45, dartsThrown: 3, attemptsOnDouble: 0 };
  return of(`PATCH /matches/${id}/throw`, { ...turn, lastThrowId: throwId, keptThrowId: throwId });
};

/** Rows of the calls about matches: Anna's own, one of a guest's device, and online matches. */
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
      refusals: { guest: 'error.invalid-request', unverified: 'error.invalid-request' },
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
      may: ['guest'],
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
  startMatch: [
    changeClosed((id) => `PATCH /matches/${id}/start`),
    { may: ['anna', 'admin'], send: async (scene) => of(`PATCH /matches/${await annasMatch(scene)}/start`) },
    {
      what: 'of a guest',
      may: ['guest', 'admin'],
      send: async (scene, caller) => of(`PATCH /matches/${await guestsMatch(scene, caller)}/start`),
    },
    {
      what: 'online, when it was accepted',
      may: ['anna', 'admin'],
      send: async (scene) =>
        of(`PATCH /matches/${await onlineMatch(scene, { by: 'ben', isAccepted: true })}/start`),
    },
    startGameRow,
    ...startMatchRows,
  ],
  switchStartingParty: [
    { may: ['anna', 'admin'], send: async (scene) => of(`PATCH /matches/${await annasMatch(scene)}/switch`) },
    changeClosed((id) => `PATCH /matches/${id}/switch`),
  ],
  recordThrow: [
    {
      may: ['anna', 'admin'],
      send: async (scene) => {
        const body = { playerId: scene.anna.playerId, score: 60 };
        return of(`POST /matches/${await annasRunningMatch(scene)}/throw`, body);
      },
    },
    {
      ...closed,
      may: ['anna', 'captain'],
      send: async (scene, caller) => {
        const { id, playerId } = await closedMatch(scene, caller);
        return of(`POST /matches/${id}/throw`, { playerId, score: 60 });
      },
    },
    {
      what: 'of the other, online',
      may: ['admin'],
      send: async (scene) => {
        const { call, anna, ben } = scene;
        const id = await onlineMatch(scene, { by: 'anna', isAccepted: true });
        await call(`PATCH /matches/${id}/switch`, { token: anna.token });
        await call(`PATCH /matches/${id}/start`, { token: anna.token });
        return of(`POST /matches/${id}/throw`, { playerId: ben.playerId, score: 60 });
      },
    },
    ...throwRows,
  ],
  correctThrow: [
    {
      may: ['anna', 'admin'],
      send: async (scene) => correctionOf(scene, await annasMatchWithTurn(scene), scene.anna.playerId),
    },
    {
      ...closed,
      may: ['anna', 'captain'],
      send: async (scene, caller) => {
        const { id, playerId } = await closedMatch(scene, caller);
        const body = { playerId, score: 60 };
        await scene.call(`POST /matches/${id}/throw`, { token: scene.anna.token, body });
        return correctionOf(scene, id, playerId);
      },
    },
    {
      what: 'of the other, online',
      may: ['admin'],
      send: async (scene) => {
        const { call, anna, ben } = scene;
        const id = await onlineMatch(scene, { by: 'anna', isAccepted: true });
        await call(`PATCH /matches/${id}/switch`, { token: anna.token });
        await call(`PATCH /matches/${id}/start`, { token: anna.token });
        const body = { playerId: ben.playerId, score: 60 };
        await call(`POST /matches/${id}/throw`, { token: ben.token, body });
        return correctionOf(scene, id, ben.playerId);
      },
    },
  ],
  undoThrow: [
    {
      ...closed,
      may: ['anna', 'captain'],
      send: async (scene, caller) => {
        const { id, playerId } = await closedMatch(scene, caller);
        const body = { playerId, score: 60 };
        await scene.call(`POST /matches/${id}/throw`, { token: scene.anna.token, body });
        return of(`DELETE /matches/${id}/throw`);
      },
    },
    {
      may: ['anna', 'admin'],
      send: async (scene) => of(`DELETE /matches/${await annasMatchWithTurn(scene)}/throw`),
    },
    {
      what: 'of a match that ended just now',
      may: ['anna', 'admin'],
      send: async (scene) => of(`DELETE /matches/${await annasFinishedMatch(scene)}/throw`),
    },
    {
      what: 'of a match that ended long ago',
      may: ['admin'],
      send: async (scene) => {
        const id = await annasFinishedMatch(scene);
        await makeFinal(scene, id);
        return of(`DELETE /matches/${id}/throw`, { reason: 'Verzählt' });
      },
      refusals: { anna: 'error.match.over' },
    },
    {
      what: 'of a training that ended long ago',
      may: ['captain', 'admin'],
      send: async (scene) => {
        const id = await annasFinishedMatch(scene, 'of a training');
        await makeFinal(scene, id);
        return of(`DELETE /matches/${id}/throw`, { reason: 'Verzählt' });
      },
      refusal: 'error.not-found',
      refusals: { anna: 'error.match.over' },
    },
  ],
  forfeitMatch: [
    {
      may: ['anna', 'admin'],
      send: async (scene) => of(`PATCH /matches/${await annasMatch(scene)}/forfeit`, { winningParty: 0 }),
    },
    changeClosed(
      (id) => `PATCH /matches/${id}/forfeit`,
      () => ({ winningParty: 0 }),
    ),
    {
      what: 'to Anna, online',
      may: ['admin'],
      send: async (scene) => {
        const id = await onlineMatch(scene, { by: 'anna', isAccepted: true });
        return of(`PATCH /matches/${id}/forfeit`, { winningParty: 0 });
      },
    },
    {
      what: 'to the other, online',
      may: ['anna', 'admin'],
      send: async (scene) => {
        const id = await onlineMatch(scene, { by: 'anna', isAccepted: true });
        return of(`PATCH /matches/${id}/forfeit`, { winningParty: 1 });
      },
    },
  ],
  claimMatches: [
    {
      may: users,
      send: async ({ call }) => {
        const guestToken = (await call('GET /login/guest')).json.token;
        return of('POST /users/me/matches/claim', { guestToken });
      },
    },
  ],
  exportOwnData: [{ may: accounts, send: () => of('GET /users/me/export') }],
  requestMatch: [
    {
      may: ['anna'],
      send: async (scene) => {
        const { anna, ben } = scene;
        const players = { requestedByPlayerId: anna.playerId, requestedToPlayerId: ben.playerId };
        return of(`POST /matches/${await onlineMatch(scene)}/request`, players);
      },
    },
  ],
  acceptRequest: [
    {
      may: ['anna'],
      send: async (scene) => {
        const id = await onlineMatch(scene, { by: 'ben' });
        return of(`PATCH /matches/${id}/request/accept`, { acceptedByPlayerId: scene.anna.playerId });
      },
    },
    {
      what: 'one’s own',
      may: [],
      send: async (scene) => {
        const id = await onlineMatch(scene, { by: 'anna' });
        return of(`PATCH /matches/${id}/request/accept`, { acceptedByPlayerId: scene.anna.playerId });
      },
    },
  ],
  rejectRequest: [
    {
      may: ['anna'],
      send: async (scene) => {
        const id = await onlineMatch(scene, { by: 'ben' });
        return of(`PATCH /matches/${id}/request/reject`, { rejectedByPlayerId: scene.anna.playerId });
      },
    },
  ],
  readLobby: [{ may: users, send: () => of('GET /players/lobby') }],
};
