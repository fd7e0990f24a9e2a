import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createClub, createPerson, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { useApp } from './use-app.ts';

const day = 24 * 60 * 60 * 1000;
const hour = 60 * 60 * 1000;

describe.each(databases)('events on $name', ({ create }) => {
  const { app, call } = useApp(create);
  let admin: Person;
  let anna: Person;
  let teamId: string;
  const now = Date.now();

  beforeAll(async () => {
    admin = await createPerson(app, { roles: ['admin'] });
    anna = await createPerson(app);
    teamId = await createClub(app);
  });

  const props = (name: string, start: number, more: object = {}) => ({
    teamId,
    type: 'training',
    name,
    startDateTime: start,
    endDateTime: start + 3 * hour,
    ...more,
  });
  const add = (body: object, id = newId(), token = admin.token) =>
    call('POST /events/', { token, body: { id, props: body } });
  const names = async (query: string, token?: string) =>
    (await call(`GET /events${query}`, { token })).json.map(
      (one: { props: { name: string } }) => one.props.name,
    );

  it('are listed in the requested order to callers who may read them', async () => {
    const location = { address: 'Am Bullseye 1', zip: '12345', city: 'Dartsheim' };
    const made = await add(props(' Nächste Woche ', now + 7 * day, { isPublic: true, location }));
    expect(made.json.props).toEqual({
      ...props('Nächste Woche', now + 7 * day),
      teamName: 'Bulls',
      description: '',
      isPublic: true,
      location,
      revision: 0,
      editRevision: 0,
      eventData: null,
    });
    await add(props('Morgen', now + day, { isPublic: true }));
    await add(props('Gestern', now - day, { isPublic: true }));
    await add(props('Jetzt, nur fürs Team', now - hour));
    expect(await names('?futureOnly=true')).toEqual(['Morgen', 'Nächste Woche']);
    expect(await names('')).toEqual(['Nächste Woche', 'Morgen', 'Gestern']);
    const everything = ['Nächste Woche', 'Morgen', 'Jetzt, nur fürs Team', 'Gestern'];
    expect(await names(`?teamId=${teamId}&type=training`, admin.token)).toEqual(everything);
    expect(await names('?isPublic=false', admin.token)).toEqual(['Jetzt, nur fürs Team']);
    expect(await names('?isPublic=false', anna.token)).toEqual([]);
    expect((await call('GET /events/count?futureOnly=true', { token: admin.token })).json).toEqual({
      count: 3,
    });
    expect(await names('/running', admin.token)).toEqual(['Jetzt, nur fürs Team']);
    expect(await names('/running')).toEqual([]);
    expect(await names('?limit=1&skip=1')).toEqual(['Morgen']);
    await add(props('Vorgestern', now - 2 * day));
    const agenda = ['Jetzt, nur fürs Team', 'Morgen', 'Nächste Woche', 'Gestern', 'Vorgestern'];
    expect(await names(`?teamId=${teamId}&sort=agenda`, admin.token)).toEqual(agenda);
    expect(await names(`?teamId=${teamId}&sort=agenda&limit=2&skip=2`, admin.token)).toEqual(
      agenda.slice(2, 4),
    );
    expect((await call('GET /events?unknown=1')).text).toBe('error.invalid-request');
  });

  it('are created once, changed, and deleted', async () => {
    const id = newId();
    const first = await add(props('Training', now + day), id);
    expect((await add(props('Training', now + day), id)).json).toEqual(first.json);
    expect((await add(props('Anders', now + day), id)).text).toBe('error.id-already-exists');
    const change = (changedProps: object, token = admin.token) =>
      call('PATCH /events/', { token, body: { id, changedProps } });
    expect((await change({ name: 'Turniertraining', isPublic: true })).json.props).toMatchObject({
      name: 'Turniertraining',
      isPublic: true,
      startDateTime: now + day,
    });
    const wrong = await change({ endDateTime: now });
    expect(wrong).toMatchObject({ status: 400, text: 'error.invalid-request' });
    expect((await change({ name: 'x' }, anna.token)).text).toBe('error.insufficient-permissions');
    expect((await call(`DELETE /events/${id}`, { token: anna.token })).status).toBe(403);
    expect((await call(`DELETE /events/${id}`, { token: admin.token })).status).toBe(204);
    expect((await call(`GET /events/${id}`)).text).toBe('error.not-found');
  });

  it('are created several at once, or none of them', async () => {
    const week = (from: number, more: object = {}) => ({
      id: newId(),
      props: props('Dienstag', now + from * 7 * day, more),
    });
    const send = (events: readonly object[], token = admin.token) =>
      call('POST /events/batch', { token, body: { events } });
    const events = [week(1), week(2), week(3)];
    const made = await send(events);
    expect(made.json.map(({ id }: { id: string }) => id)).toEqual(events.map(({ id }) => id));
    expect((await send(events)).json).toEqual(made.json);
    const late = week(5, { endDateTime: now });
    const early = week(4);
    const wrong = await send([early, late]);
    expect(wrong).toMatchObject({ status: 400, text: 'error.invalid-request' });
    expect((await call(`GET /events/${early.id}`, { token: admin.token })).status).toBe(404);
    const taken = await send([early, { ...week(6), id: events[0]?.id }]);
    expect(taken.text).toBe('error.id-already-exists');
    expect((await call(`GET /events/${early.id}`, { token: admin.token })).status).toBe(404);
    expect((await send([week(1)], anna.token)).text).toBe('error.insufficient-permissions');
    expect((await send([])).text).toBe('error.invalid-request');
    expect((await send(Array.from({ length: 61 }, () => week(1)))).text).toBe('error.invalid-request');
  });

  it('name the wrong field of one among many', async () => {
    const fieldsOf = async (wrong: object) => {
      const events = [props('Gut', now), props('x', now, wrong)].map((one) => ({ id: newId(), props: one }));
      const answer = await app.http.inject({
        method: 'POST',
        url: '/api/v1/events/batch',
        headers: { accept: 'application/problem+json', authorization: `Bearer ${admin.token}` },
        payload: { events },
      });
      return answer.json().fields;
    };
    const eventData = { awayTeamId: teamId };
    expect(await fieldsOf({ endDateTime: now })).toEqual(['/events/1/props/endDateTime']);
    expect(await fieldsOf({ eventData })).toEqual(['/events/1/props/eventData']);
    expect(await fieldsOf({ type: 'mdsl-matchday', eventData })).toEqual([
      '/events/1/props/eventData/awayTeamId',
    ]);
  });

  it('are not overwritten by a user who has not seen the latest change', async () => {
    const { id } = (await add(props('Training', now + day))).json;
    const change = (name: string, editRevision?: number) =>
      call('PATCH /events/', { token: admin.token, body: { id, changedProps: { name }, editRevision } });
    expect((await change('Eins', 0)).json.props).toMatchObject({ editRevision: 1, revision: 1 });
    expect(await change('Zwei', 0)).toMatchObject({ status: 409, text: 'error.event.changed-meanwhile' });
    expect((await change('Drei', 1)).json.props).toMatchObject({ name: 'Drei', editRevision: 2 });
    expect((await change('Vier')).json.props).toMatchObject({ name: 'Vier', editRevision: 3 });
  });

  it('do not exist for callers who may not read them', async () => {
    const { id } = (await add(props('Geheim', now + day))).json;
    for (const token of [undefined, anna.token]) {
      expect((await call(`GET /events/${id}`, { token })).status).toBe(404);
    }
    expect(
      (await call('PATCH /events/', { token: anna.token, body: { id, changedProps: { name: 'x' } } })).status,
    ).toBe(404);
    expect((await call(`DELETE /events/${id}`, { token: anna.token })).status).toBe(404);
    expect((await call(`GET /events/${id}`, { token: admin.token })).json.props.name).toBe('Geheim');
  });

  it('need an existing team, and an end after their start', async () => {
    expect((await add({ ...props('x', now), teamId: newId() })).text).toBe('error.not-found');
    expect((await add(props('x', now, { endDateTime: now }))).text).toBe('error.invalid-request');
    expect((await add(props('x', now, { type: 'tournament' }))).text).toBe('error.insufficient-permissions');
    expect((await add(props('x', now), newId(), anna.token)).text).toBe('error.insufficient-permissions');
  });
});
