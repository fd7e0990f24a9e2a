import { newId } from '../src/platform/ids.ts';
import { createPerson } from './create-person.ts';
import { change, of, type Rows } from './permission-calls.ts';
import { sceneMatchday, substitution } from './permission-matchdays.ts';
import type { Row, Scene } from './permission-scene.ts';

const homeAdmins = ['captain', 'admin'] as const;
const awayAdmins = ['rival', 'admin'] as const;
/** Callers with a token who do not belong to the home team. */
const strangers = ['guest', 'tablet', 'unverified', 'stranger', 'rival'] as const;

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
export const undoMatchdayStartRow: Row = {
  what: 'a match day',
  may: homeAdmins,
  send: async (scene) => of(`PATCH /events/${(await sceneMatchday(scene, 'running')).id}/undo-start`),
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

/** The latest edit of an event. */
const editOf = async ({ call }: Scene, id: string): Promise<number> =>
  (await call(`GET /events/${id}`)).json.props.editRevision;

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

const bothAdmins = ['captain', 'rival', 'admin'] as const;

/** A running match day with a game that has a result from paper. */
const playedGame = async (scene: Scene): Promise<{ readonly id: string; readonly game: string }> => {
  const { id, home, games } = await sceneMatchday(scene, 'running');
  const game = games[2] ?? '';
  await scene.call(`POST /events/${id}/matches/${game}/result`, {
    token: home.captain.token,
    body: { kind: 'paper', score: { kind: 'legs', legs: [[3, 1]] } },
  });
  return { id, game };
};

const substitutionRow = (side: 'home' | 'away', may: Row['may']): Row => ({
  what: `of the ${side} side`,
  may,
  send: async (scene) => {
    const matchday = await sceneMatchday(scene, 'running');
    return of(`POST /events/${matchday.id}/substitute`, substitution(matchday, side));
  },
});

const lateRow = (side: 'home' | 'away', may: Row['may']): Row => ({
  what: `of the ${side} side`,
  may,
  send: async (scene) => {
    const matchday = await sceneMatchday(scene, 'running');
    const { teamId, captain } = matchday[side];
    return of(`POST /events/${matchday.id}/late-player`, { teamId, playerId: captain.playerId });
  },
});

export const matchdayRows: Rows<
  | 'setLineUp'
  | 'answerLineUpChange'
  | 'answerMatchdayRequest'
  | 'substitutePlayer'
  | 'undoSubstitution'
  | 'addLatePlayer'
  | 'undoLatePlayer'
  | 'choosePairs'
  | 'forfeitMatchday'
  | 'undoForfeit'
  | 'objectToForfeit'
  | 'undoObjection'
  | 'objectToGame'
  | 'undoDispute'
  | 'agreeToCorrection'
  | 'signReport'
  | 'undoSignature'
  | 'listLineUpPlayers'
  | 'createPairing'
  | 'redeemPairing'
  | 'enrolGuest'
  | 'undoPairing'
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
  answerLineUpChange: [
    {
      may: awayAdmins,
      send: async (scene) => {
        const { id } = await sceneMatchday(scene, 'changed');
        return of(`PATCH /events/${id}/ready`, { side: 'away', editRevision: await editOf(scene, id) });
      },
    },
  ],
  answerMatchdayRequest: [
    {
      may: awayAdmins,
      send: async (scene) => {
        const { id } = await sceneMatchday(scene, 'created');
        return of(`PATCH /events/${id}/request`, { agrees: true });
      },
    },
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
  addLatePlayer: [lateRow('home', homeAdmins), lateRow('away', awayAdmins)],
  undoLatePlayer: [
    {
      may: homeAdmins,
      send: async (scene) => {
        const matchday = await sceneMatchday(scene, 'running');
        const body = { teamId: matchday.home.teamId, playerId: matchday.home.captain.playerId };
        await scene.call(`POST /events/${matchday.id}/late-player`, {
          token: matchday.home.captain.token,
          body,
        });
        return of(`POST /events/${matchday.id}/undo-late-player`, body);
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
      what: 'for the own side',
      may: homeAdmins,
      send: async (scene) =>
        of(`PATCH /events/${(await sceneMatchday(scene, 'running')).id}/forfeit`, { teamId: scene.club }),
      // The other side can say that nobody has come, but only later.
      refusals: { rival: 'error.event.side-not-absent' },
    },
    {
      what: 'for the other side, which may still come',
      may: awayAdmins,
      send: async (scene) =>
        of(`PATCH /events/${(await sceneMatchday(scene, 'set')).id}/forfeit`, { teamId: scene.others }),
      refusals: { captain: 'error.event.side-not-absent' },
    },
  ],
  undoForfeit: [
    {
      may: homeAdmins,
      send: async (scene) => of(`PATCH /events/${(await sceneMatchday(scene, 'given-up')).id}/undo-forfeit`),
    },
  ],
  objectToForfeit: [
    {
      may: awayAdmins,
      send: async (scene) => of(`PATCH /events/${(await sceneMatchday(scene, 'absent')).id}/object`),
    },
  ],
  undoObjection: [
    {
      may: awayAdmins,
      send: async (scene) => of(`PATCH /events/${(await sceneMatchday(scene, 'disputed')).id}/undo-object`),
    },
  ],
  objectToGame: [
    {
      may: bothAdmins,
      send: async (scene) => {
        const { id, game } = await playedGame(scene);
        return of(`POST /events/${id}/matches/${game}/objection`);
      },
    },
  ],
  undoDispute: [
    {
      may: bothAdmins,
      send: async (scene) => {
        const { id, game } = await playedGame(scene);
        return of(`DELETE /events/${id}/matches/${game}/objection`);
      },
    },
  ],
  agreeToCorrection: [
    {
      what: 'that nobody has asked for',
      may: [],
      send: async (scene) => {
        const { id, game } = await playedGame(scene);
        return of(`PATCH /events/${id}/matches/${game}/agree`, { seq: 999 });
      },
      refusals: {
        captain: 'error.event.changed-meanwhile',
        rival: 'error.event.changed-meanwhile',
        admin: 'error.event.changed-meanwhile',
      },
    },
  ],
  signReport: [
    {
      what: 'for the home team',
      may: homeAdmins,
      send: async (scene) => {
        const { id } = await sceneMatchday(scene, 'given-up');
        const { fingerprint } = (await scene.call(`GET /events/${id}`)).json.props.eventData;
        return of(`PATCH /events/${id}/sign`, { side: 'home', name: 'Anna Arndt', fingerprint });
      },
    },
  ],
  undoSignature: [
    {
      what: 'for the home team',
      may: homeAdmins,
      send: async (scene) =>
        of(`PATCH /events/${(await sceneMatchday(scene, 'given-up')).id}/undo-sign`, { side: 'home' }),
    },
  ],
  listLineUpPlayers: [
    {
      what: 'of the guests, who have set theirs',
      may: awayAdmins,
      send: async (scene) => of(`GET /events/${(await sceneMatchday(scene, 'set')).id}/lineup/away/players`),
    },
  ],
  createPairing: [
    {
      may: homeAdmins,
      send: async (scene) => of(`POST /events/${(await sceneMatchday(scene, 'set')).id}/pairing`),
    },
  ],
  redeemPairing: [
    {
      // Everybody but the home team may try; nobody knows the code.
      may: strangers,
      send: async (scene) =>
        of(`POST /events/${(await sceneMatchday(scene, 'set')).id}/pairing/redeem`, {
          code: '12345678',
          pin: '1234',
        }),
      answer: 'error.event.code-expired',
    },
  ],
  enrolGuest: [
    {
      may: strangers,
      send: async (scene) =>
        of(`POST /events/${(await sceneMatchday(scene, 'set')).id}/guests`, { pin: '1234' }),
      answer: 'error.event.code-expired',
    },
  ],
  undoPairing: [
    {
      may: homeAdmins,
      send: async (scene) => of(`DELETE /events/${(await sceneMatchday(scene, 'set')).id}/pairing`),
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
