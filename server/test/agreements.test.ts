import { agreementCodeLifetimeMs } from '@neundarter/contract/limits';
import { agreementLifetimeMs } from '@neundarter/rules/access/consent';
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson, givePassword, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { dumpDatabase } from './dump-database.ts';
import { alone, guest, registered } from './short-matches.ts';
import { useApp } from './use-app.ts';

const password = 'Treble20!';

describe.each(databases)('agreements on $name', ({ create }) => {
  const { app, call } = useApp(create);
  let anna: Person;
  let ben: Person;
  beforeEach(async () => {
    app.clock.time = Date.now();
    [anna, ben] = [await createPerson(app), await createPerson(app, { firstName: 'Ben' })];
  });

  const ask = async (by: Person, id = newId()) =>
    (await call('POST /agreements/', { token: by.token, body: { id } })).json;
  const answer = (by: Person, code: string, how = 'accepted') =>
    call(`PATCH /agreements/code/${code}`, { token: by.token, body: { answer: how } });
  const read = (by: Person, code: string) => call(`GET /agreements/code/${code}`, { token: by.token });
  const agreedWith = async (by: Person): Promise<readonly string[]> =>
    (await call('GET /agreements', { token: by.token })).json.map(
      ({ props }: { props: { player: { id: string } } }) => props.player.id,
    );
  const seatOf = async (by: Person, player: Person, timeStamp = app.clock.time ?? 0) => {
    const props = { parties: [alone(registered(player)), alone(guest())], timeStamp };
    const made = await call('POST /matches/', { token: by.token, body: { id: newId(), props } });
    return made.status === 200 ? made.json.props.parties[0].player.type : made.text;
  };

  it('let only the user who asked put the player into matches, until the day is over', async () => {
    const { id, props } = await ask(anna);
    expect(props).toMatchObject({ status: 'open', player: null, validUntil: null });
    expect(await ask(anna, id)).toEqual({ id, props });
    expect(await seatOf(anna, ben)).toBe('error.match.player-not-available');
    expect((await read(ben, props.code.toLowerCase())).json).toMatchObject({
      askedBy: { id: anna.playerId, firstName: 'Anna' },
      status: 'open',
    });
    expect((await answer(ben, props.code)).json.status).toBe('accepted');
    expect((await answer(ben, props.code)).status).toBe(200);
    expect((await call(`GET /agreements/${id}`, { token: anna.token })).json.props).toMatchObject({
      status: 'accepted',
      player: { id: ben.playerId, firstName: 'Ben' },
    });
    expect(await agreedWith(anna)).toEqual([ben.playerId]);
    expect(await seatOf(anna, ben)).toBe('registered');
    const eve = await createPerson(app);
    expect(await seatOf(eve, ben)).toBe('error.match.player-not-available');
    const asked = app.clock.time ?? 0;
    app.clock.time = asked + agreementLifetimeMs;
    expect(await agreedWith(anna)).toEqual([]);
    expect(await seatOf(anna, ben)).toBe('error.match.player-not-available');
    // A match of that day that the device kept is one with consent; an earlier one is not.
    expect(await seatOf(anna, ben, asked + 1)).toBe('registered');
    expect(await seatOf(anna, ben, asked - 1)).toBe('guest');
  });

  it('can be rejected, and are answered only once and not by the user who asked', async () => {
    const { id, props } = await ask(anna);
    expect((await answer(anna, props.code)).text).toBe('error.insufficient-permissions');
    expect((await answer(ben, props.code, 'rejected')).json.status).toBe('rejected');
    expect((await answer(ben, props.code)).text).toBe('error.agreement.already-answered');
    expect((await call(`GET /agreements/${id}`, { token: anna.token })).json.props.status).toBe('rejected');
    expect(await agreedWith(anna)).toEqual([]);
    expect((await call('POST /agreements/', { token: ben.token, body: { id } })).text).toBe(
      'error.id-already-exists',
    );
  });

  it('can be answered only for some minutes', async () => {
    const { props } = await ask(anna);
    app.clock.time = props.expiresAt;
    expect((await read(ben, props.code)).text).toBe('error.agreement.expired');
    expect((await answer(ben, props.code)).text).toBe('error.agreement.expired');
    app.clock.time = (app.clock.time ?? 0) + 25 * 60 * 60_000;
    await ask(anna);
    expect((await read(ben, props.code)).text).toBe('error.not-found');
    expect(props.expiresAt).toBe((app.clock.time ?? 0) - 25 * 60 * 60_000);
    expect(agreementCodeLifetimeMs).toBeLessThan(25 * 60 * 60_000);
  });

  it('cannot be found by trying codes, nor requested without limit', async () => {
    const tries = [];
    for (let one = 0; one < 21; one += 1) tries.push((await read(ben, 'ZZZZZZ')).status);
    expect(new Set(tries.slice(0, 20))).toEqual(new Set([404]));
    expect(tries[20]).toBe(429);
    const { props } = await ask(anna);
    expect((await answer(ben, props.code)).text).toBe('error.too-many-requests');
    app.clock.time = (app.clock.time ?? 0) + 10 * 60_000 - 1_000;
    expect((await answer(ben, props.code)).text).toBe('error.too-many-requests');
    const asked = [];
    for (let one = 0; one < 30; one += 1)
      asked.push((await call('POST /agreements/', { token: anna.token, body: { id: newId() } })).status);
    expect(asked.slice(0, 29).every((status) => status === 200)).toBe(true);
    expect(asked[29]).toBe(429);
  });

  it('are part of the exported data, and deleted with the account', async () => {
    const { id, props } = await ask(anna);
    await answer(ben, props.code);
    const file = (await call('GET /users/me/export', { token: ben.token })).json;
    expect(file.agreements.answered).toMatchObject([{ id }]);
    await givePassword(app, ben, password);
    const gone = await call(`DELETE /users/${ben.userId}`, { token: ben.token, body: { password } });
    expect(gone.status).toBe(204);
    expect((await dumpDatabase(app.db))['agreements']?.join('')).not.toContain(ben.playerId);
    expect(await agreedWith(anna)).toEqual([]);
  });
});
