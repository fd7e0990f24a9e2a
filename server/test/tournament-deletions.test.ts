import { addressKeptMs } from '@neundarter/contract/limits';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson, givePassword, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { dumpDatabase } from './dump-database.ts';
import { passDays } from './pass-days.ts';
import {
  accountEntry,
  createOrganiser,
  externalEntry,
  shortSetup,
  tournamentCalls,
} from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

const password = 'Treble20!';
const hourMs = 60 * 60_000;
/** Tables whose rows go by themselves. */
const passing = ['outbox', 'reactions', 'attempts', 'mails'];

const pokal = shortSetup('single-knockout', { maxNoOfParticipants: 4 });

describe.each(databases)('deleting what belongs to tournaments on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create);
  let admin: Person;

  beforeAll(async () => {
    admin = await createPerson(app, { roles: ['admin'] });
  });
  afterEach(() => {
    app.clock.time = null;
  });

  const guest = async () => ({ token: (await call('GET /login/guest')).json.token as string });
  const published = async (more: object = {}): Promise<string> => {
    const id = await calls.create(pokal, more);
    await calls.must(`PATCH /events/${id}/publish`);
    return id;
  };
  const register = (id: string, body: object, by: { readonly token: string }) =>
    calls.must(`POST /events/${id}/participants`, { by, body });
  const deleteAccount = async (who: Person) => {
    await givePassword(app, who, password);
    await calls.must(`DELETE /users/${who.userId}`, { by: who, body: { password, isConfirmed: true } });
  };
  /** Tables with a text in some row. */
  const tablesWith = async (text: string) =>
    Object.entries(await dumpDatabase(app.db)).flatMap(([table, rows]) =>
      rows.some((row) => row.includes(text)) && !passing.includes(table) ? [table] : [],
    );

  it('a deleted account gives its place to the waiting list', async () => {
    const id = await published();
    const anna = await createPerson(app, { firstName: 'Annabella' });
    await register(id, accountEntry(anna, { emailAddress: 'annabella@example.org' }), anna);
    const by = await guest();
    for (const name of ['A', 'B', 'C', 'D'])
      await register(id, externalEntry(name, { emailAddress: `${name}@example.org`, status: 'waiting' }), by);
    expect((await calls.read(id)).noOfParticipants).toMatchObject({ requested: 4, waiting: 1 });
    await deleteAccount(anna);
    expect((await calls.read(id)).noOfParticipants).toMatchObject({ requested: 4, waiting: 0 });
    expect(await tablesWith('nnabella')).toEqual([]);
  });

  it('a deleted account keeps a place without a name in a tournament that was started', async () => {
    const id = await calls.create(pokal);
    const anna = await createPerson(app, { firstName: 'Annabella' });
    await calls.must(`POST /events/${id}/participants`, {
      body: accountEntry(anna, { emailAddress: 'annabella@example.org' }),
    });
    await calls.addPeople(id, 3);
    await calls.must(`PATCH /events/${id}/publish`);
    await calls.must(`PATCH /events/${id}/start`);
    const { matchPinCode: pin } = await calls.read(id);
    await calls.must(`POST /events/${id}/enrol`, { by: anna, body: { pin } });
    await deleteAccount(anna);
    const { participants, state } = await calls.read(id);
    expect(participants[0].participant.player).toEqual({ type: 'registered', id: anna.playerId });
    expect(state.matches).toHaveLength(3);
    expect(await tablesWith('nnabella')).toEqual([]);
    expect(await tablesWith(anna.userId)).toEqual([]);
  });

  it('the file of own data contains entries with their addresses, and events to score', async () => {
    const anna = await createPerson(app);
    const id = await published();
    const own = accountEntry(anna, { emailAddress: 'anna@example.org' });
    await register(id, own, anna);
    const friend = externalEntry('Friend', { emailAddress: 'friend@example.org' });
    await register(id, friend, anna);
    // What organisers enter about others is not their own data.
    await calls.must(`POST /events/${id}/participants`, {
      body: externalEntry('Foreign', { emailAddress: 'foreign@example.org' }),
    });
    const { matchPinCode: pin } = await calls.read(id);
    await calls.must(`POST /events/${id}/enrol`, { by: anna, body: { pin } });
    const exportOf = async ({ token }: Person) =>
      JSON.parse((await call('GET /users/me/export', { token })).text);
    const { tournamentEntries, scoredEvents } = await exportOf(anna);
    expect(tournamentEntries).toMatchObject([
      { id: own.id, eventId: id, status: 'requested', emailAddress: 'anna@example.org' },
      { id: friend.id, emailAddress: 'friend@example.org' },
    ]);
    expect(scoredEvents).toEqual([id]);
    expect(JSON.stringify(await exportOf(scene.chief))).not.toContain('foreign@example.org');
  });

  it('addresses of participants go 30 days after the event, but not because the clock jumps', async () => {
    const now = Date.now();
    const to = 'old-friend@example.org';
    const times = { startDateTime: now - 2 * hourMs, endDateTime: now + hourMs };
    const id = await published(times);
    await register(id, externalEntry('Otto', { emailAddress: to }), await guest());
    expect(await tablesWith(to)).toEqual(['event_participant_addresses']);
    app.clock.time = now + 10 * addressKeptMs;
    await guest();
    app.clock.time = now;
    await guest();
    expect(await tablesWith(to)).toEqual(['event_participant_addresses']);
    await passDays(app, now + addressKeptMs - hourMs);
    expect(await tablesWith(to)).toEqual(['event_participant_addresses']);
    await passDays(app, now + addressKeptMs + 25 * hourMs);
    expect(await tablesWith(to)).toEqual([]);
  });

  it('a tournament goes with everything until it is started; then neither it nor its team can be deleted', async () => {
    const host = await createOrganiser(app, 'Lions');
    const own = tournamentCalls(call, host);
    const [first, second] = [await own.create(pokal), await own.create(pokal)];
    const entries = ['Firstling', 'Secondling'].map((name) => externalEntry(name));
    for (const [index, id] of [first, second].entries())
      await own.must(`POST /events/${id}/participants`, { body: entries[index] ?? {} });
    await own.must(`PATCH /events/${first}/publish`);
    const { matchPinCode: pin } = await own.read(first);
    await own.must(`POST /events/${first}/enrol`, { by: await guest(), body: { pin } });
    await own.must(`DELETE /events/${first}`);
    expect([await tablesWith(first), await tablesWith('irstling')]).toEqual([[], []]);
    const running = await own.createRunning(pokal, 4);
    const remove = async (address: string) => (await call(`DELETE ${address}`, { token: admin.token })).text;
    expect(await remove(`/events/${running}`)).toBe('error.event.invalid-status');
    expect(await remove(`/teams/${host.teamId}`)).toBe('error.teams.has-played');
    await own.must(`PATCH /events/${running}/undo-start`);
    await own.must(`DELETE /events/${running}`);
    await own.must(`DELETE /teams/${host.teamId}`, { by: admin });
    expect([await tablesWith(second), await tablesWith('econdling')]).toEqual([[], []]);
  });

  it('a team that may not use tournaments any more keeps its own, but gets no new ones', async () => {
    const host = await createOrganiser(app, 'Tigers');
    const own = tournamentCalls(call, host);
    const id = await own.create(pokal);
    await own.must('PATCH /teams/', {
      by: admin,
      body: { id: host.teamId, changedProps: { canUseTournaments: false } },
    });
    const props = { teamId: host.teamId, type: 'tournament', name: 'Neu', startDateTime: 1, endDateTime: 2 };
    const event = { id: newId(), props };
    const { token } = host.chief;
    const refused = 'error.insufficient-permissions';
    expect((await call('POST /events/', { token, body: event })).text).toBe(refused);
    expect((await call('POST /events/batch', { token, body: { events: [event] } })).text).toBe(refused);
    await own.addPeople(id, 4);
    await own.must(`PATCH /events/${id}/publish`);
    await own.must(`PATCH /events/${id}/start`);
    expect((await own.playOn(id)).status).toBe('finished');
  });
});
