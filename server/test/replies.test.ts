import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import type { Notify } from '../src/platform/notices/notice.ts';
import { sendReminders } from '../src/replies/send-reminders.ts';
import { createEvent } from './create-event.ts';
import { createClub, createPerson, givePassword, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { eventually } from './eventually.ts';
import { password } from './permission-scene.ts';
import { accountEntry, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

const hour = 3_600_000;
const day = 24 * hour;
const notThere = { status: 404, text: 'error.not-found' };

describe.each(databases)('who comes on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create, { rateLimits: {} });
  beforeEach(() => {
    app.clock.time = null;
  });

  const must = async (address: string, { token }: Pick<Person, 'token'>, body?: object) => {
    const answer = await call(address, { token, ...(body && { body }) });
    expect(answer.status, `${address}: ${answer.text}`).toBeLessThan(300);
    return answer.json;
  };
  const team = async () => {
    const teamId = await createClub(app, 'Bulls');
    const [captain, anna, ben] = [
      await createPerson(app, { firstName: 'Cleo', roles: ['team-admin'], teamIds: [teamId] }),
      await createPerson(app, { firstName: 'Anna', teamIds: [teamId] }),
      await createPerson(app, { firstName: 'Ben', teamIds: [teamId] }),
    ];
    return { teamId, captain, anna, ben };
  };
  const training = (teamId: string, inMs = day, isPublic = true) => {
    const startDateTime = (app.clock.time ?? Date.now()) + inMs;
    return createEvent(app, { teamId, isPublic, startDateTime, endDateTime: startDateTime + 2 * hour });
  };
  const say = (id: string, by: Person, reply: string, more: object = {}) =>
    must(`PATCH /events/${id}/reply`, by, { reply, ...more });
  const repliesOf = async (id: string, by: Person) => {
    const { teams } = await must(`GET /events/${id}/replies`, by);
    return teams.map(({ people }: { people: { firstName: string; reply: string | null }[] }) =>
      Object.fromEntries(people.map(({ firstName, reply }) => [firstName, reply])),
    );
  };
  const ask = (id: string, by: Person, { playerId }: Person) =>
    call(`POST /events/${id}/replies/${playerId}/ask`, { token: by.token });
  const mailsTo = ({ emailAddress }: Person) => app.mails.filter(({ to }) => to === emailAddress);

  it('is said with one call, changed by another, and seen by the team', async () => {
    const { teamId, captain, anna, ben } = await team();
    const id = await training(teamId);
    const question = { eventId: id, teamIds: [teamId], isOfSeries: false, isAsked: false };
    expect((await must('GET /replies', anna)).events).toMatchObject([{ ...question, reply: null }]);
    expect(await say(id, anna, 'maybe')).toMatchObject({ ...question, reply: 'maybe' });
    await say(id, anna, 'yes');
    await say(id, ben, 'no');
    expect(await repliesOf(id, ben)).toEqual([{ Anna: 'yes', Cleo: null, Ben: 'no' }]);
    const { own, isOpen, teams } = await must(`GET /events/${id}/replies`, captain);
    expect([own.reply, isOpen, teams[0].mayAsk]).toEqual([null, true, true]);
    // Those who come first, whoever does not last.
    expect(teams[0].people.map(({ firstName }: { firstName: string }) => firstName)).toEqual([
      'Anna',
      'Cleo',
      'Ben',
    ]);
    app.clock.time = Date.now() + 2 * day;
    const late = await call(`PATCH /events/${id}/reply`, { token: anna.token, body: { reply: 'no' } });
    expect(late.text).toBe('error.event.invalid-status');
    expect((await must('GET /replies', anna)).events).toEqual([]);
  });

  it('is not for others, also if they see the event, nor for those who have left', async () => {
    const { teamId, captain, anna } = await team();
    const id = await training(teamId);
    await say(id, anna, 'yes');
    const stranger = await createPerson(app, {});
    expect((await call(`GET /events/${id}`, { token: stranger.token })).status).toBe(200);
    const tried = (by: Person) =>
      Promise.all([
        call(`GET /events/${id}/replies`, { token: by.token }),
        call(`PATCH /events/${id}/reply`, { token: by.token, body: { reply: 'yes' } }),
        ask(id, by, anna),
      ]);
    for (const answer of await tried(stranger)) expect(answer).toMatchObject(notThere);
    await must(`DELETE /teams/${teamId}/players/${anna.playerId}`, captain);
    for (const answer of await tried(anna)) expect(answer).toMatchObject(notThere);
    expect(await repliesOf(id, captain)).toEqual([{ Cleo: null, Ben: null }]);
  });

  it('of a series is said once, and what was said for one training stays', async () => {
    const { teamId, captain, anna } = await team();
    const ids = Array.from({ length: 4 }, newId);
    const start = Date.now() + day;
    const events = ids.map((id, at) => {
      const startDateTime = start + at * 7 * day;
      const props = { teamId, type: 'training', name: 'Training', startDateTime };
      return { id, props: { ...props, endDateTime: startDateTime + hour } };
    });
    await must('POST /events/batch', captain, { events, isRepetition: true });
    const [first = '', second = '', third = '', fourth = ''] = ids;
    await say(third, anna, 'no');
    expect((await say(second, anna, 'yes', { isForSeries: true })).isOfSeries).toBe(true);
    const said = async () => {
      const found = [];
      for (const id of ids) found.push((await must(`GET /events/${id}/replies`, anna)).own.reply);
      return found;
    };
    expect(await said()).toEqual([null, 'yes', 'no', 'yes']);
    await say(first, anna, 'maybe', { isForSeries: true });
    expect(await said()).toEqual(['maybe', 'maybe', 'no', 'maybe']);
    await say(fourth, anna, 'yes');
    await say(first, anna, 'no', { isForSeries: true });
    expect(await said()).toEqual(['no', 'no', 'no', 'yes']);
  });

  it('is asked by each team of a match day among its own people, once the other one has agreed', async () => {
    const [home, away] = [await team(), await team()];
    const startDateTime = Date.now() + day;
    const props = { teamId: home.teamId, type: 'mdsl-matchday', name: 'Spieltag', startDateTime };
    const id = newId();
    const eventData = { awayTeamId: away.teamId };
    await must('POST /events/', home.captain, {
      id,
      props: { ...props, endDateTime: startDateTime + hour, eventData },
    });
    expect(await call(`GET /events/${id}/replies`, { token: away.anna.token })).toMatchObject(notThere);
    await must(`PATCH /events/${id}/request`, away.captain, { agrees: true });
    await say(id, away.anna, 'yes');
    await say(id, home.anna, 'no');
    expect((await must('GET /replies', away.ben)).events).toMatchObject([{ teamIds: [away.teamId] }]);
    expect(await repliesOf(id, home.captain)).toEqual([{ Cleo: null, Ben: null, Anna: 'no' }]);
    expect(await repliesOf(id, away.captain)).toEqual([{ Anna: 'yes', Cleo: null, Ben: null }]);
    expect((await ask(id, home.captain, away.ben)).text).toBe('error.not-found');
  });

  it('to a tournament is whoever is registered, until they withdraw; nobody is asked about a draft', async () => {
    const anna = await createPerson(app, { firstName: 'Anna', teamIds: [scene.teamId] });
    const startDateTime = Date.now() + day;
    const id = await calls.create(shortSetup('single-knockout'), {
      startDateTime,
      endDateTime: startDateTime + hour,
    });
    const eventsOf = async () => (await must('GET /replies', anna)).events;
    expect(await eventsOf()).toEqual([]);
    await calls.must(`PATCH /events/${id}/publish`);
    await say(id, anna, 'no');
    await calls.must(`POST /events/${id}/participants`, { body: accountEntry(anna) });
    expect(await eventsOf()).toMatchObject([{ reply: 'yes', isRegistered: true }]);
    const [{ id: entryId }] = (await calls.read(id)).participants;
    await must(`PATCH /events/${id}/participants/withdraw`, anna, { entryId });
    expect(await eventsOf()).toMatchObject([{ reply: 'no', isRegistered: false }]);
  });

  it('can be asked by the captain, once, of those who have not decided', async () => {
    const { teamId, captain, anna, ben } = await team();
    const id = await training(teamId);
    await say(id, ben, 'no');
    expect((await ask(id, captain, ben)).text).toBe('error.event.invalid-status');
    expect((await ask(id, ben, anna)).text).toBe('error.insufficient-permissions');
    const answers = await Promise.all([ask(id, captain, anna), ask(id, captain, anna)]);
    for (const { status } of answers) expect(status).toBeLessThan(300);
    const mail = await eventually(() => mailsTo(anna)[0], 'the mail');
    expect(mail).toMatchObject({ subject: 'Kannst du einspringen? Training' });
    expect(mail.text).toContain('Cleo');
    expect((await must('GET /replies', anna)).events).toMatchObject([{ isAsked: true }]);
    await must('PATCH /replies/reminders', ben, { wantsReminders: false });
    for (let events = 0; events < 7; events += 1) {
      const other = await training(teamId);
      for (const one of [anna, ben]) expect((await ask(other, captain, one)).status).toBeLessThan(300);
    }
    await eventually(() => mailsTo(anna).length === 5, 'five mails of a day');
    expect(mailsTo(ben)).toEqual([]);
  });

  it('is reminded once by several processes, again after a move, and not who has said so', async () => {
    const { teamId, captain, anna, ben } = await team();
    const late = await createPerson(app, { firstName: 'Dora', teamIds: [teamId] });
    app.clock.time = Date.now() + 400 * day;
    const id = await training(teamId, 3 * day, false);
    await say(id, anna, 'no');
    await must('PATCH /replies/reminders', ben, { wantsReminders: false });
    expect((await must('GET /replies', ben)).wantsReminders).toBe(false);
    const sent: string[] = [];
    const notify: Notify = async (_, { to }) => void sent.push(String(to));
    const remind = async () => {
      const process = { db: app.db, clock: { now: () => app.clock.time ?? 0 }, notify };
      await Promise.all([sendReminders(process), sendReminders(process), sendReminders(process)]);
      return sent.splice(0).toSorted();
    };
    const both = [captain.emailAddress, late.emailAddress].toSorted();
    expect(await remind()).toEqual([]);
    app.clock.time += 1.2 * day;
    expect(await remind()).toEqual(both);
    expect(await remind()).toEqual([]);
    const startDateTime = app.clock.time + 1.5 * day;
    const changedProps = { startDateTime, endDateTime: startDateTime + hour };
    await must('PATCH /events/', captain, { id, changedProps });
    await say(id, late, 'maybe');
    expect(await remind()).toEqual([captain.emailAddress]);
  });

  it('is reminded of each event, however many come before it that nobody is reminded of', async () => {
    const { teamId, captain, anna, ben } = await team();
    app.clock.time = Date.now() + 800 * day;
    const startDateTime = app.clock.time + day;
    const times = { startDateTime, endDateTime: startDateTime + hour };
    await calls.create(shortSetup('single-knockout'), times);
    await training(teamId, day + 1);
    await training(teamId, day + 2);
    const sent: string[] = [];
    const process = {
      db: app.db,
      clock: { now: () => app.clock.time ?? 0 },
      notify: async (_: unknown, { to }: { to: unknown }) => void sent.push(String(to)),
    };
    const everybody = [captain, anna, ben].map(({ emailAddress }) => emailAddress);
    await sendReminders(process, { atOnce: 1 });
    expect(sent.splice(0).toSorted()).toEqual([...everybody, ...everybody].toSorted());
    await sendReminders(process, { atOnce: 1 });
    expect(sent).toEqual([]);
  });

  it('belongs to the export of own data, and goes with the account', async () => {
    const { teamId, captain, anna } = await team();
    const id = await training(teamId);
    await say(id, anna, 'maybe');
    await ask(id, captain, anna);
    await must('PATCH /replies/reminders', anna, { wantsReminders: false });
    expect(await must('GET /users/me/export', anna)).toMatchObject({
      eventReplies: [{ eventId: id, reply: 'maybe', isForSeries: false }],
      eventAsks: [{ eventId: id, isByMe: false }],
      reminders: { wantsReminders: false },
    });
    expect((await must('GET /users/me/export', captain)).eventAsks).toMatchObject([{ isByMe: true }]);
    const rowsOf = () =>
      app.db.query(async (q) => {
        const of = (one: { player_id: string }) => one.player_id === anna.playerId;
        const tables = ['event_replies', 'event_asks', 'reminder_refusals'] as const;
        const counts = [];
        for (const table of tables)
          counts.push((await q.selectFrom(table).select('player_id').execute()).filter(of).length);
        return counts;
      });
    expect(await rowsOf()).toEqual([1, 1, 1]);
    const askedBy = async () =>
      (
        await app.db.query((q) =>
          q.selectFrom('event_asks').select('asked_by_user_id').where('event_id', '=', id).execute(),
        )
      ).map(({ asked_by_user_id: by }) => by);
    expect(await askedBy()).toEqual([captain.userId]);
    const remove = async (person: Person) => {
      await givePassword(app, person, password);
      await must(`DELETE /users/${person.userId}`, person, { password });
    };
    const next = await createPerson(app, { roles: ['team-admin'], teamIds: [teamId] });
    await remove(captain);
    expect(await askedBy()).toEqual([null]);
    await remove(anna);
    expect(await rowsOf()).toEqual([0, 0, 0]);
    expect(await must(`GET /events/${id}/replies`, next)).toMatchObject({ isOpen: true });
  });
});
