import type { scoringRoutes } from '@neundarter/contract/routes/scoring';
import { createPerson, type Person } from './create-person.ts';
import { of, type Rows } from './permission-calls.ts';
import { changeClosed, closed } from './permission-closed-matches.ts';
import { startGameRow } from './permission-rows-matchdays.ts';
import { startMatchRows, throwRows } from './permission-rows-tournaments.ts';
import {
  annasFinishedMatch,
  annasMatch,
  annasMatchWithTurn,
  annasPair,
  annasRunningMatch,
  type Caller,
  closedMatch,
  guests,
  guestsMatch,
  makeFinal,
  onlineMatch,
  type Scene,
  type Sent,
} from './permission-scene.ts';

/** A correction of the only turn of a match. */
const correctionOf = async ({ call, anna }: Scene, id: string, playerId: string): Promise<Sent> => {
  const { json } = await call(`GET /matches/${id}`, { token: anna.token });
  const throwId = json.props.sets[0].legs[0].throws[0].id;
  const turn = { throwId, playerId, score: 45, dartsThrown: 3, attemptsOnDouble: 0 };
  return of(`PATCH /matches/${id}/throw`, { ...turn, lastThrowId: throwId, keptThrowId: throwId });
};

/** A running match of a closed event in which a turn was recorded, and the player of that turn. */
const closedMatchWithTurn = async (scene: Scene, caller: Caller) => {
  const { id, playerId } = await closedMatch(scene, caller);
  const body = { playerId, score: 60 };
  await scene.call(`POST /matches/${id}/throw`, { token: scene.anna.token, body });
  return { id, playerId };
};

/** A running online match in which Ben, the other player, throws first. */
const bensOnlineMatch = async (scene: Scene) => {
  const { call, anna } = scene;
  const id = await onlineMatch(scene, { by: 'anna', isAccepted: true });
  await call(`PATCH /matches/${id}/switch`, { token: anna.token });
  await call(`PATCH /matches/${id}/start`, { token: anna.token });
  return id;
};

/** Each leg is decided by a bull-out after one turn of each side. */
const oneRound = { roundLimit: { rounds: 1, decision: 'bull' } } as const;

/** Records a turn of each side. */
const throwOnce = async ({ call }: Scene, id: string, { token }: Pick<Person, 'token'>): Promise<void> => {
  const { parties } = (await call(`GET /matches/${id}`, { token })).json.props;
  for (const { player } of parties)
    await call(`POST /matches/${id}/throw`, { token, body: { playerId: player.id, score: 60 } });
};

/** A match of Anna with a bull-out to be decided. */
const bullOutMatch = async (scene: Scene): Promise<string> => {
  const id = await annasRunningMatch(scene, oneRound);
  await throwOnce(scene, id, scene.anna);
  return id;
};

/** The same online, against Ben. */
const onlineBullOut = async (scene: Scene): Promise<string> => {
  const id = await onlineMatch(scene, { by: 'anna', isAccepted: true, config: oneRound });
  await scene.call(`PATCH /matches/${id}/start`, { token: scene.anna.token });
  await throwOnce(scene, id, await createPerson(scene.app, { roles: ['admin'] }));
  return id;
};

/** Rows of the calls with which matches are scored. */
export const scoringRows: Rows<keyof typeof scoringRoutes> = {
  startMatch: [
    changeClosed((id) => `PATCH /matches/${id}/start`),
    { may: ['anna', 'admin'], send: async (scene) => of(`PATCH /matches/${await annasMatch(scene)}/start`) },
    {
      what: 'of a guest',
      may: [...guests, 'admin'],
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
  orderPartners: [
    {
      may: ['anna', 'admin'],
      send: async (scene) => {
        const { id, partner } = await annasPair(scene);
        return of(`PATCH /matches/${id}/partners`, { party: 0, firstPlayerId: partner });
      },
    },
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
        const id = await bensOnlineMatch(scene);
        const { ben } = scene;
        return of(`POST /matches/${id}/throw`, { playerId: ben.playerId, score: 60 });
      },
    },
    ...throwRows,
  ],
  decideBullOut: [
    {
      may: ['anna', 'admin'],
      send: async (scene) => of(`POST /matches/${await bullOutMatch(scene)}/bull-out`, { winningParty: 0 }),
    },
    {
      ...closed,
      may: ['anna', 'captain'],
      send: async (scene, caller) => {
        const { id } = await closedMatch(scene, caller, oneRound);
        await throwOnce(scene, id, scene.anna);
        return of(`POST /matches/${id}/bull-out`, { winningParty: 0 });
      },
    },
    {
      what: 'for herself, online',
      may: ['admin'],
      send: async (scene) => of(`POST /matches/${await onlineBullOut(scene)}/bull-out`, { winningParty: 0 }),
    },
    {
      what: 'for the other, online',
      may: ['anna', 'admin'],
      send: async (scene) => of(`POST /matches/${await onlineBullOut(scene)}/bull-out`, { winningParty: 1 }),
    },
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
        const { id, playerId } = await closedMatchWithTurn(scene, caller);
        return correctionOf(scene, id, playerId);
      },
    },
    {
      what: 'of the other, online',
      may: ['admin'],
      send: async (scene) => {
        const id = await bensOnlineMatch(scene);
        const { call, ben } = scene;
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
        const { id } = await closedMatchWithTurn(scene, caller);
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
};
