import type { EventEntity } from '@neundarter/contract/entities/event';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createClub, createPerson, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { useApp } from './use-app.ts';

const hourMs = 60 * 60_000;
const weekMs = 7 * 24 * hourMs;
/** Tuesday, 19:00 in German summer time; the third week is in winter time. */
const tuesday = Date.UTC(2027, 9, 19, 17);

describe.each(databases)('repetitions on $name', ({ create }) => {
  const { app, call } = useApp(create);
  let admin: Person;
  let teamId: string;

  beforeAll(async () => {
    admin = await createPerson(app, { roles: ['admin'] });
    teamId = await createClub(app, { canUseTournaments: true });
  });

  const training = (start: number, more: object = {}) => ({
    teamId,
    type: 'training',
    name: 'Dienstag',
    startDateTime: start,
    endDateTime: start + 3 * hourMs,
    ...more,
  });
  /** Four weeks of trainings; their ids. */
  const plan = async (more: object = {}): Promise<readonly string[]> => {
    const events = [0, 1, 2, 3].map((week) => ({
      id: newId(),
      props: training(tuesday + week * weekMs + (week > 1 ? hourMs : 0), more),
    }));
    const made = await call('POST /events/batch', {
      token: admin.token,
      body: { events, isRepetition: true },
    });
    expect(made.status).toBe(200);
    return events.map(({ id }) => id);
  };
  const read = async (ids: readonly string[]): Promise<readonly (EventEntity['props'] | null)[]> =>
    Promise.all(
      ids.map(async (id) => {
        const { status, json } = await call(`GET /events/${id}`, { token: admin.token });
        return status === 200 ? (json as EventEntity).props : null;
      }),
    );
  const change = (id: string, changedProps: object, more: object = {}) =>
    call(`PATCH /events/${id}/following`, { token: admin.token, body: { changedProps, ...more } });
  const changed = async (ids: readonly string[], of: (props: EventEntity['props']) => unknown) =>
    (await read(ids)).map((props) => (props === null ? null : of(props)));

  it('are trainings with the same id of a repetition; others have none', async () => {
    const ids = await plan();
    expect(await changed(ids, ({ repetitionId }) => repetitionId)).toEqual(ids.map(() => ids[0]));
    const events = [{ id: newId(), props: training(tuesday) }];
    const alone = await call('POST /events/batch', { token: admin.token, body: { events } });
    expect(alone.json[0].props.repetitionId).toBeUndefined();
    const other = await createClub(app, 'Lions');
    for (const props of [training(tuesday, { teamId: other }), training(tuesday, { type: 'tournament' })]) {
      const mixed = [
        ...events.map(({ props: one }) => ({ id: newId(), props: one })),
        { id: newId(), props },
      ];
      const refused = await call('POST /events/batch', {
        token: admin.token,
        body: { events: mixed, isRepetition: true },
      });
      expect(refused).toMatchObject({ status: 400, text: 'error.invalid-request' });
    }
  });

  it('are changed from one of them on, by the same time on the clock', async () => {
    const ids = await plan();
    const second = ids[1] ?? '';
    const start = tuesday + weekMs + hourMs;
    const answer = await change(second, {
      name: ' Spät ',
      location: { address: 'Bullsweg 1', zip: '', city: 'Jena' },
      startDateTime: start,
      endDateTime: start + 2 * hourMs,
    });
    expect(answer.json).toEqual({ count: 3 });
    expect(await changed(ids, ({ name }) => name)).toEqual(['Dienstag', 'Spät', 'Spät', 'Spät']);
    const local = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', timeStyle: 'short' });
    expect(
      await changed(ids, (one) => `${local.format(one.startDateTime)} ${local.format(one.endDateTime)}`),
    ).toEqual(['19:00 22:00', '20:00 22:00', '20:00 22:00', '20:00 22:00']);
    expect(await changed(ids, ({ editRevision }) => editRevision)).toEqual([0, 1, 1, 1]);
    expect(await changed(ids, ({ location }) => location?.city)).toEqual([undefined, 'Jena', 'Jena', 'Jena']);
  });

  it('are changed all or none', async () => {
    const ids = await plan();
    await call('PATCH /events/', {
      token: admin.token,
      body: { id: ids[3], changedProps: { endDateTime: tuesday + 3 * weekMs + 2 * hourMs } },
    });
    const shorter = { endDateTime: tuesday + hourMs };
    expect(await change(ids[0] ?? '', { name: 'Kurz', ...shorter })).toMatchObject({
      status: 400,
      text: 'error.invalid-request',
    });
    expect(await changed(ids, ({ name }) => name)).toEqual(ids.map(() => 'Dienstag'));
    const stale = await change(ids[0] ?? '', { name: 'Neu' }, { editRevision: 7 });
    expect(stale.text).toBe('error.event.changed-meanwhile');
    expect((await change(ids[0] ?? '', {})).text).toBe('error.invalid-request');
    expect((await change(newId(), { name: 'Neu' })).text).toBe('error.not-found');
  });

  it('are deleted from one of them on', async () => {
    const ids = await plan();
    const others = await plan();
    const answer = await call(`DELETE /events/${ids[2]}/following`, { token: admin.token });
    expect(answer.json).toEqual({ count: 2 });
    expect(await changed([...ids, ...others], () => true)).toEqual([
      true,
      true,
      null,
      null,
      ...others.map(() => true),
    ]);
    expect((await call(`DELETE /events/${ids[2]}/following`, { token: admin.token })).text).toBe(
      'error.not-found',
    );
  });

  it('are only the training itself if it was planned alone', async () => {
    const id = newId();
    await call('POST /events/', { token: admin.token, body: { id, props: training(tuesday) } });
    expect((await change(id, { name: 'Allein' })).json).toEqual({ count: 1 });
    expect(await changed([id], ({ name }) => name)).toEqual(['Allein']);
    const cup = newId();
    await call('POST /events/', {
      token: admin.token,
      body: { id: cup, props: training(tuesday, { type: 'tournament', name: 'Cup' }) },
    });
    for (const method of ['PATCH', 'DELETE'] as const)
      expect(
        (
          await call(`${method} /events/${cup}/following`, {
            token: admin.token,
            ...(method === 'PATCH' && { body: { changedProps: { name: 'Neu' } } }),
          })
        ).text,
      ).toBe('error.event.invalid-status');
  });

  it('tell everybody who follows one of them', async () => {
    const ids = await plan({ isPublic: true });
    await change(ids[1] ?? '', { isPublic: false });
    expect(await changed(ids, ({ isPublic }) => isPublic)).toEqual([true, false, false, false]);
    expect(await changed(ids, ({ revision }) => revision)).toEqual([0, 1, 1, 1]);
  });
});
