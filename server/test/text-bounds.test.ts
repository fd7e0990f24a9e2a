import { maxEventDescriptionLength, maxNewsLength } from '@neundarter/contract/limits';
import { type AnyAddress, type Routes, routes } from '@neundarter/contract/routes/all';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createEvent } from './create-event.ts';
import { createClub, createPerson, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { useApp } from './use-app.ts';

const hour = 60 * 60_000;
/** A table of so many columns. */
const tableOf = (columns: number) => `${'|a'.repeat(columns)}\n${'|-'.repeat(columns)}`;
const [allowed, tooWide] = [tableOf(20), tableOf(21)];

/** Everything that stores Markdown has one of these lengths. */
const isMarkdown = (schema: unknown): boolean =>
  typeof schema === 'object' &&
  schema !== null &&
  (('maxLength' in schema && [maxEventDescriptionLength, maxNewsLength].includes(Number(schema.maxLength))) ||
    Object.values(schema).some(isMarkdown));

describe.each(databases)('bounds of texts on $name', ({ create }) => {
  const { app, call } = useApp(create);
  let admin: Person;
  let teamId: string;

  beforeAll(async () => {
    admin = await createPerson(app, { roles: ['admin'] });
    teamId = await createClub(app);
  });

  const send = (address: AnyAddress, body: object) => call(address, { token: admin.token, body });
  const eventOf = (description: string) => {
    const startDateTime = Date.now() + hour;
    const props = {
      teamId,
      type: 'training',
      name: 'Abend',
      startDateTime,
      endDateTime: startDateTime + hour,
      description,
    };
    return { id: newId(), props };
  };

  /** A body with this text, the field of the text, and the id in the address if it has one. */
  type Sent = readonly [body: object, field: string, id?: string];
  const calls: { readonly [address in AnyAddress]?: (text: string) => Promise<Sent> } = {
    'POST /events/': async (text) => [eventOf(text), '/props/description'],
    'POST /events/batch': async (text) => [
      { events: [eventOf(''), eventOf(text)] },
      '/events/1/props/description',
    ],
    'PATCH /events/': async (text) => {
      const event = eventOf('');
      await send('POST /events/', event);
      return [{ id: event.id, changedProps: { description: text } }, '/changedProps/description'];
    },
    'PATCH /events/{id}/following': async (text) => {
      const event = eventOf('');
      await send('POST /events/', event);
      return [{ changedProps: { description: text } }, '/changedProps/description', event.id];
    },
    'POST /news/': async (text) => [{ id: newId(), props: { content: text } }, '/props/content'],
    'PATCH /news/': async (text) => {
      const id = newId();
      await send('POST /news/', { id, props: { content: '' } });
      return [{ id, changedProps: { content: text } }, '/changedProps/content'];
    },
  };
  const addresses = Object.keys(calls) as AnyAddress[];

  it('hold for every call that stores Markdown', () => {
    const storing = Object.values<Routes[keyof Routes]>(routes).filter(
      (route) => 'body' in route && isMarkdown(route.body),
    );
    expect(storing.map(({ address }) => address).toSorted()).toEqual(addresses.toSorted());
  });

  it.each(addresses)('%s refuses a text that would make too much, and names its field', async (address) => {
    const sentOf = async (text: string): Promise<Sent> => (await calls[address]?.(text)) ?? [{}, ''];
    const at = (id = '') => address.replace('{id}', id) as AnyAddress;
    const [wrong, field, id] = await sentOf(tooWide);
    expect(await send(at(id), wrong)).toMatchObject({ status: 400, text: 'error.text.too-complex' });
    const [method, path] = at(id).split(' ');
    const problem = await app.http.inject({
      method: method === 'POST' ? 'POST' : 'PATCH',
      url: `/api/v1${path}`,
      headers: { accept: 'application/problem+json', authorization: `Bearer ${admin.token}` },
      payload: wrong,
    });
    expect(problem.json()).toMatchObject({ code: 'error.text.too-complex', fields: [field] });
    const [right, , rightId] = await sentOf(allowed);
    expect((await send(at(rightId), right)).status).toBe(200);
  });

  it('refuse nothing that was stored before there were any', async () => {
    const id = await createEvent(app, { teamId });
    await app.db.write(({ q }) =>
      q.updateTable('events').set({ description: tooWide }).where('id', '=', id).execute(),
    );
    const changed = await send('PATCH /events/', { id, changedProps: { name: 'Neu', description: tooWide } });
    expect(changed.json.props).toMatchObject({ name: 'Neu', description: tooWide });
  });
});
