import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { maxHooksOfTeam, maxShownDeliveries } from '@neundarter/contract/limits';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hooks } from '../src/hooks/hooks.ts';
import { newId } from '../src/platform/ids.ts';
import { createLog } from '../src/platform/log.ts';
import type { Announcement } from '../src/platform/outbox.ts';
import { createReactions } from '../src/platform/reactions/reactions.ts';
import { claimMarginMs, tryLimitMs } from '../src/platform/reactions/run-reactions.ts';
import { createEvent } from './create-event.ts';
import { databases } from './databases.ts';
import { eventually } from './eventually.ts';
import { alone, guest, shortMatches } from './short-matches.ts';
import { shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

type Received = {
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into all that was sent
  readonly json: any;
};

describe.each(databases)('hooks on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create, {
    rateLimits: {},
    config: { publicUrl: 'https://darts.example.org', hooksAllow: ['127.0.0.0/8'] },
  });
  let server: Server;
  let url: string;
  let received: Received[] = [];
  let status = 200;

  beforeAll(async () => {
    server = createServer((request, response) => {
      let text = '';
      request.on('data', (piece) => {
        text += piece;
      });
      request.on('end', () => {
        received.push({ headers: request.headers, text, json: JSON.parse(text) });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const list = async () =>
    (await call(`GET /teams/${scene.teamId}/hooks`, { token: scene.chief.token })).json;
  const add = async (more: object = {}) =>
    call(`POST /teams/${scene.teamId}/hooks`, {
      token: scene.chief.token,
      body: { id: newId(), url, ...more },
    });
  const removeAll = async () => {
    for (const { id } of await list())
      await call(`DELETE /teams/${scene.teamId}/hooks/${id}`, { token: scene.chief.token });
  };
  beforeEach(async () => {
    await removeAll();
    received = [];
    status = 200;
    app.clock.time = null;
  });

  const play = (eventId: string, more: object = {}) =>
    shortMatches(call).play({
      token: scene.chief.token,
      eventId,
      parties: [alone(guest('Anna')), alone(guest('Bernd'))],
      ...more,
    });
  const arrived = (event: string) =>
    eventually(() => received.find(({ json }) => json.event === event), `${event} at the receiver`);
  const settled = (count: number) =>
    eventually(async () => {
      const [hook] = await list();
      const done = hook.deliveries.filter(({ status: one }: { status: string }) => one === 'done');
      return done.length >= count ? hook : undefined;
    }, `${count} deliveries`);

  /** Waits until so many tries have failed and their rows wait for the next try; while a try is under way, its row is claimed. */
  const postponed = (count: number) =>
    eventually(async () => {
      const rows = await app.db.query((q) =>
        q.selectFrom('reactions').selectAll().where('reaction', '=', 'tell-hooks').execute(),
      );
      const waiting = rows.filter((row) => row.due_at - row.created_at < tryLimitMs + claimMarginMs);
      return waiting.length === count ? true : undefined;
    }, `${count} tries that have failed`);

  it('tell begin and end of a match, signed, with names and addresses', async () => {
    const { json: hook } = await add();
    const event = await createEvent(app, { teamId: scene.teamId, name: 'Training' });
    const id = await play(event);
    const begun = await arrived('match-begun');
    const ended = await arrived('match-ended');
    expect(ended.json).toMatchObject({
      event: 'match-ended',
      team: { id: scene.teamId, name: 'Bulls' },
      competition: { id: event, url: `https://darts.example.org/team-lounge/event/${event}` },
      match: {
        id,
        url: `https://darts.example.org/matches/${id}`,
        parties: ['Anna', 'Bernd'],
        legs: [1, 0],
        winner: 0,
      },
    });
    for (const { headers, text, json } of [begun, ended]) {
      const at = String(headers['x-neundarter-time']);
      const sign = createHmac('sha256', hook.secret).update(`${at}.${json.id}.${text}`).digest('hex');
      expect(headers['x-neundarter-signature']).toBe(`sha256=${sign}`);
      expect(headers['x-neundarter-id']).toBe(json.id);
    }
    const { deliveries } = await settled(2);
    expect(deliveries.map(({ event: one, answer }: never) => [one, answer])).toEqual(
      expect.arrayContaining([
        ['match-begun', '200'],
        ['match-ended', '200'],
      ]),
    );
  });

  it('tell a 180 and a high finish, and no other turn', async () => {
    await add();
    const event = await createEvent(app, { teamId: scene.teamId });
    // 180 and 141 are 321; the other side throws 0.
    const config = { startingScore: 321 };
    await play(event, { config, turns: [180, 60, 'out'] });
    expect((await arrived('180')).json.turn).toEqual({ party: 0, name: 'Anna', score: 180 });
    expect((await arrived('high-finish')).json.turn).toEqual({ party: 0, name: 'Anna', score: 141 });
    await arrived('match-ended');
    expect(received.map(({ json }) => json.event).toSorted()).toEqual([
      '180',
      'high-finish',
      'match-begun',
      'match-ended',
    ]);
  });

  it('tell no high finish of a leg that its round limit has decided', async () => {
    await add();
    const event = await createEvent(app, { teamId: scene.teamId });
    const roundLimit = { rounds: 1, decision: 'lowest-rest' };
    // Bernd throws last, and has fewer points left.
    await play(event, { config: { startingScore: 501, roundLimit }, turns: [60, 121] });
    await arrived('match-ended');
    expect(received.map(({ json }) => json.event).toSorted()).toEqual(['match-begun', 'match-ended']);
  });

  it('tell once that a tournament has ended', async () => {
    await add();
    const id = await calls.createRunning(shortSetup('single-knockout'), 2);
    await calls.playOn(id);
    const { json } = await arrived('event-ended');
    expect(json).toMatchObject({ competition: { id, name: 'Pokal' } });
    expect([json.match, json.turn]).toEqual([undefined, undefined]);
    await settled(3);
    expect(received.filter(({ json: one }) => one.event === 'event-ended')).toHaveLength(1);
  });

  it('tell nothing of events that are not public, unless the team says so, nor to other teams', async () => {
    await add();
    const closed = await createEvent(app, { teamId: scene.teamId, isPublic: false });
    const others = await createEvent(app);
    const open = await createEvent(app, { teamId: scene.teamId });
    await play(open);
    await play(closed);
    await settled(2);
    expect(new Set(received.map(({ json }) => json.competition.id))).toEqual(new Set([open]));
    await add({ hasPrivate: true });
    await play(closed);
    await eventually(
      () => received.find(({ json }) => json.competition.id === closed && json.event === 'match-ended'),
      'a match of a closed event',
    );
    expect(received.some(({ json }) => json.competition.id === others)).toBe(false);
  });

  it('leave no row of a team without hooks', async () => {
    const own = await createEvent(app, { teamId: scene.teamId });
    const other = await createEvent(app);
    await add();
    const reactions = createReactions({
      db: app.db,
      clock: { now: Date.now },
      log: createLog('silent'),
      reactions: hooks.reactions({
        platformOf: () => {
          throw new Error('nothing runs before a commit');
        },
        post: async () => ({ kind: 'refused' }),
        publish: null,
      }),
    });
    const endOf = (eventId: string): Announcement => ({
      event: 'match-finished',
      payload: { matchId: eventId, eventId, revision: 1, winningParty: 0 },
      channels: [],
    });
    const rows = await app.db.write(async (tx) => {
      reactions.plan(tx, [endOf(own), endOf(other)]);
      await tx.flush();
      const subjects = [own, other].map((id) => `hooks/${id}/1`);
      const written = await tx.q
        .selectFrom('reactions')
        .select('subject')
        .where('subject', 'in', subjects)
        .execute();
      return { ok: false, written };
    });
    expect(rows.written).toEqual([{ subject: `hooks/${own}/1` }]);
  });

  it('are tried again after growing pauses, and get nothing twice that has arrived', async () => {
    await add();
    status = 500;
    const event = await createEvent(app, { teamId: scene.teamId });
    await play(event);
    await eventually(() => (received.length >= 2 ? true : undefined), 'the first tries');
    const [hook] = await eventually(async () => {
      const hooks = await list();
      return hooks[0].deliveries.every(({ attempts }: { attempts: number }) => attempts >= 1)
        ? hooks
        : undefined;
    }, 'the notes of the first tries');
    await postponed(2);
    expect(hook.deliveries).toHaveLength(2);
    for (const { status: one, answer } of hook.deliveries) expect([one, answer]).toEqual(['waiting', '500']);
    status = 204;
    const ids = new Set(received.map(({ json }) => json.id));
    app.clock.time = Date.now() + 10_000;
    await settled(2);
    expect(new Set(received.map(({ json }) => json.id))).toEqual(ids);
    const count = received.length;
    app.clock.time = Date.now() + 10 * 60_000;
    const other = await createEvent(app, { teamId: scene.teamId });
    await play(other);
    await settled(4);
    expect(received.length).toBe(count + 2);
  });

  it('are given up after ten tries, and say so', async () => {
    const { json: hook } = await add();
    status = 503;
    await play(await createEvent(app, { teamId: scene.teamId }));
    await eventually(async () => {
      const [{ deliveries }] = await list();
      const isNoted = deliveries.every(({ attempts }: { attempts: number }) => attempts >= 1);
      return deliveries.length === 2 && isNoted ? true : undefined;
    }, 'the notes of the first tries');
    await postponed(2);
    await app.db.write(({ q }) =>
      q.updateTable('hook_deliveries').set({ attempts: 9 }).where('hook_id', '=', hook.id).execute(),
    );
    app.clock.time = Date.now() + 10_000;
    const [{ deliveries }] = await eventually(async () => {
      const hooks = await list();
      return hooks[0].deliveries.every(({ status: one }: { status: string }) => one === 'failed')
        ? hooks
        : undefined;
    }, 'deliveries that are given up');
    expect(deliveries.map(({ answer }: never) => answer)).toEqual(['503', '503']);
    // Nothing is set aside, and nothing waits.
    await eventually(async () => {
      const left = await app.db.query((q) =>
        q.selectFrom('reactions').select('id').where('reaction', '=', 'tell-hooks').execute(),
      );
      return left.length === 0 ? true : undefined;
    }, 'the end of the reactions');
  });

  it('keep the latest deliveries only', async () => {
    const { json: hook } = await add();
    await app.db.write(async ({ q }) => {
      for (let at = 1; at <= maxShownDeliveries; at += 1)
        await q
          .insertInto('hook_deliveries')
          .values({
            id: `${hook.id}-${at}`,
            hook_id: hook.id,
            event: '180',
            created_at: at,
            tried_at: at,
            attempts: 1,
            status: 'done',
            answer: '200',
          })
          .execute();
    });
    await play(await createEvent(app, { teamId: scene.teamId }));
    await eventually(async () => {
      const [{ deliveries }] = await list();
      const isNew = (one: { event: string; status: string }) => one.event !== '180' && one.status === 'done';
      return deliveries.filter(isNew).length === 2 ? true : undefined;
    }, 'both new deliveries');
    const count = () =>
      app.db.query(async (q) => (await q.selectFrom('hook_deliveries').select('id').execute()).length);
    expect(await count()).toBe(maxShownDeliveries);
    expect((await list())[0].deliveries[0].event).toMatch(/^match-/);
  });

  it('go to no private address that the operator does not allow', async () => {
    await add({ url: 'http://10.0.0.1/' });
    await play(await createEvent(app, { teamId: scene.teamId }));
    const { deliveries } = await eventually(async () => {
      const [hook] = await list();
      return hook.deliveries.length === 2 &&
        hook.deliveries.every(({ status: one }: { status: string }) => one === 'refused')
        ? hook
        : undefined;
    }, 'refused deliveries');
    expect(deliveries.map(({ answer, attempts }: never) => [answer, attempts])).toEqual([
      [null, 1],
      [null, 1],
    ]);
  });

  it('are few, need an address, and are created once', async () => {
    const id = newId();
    const first = await add({ id });
    expect((await add({ id })).json).toEqual(first.json);
    expect((await add({ id, url: 'https://example.org/' })).text).toBe('error.id-already-exists');
    for (const wrong of [
      'ftp://example.org/',
      'example.org',
      'https://user:pass@example.org/',
      `https://${'x'.repeat(500)}`,
    ])
      expect([wrong, (await add({ url: wrong })).status]).toEqual([wrong, 400]);
    for (let at = 1; at < maxHooksOfTeam; at += 1) expect((await add()).status).toBe(200);
    expect((await add()).text).toBe('error.hooks.too-many');
    const { status: gone } = await call(`DELETE /teams/${scene.teamId}/hooks/${newId()}`, {
      token: scene.chief.token,
    });
    expect(gone).toBe(404);
  });
});
