import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '../src/platform/db/open-database.ts';
import { createPerson, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { eventually } from './eventually.ts';
import { createSides, matchdayCalls } from './matchday-scene.ts';
import { startApp } from './start-app.ts';
import { externalEntry, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

const secretAddress = 'otto.geheim@example.org';

describe.each(databases)('answers that callers share on $name', ({ create }) => {
  const { app, call, scene, calls, site } = useTournaments(create);

  const at = (id: string) => [`/events/${id}`, `/events/${id}/matches?limit=100`];
  const read = async (path: string, by?: Pick<Person, 'token'>, headers: Record<string, string> = {}) =>
    call(`GET ${path}`, { token: by?.token, headers });
  const change = () =>
    app.db.write(async ({ q }) => {
      await q.updateTable('teams').set({ can_use_tournaments: 1 }).where('id', '=', scene.teamId).execute();
    });

  /** A tournament with a PIN and addresses, a draft that is not public, and a match day with line-ups that are still hidden. */
  const createSecrets = async () => {
    const running = await calls.create(shortSetup('single-knockout'));
    await calls.must(`PATCH /events/${running}/publish`);
    const entries = [externalEntry('A'), externalEntry('B', { emailAddress: secretAddress })];
    await calls.must(`POST /events/${running}/participants/batch`, { body: { entries } });
    await calls.must(`PATCH /events/${running}/start`);
    const draft = await calls.create(shortSetup('league'), { name: 'Entwurf', isPublic: false });
    const sides = await createSides(app);
    const matchdays = matchdayCalls(call, sides);
    const { id: matchday } = await matchdays.succeed(matchdays.create({ isPublic: true }));
    await matchdays.succeed(matchdays.setLineUp(matchday, 'home'));
    const { matchPinCode: pin } = await calls.read(running);
    return { running, draft, matchday, sides, pin };
  };

  it('tell nobody what only others may know, whoever has read them before', async () => {
    const { running, draft, matchday, sides, pin } = await createSecrets();
    const guest = { token: (await call('GET /login/guest')).json.token as string };
    const other = await createPerson(app);
    const paths = [
      ...[running, draft, matchday].flatMap(at),
      '/events?limit=100',
      '/events?futureOnly=true&limit=100',
      '/events/running',
      '/matches?limit=100',
    ];
    const knowing = [
      scene.chief,
      sides.home.captain,
      sides.home.mate,
      await createPerson(app, { roles: ['admin'] }),
    ];
    const strangers = [undefined, guest, other];
    let told = '';
    for (const path of paths) {
      await change();
      // Strangers first: nobody has read anything since the change.
      const alone = [];
      for (const stranger of strangers) alone.push(await read(path, stranger));
      await change();
      for (const one of knowing) told += (await read(path, one)).text;
      for (const one of knowing) await read(path, one, { 'x-match-pin': pin });
      for (const [index, stranger] of strangers.entries()) {
        const { status, text } = await read(path, stranger);
        expect([path, status, text]).toEqual([path, alone[index]?.status, alone[index]?.text]);
        for (const secret of ['matchPinCode', secretAddress, 'Entwurf', sides.home.players[3] ?? ''])
          expect(text, path).not.toContain(secret);
      }
    }
    // The others were told all of it, so the answers of strangers could have had it.
    for (const secret of [pin, secretAddress, 'Entwurf', sides.home.players[3] ?? ''])
      expect(told).toContain(secret);
  });

  it('are never older than the last change, also of another process', async () => {
    const { running } = await createSecrets();
    const [, matches = ''] = at(running);
    const [first] = await calls.matchesOf(running);
    const statusOf = async () => (await read(matches)).json[0].props.status;
    expect(await statusOf()).toBe('scheduled');
    await calls.must(`PATCH /matches/${first?.matchId}/start`);
    expect(await statusOf()).toBe('running');
    const nameOf = async () => (await read(`/events/${running}`)).json.props.teamName;
    for (const name of ['Bullen', 'Löwen']) {
      await calls.must('PATCH /teams/', { body: { id: scene.teamId, changedProps: { name } } });
      expect(await nameOf()).toBe(name);
    }
    if (app.db.isShared) {
      const elsewhere = await startApp({ db: await openDatabase(site.options) });
      const payload = { id: scene.teamId, changedProps: { name: 'Adler' } };
      const headers = { authorization: `Bearer ${scene.chief.token}` };
      await elsewhere.http.inject({ method: 'PATCH', url: '/api/v1/teams/', headers, payload });
      expect(await nameOf()).toBe('Adler');
      await elsewhere.close();
    }
    await calls.must('PATCH /events/', { body: { id: running, changedProps: { isPublic: false } } });
    expect((await read(`/events/${running}`)).status).toBe(404);
    expect((await read('/events?limit=100')).text).not.toContain(running);
  });

  it('are those of nobody for a guest only as long as the event knows nothing of them', async () => {
    const id = await calls.create(shortSetup('single-knockout'));
    await calls.must(`PATCH /events/${id}/publish`);
    const guest = { token: (await call('GET /login/guest')).json.token as string };
    const other = { token: (await call('GET /login/guest')).json.token as string };
    const shown = async (by?: Pick<Person, 'token'>) => (await read(`/events/${id}`, by)).json.props;
    expect(await shown(guest)).toEqual(await shown());
    await calls.must(`POST /events/${id}/participants`, {
      by: guest,
      body: externalEntry('Heimlich', { emailAddress: secretAddress }),
    });
    expect(JSON.stringify(await shown(guest))).toContain('Heimlich');
    for (const by of [undefined, other]) expect(JSON.stringify(await shown(by))).not.toContain('Heimlich');
    const { matchPinCode: pin } = await calls.read(id);
    await read(`/events/${id}`, other, { 'x-match-pin': pin });
    // A PIN counts in the background.
    await eventually(async () => (await shown(other)).isEnrolled || undefined, 'the enrolment');
    expect(await shown()).toMatchObject({ isEnrolled: false });
  });

  it('are compressed from a kilobyte on, as all others', async () => {
    const { running } = await createSecrets();
    const headers = { 'accept-encoding': 'gzip' };
    const paths = [
      ...at(running),
      '/events?limit=100',
      '/matches?limit=100',
      '/events/count',
      '/openapi.json',
    ];
    for (const path of paths)
      for (const token of [undefined, scene.chief.token]) {
        const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
        const url = `/api/v1${path}`;
        const plain = await app.http.inject({ url, headers: authorization });
        const packed = await app.http.inject({ url, headers: { ...authorization, ...headers } });
        const isLong = plain.rawPayload.length >= 1024;
        expect([path, packed.headers['content-encoding']]).toEqual([path, isLong ? 'gzip' : undefined]);
        expect(isLong).toBe(path !== '/events/count');
        const bytes = isLong ? gunzipSync(packed.rawPayload) : packed.rawPayload;
        expect(bytes.equals(plain.rawPayload), path).toBe(true);
        if (isLong) expect(String(plain.headers['vary'])).toContain('Accept-Encoding');
      }
  });
});
