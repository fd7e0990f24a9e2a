import { hashPassword } from '../src/platform/identity/password-hash.ts';
import { newId } from '../src/platform/ids.ts';
import type { CheckedClient } from './checked-client.ts';
import { createClub, createPerson } from './create-person.ts';
import {
  annasFinishedMatch,
  annasMatch,
  annasMatchWithTurn,
  annasPicture,
  annasQuestion,
  annasScoringGame,
  annasWish,
  closedMatch,
  createScene,
  guestsMatch,
  newsOf,
  onlineMatch,
  unconfirmedMatch,
  youngPlayer,
} from './permission-scene.ts';
import { type SceneTournament, sceneTournament, type TournamentState } from './permission-tournaments.ts';
import type { TestApp } from './start-app.ts';

/** People of every kind, and ids of the things between them, by the first word of their addresses. */
export type World = {
  /** Tokens; undefined for a visitor. */
  readonly tokens: readonly { readonly who: string; readonly token: string | undefined }[];
  readonly ids: { readonly [kind: string]: string[] };
  readonly codes: readonly string[];
  /** PINs of tournaments. */
  readonly pins: readonly string[];
  /** People of entries of tournaments. */
  readonly participants: readonly object[];
};

const tournamentStates = ['draft', 'published', 'closed', 'running'] as const satisfies TournamentState[];

/** The password in the requests that `sampleOf` makes. */
const password = 'Some text, 180!';
let passwordHash: Promise<string> | undefined;

/** Everybody gets the same password, which is hashed only once. */
async function givePasswords({ db }: TestApp): Promise<void> {
  passwordHash ??= hashPassword(password);
  const known = { password_hash: await passwordHash };
  await db.write(async ({ q }) => {
    await q.updateTable('users').set(known).where('password_hash', '=', 'none').execute();
  });
}

/** A club with people, matches of every kind, and everything else that a call can be about. */
export async function createWorld(app: TestApp, call: CheckedClient): Promise<World> {
  const scene = await createScene({ app, call }, 'captain');
  const { club, anna, ben, token: captain } = scene;
  const otherClub = await createClub(app);
  const mate = await createPerson(app, { teamIds: [club] });
  const rival = await createPerson(app, { teamIds: [otherClub], roles: ['team-admin'] });
  const admin = await createPerson(app, { roles: ['admin'] });
  const stranger = await createPerson(app);
  const unverified = await createPerson(app, { isVerified: false });
  const guest = (await call('GET /login/guest')).json.token;
  const closed = await closedMatch(scene, 'captain');
  const question = await annasQuestion(scene);
  const tournaments: SceneTournament[] = [];
  for (const state of tournamentStates) tournaments.push(await sceneTournament(scene, state));
  await givePasswords(app);
  const tokens = Object.entries({
    visitor: undefined,
    guest,
    anna: anna.token,
    mate: mate.token,
    ben: ben.token,
    captain,
    rival: rival.token,
    stranger: stranger.token,
    unverified: unverified.token,
    admin: admin.token,
  }).map(([who, token]) => ({ who, token }));
  const ids = {
    matches: [
      await annasMatch(scene),
      await annasMatchWithTurn(scene),
      await annasFinishedMatch(scene),
      await annasFinishedMatch(scene, 'of a training'),
      await guestsMatch({ ...scene, token: guest }, 'guest'),
      await onlineMatch(scene, { by: 'anna' }),
      await unconfirmedMatch(scene),
      closed.id,
      ...tournaments.flatMap(({ matchId }) => (matchId === '' ? [] : [matchId])),
    ],
    teams: [club, otherClub],
    players: [anna.playerId, mate.playerId, ben.playerId, rival.playerId, await youngPlayer(scene)],
    users: [anna, mate, ben, rival, admin, stranger, unverified].map(({ userId }) => userId),
    events: [closed.eventId, ...tournaments.map(({ id }) => id)],
    entries: tournaments.flatMap(({ annasEntry, asked, confirmed }) => [annasEntry, asked.id, confirmed.id]),
    news: [await newsOf(scene, 'draft'), await newsOf(scene, 'published')],
    'scoring-games': [await annasScoringGame(scene)],
    'team-wishes': [await annasWish(scene)],
    agreements: [question.id],
    pictures: [(await annasPicture(scene)).split('/').at(-1) ?? newId()],
  };
  return {
    tokens,
    ids,
    codes: [question.code, ...ids.players.map((id) => id.slice(0, 6))],
    pins: tournaments.map(({ pin }) => pin).filter((pin) => pin !== ''),
    participants: tournaments.flatMap(({ asked, confirmed }) => [asked.participant, confirmed.participant]),
  };
}
