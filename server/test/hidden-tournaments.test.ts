import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson, type Person } from './create-person.ts';
import { createSeries } from './create-series.ts';
import { databases } from './databases.ts';
import { eventually } from './eventually.ts';
import { operationsOf, readDocument } from './openapi-document.ts';
import { accountEntry, externalEntry, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

const hiddenName = 'Verborgener Pokal';

describe.each(databases)('tournaments that are no longer public on $name', ({ create }) => {
  const { app, call, calls, scene } = useTournaments(create, { rateLimits: {} });

  it('let people withdraw by the link of their mail, and show them nothing', async () => {
    const id = await calls.create(shortSetup('single-knockout'));
    await calls.must(`PATCH /events/${id}/publish`);
    const by = { token: (await call('GET /login/guest')).json.token };
    const emailAddress = 'otto@example.org';
    const otto = externalEntry('Otto', { emailAddress });
    await calls.must(`POST /events/${id}/participants`, { by, body: otto });
    const { link } = await eventually(
      () => app.mails.find(({ to }) => to === emailAddress),
      'the mail to the new participant',
    );
    const key = new URL(link).searchParams.get('key') ?? '';
    await calls.must('PATCH /events/', { body: { id, changedProps: { isPublic: false } } });
    const withdraw = (body: object) =>
      call(`PATCH /events/${id}/participants/withdraw`, { token: by.token, body });
    expect((await call(`GET /events/${id}`, { token: by.token })).text).toBe('error.not-found');
    expect((await withdraw({ entryId: otto.id })).text).toBe('error.not-found');
    expect((await withdraw({ entryId: otto.id, key: 'wrong' })).text).toBe('error.not-found');
    for (const time of ['first', 'again']) {
      const answer = await withdraw({ entryId: otto.id, key });
      expect([time, answer.status]).toEqual([time, 200]);
      expect(answer.json.props.eventData.participants).toBeUndefined();
    }
    const { participants } = await calls.read(id);
    expect(participants.map(({ status }: { readonly status: string }) => status)).toEqual(['withdrawn']);
  });

  /** A hidden tournament of two members, of which the first has won; the second leads to no figures of strangers. */
  const playHidden = async () => {
    const people = [
      await createPerson(app, { firstName: 'Mia', teamIds: [scene.teamId] }),
      await createPerson(app, { firstName: 'Noa', teamIds: [scene.teamId] }),
    ];
    const id = await calls.create(shortSetup('single-knockout'), { name: hiddenName, isPublic: false });
    const entries = people.map((person) => accountEntry(person));
    await calls.must(`POST /events/${id}/participants/batch`, { body: { entries } });
    await calls.must(`PATCH /events/${id}/publish`);
    await calls.must(`PATCH /events/${id}/start`);
    return { id, people, matches: await calls.matchesOf(id) };
  };

  it('are found by no read of a stranger, neither while they run nor afterwards', async () => {
    const { id, people, matches } = await playHidden();
    const [mia] = people;
    const seriesId = await createSeries(app, { teamId: scene.teamId, isPublic: true, eventIds: [id] });
    const stranger = await createPerson(app);
    const guest = (await call('GET /login/guest')).json.token;
    const reads = operationsOf(await readDocument(app.http)).filter(({ method }) => method === 'GET');
    const secrets = [id, hiddenName, ...matches.map(({ matchId }) => matchId ?? '')];
    const ids = [id, seriesId, ...secrets.slice(2), ...people.flatMap((one) => [one.playerId, one.userId])];
    const queries = [
      '',
      `?playerId=${mia?.playerId}`,
      `?participant=${mia?.playerId}`,
      '?status=finished',
      '?limit=1',
      `?teamId=${scene.teamId}`,
    ];
    const namedIn = (path: string) => path.match(/\{\w+\}/g)?.length ?? 0;
    /** The addresses of all reads that name or contain the tournament for a caller; `count` of readable answers. */
    const foundBy = async (token: string | undefined) => {
      const found: string[] = [];
      let count = 0;
      for (const { path } of reads)
        for (const one of namedIn(path) === 0 ? [''] : ids)
          for (const query of queries) {
            const address =
              path
                .replace('{id}', one)
                .replaceAll(/\{\w+Number\}/g, '1')
                .replaceAll(/\{\w+\}/g, id) + query;
            const { status, text } = await call(`GET ${address}`, { token });
            if (status === 200) count += 1;
            // What is asked for may stand in the answer, and the points of a public series need ids.
            const isNamed = (secret: string) =>
              address.includes(secret) || (secret === id && path.startsWith('/series'));
            const told = secrets.filter((secret) => !isNamed(secret));
            if (status === 200 && told.some((secret) => text.includes(secret))) found.push(address);
          }
      return { found, count };
    };
    for (const played of ['running', 'finished']) {
      if (played === 'finished') await calls.playOn(id);
      for (const token of [undefined, guest, stranger.token]) {
        const { found, count } = await foundBy(token);
        expect([played, found]).toEqual([played, []]);
        expect(count).toBeGreaterThan(20);
      }
    }
    // The same reads by a player find them, so that the search is worth something.
    expect((await foundBy(mia?.token)).found.length).toBeGreaterThan(8);
    const listOf = `/players/${mia?.playerId}/matches`;
    const counted = async (by: Person | undefined) =>
      (await call(`GET ${listOf}/count`, { token: by?.token })).json.count;
    expect([await counted(mia), await counted(people[1]), await counted(stranger)]).toEqual([1, 1, 0]);
    const won = async (by: Person | undefined, query: string) =>
      (await call(`GET /players/${mia?.playerId}/stats?${query}`, { token: by?.token })).json
        .matchWinsAndLosses.total;
    for (const query of ['limit=1', `opponentId=${people[1]?.playerId}`])
      expect([await won(mia, query), await won(stranger, query)]).toEqual([1, 0]);
  });

  it('are drafts for strangers, whether they are going to be public or not, also if they are cancelled', async () => {
    const member = await createPerson(app, { teamIds: [scene.teamId] });
    const [entered, stranger, admin] = [
      await createPerson(app, { teamIds: [scene.teamId] }),
      await createPerson(app),
      await createPerson(app, { roles: ['admin'] }),
    ];
    const id = await calls.create(shortSetup('single-knockout'), { isPublic: true, name: 'Entwurfspokal' });
    const participant = { type: 'single', player: { type: 'registered', id: entered.playerId } };
    const added = [
      { id: newId(), participant },
      externalEntry('Otto', { emailAddress: 'otto.draft@example.org' }),
    ];
    await calls.must(`POST /events/${id}/participants/batch`, { body: { entries: added } });
    await app.db.write(({ q }) =>
      q.deleteFrom('team_members').where('player_id', '=', entered.playerId).execute(),
    );
    const seriesId = await createSeries(app, { teamId: scene.teamId, isPublic: true, eventIds: [id] });
    const guest = { token: (await call('GET /login/guest')).json.token };
    const seenBy = async (by: { readonly token: string } | undefined) => {
      const token = by?.token;
      const one = await call(`GET /events/${id}`, { token });
      const list = await call(`GET /events?teamId=${scene.teamId}&limit=100`, { token });
      const { count } = (await call(`GET /events/count?teamId=${scene.teamId}`, { token })).json;
      expect(list.json).toHaveLength(count);
      const series = await call(`GET /series/${seriesId}`, { token });
      return [one.status === 200, list.text.includes('Entwurfspokal'), series.text.includes('Entwurfspokal')];
    };
    const [all, nothing] = [
      [true, true, true],
      [false, false, false],
    ];
    const strangers = [undefined, guest, stranger, entered];
    const insiders = [scene.chief, member, admin];
    for (const by of strangers) expect(await seenBy(by)).toEqual(nothing);
    for (const by of insiders) expect(await seenBy(by)).toEqual(all);
    await calls.must(`PATCH /events/${id}/publish`);
    for (const by of [...strangers, ...insiders]) expect(await seenBy(by)).toEqual(all);
    const other = await calls.create(shortSetup('single-knockout'), { isPublic: true });
    await calls.must(`POST /events/${other}/participants/batch`, {
      body: { entries: added.map((entry) => ({ ...entry, id: newId() })) },
    });
    const requestedMails = async () =>
      (await app.db.query((q) => q.selectFrom('mails').select('id').execute())).length;
    const told = await requestedMails();
    await calls.must(`PATCH /events/${other}/cancel`, { body: { reason: 'Wasserschaden' } });
    expect((await call(`GET /events/${other}`, { token: stranger.token })).text).toBe('error.not-found');
    expect((await call(`GET /events/${other}`, { token: member.token })).status).toBe(200);
    expect(await requestedMails()).toBe(told);
  });
});
