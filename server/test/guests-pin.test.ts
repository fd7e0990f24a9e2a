import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import type { CheckedAnswer } from './checked-client.ts';
import { createPerson } from './create-person.ts';
import { databases } from './databases.ts';
import { dumpDatabase } from './dump-database.ts';
import { createSides, gamesOf, type MatchdayScene, matchdayCalls } from './matchday-scene.ts';
import { useApp } from './use-app.ts';

// Guests without accounts take part by a PIN that they choose on their own device, paired by a code of the home team.

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const forbidden = { status: 403, text: 'error.insufficient-permissions' };
const wrongStatus = { status: 409, text: 'error.event.invalid-status' };
const expired = { status: 409, text: 'error.event.code-expired' };
const wrongPin = { status: 403, text: 'error.event.wrong-pin' };
const pin = '471108';

describe.each(databases)('the PIN of the guests on $name', ({ create }) => {
  const { app, call } = useApp(create);
  let scene: MatchdayScene;
  let calls: ReturnType<typeof matchdayCalls>;
  let id: string;
  /** A team without accounts, and its players. */
  let awayTeamId: string;
  let players: readonly string[];
  let start: number;
  let phone: string;

  const at = (ms: number) => {
    app.clock.time = ms;
  };
  const guestToken = async (): Promise<string> => (await call('GET /login/guest')).json.token;
  beforeEach(async () => {
    scene = await createSides(app);
    calls = matchdayCalls(call, scene);
    // A whole second, because answers are shared for one.
    start = Math.ceil(Date.now() / 1000) * 1000 + 4 * hourMs;
    at(start - hourMs);
    awayTeamId = newId();
    players = Array.from({ length: 5 }, newId);
    const listed = players.map((playerId, index) => ({
      id: playerId,
      firstName: `Gast ${index}`,
      lastName: 'Weit',
    }));
    const { token } = scene.home.captain;
    await calls.succeed(
      call(`POST /teams/${scene.home.teamId}/opponents`, {
        token,
        body: { id: awayTeamId, props: { name: 'Tigers', players: listed } },
      }),
    );
    id = await createMatchday();
    phone = await guestToken();
  });
  afterEach(() => {
    app.clock.time = null;
  });

  const createMatchday = async (more: object = {}): Promise<string> => {
    const times = { startDateTime: start, endDateTime: start + 4 * hourMs };
    const { id: created } = await calls.succeed(
      calls.create({ isPublic: true, ...times, eventData: { awayTeamId }, ...more }),
    );
    return created;
  };
  const askCode = (by = scene.home.captain) => call(`POST /events/${id}/pairing`, { token: by.token });
  const codeNow = async (): Promise<string> => (await calls.succeed(askCode())).code;
  const redeem = (code: string, token = phone, chosen = pin): Promise<CheckedAnswer> =>
    call(`POST /events/${id}/pairing/redeem`, { token, body: { code, pin: chosen } });
  const enrol = (typed: string, token: string): Promise<CheckedAnswer> =>
    call(`POST /events/${id}/guests`, { token, body: { pin: typed } });
  const pair = async () => {
    await calls.succeed(redeem(await codeNow()));
  };
  const revoke = (by = scene.home.captain) => call(`DELETE /events/${id}/pairing`, { token: by.token });
  const read = async (token?: string) => (await calls.succeed(call(`GET /events/${id}`, { token }))).props;
  const guestsOf = async (token?: string) => (await read(token)).eventData.guests;
  const setAway = (token = phone, list: readonly string[] = players) =>
    call(`PATCH /events/${id}/lineup`, { token, body: { side: 'away', players: list } });
  const ready = async (token = phone) => {
    const { editRevision } = await read(token);
    return call(`PATCH /events/${id}/ready`, { token, body: { side: 'away', editRevision } });
  };
  const setBoth = async () => {
    await calls.succeed(calls.setLineUp(id, 'home'));
    await calls.succeed(setAway());
  };
  const changeHome = () =>
    calls.succeed(calls.setLineUp(id, 'home', { players: scene.home.players.toReversed() }));

  it('is chosen on the first device that redeems the code of the home team, which never learns it', async () => {
    for (const by of [scene.home.mate, scene.away.captain])
      expect(await askCode(by)).toMatchObject(forbidden);
    const { code, expiresAt } = await calls.succeed(askCode());
    expect([code, expiresAt]).toEqual([expect.stringMatching(/^\d{8}$/), start - hourMs + 10 * minuteMs]);
    expect(await guestsOf()).toMatchObject({ isPaired: false, isPairingOpen: true });
    await calls.succeed(redeem(code));
    expect(await guestsOf(phone)).toMatchObject({
      isPaired: true,
      isOwnDevice: true,
      pairedAt: start - hourMs,
    });
    expect(await guestsOf(scene.home.captain.token)).toMatchObject({ isPaired: true, isOwnDevice: false });
    // A repeat changes nothing, and nobody else can use the code.
    await calls.succeed(redeem(code));
    expect(await redeem(code, await guestToken())).toMatchObject(expired);
    const stored = Object.values(await dumpDatabase(app.db))
      .flat()
      .join('\n');
    expect([stored.includes(pin), stored.includes(code)]).toEqual([false, false]);
    const { json } = await call(`GET /events/${id}/log`, { token: scene.home.captain.token });
    expect(json).toMatchObject([{ kind: 'pairing', madeAt: start - hourMs }]);
  });

  it('is chosen within ten minutes after the code was shown, with the latest one', async () => {
    const first = await codeNow();
    const second = await codeNow();
    expect(await redeem(first)).toMatchObject(wrongPin);
    at(start - hourMs + 10 * minuteMs);
    expect(await redeem(second)).toMatchObject(expired);
  });

  it('cannot be chosen or used by members of the home team', async () => {
    const code = await codeNow();
    const admin = await createPerson(app, { roles: ['admin'] });
    for (const { token } of [scene.home.captain, scene.home.mate, admin])
      expect(await redeem(code, token)).toMatchObject(forbidden);
    await calls.succeed(redeem(code));
    for (const { token } of [scene.home.captain, scene.home.mate, admin])
      expect(await enrol(pin, token)).toMatchObject(forbidden);
  });

  it('lets further devices take part', async () => {
    await pair();
    const second = await guestToken();
    expect(await enrol('0000', second)).toMatchObject(wrongPin);
    expect(await guestsOf(second)).toMatchObject({ isOwnDevice: false });
    for (let times = 0; times < 2; times++) expect((await enrol(pin, second)).status).toBe(204);
    expect(await guestsOf(second)).toMatchObject({ isOwnDevice: true });
    expect((await setAway(second)).status).toBe(200);
    const user = await createPerson(app);
    expect((await enrol(pin, user.token)).status).toBe(204);
  });

  it('allows line-up, substitution, pairs and scoring for the guests, and nothing for home', async () => {
    await pair();
    const listed = await call(`GET /events/${id}/lineup/away/players`, { token: phone });
    expect(listed.json.map((player: { id: string }) => player.id).toSorted()).toEqual(players.toSorted());
    expect(await call(`GET /events/${id}/lineup/home/players`, { token: phone })).toMatchObject(forbidden);
    await setBoth();
    const body = { side: 'home', players: scene.home.players };
    expect(await call(`PATCH /events/${id}/lineup`, { token: phone, body })).toMatchObject(forbidden);
    expect(await call(`PATCH /events/${id}/start`, { token: phone })).toMatchObject(forbidden);
    const games = gamesOf(await calls.succeed(calls.start(id)));
    const [a, b, c, d, bench] = players;
    const swap = { teamId: awayTeamId, playerId: a, substitutePlayerId: bench };
    expect(await calls.act(id, 'substitute', swap)).toMatchObject(forbidden);
    await calls.succeed(call(`POST /events/${id}/substitute`, { token: phone, body: swap }));
    await calls.succeed(call(`POST /events/${id}/undo-substitute`, { token: phone, body: swap }));
    const pairs = [
      [a, c],
      [b, d],
    ];
    await calls.succeed(
      call(`PATCH /events/${id}/pairs`, { token: phone, body: { teamId: awayTeamId, round: 3, pairs } }),
    );
    const [, , game] = games;
    await calls.succeed(call(`PATCH /matches/${game}/start`, { token: phone }));
    const thrown = { playerId: scene.home.players[0], score: 60 };
    expect((await call(`POST /matches/${game}/throw`, { token: phone, body: thrown })).status).toBe(200);
    const stranger = await guestToken();
    expect(await call(`DELETE /matches/${game}/throw`, { token: stranger })).toMatchObject(forbidden);
    for (const verb of ['forfeit', 'object'])
      expect(
        (await call(`PATCH /events/${id}/${verb}`, { token: phone, body: { teamId: awayTeamId } })).text,
      ).toBe('error.insufficient-permissions');
  });

  it('makes everybody else a stranger: home neither leads the guests nor sees their line-up', async () => {
    await pair();
    const byHome = () => calls.setLineUp(id, 'away', { players, by: scene.home.captain });
    expect(await byHome()).toMatchObject(forbidden);
    await calls.succeed(setAway());
    const seenByHome = async () => JSON.stringify((await read(scene.home.captain.token)).eventData);
    expect((await seenByHome()).includes(players[4] ?? '')).toBe(false);
    expect((await read(phone)).eventData.awayLineup.players).toEqual(players);
    // Not even by revoking the device.
    await calls.succeed(revoke());
    expect((await seenByHome()).includes(players[4] ?? '')).toBe(false);
    const { text } = await call('GET /events?limit=100', { token: scene.home.captain.token });
    expect(text.includes(players[4] ?? '')).toBe(false);
    // Nobody of their own leads the guests now, so the home team can set another one.
    await calls.succeed(byHome());
    expect((await read(scene.home.captain.token)).eventData.awayLineup.players).toEqual(players);
  });

  it('asks the device whether the guests are ready after a change', async () => {
    await pair();
    await setBoth();
    await changeHome();
    expect((await calls.start(id)).text).toBe('error.event.side-not-ready');
    await calls.succeed(ready());
    await calls.succeed(calls.start(id));
  });

  it('is revoked by the home team for everybody to see, which takes back that the guests are ready', async () => {
    await pair();
    const second = await guestToken();
    await enrol(pin, second);
    await setBoth();
    await changeHome();
    await calls.succeed(ready());
    at(start);
    for (const by of [scene.home.mate, scene.away.captain]) expect(await revoke(by)).toMatchObject(forbidden);
    await calls.succeed(revoke());
    expect(await guestsOf()).toMatchObject({ isPaired: false, pairedAt: null, revokedAt: start });
    expect((await read()).eventData.homeLineup).toMatchObject({ acceptedAt: null, askedAt: start });
    for (const token of [phone, second]) expect(await setAway(token)).toMatchObject(forbidden);
    expect(await enrol(pin, await guestToken())).toMatchObject(expired);
    // Home cannot start at once by revoking: the guests have ten minutes to come back.
    expect((await calls.start(id)).text).toBe('error.event.side-not-ready');
    await pair();
    expect((await calls.start(id)).text).toBe('error.event.side-not-ready');
    at(start + 10 * minuteMs);
    await calls.succeed(calls.start(id));
    const { json } = await call(`GET /events/${id}/log`, { token: scene.home.captain.token });
    expect(json.map(({ kind }: { kind: string }) => kind)).toEqual(['pairing', 'revocation', 'pairing']);
  });

  it('is not silenced by another time of the match day', async () => {
    await pair();
    await setBoth();
    await changeHome();
    const { token } = scene.home.captain;
    const changedProps = { startDateTime: start - 100 * hourMs, endDateTime: start - 99 * hourMs };
    await calls.succeed(call('PATCH /events/', { token, body: { id, changedProps } }));
    expect((await calls.start(id)).text).toBe('error.event.side-not-ready');
  });

  it('needs a revoked device before another one is paired', async () => {
    await pair();
    expect(await askCode()).toMatchObject(wrongStatus);
    await calls.succeed(revoke());
    const { revision } = await read();
    // A repeat changes nothing.
    await calls.succeed(revoke());
    expect((await read()).revision).toBe(revision);
    await pair();
  });

  it('works from three hours before the start until two minutes after the end', async () => {
    at(start - 3 * hourMs - 1);
    expect(await askCode()).toMatchObject(wrongStatus);
    const opened = start - 3 * hourMs;
    at(opened);
    phone = await guestToken();
    await pair();
    await setBoth();
    const games = gamesOf(await calls.succeed(calls.start(id)));
    for (const game of games) await calls.forfeitGame(game, 0);
    const takeBack = () => call(`DELETE /matches/${games[0]}/throw`, { token: phone });
    at(opened + 2 * minuteMs - 1);
    // The device may score, but did not end this match.
    expect((await takeBack()).text).toBe('error.match.over');
    at(opened + 2 * minuteMs);
    expect(await takeBack()).toMatchObject(forbidden);
    expect(await enrol(pin, await guestToken())).toMatchObject(wrongStatus);
  });

  it('opens a match day that is not public, and shows its result for a day', async () => {
    id = await createMatchday({ isPublic: false });
    // Tokens of guests end earlier.
    phone = (await createPerson(app)).token;
    expect((await call(`GET /events/${id}`, { token: phone })).status).toBe(404);
    await pair();
    const { token: admin } = scene.home.captain;
    const listed = async () =>
      (await call('GET /events?limit=100', { token: phone })).json.some(
        (event: { id: string }) => event.id === id,
      );
    expect([await listed(), (await read(phone)).isParticipant]).toEqual([true, true]);
    await calls.succeed(
      call(`PATCH /events/${id}/forfeit`, { token: admin, body: { teamId: scene.home.teamId } }),
    );
    at(start + 28 * hourMs - 1);
    expect([await listed(), (await read(phone)).isParticipant]).toEqual([true, false]);
    at(start + 28 * hourMs);
    expect([await listed(), (await call(`GET /events/${id}`, { token: phone })).status]).toEqual([
      false,
      404,
    ]);
  });

  it('cannot be guessed: five wrong ones per device, ten per address', async () => {
    await pair();
    for (let count = 0; count < 5; count++)
      expect(await enrol(`000${count}`, await phoneOf(1))).toMatchObject(wrongPin);
    expect((await enrol(pin, await phoneOf(1))).text).toBe('error.too-many-requests');
    for (let count = 0; count < 5; count++)
      expect(await enrol(`000${count}`, await phoneOf(2))).toMatchObject(wrongPin);
    // The address waits itself; an account with a verified address does not.
    expect((await enrol(pin, await phoneOf(3))).text).toBe('error.too-many-requests');
    const { token } = await createPerson(app);
    expect((await enrol(pin, token)).status).toBe(204);
    // Devices that take part go on.
    expect((await setAway()).status).toBe(200);
  });
  const phones = new Map<number, Promise<string>>();
  const phoneOf = (number: number): Promise<string> => {
    const token = phones.get(number) ?? guestToken();
    phones.set(number, token);
    return token;
  };

  it('ends with another away team, and goes with the event', async () => {
    await pair();
    await setBoth();
    const { token } = scene.home.captain;
    const changedProps = { eventData: { awayTeamId: scene.away.teamId } };
    await calls.succeed(call('PATCH /events/', { token, body: { id, changedProps } }));
    expect(await setAway()).toMatchObject(forbidden);
    expect(await guestsOf()).toMatchObject({ isPaired: false });
    await pair();
    await calls.succeed(call(`DELETE /events/${id}`, { token }));
    const dump = await dumpDatabase(app.db);
    for (const table of ['passes', 'guest_devices'])
      expect(dump[table]?.some((row) => row.includes(id))).toBe(false);
  });

  it('is not for other events', async () => {
    const { id: training } = await calls.succeed(calls.create({ type: 'training', eventData: undefined }));
    const { token } = scene.home.captain;
    expect(await call(`POST /events/${training}/pairing`, { token })).toMatchObject(wrongStatus);
    const body = { code: '12345678', pin };
    for (const other of [training, newId()])
      expect((await call(`POST /events/${other}/pairing/redeem`, { token: phone, body })).status).toBe(404);
  });
});
