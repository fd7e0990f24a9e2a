import type { ScoringGameEntity } from '@neundarter/contract/entities/scoring-game';
import type { UpdateObject } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Tables } from '../src/platform/db/tables.ts';
import { newId } from '../src/platform/ids.ts';
import { createPerson, givePassword, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { dumpDatabase, settleOutbox } from './dump-database.ts';
import { useApp } from './use-app.ts';

describe.each(databases)('kinds of practice games on $name', ({ create }) => {
  const { app, call } = useApp(create);
  let anna: Person;

  beforeAll(async () => {
    anna = await createPerson(app);
  });

  const begin = async (person: Person, more: object = {}): Promise<string> => {
    const id = newId();
    const body = { id, props: { playerId: person.playerId, ...more } };
    const { status, text } = await call('POST /scoring-games/', { token: person.token, body });
    expect(status, text).toBe(200);
    return id;
  };
  const hit = async (id: string, hitType: string) => {
    const { status, text, json } = await call(`POST /scoring-games/${id}/throw`, {
      token: anna.token,
      body: { hitType },
    });
    expect(status, text).toBe(200);
    return json as ScoringGameEntity;
  };
  const read = (id: string, { token } = anna) => call(`GET /scoring-games/${id}`, { token });
  const headOf = async (id: string) => {
    const { json } = await call('GET /scoring-games?limit=100', { token: anna.token });
    return (json as ScoringGameEntity[]).find((game) => game.id === id);
  };
  const rowOf = (id: string) =>
    app.db.query((q) =>
      q.selectFrom('scoring_games').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    );
  const setRow = (id: string, row: UpdateObject<Tables, 'scoring_games'>) =>
    app.db.write(async ({ q }) => {
      await q.updateTable('scoring_games').set(row).where('id', '=', id).execute();
    });

  it('name no kind for Scoring 20, whether or not the caller names it', async () => {
    for (const more of [{}, { kind: 'scoring-20' }]) {
      const { props } = (await read(await begin(anna, more))).json;
      expect(props).toMatchObject({ config: { maxNoOfThrows: 100, targetScore: 20 } });
      expect(props).not.toHaveProperty('kind');
    }
    const list = async (query: string) =>
      (await call(`GET /scoring-games${query}`, { token: anna.token })).json;
    expect(await list('?kind=scoring-20')).toEqual(await list(''));
    expect(await list('')).not.toEqual([]);
    const unknown = { token: anna.token, body: { id: newId(), props: { kind: 'no-such-kind' } } };
    expect((await call('POST /scoring-games/', unknown)).text).toBe('error.invalid-request');
  });

  it('read games that an earlier version began', async () => {
    const id = await begin(anna);
    for (const hitType of ['triple', 'double', 'miss']) await hit(id, hitType);
    const [game, head] = [(await read(id)).json, await headOf(id)];
    expect(game.props.standing).toEqual({ score: 5, hits: { triple: 1, double: 1, single: 0, miss: 1 } });
    await setRow(id, { config: null, hits: null, hits_revision: null });
    expect((await read(id)).json).toEqual(game);
    expect(await headOf(id)).toEqual(head);
    expect((await hit(id, 'single')).props.standing).toEqual({
      score: 6,
      hits: { triple: 1, double: 1, single: 1, miss: 1 },
    });
    expect(await rowOf(id)).toMatchObject({ hits_revision: 5, revision: 5 });
  });

  it('read games that an earlier version changed last', async () => {
    const id = await begin(anna);
    await hit(id, 'triple');
    await setRow(id, { score: 4, singles: 1, revision: 3 });
    expect((await headOf(id))?.props.standing).toEqual({
      score: 4,
      hits: { triple: 1, double: 0, single: 1, miss: 0 },
    });
  });

  it('keep the columns that an earlier version reads', async () => {
    const id = await begin(anna);
    for (const hitType of ['double', 'double', 'single', 'miss']) await hit(id, hitType);
    expect(await rowOf(id)).toMatchObject({
      max_no_of_throws: 100,
      target_score: 20,
      score: 5,
      triples: 0,
      doubles: 2,
      singles: 1,
      misses: 1,
    });
  });

  it('keep the configuration of a game', async () => {
    const id = await begin(anna);
    await setRow(id, { config: JSON.stringify({ maxNoOfThrows: 2, targetScore: 19 }) });
    expect((await hit(id, 'single')).props.status).toBe('running');
    expect((await hit(id, 'single')).props).toMatchObject({
      status: 'finished',
      config: { maxNoOfThrows: 2, targetScore: 19 },
    });
  });

  it('hide a game of a newer version, but delete it with the account', async () => {
    const bernd = await createPerson(app);
    await givePassword(app, bernd, 'Treble20!');
    const { token } = bernd;
    const [known, newer] = [await begin(bernd), await begin(bernd)];
    await setRow(newer, { kind: 'of-a-newer-version' });
    const idsIn = (games: readonly { readonly id: string }[]) => games.map(({ id }) => id);
    expect((await read(newer, bernd)).text).toBe('error.not-found');
    expect((await call(`DELETE /scoring-games/${newer}`, { token })).text).toBe('error.not-found');
    expect(idsIn((await call('GET /scoring-games', { token })).json)).toEqual([known]);
    expect((await call('GET /scoring-games/count', { token })).json).toEqual({ count: 1 });
    expect(idsIn((await call('GET /users/me/export', { token })).json.scoringGames)).toEqual([known]);
    const again = { token, body: { id: newer, props: { playerId: bernd.playerId } } };
    expect((await call('POST /scoring-games/', again)).text).toBe('error.id-already-exists');
    const body = { password: 'Treble20!' };
    expect((await call(`DELETE /users/${bernd.userId}`, { token, body })).status).toBe(204);
    await settleOutbox(app.db);
    expect(JSON.stringify(await dumpDatabase(app.db))).not.toContain(newer);
  });
});
