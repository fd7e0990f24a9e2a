import { balanceOf } from '@neundarter/rules/money/balance';
import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson, givePassword } from './create-person.ts';
import { databases } from './databases.ts';
import { password } from './permission-scene.ts';
import { accountEntry, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

const settings = {
  fees: { normal: 1000, member: 700, youth: null },
  deposit: 500,
  prizes: { by: 'percent', places: [50, 30] },
};

describe.each(databases)('money on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create, { rateLimits: {} });

  const tournament = async (count = 2) => {
    const id = await calls.create(shortSetup('single-knockout'));
    await calls.addPeople(id, count);
    await calls.must(`PATCH /events/${id}/publish`);
    await calls.must(`PATCH /events/${id}/money`, { body: settings });
    const { participants } = await calls.read(id);
    const entries: string[] = participants.map((one: { id: string }) => one.id);
    return { id, entries };
  };
  const money = (id: string) => calls.must(`GET /events/${id}/money`);
  const send = (id: string, body: object) =>
    call(`POST /events/${id}/money/bookings`, { token: scene.chief.token, body });
  const fee = (entryId: string | undefined, more: object = {}) => ({
    id: newId(),
    kind: 'fee',
    feeKind: 'normal',
    cents: 1000,
    payment: 'cash',
    entryId,
    ...more,
  });
  const reverse = (id: string, bookingId: string, body: object = {}) =>
    call(`POST /events/${id}/money/bookings/${bookingId}/reversal`, {
      token: scene.chief.token,
      body: { id: newId(), reason: 'Vertan', ...body },
    });
  const paid = async (id: string) =>
    (await calls.read(id)).participants.map((one: { hasPaid: boolean }) => one.hasPaid);

  it('of an evening: fees, a deposit and a prize, by whom, when and how', async () => {
    const { id, entries } = await tournament();
    const [one, other] = entries;
    const first = fee(one);
    expect((await send(id, first)).json).toMatchObject({
      ...first,
      note: null,
      reverses: null,
      isByHelper: false,
      bookedBy: expect.stringMatching(/./),
      bookedAt: expect.any(Number),
    });
    await send(id, fee(other, { feeKind: 'member', cents: 700, payment: 'card' }));
    await send(id, { id: newId(), kind: 'deposit', cents: 500, payment: 'cash', entryId: one });
    await send(id, { id: newId(), kind: 'deposit-back', cents: 500, payment: 'cash', entryId: one });
    await send(id, { id: newId(), kind: 'prize', cents: 850, payment: 'cash', entryId: other });
    await send(id, { id: newId(), kind: 'expense', cents: 300, payment: 'cash', note: 'Pokal' });
    expect(await paid(id)).toEqual([true, true]);
    const { bookings, settings: kept } = await money(id);
    expect(kept).toEqual(settings);
    expect(balanceOf(bookings)).toMatchObject({ in: 2200, out: 1650, kept: 550, openDeposits: 0 });
  });

  it('are booked once, however often a page repeats it', async () => {
    const { id, entries } = await tournament();
    const one = fee(entries[0]);
    const [answer, ...repeats] = await Promise.all([send(id, one), send(id, one), send(id, one)]);
    for (const repeat of repeats) expect(repeat.json).toEqual(answer.json);
    expect((await money(id)).bookings).toHaveLength(1);
    expect((await send(id, { ...one, payment: 'card' })).text).toBe('error.id-already-exists');
    // Another page, with an id of its own.
    expect((await send(id, fee(entries[0]))).text).toBe('error.money.already-booked');
    const other = await tournament();
    expect((await send(other.id, one)).text).toBe('error.id-already-exists');
  });

  it('are taken back by another booking, once, and the tick with it', async () => {
    const { id, entries } = await tournament();
    const one = fee(entries[0]);
    await send(id, one);
    const reversalId = newId();
    const taken = await reverse(id, one.id, { id: reversalId });
    expect(taken.json).toMatchObject({ reverses: one.id, cents: 1000, note: 'Vertan' });
    expect((await reverse(id, one.id, { id: reversalId })).json).toEqual(taken.json);
    expect((await reverse(id, one.id)).text).toBe('error.money.already-booked');
    expect((await reverse(id, reversalId)).text).toBe('error.money.not-booked');
    expect((await reverse(id, newId())).status).toBe(404);
    expect(await paid(id)).toEqual([false, false]);
    const { bookings } = await money(id);
    expect(bookings).toHaveLength(2);
    expect(balanceOf(bookings)).toMatchObject({ in: 0, out: 0, kept: 0 });
    expect((await send(id, fee(entries[0], { payment: 'waived' }))).status).toBe(200);
  });

  it.each([
    ['a fee that has changed', { cents: 900 }, 'error.event.changed-meanwhile'],
    ['a fee that there is not', { feeKind: 'youth' }, 'error.event.changed-meanwhile'],
    ['a fee of no kind', { feeKind: undefined }, 'error.invalid-request'],
    ['a fee of nobody', { entryId: undefined }, 'error.invalid-request'],
    ['a fee of a stranger', { entryId: newId() }, 'error.event.participant-not-found'],
    [
      'a prize that is waived',
      { kind: 'prize', feeKind: undefined, payment: 'waived' },
      'error.invalid-request',
    ],
  ])('refuses %s', async (_, more, error) => {
    const { id, entries } = await tournament();
    const { status, text } = await send(id, fee(entries[0], more));
    expect([status >= 400, text]).toEqual([true, error]);
    expect((await money(id)).bookings).toEqual([]);
  });

  it('refuses prizes of more than there is', async () => {
    const { id } = await tournament();
    const body = { ...settings, prizes: { by: 'percent', places: [60, 41] } };
    const { status } = await call(`PATCH /events/${id}/money`, { token: scene.chief.token, body });
    expect(status).toBe(400);
    expect((await money(id)).settings).toEqual(settings);
  });

  it('tells visitors and players nothing', async () => {
    const { id, entries } = await tournament();
    await send(id, fee(entries[0], { note: 'Geheimnis' }));
    const guest = (await call('GET /login/guest')).json.token;
    const player = await createPerson(app);
    for (const token of [guest, player.token]) {
      const { status, text } = await call(`GET /events/${id}`, { token });
      expect([status, /hasPaid|Geheimnis|cents|fee/i.test(text)]).toEqual([200, false]);
    }
  });

  it('keep the booking, but not the name, of deleted accounts', async () => {
    const { id } = await tournament(1);
    const gone = await createPerson(app, { roles: ['team-admin'], teamIds: [scene.teamId] });
    const player = await createPerson(app, { firstName: 'Verschwunden' });
    const entry = accountEntry(player);
    await calls.must(`POST /events/${id}/participants/batch`, { body: { entries: [entry] } });
    const { participants } = await calls.read(id);
    const entryId = participants[1].id;
    await call(`POST /events/${id}/money/bookings`, { token: gone.token, body: fee(entryId) });
    const own = await call('GET /users/me/export', { token: gone.token });
    expect(JSON.parse(own.text).bookings).toMatchObject([{ entryId, cents: 1000 }]);
    for (const person of [gone, player]) {
      const { token, userId } = person;
      await givePassword(app, person, password);
      const body = { password, isConfirmed: true };
      expect((await call(`DELETE /users/${userId}`, { token, body })).status).toBeLessThan(300);
    }
    const { bookings } = await money(id);
    expect(bookings).toMatchObject([{ entryId, cents: 1000, bookedBy: null }]);
    expect(JSON.stringify(bookings)).not.toContain('Verschwunden');
  });

  describe('at the door', () => {
    const open = async (id: string) => (await calls.must(`POST /events/${id}/money/door-link`)).key as string;
    const guest = async () => (await call('GET /login/guest')).json.token as string;
    const door = async (id: string, body: object) =>
      call(`POST /events/${id}/door`, { token: await guest(), body });
    const ended = 'error.not-found';

    it('helpers check in and book fees, and the organiser sees that they did', async () => {
      const { id, entries } = await tournament();
      const key = await open(id);
      const token = await guest();
      const { json } = await door(id, { key });
      expect(json).toMatchObject({ eventName: 'Pokal', fees: settings.fees });
      expect(json.entries.map((one: { name: string }) => one.name)).toEqual(['Nr 1 Gast', 'Nr 2 Gast']);
      const entryId = entries[0];
      const here = { key, entryId, isPresent: true };
      const checked = await call(`PATCH /events/${id}/door/check-in`, { token, body: here });
      expect(checked.json).toMatchObject({ id: entryId, isPresent: true, hasPaid: false });
      const { kind: _, ...sent } = fee(entryId);
      const pay = (more: object = {}) =>
        call(`POST /events/${id}/door/fees`, { token, body: { key, ...sent, ...more } });
      expect((await pay({ cents: 1 })).text).toBe('error.event.changed-meanwhile');
      expect((await pay({ payment: 'waived' })).status).toBe(400);
      expect((await pay()).json).toMatchObject({ isPresent: true, hasPaid: true });
      expect((await pay()).json).toMatchObject({ isPresent: true, hasPaid: true });
      expect((await pay({ id: newId() })).text).toBe('error.money.already-booked');
      const { bookings, doorLink } = await money(id);
      expect(bookings).toMatchObject([{ entryId, bookedBy: null, isByHelper: true }]);
      expect(doorLink).toEqual({
        createdAt: expect.any(Number),
        expiresAt: expect.any(Number),
        lastUsedAt: expect.any(Number),
      });
      expect(JSON.stringify(await money(id))).not.toContain(key);
    });

    it('a key ends by one tap, by a new one, and after the event', async () => {
      const { id } = await tournament();
      const first = await open(id);
      const second = await open(id);
      expect((await door(id, { key: first })).text).toBe(ended);
      expect((await door(id, { key: second })).status).toBe(200);
      await calls.must(`DELETE /events/${id}/money/door-link`);
      await calls.must(`DELETE /events/${id}/money/door-link`);
      expect((await door(id, { key: second })).text).toBe(ended);
      expect((await money(id)).doorLink).toBeNull();
      const third = await open(id);
      const { expiresAt } = (await money(id)).doorLink;
      app.clock.time = expiresAt;
      expect((await door(id, { key: third })).text).toBe(ended);
      app.clock.time = null;
    });

    it('a key opens one event and nothing else', async () => {
      const { id, entries } = await tournament();
      const other = await tournament();
      const key = await open(id);
      await open(other.id);
      const token = await guest();
      expect((await door(other.id, { key })).text).toBe(ended);
      expect((await door(newId(), { key })).text).toBe(ended);
      const strange = { key, entryId: other.entries[0], isPresent: true };
      const { text } = await call(`PATCH /events/${id}/door/check-in`, { token, body: strange });
      expect(text).toBe('error.event.participant-not-found');
      for (const secret of [key, `#door-key=${key}`]) {
        const headers = { 'x-match-pin': secret };
        const read = await call(`GET /events/${id}/money`, { token, headers });
        const booked = await call(`POST /events/${id}/money/bookings`, {
          token,
          headers,
          body: fee(entries[0]),
        });
        expect([read.status, booked.status]).toEqual([403, 403]);
      }
      const enrolled = await call(`POST /events/${id}/enrol-by-key`, { token, body: { key } });
      expect(enrolled.status).toBeGreaterThanOrEqual(400);
    });
  });
});
