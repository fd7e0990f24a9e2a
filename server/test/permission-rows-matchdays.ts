import { newId } from '../src/platform/ids.ts';
import { createPerson } from './create-person.ts';
import { change, of, type Rows } from './permission-calls.ts';
import { sceneMatchday, substitution } from './permission-matchdays.ts';
import type { Row, Scene } from './permission-scene.ts';

const homeAdmins = ['captain', 'admin'] as const;
const awayAdmins = ['rival', 'admin'] as const;

/** An opponent that Anna's club has entered; its id. */
const annasOpponent = async ({ call, app, club }: Scene): Promise<string> => {
  const { token } = await createPerson(app, { roles: ['team-admin'], teamIds: [club] });
  const id = newId();
  await call(`POST /teams/${club}/opponents`, { token, body: { id, props: opponentProps() } });
  return id;
};

const opponentProps = () => ({
  name: 'Gegner',
  players: ['A', 'B', 'C', 'D'].map((firstName) => ({ id: newId(), firstName, lastName: 'Gast' })),
});

/** More rows of calls that other files describe. */
export const createMatchdayRow: Row = {
  what: 'a match day',
  may: homeAdmins,
  send: ({ club: teamId, others }) =>
    of('POST /events/', {
      id: newId(),
      props: {
        teamId,
        type: 'mdsl-matchday',
        name: 'Spieltag',
        startDateTime: 1_000,
        endDateTime: 2_000,
        eventData: { awayTeamId: others },
      },
    }),
};
export const changeAwayTeamRow: Row = {
  what: 'the away team of a match day',
  may: homeAdmins,
  send: async (scene) =>
    change('PATCH /events/', (await sceneMatchday(scene, 'set')).id, {
      eventData: { awayTeamId: await annasOpponent(scene) },
    }),
};
export const startMatchdayRow: Row = {
  what: 'a match day',
  may: homeAdmins,
  send: async (scene) => of(`PATCH /events/${(await sceneMatchday(scene, 'set')).id}/start`),
};
export const deleteMatchdayRow: Row = {
  what: 'a match day',
  may: homeAdmins,
  send: async (scene) => of(`DELETE /events/${(await sceneMatchday(scene, 'set')).id}`),
};
export const startGameRow: Row = {
  what: 'of a match day',
  may: ['anna', 'rival', 'captain'],
  send: async (scene) => of(`PATCH /matches/${(await sceneMatchday(scene, 'running')).games[2]}/start`),
};

const lineUpRow = (
  what: string,
  may: Row['may'],
  { side, state }: { readonly side: 'home' | 'away'; readonly state: 'created' | 'set' },
): Row => ({
  what,
  may,
  send: async (scene) => {
    const matchday = await sceneMatchday(scene, state);
    return of(`PATCH /events/${matchday.id}/lineup`, { side, players: matchday[side].players });
  },
});

const substitutionRow = (side: 'home' | 'away', may: Row['may']): Row => ({
  what: `of the ${side} side`,
  may,
  send: async (scene) => {
    const matchday = await sceneMatchday(scene, 'running');
    return of(`POST /events/${matchday.id}/substitute`, substitution(matchday, side));
  },
});

export const matchdayRows: Rows<
  | 'setLineUp'
  | 'substitutePlayer'
  | 'undoSubstitution'
  | 'choosePairs'
  | 'forfeitMatchday'
  | 'undoForfeit'
  | 'listOpponents'
  | 'createOpponent'
  | 'changeOpponent'
  | 'deleteOpponent'
> = {
  setLineUp: [
    lineUpRow('of the home team', homeAdmins, { side: 'home', state: 'created' }),
    lineUpRow('of the guests', ['rival', 'captain', 'admin'], { side: 'away', state: 'created' }),
    lineUpRow('of the guests, who have set it', awayAdmins, { side: 'away', state: 'set' }),
  ],
  substitutePlayer: [substitutionRow('home', homeAdmins), substitutionRow('away', awayAdmins)],
  undoSubstitution: [
    {
      may: homeAdmins,
      send: async (scene) => {
        const matchday = await sceneMatchday(scene, 'substituted');
        return of(`POST /events/${matchday.id}/undo-substitute`, substitution(matchday));
      },
    },
  ],
  choosePairs: [
    {
      may: awayAdmins,
      send: async (scene) => {
        const { id, away } = await sceneMatchday(scene, 'running');
        const [a, b, c, d] = away.players;
        return of(`PATCH /events/${id}/pairs`, {
          teamId: away.teamId,
          round: 0,
          pairs: [
            [a, c],
            [b, d],
          ],
        });
      },
    },
  ],
  forfeitMatchday: [
    {
      may: homeAdmins,
      send: async (scene) =>
        of(`PATCH /events/${(await sceneMatchday(scene, 'running')).id}/forfeit`, { teamId: scene.club }),
    },
  ],
  undoForfeit: [
    {
      may: homeAdmins,
      send: async (scene) => of(`PATCH /events/${(await sceneMatchday(scene, 'given-up')).id}/undo-forfeit`),
    },
  ],
  listOpponents: [{ may: homeAdmins, send: ({ club }) => of(`GET /teams/${club}/opponents`) }],
  createOpponent: [
    {
      may: homeAdmins,
      send: ({ club }) => of(`POST /teams/${club}/opponents`, { id: newId(), props: opponentProps() }),
    },
  ],
  changeOpponent: [
    {
      may: homeAdmins,
      send: async (scene) =>
        of(`PATCH /teams/${scene.club}/opponents/${await annasOpponent(scene)}`, {
          changedProps: { name: 'Neu' },
        }),
    },
  ],
  deleteOpponent: [
    {
      may: homeAdmins,
      send: async (scene) => of(`DELETE /teams/${scene.club}/opponents/${await annasOpponent(scene)}`),
    },
  ],
};
