import type { EventEntity } from '@neundarter/contract/entities/event';
import type { EventChanged } from '@neundarter/contract/live';
import { type Chance, seededChance } from '@neundarter/rules/board/seeded-chance';
import { afterEach, describe, expect, it } from 'vitest';
import { createPerson } from './create-person.ts';
import { databases } from './databases.ts';
import { followEvent } from './event-reader.ts';
import { eventually } from './eventually.ts';
import { connectLive, disconnectClients } from './live-client.ts';
import { tries } from './run-length.ts';
import { idOf, legs } from './running-calls.ts';
import { accountEntry, externalEntry, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// Whoever applies the differences of an event holds exactly what a fresh read gives, whatever happens to the event and on the way.

const courses = Array.from({ length: tries({ usual: 4, long: 100 }) }, (_, index) => index + 1);
const actsOfCourse = 24;

const groups = { noOfGroups: 2, noOfQualifiers: 4 };
const setups = [
  [shortSetup('single-knockout-with-group-stage', { groups, assignCaller: true }), 6],
  [shortSetup('double-knockout', { assignCaller: true }), 5],
  [shortSetup('league'), 4],
  [shortSetup('single-knockout', { assignCaller: true, hasThirdPlaceMatch: true }), 8],
] as const;

const tables = {
  table: 'table',
  highscores: 'highscores',
  shortlegs: 'shortlegs',
  highfinishes: 'highfinishes',
  stats: 'stats',
  'group/A': 'table?stage=group&group=A',
  'group/Liga': 'table?stage=group&group=Liga',
};

const addressOf = (name: string): string => tables[name as keyof typeof tables];

type Act = { readonly address: string; readonly body?: object };

const pick = <Item>(items: readonly Item[], chance: Chance): Item | undefined =>
  items[Math.floor(chance() * items.length)];

/** Loses, doubles and swaps announcements. */
const disturb =
  (chance: Chance) =>
  (announcements: readonly EventChanged[]): readonly EventChanged[] => {
    const arriving = announcements.flatMap((one) => {
      const fate = chance();
      if (fate < 0.2) return [];
      return fate < 0.4 ? [one, one] : [one];
    });
    return chance() < 0.3 ? arriving.toReversed() : arriving;
  };

describe.each(databases)('the differences of an event on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create, { rateLimits: {}, listens: true });
  afterEach(disconnectClients);

  const readAs =
    (token: string | undefined) =>
    async (path: string): Promise<unknown> => {
      const { status, text, json } = await call(`GET ${path}`, { token });
      if (status !== 200) throw new Error(`${path}: ${status} ${text}`);
      return json;
    };
  const follow = (eventId: string, token?: string, liveToken = token) =>
    followEvent({
      url: app.url,
      eventId,
      token: liveToken,
      read: readAs(token),
      tables,
      isOrganiser: token === scene.chief.token,
    });
  const guestToken = async () => (await call('GET /login/guest')).json.token as string;

  const nextAct = async (id: string, chance: Chance): Promise<Act | null> => {
    const { state, participants } = await calls.read(id);
    const ofStatus = (...statuses: string[]) =>
      state.matches.filter(
        (match: { status: string; matchId: string | null }) =>
          match.matchId !== null && statuses.includes(match.status),
      );
    const winner = chance() < 0.5 ? 0 : 1;
    const score = legs(winner === 0 ? [1, 0] : [0, 1]);
    const way = chance();
    const ready = idOf(pick(ofStatus('ready'), chance));
    const finished = idOf(pick(ofStatus('finished'), chance));
    const result = (matchId: string) => `POST /events/${id}/matches/${matchId}/result`;
    if (way < 0.5 && ready !== '') return { address: result(ready), body: score };
    if (way < 0.6 && finished !== '')
      return { address: result(finished), body: { ...score, reason: 'Vertippt', reset: [] } };
    if (way < 0.7 && finished !== '')
      return { address: `PATCH /events/${id}/matches/${finished}/undo-result`, body: { reason: 'Falsch' } };
    if (way < 0.78) {
      const stage = chance() < 0.5 ? 'group' : 'knockout';
      const effect = stage === 'group' ? { effect: 'out-of-table' } : {};
      const body = { entrant: pick<{ id: string }>(participants, chance)?.id, stage, ...effect };
      return { address: `PATCH /events/${id}/withdraw`, body };
    }
    if (way < 0.84 && state.withdrawn.length > 0)
      return {
        address: `PATCH /events/${id}/undo-withdraw`,
        body: { entrant: pick(state.withdrawn, chance) },
      };
    if (way < 0.92 && ready !== '')
      return { address: `PATCH /events/${id}/matches/${ready}/board`, body: { board: `${winner + 1}` } };
    const name = `Pokal ${Math.floor(chance() * 1000)}`;
    return { address: 'PATCH /events/', body: { id, changedProps: { name } } };
  };

  it.each(courses)('lead to what a fresh read gives, for everybody, course %i', async (seed) => {
    const chance = seededChance(seed);
    const [setup, count] = setups[seed % setups.length] ?? setups[0];
    const member = await createPerson(app, { firstName: 'Mia', teamIds: [scene.teamId] });
    const id = await calls.createRunning(setup, count);
    const tokens = [undefined, await guestToken(), member.token, scene.chief.token];
    const readers = await Promise.all(
      tokens.map((token, who) => follow(id, token, who < 2 ? undefined : token)),
    );
    const untouched = await follow(id, undefined);
    for (let acts = 0; acts < actsOfCourse; acts += 1) {
      const act = await nextAct(id, chance);
      if (act === null) continue;
      await call(act.address, { token: scene.chief.token, body: act.body ?? {} });
      const { revision } = ((await readAs(undefined)(`/events/${id}`)) as EventEntity).props;
      for (const [who, reader] of [...readers, untouched].entries()) {
        if (reader.event().props.revision === revision) continue;
        await reader.follow(revision, reader === untouched ? undefined : disturb(chance));
        const fresh = (await readAs(tokens[who])(`/events/${id}`)) as EventEntity;
        expect(reader.event()).toEqual(fresh);
        for (const [name, table] of reader.tables())
          expect(table, name).toEqual(await readAs(undefined)(`/events/${id}/${addressOf(name)}`));
      }
    }
    expect(untouched.counts.missed).toBe(0);
    expect(readers.some(({ counts }) => counts.missed > 0)).toBe(true);
  });

  it('let visitors and organisers read nothing after results, undos and corrections', async () => {
    const id = await calls.createRunning(shortSetup('double-knockout', { assignCaller: true }), 8);
    const readers = [
      { reader: await follow(id, await guestToken(), undefined), token: undefined },
      { reader: await follow(id, scene.chief.token), token: scene.chief.token },
    ];
    const before = readers.map(({ reader }) => ({ ...reader.counts }));
    const ready = async () => (await calls.matchesOf(id)).filter(({ status }) => status === 'ready');
    for (let round = 0; round < 6; round += 1) {
      const [next] = await ready();
      const result = `POST /events/${id}/matches/${idOf(next)}/result`;
      await calls.must(result, { body: legs([1, 0]) });
      await calls.must(result, {
        body: { ...legs([0, 1]), reason: 'Vertauscht', reset: [] },
      });
      if (round % 2 === 0)
        await calls.must(`PATCH /events/${id}/matches/${idOf(next)}/undo-result`, {
          body: { reason: 'Falsch' },
        });
    }
    for (const { reader, token } of readers) {
      const fresh = (await readAs(token)(`/events/${id}`)) as EventEntity;
      await reader.follow(fresh.props.revision);
      expect(reader.event()).toEqual(fresh);
      expect(JSON.stringify(reader.event()).length).toBeGreaterThan(2000);
    }
    expect(readers.map(({ reader }) => reader.counts)).toEqual(before);
  });

  it('are small, and name all matches that have changed', async () => {
    const id = await calls.createRunning(shortSetup('double-knockout', { assignCaller: true }), 16);
    const { live } = await follow(id);
    const before = await calls.matchesOf(id);
    const [next] = before.filter(({ status }) => status === 'ready');
    await calls.win(idOf(next));
    const { payload } = await live.hears('event-changed');
    const after = await calls.matchesOf(id);
    const changed = after.filter(
      (match, place) => JSON.stringify(match.slots) !== JSON.stringify(before[place]?.slots),
    );
    expect(changed.length).toBeGreaterThan(1);
    expect(payload.matchIds).toEqual(expect.arrayContaining([idOf(next), ...changed.map(idOf)]));
    expect(JSON.stringify(payload).length).toBeLessThan(1500);
    // Of the matches that follow, and do not run, the event tells everything.
    const scores = live.heard.filter(({ event }) => event === 'match-score-updated');
    expect(new Set(scores.map(({ payload: { matchId } }) => matchId))).toEqual(new Set([idOf(next)]));
  });

  it('contain nothing that only some may see, and say that there is more', async () => {
    const id = await calls.create(shortSetup('single-knockout'));
    await calls.must(`PATCH /events/${id}/publish`);
    const person = await createPerson(app, { firstName: 'Paula' });
    const [reader, own] = [await follow(id), await follow(id, person.token)];
    const secret = externalEntry('Geheim', { emailAddress: 'geheim@example.org' });
    const revisionOf = async () => ((await readAs(undefined)(`/events/${id}`)) as EventEntity).props.revision;
    await calls.must(`POST /events/${id}/participants`, { by: person, body: accountEntry(person) });
    await calls.must(`POST /events/${id}/participants/batch`, { body: { entries: [secret] } });
    for (const one of [reader, own]) await one.follow(await revisionOf());
    expect(own.event()).toEqual(await readAs(person.token)(`/events/${id}`));
    expect(JSON.stringify(own.event())).toContain('Paula');
    expect(reader.event()).toEqual(await readAs(undefined)(`/events/${id}`));
    const told = JSON.stringify([reader.live.heard, own.live.heard]);
    expect(told).toContain('"isSameForAll":false');
    const { matchPinCode } = await calls.read(id);
    for (const hidden of [
      '"difference"',
      'Paula',
      'Geheim',
      'geheim@example.org',
      'matchPinCode',
      matchPinCode ?? 'PIN',
    ])
      expect(told).not.toContain(hidden);
  });

  it('tell what only organisers see to nobody else', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 4);
    const { matchPinCode } = await calls.read(id);
    const member = await createPerson(app, { firstName: 'Mia', teamIds: [scene.teamId] });
    const others = [await follow(id), await follow(id, member.token)];
    for (const { live } of others)
      expect(await live.subscribe(`organisers/${id}`)).toEqual({ ok: false, error: 'error.not-found' });
    const chief = await follow(id, scene.chief.token);
    const [next] = await calls.matchesOf(id);
    await calls.win(idOf(next));
    const { payload } = await chief.live.hears('organisers-view-changed');
    expect(payload.changeable.unplayed).toHaveLength(2);
    expect(Object.keys(payload.changeable).toSorted()).toEqual(['gone', 'rounds', 'thirdPlace', 'unplayed']);
    expect(matchPinCode).toMatch(/^\d+$/);
    expect(JSON.stringify(chief.live.heard)).not.toContain(`"${matchPinCode}"`);
    for (const { live } of others) {
      await live.hears('tables-changed');
      const told = live.heard.filter(({ event }) => event === 'organisers-view-changed');
      expect([told, JSON.stringify(live.heard)]).toEqual([[], expect.not.stringContaining('unplayed')]);
    }
  });

  it('tell what organisers see no more to who has lost the role', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 4);
    const deputy = await createPerson(app, { firstName: 'Dana', teamIds: [scene.teamId] });
    const admin = await createPerson(app, { roles: ['admin'] });
    const setRoles = async (roles: readonly string[]) => {
      const body = { id: deputy.userId, roles };
      expect((await call('PATCH /users/', { token: admin.token, body })).status).toBe(200);
    };
    await setRoles(['team-admin']);
    const { live } = await follow(id, deputy.token);
    expect(await live.subscribe(`organisers/${id}`)).toMatchObject({ ok: true });
    await setRoles([]);
    await live.hears('rights-changed');
    const chief = await follow(id, scene.chief.token);
    const [next] = await calls.matchesOf(id);
    await calls.win(idOf(next));
    await chief.live.hears('organisers-view-changed');
    await live.hears('tables-changed');
    expect(live.heard.map(({ event }) => event)).not.toContain('organisers-view-changed');
  });

  it('are told to nobody who may not follow the event', async () => {
    const id = await calls.createRunning(shortSetup('league'), 3);
    await calls.must('PATCH /events/', { body: { id, changedProps: { isPublic: false } } });
    const stranger = await connectLive(app.url);
    const [event, table] = [
      await stranger.subscribe(`events/${id}`),
      await stranger.subscribe(`tables/${id}`),
    ];
    expect([event, table]).toEqual([
      { ok: false, error: 'error.not-found' },
      { ok: false, error: 'error.not-found' },
    ]);
    const member = await follow(id, (await createPerson(app, { teamIds: [scene.teamId] })).token);
    const { revision } = member.event().props;
    const [next] = await calls.matchesOf(id);
    await calls.win(idOf(next));
    await member.live.hears('event-changed');
    const ask = (since: unknown) => stranger.socket.timeout(10_000).emitWithAck('missed', since);
    const wrong = [
      { eventId: id, revision },
      null,
      7,
      {},
      { eventId: 7, revision },
      { eventId: id, revision: 'x' },
    ];
    for (const since of wrong) expect(await ask(since)).toBeNull();
    expect(await member.live.socket.timeout(10_000).emitWithAck('missed', wrong[0])).toMatchObject({
      revision: revision + 1,
    });
    expect(stranger.heard).toEqual([]);
    // Whoever asks without end is disconnected.
    for (let asked = 0; asked < 30; asked += 1) stranger.socket.emit('missed', wrong[0], () => undefined);
    await eventually(() => !stranger.socket.connected || undefined, 'the end of the connection');
  });
});
