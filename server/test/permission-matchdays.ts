import { createPerson, type Person } from './create-person.ts';
import { addPlayers, gamesOf, type MatchdayScene, matchdayCalls } from './matchday-scene.ts';
import type { Scene } from './permission-scene.ts';

/** How far a match day of Anna's club against the other one has come; it is public. */
type MatchdayState =
  | 'created'
  | 'set'
  | 'changed'
  | 'running'
  | 'substituted'
  | 'given-up'
  | 'absent'
  | 'disputed';

/** A match day with its players and games. */
type SceneMatchday = MatchdayScene & { readonly id: string; readonly games: readonly string[] };

const sideOf = async ({ app }: Scene, teamId: string, mate: Person) => {
  const captain = await createPerson(app, { roles: ['team-admin'], teamIds: [teamId] });
  return { teamId, captain, mate, players: [mate.playerId, ...(await addPlayers(app, teamId, 4))] };
};

const createMatchday = async (scene: Scene, state: MatchdayState): Promise<SceneMatchday> => {
  const sides = {
    home: await sideOf(scene, scene.club, scene.anna),
    away: await sideOf(scene, scene.others, scene.ben),
  };
  const calls = matchdayCalls(scene.call, sides);
  const isAbsent = state === 'absent' || state === 'disputed';
  const { id } = await calls.succeed(calls.create({ isPublic: true, ...(isAbsent && { startDateTime: 0 }) }));
  if (isAbsent) await endWait(scene, id);
  const made = { ...sides, id, games: [] };
  if (state === 'created') return made;
  for (const side of ['home', 'away'] as const) await calls.succeed(calls.setLineUp(id, side));
  if (isAbsent) {
    await calls.succeed(calls.act(id, 'forfeit', { teamId: scene.others }));
    if (state === 'disputed') await calls.succeed(calls.act(id, 'object', { by: sides.away.captain }));
    return made;
  }
  if (state === 'changed')
    await calls.succeed(calls.setLineUp(id, 'home', { players: sides.home.players.toReversed() }));
  if (state === 'set' || state === 'changed') return made;
  const games = gamesOf(await calls.succeed(calls.start(id)));
  if (state === 'substituted') await calls.succeed(calls.act(id, 'substitute', substitution(made)));
  if (state === 'given-up') await calls.succeed(calls.act(id, 'forfeit', { teamId: scene.club }));
  return { ...made, games };
};

/** Makes the wait for the sides of a match day be over. */
const endWait = ({ app }: Scene, id: string): Promise<unknown> =>
  app.db.write(({ q }) =>
    q.updateTable('matchdays').set({ timed_at: 0 }).where('event_id', '=', id).execute(),
  );

/** A substitution of a side. */
export const substitution = (matchday: MatchdayScene, side: 'home' | 'away' = 'home') => {
  const { teamId, players } = matchday[side];
  return { teamId, playerId: players[1], substitutePlayerId: players[4] };
};

const known = new WeakMap<Scene, Map<MatchdayState, Promise<SceneMatchday>>>();

/** A match day of the scene; the same one for all calls that are refused in this scene. */
export const sceneMatchday = (scene: Scene, state: MatchdayState): Promise<SceneMatchday> => {
  const ofScene = known.get(scene) ?? new Map<MatchdayState, Promise<SceneMatchday>>();
  known.set(scene, ofScene);
  const matchday = ofScene.get(state) ?? createMatchday(scene, state);
  ofScene.set(state, matchday);
  return matchday;
};
