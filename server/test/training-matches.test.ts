import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createClub, createPerson, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { useApp } from './use-app.ts';

const hour = 60 * 60 * 1000;

describe.each(databases)('matches of a training on $name', ({ create }) => {
  const { app, call } = useApp(create);
  let admin: Person;
  let [anna, ben, stranger]: Person[] = [];
  let teamId: string;
  const now = Date.now();

  beforeAll(async () => {
    admin = await createPerson(app, { roles: ['admin'] });
    teamId = await createClub(app);
    anna = await createPerson(app, { teamIds: [teamId] });
    ben = await createPerson(app, { teamIds: [teamId] });
    stranger = await createPerson(app);
  });

  const addTraining = async (start: number, more: object = {}): Promise<string> => {
    const id = newId();
    const times = { startDateTime: start, endDateTime: start + 2 * hour };
    const props = { teamId, type: 'training', name: 'Donnerstag', ...times, ...more };
    await call('POST /events/', { token: admin.token, body: { id, props } });
    return id;
  };
  const player = (person: Person | undefined) => ({
    type: 'single',
    player: { type: 'registered', id: person?.playerId },
  });
  const add = (eventId: string, by = anna, more: object = {}) => {
    const guest = { type: 'single', player: { type: 'guest', id: newId(), name: 'Jan' } };
    const props = { parties: [player(by), guest], eventId, ...more };
    return call('POST /matches/', { token: by?.token ?? '', body: { id: newId(), props } });
  };
  const remove = (id: string, by = anna) => call(`DELETE /matches/${id}`, { token: by?.token ?? '' });

  it('contain the name of the training, even if another was sent, and its team', async () => {
    const eventId = await addTraining(now - hour);
    const { json } = await add(eventId, anna, { eventName: 'Finale' });
    const expected = { eventId, eventName: 'Donnerstag', event: { teamId, type: 'training' } };
    expect(json.props).toMatchObject(expected);
    const { token } = ben as Person;
    expect((await call(`GET /matches/${json.id}/standing`, { token })).json).toMatchObject(expected);
    const list = await call(`GET /matches?eventId=${eventId}`, { token });
    expect(list.json.map(({ id }: { id: string }) => id)).toEqual([json.id]);
  });

  it('take results and corrections from whoever manages the training', async () => {
    const eventId = await addTraining(now - hour, { isPublic: true });
    const { json } = await add(eventId);
    const of = `/events/${eventId}/matches/${json.id}`;
    const paper = (home: number, away: number, more: object = {}) => ({
      kind: 'paper',
      score: { kind: 'legs', legs: [[home, away]] },
      ...more,
    });
    const enter = (body: object, by = admin) => call(`POST ${of}/result`, { token: by.token, body });
    const { legsToWinSet: needed } = json.props.config;
    for (const by of [anna, ben, stranger] as Person[])
      expect((await enter(paper(needed, 0), by)).text).toBe('error.insufficient-permissions');
    expect((await enter(paper(needed, needed))).text).toBe('error.match.impossible-result');
    expect((await enter(paper(needed, 0))).status).toBe(200);
    const match = async () => (await call(`GET /matches/${json.id}`, { token: admin.token })).json.props;
    expect(await match()).toMatchObject({ status: 'finished', winningParty: 0 });
    const reason = 'Vertauscht';
    expect((await enter(paper(0, needed, { reason, reset: [] }))).status).toBe(200);
    expect(await match()).toMatchObject({ status: 'finished', winningParty: 1 });
    const table = (await call(`GET /events/${eventId}/table`, { token: admin.token })).json;
    expect(table.map(({ won }: { won: number }) => won)).toEqual([1, 0]);
    const dependents = await call(`GET ${of}/dependents`, { token: admin.token });
    expect(dependents).toMatchObject({ status: 200, json: [] });
    const undo = await call(`PATCH ${of}/undo-result`, { token: admin.token, body: { reason } });
    expect(undo.status).toBe(200);
    expect(await match()).toMatchObject({ status: 'scheduled' });
    const elsewhere = await addTraining(now - hour);
    const body = paper(needed, 0);
    const foreign = await call(`POST /events/${elsewhere}/matches/${json.id}/result`, {
      token: admin.token,
      body,
    });
    expect(foreign.text).toBe('error.not-found');
  });

  it('can be scored only by members of the team', async () => {
    const { json } = await add(await addTraining(now - hour, { isPublic: true }));
    const start = (by?: Person) => call(`PATCH /matches/${json.id}/start`, { token: by?.token ?? '' });
    expect((await start(stranger)).text).toBe('error.insufficient-permissions');
    expect((await start(ben)).json.props.status).toBe('running');
    const body = { playerId: anna?.playerId, score: 60 };
    const turn = (by?: Person) => call(`POST /matches/${json.id}/throw`, { token: by?.token ?? '', body });
    expect((await turn(stranger)).text).toBe('error.insufficient-permissions');
    expect((await turn(ben)).json.props.standing.score).toEqual([441, 501]);
  });

  it('can be created only by members, before the training is over', async () => {
    const refused = async (eventId: string, by = anna, more: object = {}) =>
      (await add(eventId, by, more)).text;
    const [open, closed] = [await addTraining(now, { isPublic: true }), await addTraining(now)];
    expect(await refused(open, stranger)).toBe('error.insufficient-permissions');
    expect(await refused(closed, stranger)).toBe('error.invalid-request');
    expect(await refused(newId())).toBe('error.invalid-request');
    const past = await addTraining(now - 3 * hour);
    expect(await refused(past)).toBe('error.invalid-request');
    // Created in time, sent when the network came back.
    const late = await add(past, anna, { timeStamp: now - 2 * hour });
    expect(late.json.props.eventId).toBe(past);
  });

  it('can be deleted by their creator until the training is over, or after it is deleted', async () => {
    const eventId = await addTraining(now - hour);
    const made = async () => String((await add(eventId)).json.id);
    const [first, second, third] = [await made(), await made(), await made()];
    expect((await remove(first, ben)).text).toBe('error.insufficient-permissions');
    expect((await remove(first)).status).toBe(204);
    const change = (changedProps: object) =>
      call('PATCH /events/', { token: admin.token, body: { id: eventId, changedProps } });
    await change({ endDateTime: now - 1 });
    expect((await remove(second)).text).toBe('error.invalid-match-status');
    await call(`DELETE /events/${eventId}`, { token: admin.token });
    const read = (token?: string) => call(`GET /matches/${third}`, { token });
    expect((await read(anna?.token)).json.props.eventName).toBe('Donnerstag');
    expect((await read(ben?.token)).json.props.eventName).toBe('Donnerstag');
    expect((await read()).text).toBe('error.not-found');
    expect((await remove(third)).status).toBe(204);
  });
});
