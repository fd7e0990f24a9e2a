import { createPerson } from './create-person.ts';
import type { Scene } from './permission-scene.ts';
import { accountEntry, externalEntry, shortSetup, tournamentCalls } from './tournament-scene.ts';

/** How far a tournament of Anna's club has come; it is public, and Anna takes part in it. */
export type TournamentState = 'draft' | 'published' | 'closed' | 'running';

/** A tournament of the scene with what calls about it need. */
export type SceneTournament = {
  readonly id: string;
  readonly pin: string;
  /** Anna's confirmed entry. */
  readonly annasEntry: string;
  /** An entry without an answer, of somebody without an account. */
  readonly asked: ReturnType<typeof externalEntry>;
  /** Its position in the list of entries. */
  readonly askedIndex: number;
  /** A confirmed entry of somebody without an account. */
  readonly confirmed: ReturnType<typeof externalEntry>;
  /** A match that can be started; empty before the start. */
  readonly matchId: string;
};

/** Settings of a knockout after two groups. */
export const groupsSetup = shortSetup('single-knockout-with-group-stage', {
  groups: { noOfGroups: 2, noOfQualifiers: 4 },
});

/** Lets a club use tournaments; returns calls of an organiser. */
export const organiserOf = async ({ app, call, club: teamId }: Scene) => {
  await app.db.write(async ({ q }) => {
    await q.updateTable('teams').set({ can_use_tournaments: 1 }).where('id', '=', teamId).execute();
  });
  const chief = await createPerson(app, { roles: ['team-admin'], teamIds: [teamId] });
  return tournamentCalls(call, { teamId, chief });
};

const createTournament = async (scene: Scene, state: TournamentState): Promise<SceneTournament> => {
  const calls = await organiserOf(scene);
  const id = await calls.create(groupsSetup);
  const { playerId } = scene.anna;
  const [asked, confirmed] = [externalEntry('Otto', { status: 'requested' }), externalEntry('Ida')];
  const anna = accountEntry({ playerId });
  const entries = [anna, confirmed, externalEntry('Udo'), externalEntry('Eva'), externalEntry('Kai')];
  await calls.must(`POST /events/${id}/participants/batch`, { body: { entries } });
  const isAsking = state === 'draft' || state === 'published';
  if (isAsking) await calls.must(`POST /events/${id}/participants`, { body: asked });
  if (state !== 'draft') await calls.must(`PATCH /events/${id}/publish`);
  if (state === 'closed') await calls.must(`PATCH /events/${id}/close`);
  if (state === 'running') {
    await calls.must(`PATCH /events/${id}/groups/create`);
    await calls.must(`PATCH /events/${id}/start`);
  }
  const { matchPinCode, state: course } = await calls.read(id);
  const matchId: string = course?.matches[0].matchId ?? '';
  return {
    id,
    pin: matchPinCode ?? '',
    annasEntry: anna.id,
    asked,
    askedIndex: entries.length,
    confirmed,
    matchId,
  };
};

const known = new WeakMap<Scene, Map<TournamentState, Promise<SceneTournament>>>();

/** A tournament of the scene; the same one for all calls that are refused in this scene. */
export const sceneTournament = (scene: Scene, state: TournamentState): Promise<SceneTournament> => {
  const ofScene = known.get(scene) ?? new Map<TournamentState, Promise<SceneTournament>>();
  known.set(scene, ofScene);
  const tournament = ofScene.get(state) ?? createTournament(scene, state);
  ofScene.set(state, tournament);
  return tournament;
};
