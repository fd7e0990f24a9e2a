import type { leagueMoveRoutes } from '@neundarter/contract/routes/league-moves';
import type { leagueReportRoutes } from '@neundarter/contract/routes/league-reports';
import type { leagueRoutes } from '@neundarter/contract/routes/leagues';
import { newId } from '../src/platform/ids.ts';
import { closedLeague, createLeague, createRuling, playedLeague } from './create-league.ts';
import { change, of, open, type Rows } from './permission-calls.ts';
import { everybody, type Scene } from './permission-scene.ts';

const publicLeague = ({ app, club }: Scene) =>
  createLeague(app, { teamId: club, isPublic: true, status: 'published' });
/** A draft of Anna's club, which asks the club of the rival. */
const draft = ({ app, club, others: teamId }: Scene) =>
  createLeague(app, { teamId: club, isPublic: true, other: { teamId, request: 'open' } });
/** A draft without anybody who is asked. */
const ownDraft = ({ app, club }: Scene) => createLeague(app, { teamId: club });

const dayMs = 24 * 60 * 60_000;
const office = ['captain', 'admin'] as const;
const result = { result: { games: [12, 8], legs: [40, 30] } };

/** A league of Anna's club in which that club has played away itself. */
const ownLeague = ({ app, club: teamId }: Scene) =>
  createLeague(app, { teamId, status: 'published', other: { teamId, request: 'agreed' }, isPlayed: true });

/** Members of the office and people of the teams see that the league exists. */
const knowing = ['anna', 'rival', 'captain'] as const;
const act = (id: string, deed: object) => of(`POST /leagues/${id}/fixtures/0/acts`, { actId: newId(), deed });
const measure = (id: string) => {
  const props = { kind: 'points', team: 1, points: 2, rule: '§ 5', reason: 'Nicht angetreten' };
  return of(`POST /leagues/${id}/measures`, { actId: newId(), props });
};
/** A published league of Anna's club, in which the club of the rival will play away in the first of three rounds. */
const comingLeague = ({ app, club: teamId, others }: Scene) =>
  createLeague(app, {
    teamId,
    status: 'published',
    other: { teamId: others, request: 'agreed' },
    startDateTime: Date.now() + 30 * dayMs,
    noOfRounds: 3,
  });
const move = (id: string, deed: object) =>
  of(`POST /leagues/${id}/fixtures/0/move-acts`, { actId: newId(), deed });
const concerned = { captain: 'error.leagues.concerned' };

/** Rows of the calls about leagues. */
export const leagueRows: Rows<
  keyof typeof leagueRoutes | keyof typeof leagueReportRoutes | keyof typeof leagueMoveRoutes
> = {
  listLeagues: open(everybody, 'GET /leagues'),
  readLeague: [
    {
      may: ['anna', ...office],
      send: async (scene) => of(`GET /leagues/${await closedLeague(scene)}`),
      refusal: 'error.not-found',
    },
    {
      what: 'a public one',
      may: everybody,
      send: async (scene) => of(`GET /leagues/${await publicLeague(scene)}`),
    },
    {
      what: 'a draft',
      may: ['rival', ...office],
      send: async (scene) => of(`GET /leagues/${await draft(scene)}`),
      refusal: 'error.not-found',
    },
  ],
  readLeaguePlayers: [
    {
      may: ['anna', ...office],
      send: async (scene) => of(`GET /leagues/${await closedLeague(scene)}/players`),
      refusal: 'error.not-found',
    },
    {
      what: 'of a public one',
      may: everybody,
      send: async (scene) => of(`GET /leagues/${await publicLeague(scene)}/players`),
    },
    {
      what: 'of a draft',
      may: ['rival', ...office],
      send: async (scene) => of(`GET /leagues/${await draft(scene)}/players`),
      refusal: 'error.not-found',
    },
  ],
  createLeague: [
    {
      may: office,
      send: ({ club: teamId }) =>
        of('POST /leagues/', { id: newId(), props: { teamId, name: 'Kreisliga', season: '2027' } }),
    },
  ],
  changeLeague: [
    {
      may: office,
      send: async (scene) => change('PATCH /leagues/', await closedLeague(scene), { name: 'Neu' }),
      refusal: 'error.not-found',
      mayKnow: ['anna'],
    },
    {
      what: 'a draft',
      may: office,
      send: async (scene) =>
        change('PATCH /leagues/', await draft(scene), { plan: { teams: [], fixtures: [] } }),
      refusal: 'error.not-found',
      mayKnow: ['rival'],
    },
  ],
  answerLeague: [
    {
      may: ['rival', 'admin'],
      send: async (scene) =>
        of(`PATCH /leagues/${await draft(scene)}/answer`, { teamId: scene.others, agrees: true }),
      refusal: 'error.not-found',
      mayKnow: ['captain'],
    },
  ],
  publishLeague: [
    {
      may: office,
      send: async (scene) => of(`PATCH /leagues/${await ownDraft(scene)}/publish`),
      refusal: 'error.not-found',
    },
  ],
  setFixtureResult: [
    {
      may: office,
      send: async (scene) => of(`PATCH /leagues/${await publicLeague(scene)}/fixtures/0/result`, result),
    },
  ],
  deleteLeague: [
    {
      may: office,
      send: async (scene) => of(`DELETE /leagues/${await draft(scene)}`),
      refusal: 'error.not-found',
      mayKnow: ['rival'],
    },
  ],
  listReports: [
    {
      may: office,
      send: async (scene) => of(`GET /leagues/${await playedLeague(scene)}/reports`),
      refusal: 'error.not-found',
      mayKnow: knowing,
    },
  ],
  readReport: [
    {
      may: ['rival', ...office],
      send: async (scene) => of(`GET /leagues/${await playedLeague(scene)}/fixtures/0/report`),
      refusal: 'error.not-found',
      mayKnow: knowing,
    },
    {
      what: 'of the own team',
      may: ['anna', ...office],
      send: async (scene) => of(`GET /leagues/${await ownLeague(scene)}/fixtures/0/report`),
      refusal: 'error.not-found',
    },
  ],
  addReportAct: [
    {
      what: 'an objection of the guests',
      may: ['rival', 'admin'],
      send: async (scene) =>
        act(await playedLeague(scene), { kind: 'objected', side: 'away', about: 'result', reason: 'Nein' }),
      refusal: 'error.not-found',
      mayKnow: knowing,
    },
    {
      what: 'a decision of the office',
      may: office,
      send: async (scene) => act(await playedLeague(scene), { kind: 'cancelled', reason: 'Sturm' }),
      refusal: 'error.not-found',
      mayKnow: knowing,
    },
    {
      what: 'a decision about the own team',
      may: ['admin'],
      send: async (scene) => act(await ownLeague(scene), { kind: 'checked' }),
      refusal: 'error.not-found',
      refusals: concerned,
      mayKnow: ['anna'],
    },
  ],
  listMoves: [
    {
      may: [...knowing, 'admin'],
      send: async (scene) => of(`GET /leagues/${await comingLeague(scene)}/moves`),
      refusal: 'error.not-found',
    },
  ],
  readMove: [
    {
      may: ['rival', ...office],
      send: async (scene) => of(`GET /leagues/${await comingLeague(scene)}/fixtures/0/move`),
      refusal: 'error.not-found',
      mayKnow: knowing,
    },
  ],
  addMoveAct: [
    {
      what: 'a proposal of the guests',
      may: ['rival', 'admin'],
      send: async (scene) =>
        move(await comingLeague(scene), {
          kind: 'proposed',
          by: 'away',
          dates: [Date.now() + 20 * dayMs],
        }),
      refusal: 'error.not-found',
      mayKnow: knowing,
    },
    {
      what: 'a move of the office',
      may: office,
      send: async (scene) =>
        move(await comingLeague(scene), {
          kind: 'moved',
          date: Date.now() + 20 * dayMs,
          reason: 'Halle gesperrt',
        }),
      refusal: 'error.not-found',
      mayKnow: knowing,
    },
  ],
  addMeasure: [
    {
      may: office,
      send: async (scene) => measure(await playedLeague(scene)),
      refusal: 'error.not-found',
      mayKnow: knowing,
    },
    {
      what: 'against the own team',
      may: ['admin'],
      send: async (scene) => measure(await ownLeague(scene)),
      refusal: 'error.not-found',
      refusals: concerned,
      mayKnow: ['anna'],
    },
  ],
  undoLeagueAct: [
    {
      may: office,
      send: async (scene) => {
        const id = await playedLeague(scene);
        const actId = await createRuling(scene.app, id);
        return of(`PATCH /leagues/${id}/acts/${actId}/undo`, { reason: 'Irrtum' });
      },
      refusal: 'error.not-found',
      mayKnow: knowing,
    },
  ],
};
