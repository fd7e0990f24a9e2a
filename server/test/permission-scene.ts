import { randomBytes } from 'node:crypto';
import { tabletKeyHeader } from '@neundarter/contract/limits';
import type { UserRole } from '@neundarter/rules/access/actor';
import type { PartialMatchConfig } from '@neundarter/rules/match/config';
import { hashToken } from '../src/platform/identity/secret-token.ts';
import { newId } from '../src/platform/ids.ts';
import type { CheckedClient, CheckedRequest } from './checked-client.ts';
import { createClub, createPerson, makeMates, type Person, type PersonOptions } from './create-person.ts';
import type { TestApp } from './start-app.ts';

/**
 * Every kind of caller. `tablet` is a guest on the tablet of a board in Anna's club, to which nothing is called; `unverified` would be an admin and a member if the address were confirmed; `anna` is the user
 * whom the thing concerns, a member of the club without a role; `stranger` is signed in without special rights;
 * `captain` is admin of Anna's club, `rival` of another one; `admin` is a platform admin.
 */
export const callers = [
  'nobody',
  'guest',
  'tablet',
  'unverified',
  'anna',
  'stranger',
  'rival',
  'captain',
  'admin',
] as const;
export type Caller = (typeof callers)[number];

export const everybody = callers;
export const withToken = callers.slice(1);
export const accounts = callers.slice(3);
export const users = callers.slice(4);
/** Guests with and without a tablet. */
export const guests = ['guest', 'tablet'] as const;

/** One call as a caller sends it. */
export type Sent = Omit<CheckedRequest, 'token'> & { readonly address: string };

/** A new scene, so that no call sees changes of an earlier one. */
export type Scene = {
  readonly app: TestApp;
  readonly call: CheckedClient;
  /** The caller's token. */
  readonly token: string | undefined;
  /** Headers of all calls of the caller. */
  readonly headers: Record<string, string>;
  readonly club: string;
  /** The club of `rival` and Ben. */
  readonly others: string;
  readonly anna: Person;
  /** A player of another club, whom all players may ask for an online match. */
  readonly ben: Person;
};

/** A call and who may make it. All other callers are refused. */
export type Row = {
  /** Distinguishes it from other rows of the same call. */
  readonly what?: string;
  readonly may: readonly Caller[];
  readonly send: (scene: Scene, caller: Caller) => Sent | Promise<Sent>;
  /** Error code for allowed callers if success needs a secret that the test does not have. */
  readonly answer?: string;
  /** Error code for other callers with the right kind of token; by default missing permissions. */
  readonly refusal?: string;
  /** Callers who learn that they lack the permission; for others the thing does not exist. */
  readonly mayKnow?: readonly Caller[];
  /** Error codes for single callers that differ from `refusal`. */
  readonly refusals?: { readonly [who in Caller]?: string };
};

type Parts = Pick<Scene, 'app' | 'call'>;

export const password = 'Treble20!';

/** A club with Anna, and the caller. */
export async function createScene({ app, call }: Parts, caller: Caller): Promise<Scene> {
  const [club, others] = [await createClub(app), await createClub(app)];
  const anna = await createPerson(app, { teamIds: [club] });
  const ben = await createPerson(app, { teamIds: [others], firstName: 'Ben', isOpen: true });
  const optionsOf: { readonly [who in Caller]?: PersonOptions } = {
    unverified: { isVerified: false, roles: ['admin', 'team-admin'], teamIds: [club] },
    stranger: { roles: ['scorer-analyzer', 'adrs-enabled'] satisfies UserRole[] },
    rival: { roles: ['team-admin'], teamIds: [others] },
    captain: { roles: ['team-admin'], teamIds: [club] },
    admin: { roles: ['admin'] },
  };
  const tokenOf = async (): Promise<string | undefined> => {
    if (caller === 'nobody') return undefined;
    if (caller === 'guest' || caller === 'tablet') return (await call('GET /login/guest')).json.token;
    return caller === 'anna' ? anna.token : (await createPerson(app, optionsOf[caller])).token;
  };
  const headers = caller === 'tablet' ? { [tabletKeyHeader]: await boundTablet(app, club) } : {};
  return { app, call, token: await tokenOf(), headers, club, others, anna, ben };
}

/** The key of a tablet at a new board of a club. */
const boundTablet = async (app: TestApp, club: string): Promise<string> => {
  const [id, key] = [newId(), randomBytes(16).toString('base64url')];
  const board = { id, team_id: club, name: `Board ${id}`, place: 0, state: 'open', is_stream: 0 } as const;
  const hashes = { key_hash: hashToken(key), code_hash: hashToken('') };
  const seen = { bound_at: 1, last_seen_at: 1, battery: null, next_match_id: null };
  await app.db.write(async ({ q }) => {
    await q
      .insertInto('boards')
      .values({ ...board, since: null, revision: 0, help_since: null })
      .execute();
    await q
      .insertInto('board_tablets')
      .values({ id: newId(), board_id: id, ...hashes, ...seen })
      .execute();
  });
  return key;
};

/** A picture of one pixel. */
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const registered = ({ playerId }: Pick<Person, 'playerId'>) => ({
  type: 'single',
  player: { type: 'registered', id: playerId },
});
export const guestParty = (id = newId()) => ({
  type: 'single',
  player: { type: 'guest', id, name: 'Gast' },
});

const succeed = async (answer: ReturnType<CheckedClient>) => {
  const { status, text, json } = await answer;
  if (status >= 300) throw new Error(`The scene could not be set: ${status} ${text}`);
  return json;
};

const matchOf = async ({ call }: Scene, token: string | undefined, props: object): Promise<string> => {
  const id = newId();
  await succeed(call('POST /matches/', { token, body: { id, props } }));
  return id;
};

/** A scheduled match of Anna against a guest. */
export const annasMatch = (scene: Scene, config: PartialMatchConfig = {}): Promise<string> =>
  matchOf(scene, scene.anna.token, { parties: [registered(scene.anna), guestParty()], config });

/** A scheduled match in which Anna and a guest are a pair; the guest is named second. */
export const annasPair = async (scene: Scene): Promise<{ readonly id: string; readonly partner: string }> => {
  const partner = newId();
  const { player } = registered(scene.anna);
  const id = await matchOf(scene, scene.anna.token, {
    parties: [{ type: 'double', players: [player, guestParty(partner).player] }, guestParty()],
  });
  return { id, partner };
};

/** The match of Anna against a guest, running. */
export const annasRunningMatch = async (scene: Scene, config?: PartialMatchConfig): Promise<string> => {
  const id = await annasMatch(scene, config);
  await succeed(scene.call(`PATCH /matches/${id}/start`, { token: scene.anna.token }));
  return id;
};

/** The same match with a turn of Anna. */
export const annasMatchWithTurn = async (scene: Scene): Promise<string> => {
  const id = await annasRunningMatch(scene);
  const body = { playerId: scene.anna.playerId, score: 60 };
  await succeed(scene.call(`POST /matches/${id}/throw`, { token: scene.anna.token, body }));
  return id;
};

/** A match that Anna has won with one turn, perhaps in a training of her club. */
export const annasFinishedMatch = async (scene: Scene, where?: 'of a training'): Promise<string> => {
  const { call, anna } = scene;
  const training = where && { eventId: await annasTraining(scene), timeStamp: 1_500 };
  const config = { startingScore: 40, legsToWinSet: 1 };
  const id = await matchOf(scene, anna.token, {
    parties: [registered(anna), guestParty()],
    config,
    ...training,
  });
  await succeed(call(`PATCH /matches/${id}/start`, { token: anna.token }));
  const body = { playerId: anna.playerId, score: 40, attemptsOnDouble: 1 };
  await succeed(call(`POST /matches/${id}/throw`, { token: anna.token, body }));
  return id;
};

/** Moves the end of a match into the past, so that its result is final. */
export const makeFinal = ({ app }: Scene, id: string): Promise<void> =>
  app.db.write(async ({ q }) => {
    await q.updateTable('matches').set({ finish_received_at: 1_000 }).where('id', '=', id).execute();
  });

/** A scheduled match of two guests, created on a guest's device; the guest may be the caller. */
export const guestsMatch = async (scene: Scene, caller: Caller): Promise<string> => {
  const device = guests.some((one) => one === caller)
    ? scene.token
    : (await scene.call('GET /login/guest')).json.token;
  return matchOf(scene, device, { parties: [guestParty(), guestParty()] });
};

/** A match in which Anna can ask Ben; requested by one of them, and answered, if wanted. */
export const onlineMatch = async (
  scene: Scene,
  {
    by,
    isAccepted = false,
    config = {},
  }: {
    readonly by?: 'anna' | 'ben';
    readonly isAccepted?: boolean;
    readonly config?: PartialMatchConfig;
  } = {},
): Promise<string> => {
  const { anna, ben, call } = scene;
  const parties = [registered(anna), registered(ben)];
  const id = await matchOf(scene, anna.token, { parties, config, isOnlineMatch: true });
  if (by === undefined) return id;
  const [from, to] = by === 'anna' ? [anna, ben] : [ben, anna];
  const settings = { settings: { onlineMatchesAllowed: true } };
  await succeed(
    call('PATCH /players/', { token: to.token, body: { id: to.playerId, changedProps: settings } }),
  );
  const players = { requestedByPlayerId: from.playerId, requestedToPlayerId: to.playerId };
  await succeed(call(`POST /matches/${id}/request`, { token: from.token, body: players }));
  if (!isAccepted) return id;
  const body = { acceptedByPlayerId: to.playerId };
  await succeed(call(`PATCH /matches/${id}/request/accept`, { token: to.token, body }));
  return id;
};

const helper = async ({ app, club }: Scene, role: 'admin' | 'team-admin') =>
  (await createPerson(app, { roles: [role], teamIds: role === 'admin' ? [] : [club] })).token;

/** A player without an account, in Anna's club. */
export const youngPlayer = async (scene: Scene): Promise<string> => {
  const [id, token] = [newId(), await helper(scene, 'team-admin')];
  await succeed(scene.call('POST /players/', { token, body: { id, props: { firstName: 'Jonas' } } }));
  await succeed(scene.call(`POST /teams/${scene.club}/players`, { token, body: { playerId: id } }));
  return id;
};

/** A training of Anna's club, only for its members. */
export const annasTraining = async (scene: Scene): Promise<string> => {
  const [id, token] = [newId(), await helper(scene, 'team-admin')];
  const times = { startDateTime: 1_000, endDateTime: 2_000 };
  const props = { teamId: scene.club, type: 'training', name: 'Training', ...times };
  await succeed(scene.call('POST /events/', { token, body: { id, props } }));
  return id;
};

/** A match that Anna created in the training of her club. */
export const annasTrainingMatch = async (scene: Scene): Promise<string> => {
  const [id, eventId] = [newId(), await annasTraining(scene)];
  const props = { parties: [registered(scene.anna), guestParty()], eventId, timeStamp: 1_500 };
  await succeed(scene.call('POST /matches/', { token: scene.anna.token, body: { id, props } }));
  return id;
};

/** A running match in such a training; the rival plays in it, although a member of another club. */
export const closedMatch = async (
  scene: Scene,
  caller: Caller,
  config: PartialMatchConfig = {},
): Promise<{ readonly id: string; readonly eventId: string; readonly playerId: string }> => {
  const { call, ben } = scene;
  const own = async () => (await succeed(call('GET /users/me', { token: scene.token }))).props.playerId;
  const playerId: string = caller === 'rival' ? await own() : ben.playerId;
  const [id, eventId] = [newId(), await annasTraining(scene)];
  const parties = [registered({ playerId }), guestParty()];
  const captain = await createPerson(scene.app, { roles: ['team-admin'], teamIds: [scene.club] });
  await makeMates(scene.app, [captain, { playerId }]);
  const { token } = captain;
  const props = { parties, config, eventId, timeStamp: 1_500 };
  await succeed(call('POST /matches/', { token, body: { id, props } }));
  await succeed(call(`PATCH /matches/${id}/start`, { token }));
  return { id, eventId, playerId };
};

/** Makes an event public. */
export const makePublic = async (scene: Scene, id: string): Promise<void> => {
  const body = { id, changedProps: { isPublic: true } };
  await succeed(scene.call('PATCH /events/', { token: await helper(scene, 'team-admin'), body }));
};

/** A wish of Anna for a team. */
export const annasWish = async ({ call, anna }: Scene): Promise<string> => {
  const id = newId();
  await succeed(call('POST /team-wishes/', { token: anna.token, body: { id, props: { name: 'Neu' } } }));
  return id;
};

/** A post. */
export const newsOf = async (scene: Scene, status: 'draft' | 'published'): Promise<string> => {
  const [id, token] = [newId(), await helper(scene, 'admin')];
  const props = { content: 'Hallo', status };
  await succeed(scene.call('POST /news/', { token, body: { id, props } }));
  return id;
};

/** A practice game of Anna. */
export const annasScoringGame = async ({ call, anna: { token, playerId } }: Scene): Promise<string> => {
  const id = newId();
  await succeed(call('POST /scoring-games/', { token, body: { id, props: { playerId } } }));
  return id;
};

/** A practice game on a guest's device; the guest may be the caller. */
export const guestsScoringGame = async (scene: Scene, caller: Caller): Promise<string> => {
  const id = newId();
  const token = guests.some((one) => one === caller)
    ? scene.token
    : (await scene.call('GET /login/guest')).json.token;
  await succeed(scene.call('POST /scoring-games/', { token, body: { id, props: {} } }));
  return id;
};

/** The address of Anna's picture. */
export const annasPicture = async ({ call, anna }: Scene): Promise<string> => {
  const file = { field: 'profilePicture', bytes: picture };
  const player = await succeed(call(`POST /players/${anna.playerId}/upload`, { token: anna.token, file }));
  return player.props.pictureUrl.replace('/api/v1', '');
};

/** A match that a stranger's device has kept; Anna has not confirmed that she plays in it. */
export const unconfirmedMatch = async (scene: Scene): Promise<string> => {
  const [id, { token }] = [newId(), await createPerson(scene.app)];
  const props = { parties: [registered(scene.anna), guestParty()] };
  await succeed(scene.call('POST /matches/', { token, body: { id, props, isKept: true } }));
  return id;
};

/** A question of Anna on her device; returns its id and code. */
export const annasQuestion = async ({
  call,
  anna,
}: Scene): Promise<{ readonly id: string; readonly code: string }> => {
  const id = newId();
  const asked = await succeed(call('POST /agreements/', { token: anna.token, body: { id } }));
  return { id, code: asked.props.code };
};

/** Gives Anna a role that can be removed. */
export const giveRole = ({ app, anna }: Scene): Promise<void> =>
  app.db.write(async ({ q }) => {
    const roles = JSON.stringify(['scorer-analyzer'] satisfies UserRole[]);
    await q.updateTable('users').set({ roles }).where('id', '=', anna.userId).execute();
  });
