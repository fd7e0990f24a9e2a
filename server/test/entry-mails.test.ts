import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { databases } from './databases.ts';
import { eventually } from './eventually.ts';
import { externalEntry, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

const subjects = {
  received: 'Deine Anmeldung ist angekommen',
  confirmed: 'Deine Anmeldung ist bestätigt',
  rejected: 'Deine Anmeldung wurde abgelehnt',
  'moved-up': 'Du bist nachgerückt',
  waiting: 'Du stehst auf der Warteliste',
  cancelled: 'Abgesagt',
  moved: 'Neuer Termin',
} as const;

/** Five changes of a requested entry, the last one a confirmation. */
const changes = ['confirm', 'undo-confirm-reject', 'reject', 'undo-confirm-reject', 'confirm'] as const;

describe.each(databases)('mails about an entry on $name', ({ create }) => {
  const { app, call, calls } = useTournaments(create, { rateLimits: {} });
  let eventId: string;
  let emailAddress: string;
  let entry: ReturnType<typeof externalEntry>;
  let guest: { readonly token: string };

  beforeEach(async () => {
    app.clock.time = Date.now();
    guest = { token: (await call('GET /login/guest')).json.token };
    eventId = await calls.create(shortSetup('single-knockout', { maxNoOfParticipants: 4 }));
    await calls.must(`PATCH /events/${eventId}/publish`);
    emailAddress = `${newId()}@example.org`;
    entry = externalEntry('Otto', { emailAddress });
  });
  afterEach(() => {
    app.clock.time = null;
  });

  const at = () => `/events/${eventId}/participants`;
  const register = (one = entry) => calls.must(`POST ${at()}`, { by: guest, body: one });
  const answer = (verb: 'confirm' | 'reject' | 'undo-confirm-reject', one = entry) =>
    calls.must(`PATCH ${at()}/${verb}`, { body: { participant: one.participant } });
  /** Lets time pass and all mails go that are due. */
  const pass = async (ms: number) => {
    app.clock.time = (app.clock.time ?? 0) + ms;
    const other = `${newId()}@example.org`;
    const body = { emailAddress: other, password: 'Treble20!' };
    await call('POST /users/register', { body });
    await eventually(() => app.mails.find(({ to }) => to === other), 'the mail to somebody else');
    await eventually(async () => {
      const due = await app.db.query((q) =>
        q.selectFrom('mails').select('id').where('due_at', 'is not', null).execute(),
      );
      return due.length === 0 || undefined;
    }, 'all mails to be sent');
  };
  const told = (to = emailAddress) =>
    app.mails
      .filter((mail) => mail.to === to)
      .map(
        ({ subject }) =>
          Object.entries(subjects).find(([, start]) => subject.startsWith(start))?.[0] ?? subject,
      );

  it('tell the first state at once, and of changes within ten minutes the last one', async () => {
    await register();
    await pass(0);
    expect(told()).toEqual(['received']);
    for (const verb of changes) {
      await pass(minute);
      await answer(verb);
    }
    await pass(4 * minute);
    expect(told()).toEqual(['received']);
    await pass(minute);
    expect(told()).toEqual(['received', 'confirmed']);
    await pass(day);
    expect(told()).toEqual(['received', 'confirmed']);
  });

  it('tell nothing if the state is again what they told last', async () => {
    await register();
    await answer('reject');
    await answer('undo-confirm-reject');
    await pass(20 * minute);
    expect(told()).toEqual(['received']);
  });

  it('are three a day, then one with the last state on the next day', async () => {
    await register();
    for (const verb of changes) {
      await pass(11 * minute);
      await answer(verb);
    }
    await pass(60 * minute);
    expect(told()).toEqual(['received', 'confirmed', 'received']);
    await pass(day);
    expect(told()).toEqual(['received', 'confirmed', 'received', 'confirmed']);
  });

  it('are one a day after ten of them', async () => {
    await register();
    for (let turn = 0; turn < 10; turn += 1) {
      await pass(9 * 60 * minute);
      await answer(turn % 2 === 0 ? 'reject' : 'undo-confirm-reject');
    }
    await pass(0);
    expect(told()).toHaveLength(10);
    await pass(day);
    expect(told()).toHaveLength(11);
    expect(told().at(-1)).toBe('received');
  });

  it('about a place that became free and a cancellation always go, once each', async () => {
    const named = (name: string) => externalEntry(name, { emailAddress: `${newId()}@example.org` });
    const [first, ...others] = [named('Ada'), named('Bob'), named('Cem'), named('Dan')] as const;
    for (const one of [first, ...others]) await register(one);
    await register({ ...entry, status: 'waiting' } as typeof entry);
    await answer('reject', first);
    await calls.must(`PATCH /events/${eventId}/cancel`, { body: { reason: 'Sturm' } });
    await pass(0);
    expect(told().toSorted()).toEqual(['cancelled', 'moved-up', 'waiting']);
    await pass(day);
    expect(told()).toHaveLength(3);
  });

  it('that wait are dropped with the address, and when people withdraw', async () => {
    await register();
    await answer('confirm');
    await calls.must(`PATCH ${at()}/withdraw`, { by: guest, body: { entryId: entry.id } });
    await pass(day);
    expect(told()).toEqual(['received']);
  });

  it('tell that the tournament begins at another time, whatever went before, and the last time of several', async () => {
    const moveTo = (startDateTime: number) =>
      calls.must('PATCH /events/', {
        body: { id: eventId, changedProps: { startDateTime, endDateTime: startDateTime + 4 * 60 * minute } },
      });
    await register();
    const december = Date.parse('2031-12-06T17:00:00Z');
    await moveTo(december);
    await pass(0);
    expect(told()).toEqual(['received', 'moved']);
    const [, first] = app.mails.filter((mail) => mail.to === emailAddress);
    expect(first?.text).toContain('Neuer Beginn: Samstag, 6. Dezember 2031 um 18:00 Uhr');
    for (const hours of [1, 2, 3]) await moveTo(december + hours * 60 * minute);
    await pass(minute);
    expect(told()).toEqual(['received', 'moved']);
    await pass(10 * minute);
    expect(told()).toEqual(['received', 'moved', 'moved']);
    expect(app.mails.findLast((mail) => mail.to === emailAddress)?.text).toContain('um 21:00 Uhr');
    // Whoever does not take part is told nothing more.
    await answer('reject');
    await moveTo(december);
    await pass(10 * minute);
    expect(told()).toEqual(['received', 'moved', 'moved', 'rejected']);
  });
});
