import type { ScoringGameEntity } from '@neundarter/contract/entities/scoring-game';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { newId } from '../src/platform/ids.ts';
import { checkedClient } from './checked-client.ts';
import { createPerson, givePassword, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { dumpDatabase, settleOutbox } from './dump-database.ts';
import { startApp } from './start-app.ts';
import { useApp } from './use-app.ts';

type HitType = 'triple' | 'double' | 'single' | 'miss';

describe.each(databases)('the practice room on $name', ({ create }) => {
  const { app, call } = useApp(create);
  let anna: Person;

  beforeAll(async () => {
    anna = await createPerson(app);
  });

  const begin = async (
    { token, playerId }: { token: string; playerId?: string } = anna,
    more: object = {},
  ): Promise<string> => {
    const id = newId();
    const props = { ...(playerId !== undefined && { playerId }), ...more };
    const { status, text } = await call('POST /scoring-games/', { token, body: { id, props } });
    expect(status, text).toBe(200);
    return id;
  };
  const hit = (id: string, hitType: HitType, { more = {}, requestId = newId(), token = anna.token } = {}) =>
    call(`POST /scoring-games/${id}/throw`, {
      token,
      body: { hitType, ...more },
      headers: { 'x-request-id': requestId },
    });
  const undo = (id: string, query = '', requestId = newId()) =>
    call(`DELETE /scoring-games/${id}/throw${query}`, {
      token: anna.token,
      headers: { 'x-request-id': requestId },
    });
  const read = async (id: string, token = anna.token): Promise<ScoringGameEntity> =>
    (await call(`GET /scoring-games/${id}`, { token })).json;
  const play = async (id: string, hits: readonly HitType[]): Promise<void> => {
    for (const hitType of hits) expect((await hit(id, hitType)).status).toBe(200);
  };
  const typesOf = ({ props }: ScoringGameEntity) => props.throws.map(({ hitType }) => hitType);

  it('keeps every dart and counts its points', async () => {
    const id = await begin();
    await play(id, ['triple', 'miss', 'single', 'double', 'triple']);
    const game = await read(id);
    expect(game.props).toMatchObject({
      playerId: anna.playerId,
      createdById: anna.userId,
      status: 'running',
      config: { maxNoOfThrows: 100, targetScore: 20 },
      standing: { score: 9, hits: { triple: 2, double: 1, single: 1, miss: 1 } },
      revision: 6,
    });
    expect(typesOf(game)).toEqual(['triple', 'miss', 'single', 'double', 'triple']);
  });

  it('ends with the hundredth dart, and continues after its undo', async () => {
    const id = await begin();
    await play(
      id,
      Array.from({ length: 100 }, (_, index) => (index % 2 === 0 ? 'single' : 'miss')),
    );
    const finished = await read(id);
    expect(finished.props).toMatchObject({ status: 'finished', standing: { score: 50 } });
    expect(finished.props.finishedAt).toBe(finished.props.throws.at(-1)?.timeStamp);
    expect((await hit(id, 'triple')).text).toBe('error.scoring-game.finished');
    const reopened = (await undo(id)).json;
    expect(reopened.props).toMatchObject({ status: 'running', finishedAt: null, standing: { score: 50 } });
    expect(reopened.props.throws).toHaveLength(99);
    expect((await hit(id, 'triple')).json.props).toMatchObject({
      status: 'finished',
      standing: { score: 53, hits: { triple: 1, single: 50, miss: 49 } },
    });
  }, 60_000);

  it('counts a repeated request once, even if it was undone meanwhile', async () => {
    const id = await begin();
    const requestId = newId();
    const first = (await hit(id, 'triple', { requestId })).json;
    expect(first.props.throws).toMatchObject([{ id: requestId, hitType: 'triple' }]);
    expect((await hit(id, 'triple', { requestId })).json).toEqual(first);
    const undoId = newId();
    const undone = (await undo(id, '', undoId)).json;
    expect(undone.props.throws).toEqual([]);
    await play(id, ['single']);
    const after = await read(id);
    expect((await undo(id, '', undoId)).json).toEqual(after);
    expect((await hit(id, 'triple', { requestId })).json).toEqual(after);
    expect((await undo(id, '', requestId)).text).toBe('error.id-already-exists');
    expect((await hit(id, 'triple', { requestId: undoId })).text).toBe('error.id-already-exists');
  });

  it('keeps the order in which the darts were thrown', async () => {
    const id = await begin();
    const numbered = (throwNumber: number) => hit(id, 'single', { more: { throwNumber } });
    expect((await numbered(2)).text).toBe('error.scoring-game.out-of-sync');
    expect((await numbered(1)).status).toBe(200);
    expect((await numbered(1)).text).toBe('error.scoring-game.out-of-sync');
    expect((await numbered(2)).status).toBe(200);
    const [one, two] = (await read(id)).props.throws;
    expect((await undo(id, `?throwId=${one?.id}`)).text).toBe('error.scoring-game.out-of-sync');
    expect((await undo(id, `?throwId=${two?.id}`)).status).toBe(200);
    await undo(id);
    expect((await undo(id)).text).toBe('error.scoring-game.no-throw-to-undo');
  });

  it('records darts that arrive together one after another', async () => {
    const id = await begin();
    const requestIds = Array.from({ length: 8 }, () => newId());
    const answers = await Promise.all(
      [...requestIds, ...requestIds].map((requestId) => hit(id, 'double', { requestId })),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const { props } = await read(id);
    expect(props.throws.map((one) => one.id).toSorted()).toEqual(requestIds.toSorted());
    expect(props).toMatchObject({ revision: 9, standing: { score: 16 } });
  });

  it('accepts the times of a device that was without network, but no times in the future', async () => {
    const now = Date.now();
    const id = await begin(anna, { startDateTime: now - 60_000 });
    const early = await hit(id, 'single', { more: { timeStamp: now - 90_000 } });
    const late = await hit(id, 'single', { more: { timeStamp: now + 90_000 } });
    expect(early.json.props.throws[0].timeStamp).toBe(now - 60_000);
    expect(late.json.props.throws[1].timeStamp).toBeLessThan(now + 60_000);
    const future = await begin(anna, { startDateTime: now + 90_000 });
    expect((await read(future)).props.startDateTime).toBeLessThan(now + 60_000);
  });

  it('begins a game only once', async () => {
    const [id, eve] = [newId(), await createPerson(app)];
    const props = { playerId: anna.playerId, startDateTime: 5 };
    const send = (body: object, token = anna.token) =>
      call('POST /scoring-games/', { token, body: { id, props: body } });
    await send(props);
    await play(id, ['triple']);
    expect((await send(props)).json).toEqual(await read(id));
    expect((await send({ ...props, startDateTime: 6 })).text).toBe('error.id-already-exists');
    expect((await send({}, eve.token)).text).toBe('error.id-already-exists');
    expect((await send(props, eve.token)).text).toBe('error.insufficient-permissions');
  });

  it('lists a player’s own games by date or score, running or finished', async () => {
    const bernd = await createPerson(app);
    const games = [
      { startDateTime: 10, score: 40, status: 'finished' },
      { startDateTime: 30, score: 90, status: 'finished' },
      { startDateTime: 20, score: 90, status: 'finished' },
      { startDateTime: 40, score: 99, status: 'running' },
    ] as const;
    for (const { startDateTime, score, status } of games) {
      const id = await begin(bernd, { startDateTime });
      // Three whole games would need several hundred calls.
      await app.db.write(async ({ q }) => {
        await q.updateTable('scoring_games').set({ score, status }).where('id', '=', id).execute();
      });
    }
    const list = async (query: string) =>
      (await call(`GET /scoring-games?playerId=${bernd.playerId}${query}`, { token: bernd.token })).json.map(
        ({ props }: ScoringGameEntity) => [props.standing.score, props.startDateTime],
      );
    expect(await list('')).toEqual([
      [99, 40],
      [90, 30],
      [90, 20],
      [40, 10],
    ]);
    expect(await list('&status=finished&limit=2')).toEqual([
      [90, 30],
      [90, 20],
    ]);
    expect(await list('&status=finished&limit=2&skip=2')).toEqual([[40, 10]]);
    expect(await list('&status=finished&order=best&limit=1')).toEqual([[90, 20]]);
    const count = await call(`GET /scoring-games/count?playerId=${bernd.playerId}&status=finished`, {
      token: bernd.token,
    });
    expect(count.json).toEqual({ count: 3 });
    expect((await call('GET /scoring-games/count', { token: bernd.token })).json).toEqual({ count: 4 });
    const [head] = (await call('GET /scoring-games?limit=1', { token: bernd.token })).json;
    expect(head.props).not.toHaveProperty('throws');
    const foreign = await call(`GET /scoring-games?playerId=${bernd.playerId}`, { token: anna.token });
    expect(foreign.text).toBe('error.insufficient-permissions');
  });

  it('lets a guest practise, and shows the game only to that guest', async () => {
    const [token, other] = await Promise.all(
      [0, 1].map(async () => (await call('GET /login/guest')).json.token as string),
    );
    const id = await begin({ token: token ?? '' });
    expect((await hit(id, 'triple', { token: token ?? '' })).status).toBe(200);
    expect((await read(id, token)).props).toMatchObject({ playerId: null, standing: { score: 3 } });
    for (const stranger of [other ?? '', anna.token]) {
      expect((await call(`GET /scoring-games/${id}`, { token: stranger })).text).toBe('error.not-found');
      expect((await hit(id, 'triple', { token: stranger })).text).toBe('error.not-found');
      const removed = await call(`DELETE /scoring-games/${id}`, { token: stranger });
      expect(removed.text).toBe('error.not-found');
    }
    expect((await call('GET /scoring-games', { token })).json).toHaveLength(1);
    expect((await call('GET /scoring-games', { token: other })).json).toEqual([]);
  });

  it('deletes a game with all its darts', async () => {
    const id = await begin();
    await play(id, ['single']);
    expect((await call(`DELETE /scoring-games/${id}`, { token: anna.token })).status).toBe(204);
    expect((await call(`GET /scoring-games/${id}`, { token: anna.token })).text).toBe('error.not-found');
    expect(JSON.stringify(await dumpDatabase(app.db))).not.toContain(id);
  });

  it('is part of the exported data, and deleted with the account', async () => {
    const person = await createPerson(app);
    await givePassword(app, person, 'Treble20!');
    const [played, alone] = [await begin(person), await begin({ token: person.token })];
    expect((await hit(played, 'triple', { token: person.token })).status).toBe(200);
    const file = await call('GET /users/me/export', { token: person.token });
    expect(file.json.scoringGames.map(({ id }: ScoringGameEntity) => id).toSorted()).toEqual(
      [played, alone].toSorted(),
    );
    const exported = file.json.scoringGames.find(({ id }: ScoringGameEntity) => id === played);
    expect(exported).toEqual(await read(played, person.token));
    const body = { password: 'Treble20!' };
    const removed = await call(`DELETE /users/${person.userId}`, { token: person.token, body });
    expect(removed.status).toBe(204);
    await settleOutbox(app.db);
    const dump = JSON.stringify(await dumpDatabase(app.db));
    expect(dump).not.toContain(played);
    expect(dump).not.toContain(alone);
  });

  it('survives a restart of the server', async () => {
    const own = await create();
    const first = await startApp({ db: await openDatabase(own.options) });
    const [person, id] = [await createPerson(first), newId()];
    const { token } = person;
    const before = await checkedClient(first);
    await before('POST /scoring-games/', { token, body: { id, props: {} } });
    await before(`POST /scoring-games/${id}/throw`, { token, body: { hitType: 'triple' } });
    const kept = (await before(`GET /scoring-games/${id}`, { token })).json;
    await first.close();
    const second = await startApp({ db: await openDatabase(own.options) });
    const after = await checkedClient(second);
    expect((await after(`GET /scoring-games/${id}`, { token })).json).toEqual(kept);
    expect(kept.props.standing.score).toBe(3);
    await second.close();
    await own.dispose();
  });
});
