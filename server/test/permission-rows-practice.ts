import type { scoringGameRoutes } from '@neundarter/contract/routes/scoring-games';
import { newId } from '../src/platform/ids.ts';
import { of, type Rows } from './permission-calls.ts';
import { annasScoringGame, guests, guestsScoringGame, withToken } from './permission-scene.ts';

/** For others a game does not exist. */
const hidden = { refusal: 'error.not-found' } as const;

/** Rows of the calls of the practice room: Anna's own games, and games of a guest's device. */
export const practiceRows: Rows<keyof typeof scoringGameRoutes> = {
  countScoringGames: [
    { may: withToken, send: () => of('GET /scoring-games/count') },
    {
      what: 'of a player',
      may: ['anna'],
      send: ({ anna }) => of(`GET /scoring-games/count?playerId=${anna.playerId}`),
    },
  ],
  listScoringGames: [
    { may: withToken, send: () => of('GET /scoring-games') },
    {
      what: 'of a player',
      may: ['anna'],
      send: ({ anna }) => of(`GET /scoring-games?playerId=${anna.playerId}`),
    },
  ],
  readScoringGame: [
    {
      may: ['anna'],
      send: async (scene) => of(`GET /scoring-games/${await annasScoringGame(scene)}`),
      ...hidden,
    },
    {
      what: 'of a guest',
      may: guests,
      send: async (scene, caller) => of(`GET /scoring-games/${await guestsScoringGame(scene, caller)}`),
      ...hidden,
    },
  ],
  createScoringGame: [
    {
      what: 'of no player',
      may: withToken,
      send: () => of('POST /scoring-games/', { id: newId(), props: {} }),
    },
    {
      what: 'of a player',
      may: ['anna'],
      send: ({ anna: { playerId } }) => of('POST /scoring-games/', { id: newId(), props: { playerId } }),
    },
  ],
  deleteScoringGame: [
    {
      may: ['anna'],
      send: async (scene) => of(`DELETE /scoring-games/${await annasScoringGame(scene)}`),
      ...hidden,
    },
    {
      what: 'of a guest',
      may: guests,
      send: async (scene, caller) => of(`DELETE /scoring-games/${await guestsScoringGame(scene, caller)}`),
      ...hidden,
    },
  ],
  recordHit: [
    {
      may: ['anna'],
      send: async (scene) =>
        of(`POST /scoring-games/${await annasScoringGame(scene)}/throw`, { hitType: 'triple' }),
      ...hidden,
    },
    {
      what: 'of a guest',
      may: guests,
      send: async (scene, caller) => {
        const id = await guestsScoringGame(scene, caller);
        return of(`POST /scoring-games/${id}/throw`, { hitType: 'miss' });
      },
      ...hidden,
    },
  ],
  undoHit: [
    {
      may: ['anna'],
      send: async (scene) => {
        const { call, anna } = scene;
        const id = await annasScoringGame(scene);
        await call(`POST /scoring-games/${id}/throw`, { token: anna.token, body: { hitType: 'single' } });
        return of(`DELETE /scoring-games/${id}/throw`);
      },
      ...hidden,
    },
  ],
};
