import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson, givePassword } from './create-person.ts';
import { databases } from './databases.ts';
import { openHall } from './hall-scene.ts';
import { useTournaments } from './use-tournaments.ts';

const hour = 60 * 60_000;

describe.each(databases)('what people say of themselves in an event on $name', ({ create }) => {
  const server = useTournaments(create, { rateLimits: {} });
  const { app, call, calls } = server;

  const phone = async (): Promise<string> => (await call('GET /login/guest')).json.token;
  const reportOn = (token: string, id: string) => (entrant: string, says: string) =>
    call(`POST /events/${id}/reports`, { token, body: { entrant, says } });
  const entriesOf = async (id: string): Promise<readonly string[]> => {
    const rows = await app.db.query((q) =>
      q
        .selectFrom('event_participants')
        .select('id')
        .where('event_id', '=', id)
        .orderBy('position')
        .execute(),
    );
    return rows.map((row) => row.id);
  };

  const open = async () => {
    const hall = await openHall(server);
    const { id, send } = hall;
    const token = await phone();
    const [entrant = '', other = ''] = await entriesOf(id);
    return {
      ...hall,
      entrant,
      other,
      report: reportOn(token, id),
      reports: async () => (await send(`GET /events/${id}/reports`)).json,
      say: (said: object) => send(`PATCH /events/${id}/attendance`, { entrant, ...said }),
      dismiss: (one: string) => send(`DELETE /events/${id}/reports/${one}`),
      gone: async () => (await send(`GET /events/${id}`)).json.props.eventData.changeable.gone,
    } as const;
  };

  it('a guest says that somebody is here; organisers see it, and nobody else', async () => {
    const { report, reports, entrant, id, hall } = await open();
    const sent = await report(entrant, 'here');
    expect(sent.json).toEqual({ entrant, says: 'here', at: expect.any(Number) });
    expect(await reports()).toEqual({
      isOpen: true,
      reports: [{ entrant, says: 'here', at: sent.json.at, isContrary: false }],
    });
    const seen = await call(`GET /events/${id}`, { token: await phone() });
    expect(JSON.stringify(seen.json)).not.toContain(String(sent.json.at));
    expect((await hall()).attendance).toEqual([]);
  });

  it('decides nothing: whoever is expected stays so until an organiser answers', async () => {
    const { report, reports, entrant, say, hall } = await open();
    await say({ presence: 'expected' });
    await report(entrant, 'here');
    expect((await hall()).attendance).toMatchObject([{ entrant, presence: 'expected' }]);
    await say({ presence: 'here' });
    expect([(await hall()).attendance, (await reports()).reports]).toEqual([[], []]);
  });

  it('whoever leaves calls nothing, until they or an organiser say that they are here', async () => {
    const { report, reports, entrant, dismiss, gone, say, hall } = await open();
    await report(entrant, 'leaving');
    expect(await gone()).toEqual([entrant]);
    expect((await hall()).attendance).toMatchObject([{ entrant, presence: 'here', isCaller: false }]);
    await report(entrant, 'here');
    expect(await gone()).toEqual([]);
    await report(entrant, 'leaving');
    expect((await dismiss(entrant)).json.reports).toEqual([]);
    expect(await gone()).toEqual([]);
    await report(entrant, 'leaving');
    await say({ presence: 'here' });
    expect([await gone(), (await reports()).reports]).toEqual([[], []]);
    expect((await dismiss(entrant)).json.reports).toEqual([]);
  });

  it('the word of an organiser about callers holds', async () => {
    const { report, entrant, gone, say, dismiss } = await open();
    await say({ isCaller: false });
    await report(entrant, 'leaving');
    await report(entrant, 'here');
    expect(await gone()).toEqual([entrant]);
    await report(entrant, 'leaving');
    await dismiss(entrant);
    expect(await gone()).toEqual([entrant]);
  });

  it('two phones that disagree are shown so; the last one stands, and a repeat changes nothing', async () => {
    const { report, reports, entrant, id } = await open();
    const other = reportOn(await phone(), id);
    const first = await report(entrant, 'here');
    expect((await report(entrant, 'here')).json).toEqual(first.json);
    await other(entrant, 'leaving');
    expect((await reports()).reports).toMatchObject([{ says: 'leaving', isContrary: true }]);
  });

  it('nobody who is called leaves by it, and only who takes part can report', async () => {
    const { report, matchIds, boardIds, callTo, calls: tournament, id, reports } = await open();
    const [match = ''] = matchIds;
    const [slot] = (await tournament.matchesOf(id)).find(({ matchId }) => matchId === match)?.slots ?? [];
    const called = slot?.kind === 'entrant' ? slot.entrant : '';
    await callTo(match, boardIds[0] ?? '');
    expect((await report(called, 'leaving')).text).toBe('error.calls.person-busy');
    expect((await report(called, 'here')).status).toBe(200);
    expect((await report(newId(), 'here')).text).toBe('error.event.participant-not-found');
    expect((await reports()).reports).toHaveLength(1);
    const [stranger = ''] = await entriesOf(await calls.createRunning(await setupOf(id), 2));
    expect((await report(stranger, 'here')).text).toBe('error.event.participant-not-found');
  });
  const setupOf = async (id: string) => (await calls.read(id)).config;

  it('organisers end it; then nobody reports, and other choices of the hall stay', async () => {
    const { report, entrant, id, send, hall } = await open();
    await send(`PATCH /events/${id}/hall`, { mode: 'by-hand' });
    expect((await send(`PATCH /events/${id}/reports`, { isOpen: false })).json.isOpen).toBe(false);
    expect((await report(entrant, 'here')).text).toBe('error.calls.reports-closed');
    expect((await hall()).mode).toBe('by-hand');
    await send(`PATCH /events/${id}/hall`, { mode: 'proposal' });
    expect((await report(entrant, 'here')).text).toBe('error.calls.reports-closed');
    await send(`PATCH /events/${id}/reports`, { isOpen: true });
    expect((await report(entrant, 'here')).status).toBe(200);
  });

  it('begins six hours before the start, and ends with the tournament, which forgets it', async () => {
    const inSevenHours = { startDateTime: Date.now() + 7 * hour, endDateTime: Date.now() + 9 * hour };
    const id = await calls.create(undefined, inSevenHours);
    await calls.addPeople(id, 2);
    await calls.must(`PATCH /events/${id}/publish`);
    const [entrant = ''] = await entriesOf(id);
    const report = reportOn(await phone(), id);
    expect((await report(entrant, 'here')).text).toBe('error.event.invalid-status');
    const sooner = { startDateTime: Date.now() + 5 * hour };
    await calls.must('PATCH /events/', { body: { id, changedProps: sooner } });
    expect((await report(entrant, 'here')).status).toBe(200);
    expect((await calls.must(`GET /events/${id}/reports`)).reports).toHaveLength(1);
    const short = await openHall(server, { players: 2 });
    const [last = ''] = short.matchIds;
    const [player = ''] = await entriesOf(short.id);
    await reportOn(await phone(), short.id)(player, 'here');
    await short.calls.win(last);
    const { json } = await short.send(`GET /events/${short.id}/reports`);
    expect(json.reports).toEqual([]);
    expect((await reportOn(await phone(), short.id)(player, 'here')).text).toBe('error.event.invalid-status');
  });

  it('is hidden with the event, and no event of another kind has it', async () => {
    const { report, entrant, id, send } = await open();
    await send('PATCH /events/', { id, changedProps: { isPublic: false } });
    expect((await report(entrant, 'here')).text).toBe('error.not-found');
    const day = newId();
    const { teamId } = server.scene;
    const startDateTime = Date.now();
    const props = { teamId, type: 'training', name: 'Üben', isPublic: true, startDateTime };
    await calls.must('POST /events/', {
      body: { id: day, props: { ...props, endDateTime: startDateTime + hour } },
    });
    expect((await reportOn(await phone(), day)(entrant, 'here')).text).toBe('error.event.invalid-status');
    const { chief } = server.scene;
    expect((await call(`GET /events/${day}/reports`, { token: chief.token })).text).toBe(
      'error.event.invalid-status',
    );
  });

  it('a flood about one person is stopped, and what stands is the last that was let through', async () => {
    const { entrant, id, reports } = await open();
    const [one, other] = [reportOn(await phone(), id), reportOn(await phone(), id)];
    const answers: number[] = [];
    for (let turn = 0; turn < 11; turn += 1)
      answers.push((await one(entrant, 'here')).status, (await other(entrant, 'leaving')).status);
    expect(answers.slice(0, 20).every((status) => status === 200)).toBe(true);
    // The last one is what stands already.
    expect(answers.slice(20)).toEqual([429, 200]);
    expect((await reports()).reports).toMatchObject([{ says: 'leaving' }]);
  });

  it('many at once change no revision of the event, so that nobody else reads it', async () => {
    const { id, send, reports } = await open();
    const revision = async () => (await send(`GET /events/${id}`)).json.props.revision;
    const before = await revision();
    const entries = await entriesOf(id);
    const phones = await Promise.all(entries.map(async () => reportOn(await phone(), id)));
    const all = phones.flatMap((report) => entries.map((entrant) => report(entrant, 'here')));
    expect(new Set((await Promise.all(all)).map(({ status }) => status))).toEqual(new Set([200]));
    expect((await reports()).reports).toHaveLength(entries.length);
    expect(await revision()).toBe(before);
  });

  it('belongs to the own data, and is forgotten with the account', async () => {
    const { id, reports, entrant, other } = await open();
    const ann = await createPerson(app, {});
    await app.db.write(async ({ q }) => {
      await q
        .updateTable('event_participant_people')
        .set({ player_id: ann.playerId })
        .where('entry_id', '=', entrant)
        .execute();
    });
    const report = reportOn(ann.token, id);
    await report(entrant, 'here');
    await report(other, 'here');
    const mine = (await call('GET /users/me/export', { token: ann.token })).json;
    expect(mine.reports).toHaveLength(2);
    expect(mine.reports).toContainEqual({ eventId: id, entrant, says: 'here', at: expect.any(Number) });
    await givePassword(app, ann, 'Treble20!');
    const body = { password: 'Treble20!', isConfirmed: true };
    expect((await call(`DELETE /users/${ann.userId}`, { token: ann.token, body })).status).toBeLessThan(300);
    expect((await reports()).reports).toMatchObject([{ entrant: other }]);
    const whose = await app.db.query((q) =>
      q.selectFrom('presence_reports').select('said_by').where('event_id', '=', id).execute(),
    );
    expect(whose).toEqual([{ said_by: null }]);
  });
});
