import { maxOpenPerAsker } from '@neundarter/rules/access/entering';
import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson, givePassword, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { eventually } from './eventually.ts';
import { accountEntry, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// Players whom somebody else has entered into a tournament: nothing counts for them before they have agreed.

const league = shortSetup('league');
const knockout = shortSetup('single-knockout');

describe.each(databases)('people entered by others on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create);
  let guest: { readonly token: string };

  beforeAll(async () => {
    guest = { token: (await call('GET /login/guest')).json.token };
  });

  const enter = (id: string, person: Person) =>
    calls.must(`POST /events/${id}/participants`, { body: accountEntry(person) });
  const answer = (id: string, by: Person, said: 'agree' | 'unlink' | 'leave') =>
    calls.must(`PATCH /consents/${id}`, { by, body: { answer: said } });
  const questionsOf = (by: Person) => calls.must('GET /consents', { by });
  const matchesOf = async ({ playerId }: Person) =>
    (await calls.must(`GET /players/${playerId}/matches/count`)).count;
  const figuresOf = ({ playerId }: Person) => calls.must(`GET /players/${playerId}/stats`);
  /** The people of all entries, as somebody without an account sees them. */
  const shownIn = async (id: string) =>
    (await calls.read(id, guest)).participants.map(
      ({ participant: { player } }: { participant: { player: object } }) => player,
    );
  const enteredIn = async (id: string) =>
    (await calls.read(id)).participants.flatMap(({ entered }: { entered: object[] }) => entered);
  const mailsTo = ({ emailAddress }: Person) => app.mails.filter(({ to }) => to === emailAddress);

  /** A started league of the stranger with invented opponents. */
  const startWith = async (person: Person, opponents = 3, setup = league) => {
    const id = await calls.create(setup);
    await enter(id, person);
    await calls.addPeople(id, opponents);
    await calls.must(`PATCH /events/${id}/publish`);
    await calls.must(`PATCH /events/${id}/start`);
    return id;
  };

  it('have no lost matches from a league of strangers, until they agree: then from its beginning', async () => {
    const anna = await createPerson(app, { firstName: 'Annabella' });
    const none = await figuresOf(anna);
    const id = await startWith(anna);
    await calls.playOn(id);
    expect(await matchesOf(anna)).toBe(0);
    expect(await figuresOf(anna)).toEqual(none);
    const { playerId } = anna;
    expect((await calls.must(`GET /matches?playerId=${playerId}`)).length).toBe(0);
    expect((await calls.must(`GET /events?participant=${playerId}`)).length).toBe(0);
    expect((await calls.must(`GET /players/${playerId}/tournaments`, { by: anna })).length).toBe(0);
    const shown = { type: 'external', id: playerId, firstName: 'Annabella', lastName: '' };
    expect(await shownIn(id)).toContainEqual(shown);
    expect(await enteredIn(id)).toEqual([{ playerId, status: 'open', wantsOut: false }]);
    const [{ status, askedBy, eventId }] = await questionsOf(anna);
    expect({ status, askedBy, eventId }).toEqual({ status: 'open', askedBy: 'Anna', eventId: id });

    expect((await answer(id, anna, 'agree')).status).toBe('agreed');
    expect((await answer(id, anna, 'agree')).status).toBe('agreed');
    expect(await matchesOf(anna)).toBe(3);
    expect((await calls.must(`GET /matches?playerId=${playerId}`)).length).toBe(3);
    expect((await calls.must(`GET /events?participant=${playerId}`)).length).toBe(1);
    expect((await calls.must(`GET /players/${playerId}/tournaments`, { by: anna })).length).toBe(1);
    expect(await figuresOf(anna)).not.toEqual(none);
    expect(await shownIn(id)).toContainEqual(expect.objectContaining({ type: 'registered', id: playerId }));
    expect(await enteredIn(id)).toEqual([{ playerId, status: 'agreed', wantsOut: false }]);
  });

  it('take their account out at any time: the entry keeps a name, the matches stay, the figures go', async () => {
    const anna = await createPerson(app, { firstName: 'Annabella' });
    const none = await figuresOf(anna);
    const id = await startWith(anna);
    const [first] = (await calls.matchesOf(id)).filter((match) => match.status === 'ready');
    await calls.win(first?.matchId ?? '');
    await answer(id, anna, 'agree');
    await calls.playOn(id);
    expect(await matchesOf(anna)).toBe(3);
    expect((await answer(id, anna, 'unlink')).status).toBe('unlinked');
    expect((await answer(id, anna, 'unlink')).status).toBe('unlinked');
    expect(await matchesOf(anna)).toBe(0);
    expect(await figuresOf(anna)).toEqual(none);
    const left = (await shownIn(id)).find(
      ({ firstName }: { readonly firstName: string }) => firstName === 'Annabella',
    );
    expect(left).toMatchObject({ type: 'external', firstName: 'Annabella', lastName: '' });
    expect(left.id).not.toBe(anna.playerId);
    const everything = JSON.stringify([
      await calls.read(id, guest),
      await calls.must(`GET /matches?eventId=${id}`),
    ]);
    expect(everything).not.toContain(anna.playerId);
    for (const table of ['table', 'highscores', 'shortlegs', 'highfinishes', 'stats'])
      expect(JSON.stringify(await calls.must(`GET /events/${id}/${table}`))).not.toContain(anna.playerId);
    const again = await call(`PATCH /consents/${id}`, { token: anna.token, body: { answer: 'agree' } });
    expect(again.text).toBe('error.event.invalid-status');
  });

  it('are not entered again by those whose event they have left, but may come by themselves', async () => {
    const anna = await createPerson(app);
    const id = await calls.create(knockout);
    await calls.must(`PATCH /events/${id}/publish`);
    await enter(id, anna);
    await answer(id, anna, 'unlink');
    const sent = { token: scene.chief.token, body: accountEntry(anna) };
    const refused = await call(`POST /events/${id}/participants`, sent);
    expect(refused.text).toBe('error.match.player-not-available');
    await calls.must(`POST /events/${id}/participants`, { by: anna, body: accountEntry(anna) });
    expect((await questionsOf(anna))[0].status).toBe('agreed');
  });

  it('agree by their own turn and by their own enrolment, but not by turns that others enter', async () => {
    const anna = await createPerson(app);
    const id = await calls.create(knockout);
    await calls.addPeople(id, 1);
    await calls.must(`PATCH /events/${id}/publish`);
    const enrol = async (by: Person, eventId: string) =>
      calls.must(`POST /events/${eventId}/enrol`, {
        by,
        body: { pin: (await calls.read(eventId)).matchPinCode },
      });
    // She may score here already; that says nothing about somebody entering her later.
    await enrol(anna, id);
    await enter(id, anna);
    await calls.must(`PATCH /events/${id}/start`);
    const [match] = await calls.matchesOf(id);
    const matchId = match?.matchId ?? '';
    await calls.must(`PATCH /matches/${matchId}/start`);
    const turn = async (by: Person | typeof guest) => {
      const { currentPlayerId: playerId } = await calls.must(`GET /matches/${matchId}/standing`);
      await calls.must(`POST /matches/${matchId}/throw`, { by, body: { playerId, score: 1 } });
      return playerId;
    };
    for (let turns = 0; turns < 4; turns += 1) await turn(scene.chief);
    expect((await questionsOf(anna))[0].status).toBe('open');
    for (let own = ''; own !== anna.playerId; ) own = await turn(anna);
    const agreed = async (): Promise<true | undefined> =>
      (await questionsOf(anna))[0].status === 'agreed' ? true : undefined;
    await eventually(agreed, 'the agreement by a turn');
    const { parties } = (await calls.must(`GET /matches/${matchId}`)).props;
    expect(JSON.stringify(parties)).toContain('registered');

    const ben = await createPerson(app);
    const other = await startWith(ben, 1, knockout);
    await enrol(ben, other);
    expect((await questionsOf(ben))[0].status).toBe('agreed');
  });

  it('are asked when the tournament is published, by one mail; a draft tells nobody', async () => {
    const anna = await createPerson(app);
    const id = await calls.create(knockout);
    await enter(id, anna);
    expect(await questionsOf(anna)).toEqual([]);
    expect(await enteredIn(id)).toHaveLength(1);
    const unasked = await call(`PATCH /consents/${id}`, { token: anna.token, body: { answer: 'agree' } });
    expect(unasked.text).toBe('error.not-found');
    await calls.addPeople(id, 2);
    await calls.must(`PATCH /events/${id}/publish`);
    expect(await questionsOf(anna)).toHaveLength(1);
    await eventually(() => (mailsTo(anna).length > 0 ? true : undefined), 'the mail');
    await calls.must(`PATCH /events/${id}/start`);
    // A later mail to somebody else shows that all reactions before it are done.
    const ben = await createPerson(app);
    await startWith(ben);
    await eventually(() => (mailsTo(ben).length > 0 ? true : undefined), 'the mail to the next one');
    expect(mailsTo(anna).map(({ subject }) => subject)).toEqual(['Bist du dabei? Pokal']);
    expect(mailsTo(anna)[0]?.link).toContain(`/tournaments/${id}`);
  });

  it('get at most three such mails a day, and see the other questions on the start page', async () => {
    const anna = await createPerson(app);
    for (let events = 0; events < 4; events += 1) {
      const id = await calls.create(knockout);
      await calls.must(`PATCH /events/${id}/publish`);
      await enter(id, anna);
    }
    const mailed = async (): Promise<true | undefined> => {
      const rows = await app.db.query((q) =>
        q
          .selectFrom('event_consents')
          .select('mailed_at')
          .where('player_id', '=', anna.playerId)
          .where('mailed_at', 'is not', null)
          .execute(),
      );
      return rows.length === 4 && mailsTo(anna).length >= 3 ? true : undefined;
    };
    await eventually(mailed, 'all four reactions');
    expect(mailsTo(anna)).toHaveLength(3);
    expect(await questionsOf(anna)).toHaveLength(4);
  });

  it('cannot be flooded with questions of one organiser', async () => {
    const anna = await createPerson(app);
    for (let events = 0; events < maxOpenPerAsker; events += 1)
      await enter(await calls.create(knockout), anna);
    const id = await calls.create(knockout);
    const sent = { token: scene.chief.token, body: accountEntry(anna) };
    const refused = await call(`POST /events/${id}/participants`, sent);
    expect(refused.text).toBe('error.match.player-not-available');
  });

  it('have no question about an event that they were taken out of', async () => {
    const anna = await createPerson(app);
    const id = await calls.create(knockout);
    await calls.must(`PATCH /events/${id}/publish`);
    const entry = accountEntry(anna);
    await calls.must(`POST /events/${id}/participants`, { body: entry });
    expect(await questionsOf(anna)).toHaveLength(1);
    const { participant } = entry;
    await calls.must(`PATCH /events/${id}/participants/undo-confirm-reject`, { body: { participant } });
    await calls.must(`PATCH /events/${id}/participants/reject`, { body: { participant } });
    expect(await questionsOf(anna)).toEqual([]);
    const late = await call(`PATCH /consents/${id}`, { token: anna.token, body: { answer: 'unlink' } });
    expect(late.text).toBe('error.not-found');
  });

  it('ask the organiser, who is told once and sees it at the entry; nobody leaves a draw by one tap', async () => {
    const anna = await createPerson(app);
    const id = await startWith(anna);
    const before = mailsTo(scene.chief).length;
    const told = () => mailsTo(scene.chief).slice(before);
    await answer(id, anna, 'leave');
    await answer(id, anna, 'leave');
    expect(await enteredIn(id)).toEqual([{ playerId: anna.playerId, status: 'open', wantsOut: true }]);
    expect((await shownIn(id)).length).toBe(4);
    await eventually(() => (told().length > 0 ? true : undefined), 'the mail to the organiser');
    await answer(id, anna, 'agree');
    expect(await enteredIn(id)).toEqual([{ playerId: anna.playerId, status: 'agreed', wantsOut: false }]);
    await answer(id, anna, 'leave');
    expect(told().map(({ subject }) => subject)).toEqual(['Spielt nicht mit: Pokal']);
  });

  it('are asked by nobody if a team mate enters them or they have agreed on a device of their own', async () => {
    const mate = await createPerson(app, { teamIds: [scene.teamId] });
    const id = await startWith(mate);
    expect(await questionsOf(mate)).toEqual([]);
    expect(await shownIn(id)).toContainEqual(
      expect.objectContaining({ type: 'registered', id: mate.playerId }),
    );
    const anna = await createPerson(app);
    const { props } = await calls.must('POST /agreements/', { body: { id: newId() } });
    await calls.must(`PATCH /agreements/code/${props.code}`, { by: anna, body: { answer: 'accepted' } });
    expect(await enteredIn(await startWith(anna))).toEqual([]);
  });

  it('lose nothing and leave nothing behind when their account is deleted', async () => {
    const anna = await createPerson(app, { firstName: 'Annabella' });
    const id = await startWith(anna);
    await givePassword(app, anna, 'Treble20!');
    await calls.must(`DELETE /users/${anna.userId}`, {
      by: anna,
      body: { password: 'Treble20!', isConfirmed: true },
    });
    expect(await enteredIn(id)).toEqual([]);
    expect(JSON.stringify(await calls.read(id, guest))).not.toContain('Annabella');
  });

  it('find what they were asked in the export of their data', async () => {
    const anna = await createPerson(app);
    const id = await startWith(anna);
    const { eventConsents } = await calls.must('GET /users/me/export', { by: anna });
    expect(eventConsents).toMatchObject([{ eventId: id, status: 'open', wantsOut: false }]);
    expect(JSON.stringify(eventConsents)).not.toContain(scene.chief.userId);
  });
});
