import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { useApp } from './use-app.ts';

describe.each(databases)('news on $name', ({ create }) => {
  const { app, call } = useApp(create);
  let admin: Person;
  let anna: Person;

  beforeAll(async () => {
    admin = await createPerson(app, { roles: ['admin'] });
    anna = await createPerson(app, { roles: ['team-admin'] });
  });

  const add = (props: object, id = newId(), token = admin.token) =>
    call('POST /news/', { token, body: { id, props } });
  const idsOf = async (query = '', token?: string) =>
    (await call(`GET /news${query}`, { token })).json.map(({ id }: { id: string }) => id);

  it('are drafts until they are published, newest first', async () => {
    const draft = (await add({ content: '# Neu\n\nText', date: 1000 })).json;
    expect(draft.props).toEqual({
      content: '# Neu\n\nText',
      date: 1000,
      author: { type: 'product' },
      status: 'draft',
    });
    const author = { type: 'player', id: admin.playerId };
    const later = (await add({ content: 'b', date: 2000, author, status: 'published' })).json;
    expect(await idsOf()).toEqual([later.id]);
    expect(await idsOf('?status=published', anna.token)).toEqual([later.id]);
    expect(await idsOf('', admin.token)).toEqual([later.id, draft.id]);
    expect(await idsOf('?status=draft', admin.token)).toEqual([draft.id]);
    expect((await call('GET /news?status=draft', { token: anna.token })).status).toBe(403);
    expect((await call('GET /news/count')).json).toEqual({ count: 1 });
    expect((await call(`GET /news/${draft.id}`)).text).toBe('error.not-found');
    const body = { id: draft.id, changedProps: { status: 'published', content: '' } };
    expect((await call('PATCH /news/', { token: admin.token, body })).json.props).toMatchObject({
      content: '',
      date: 1000,
      status: 'published',
    });
    expect(await idsOf('?limit=1&skip=1')).toEqual([draft.id]);
    expect((await call(`DELETE /news/${draft.id}`, { token: admin.token })).status).toBe(204);
    expect(await idsOf()).toEqual([later.id]);
  });

  it('are created once', async () => {
    const id = newId();
    const first = await add({ content: 'x' }, id);
    expect((await add({ content: 'x' }, id)).json).toEqual(first.json);
    expect((await add({ content: 'y' }, id)).text).toBe('error.id-already-exists');
  });

  it('can be written only by admins', async () => {
    const { id } = (await add({ content: 'x' })).json;
    const guest = (await call('GET /login/guest')).json.token;
    for (const token of [guest, anna.token]) {
      const refused = { status: 403, text: 'error.insufficient-permissions' };
      expect(await add({ content: 'x' }, newId(), token)).toMatchObject(refused);
      const body = { id, changedProps: { content: 'y' } };
      expect(await call('PATCH /news/', { token, body })).toMatchObject(refused);
      expect(await call(`DELETE /news/${id}`, { token })).toMatchObject(refused);
    }
  });
});
