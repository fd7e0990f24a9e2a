import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson } from './create-person.ts';
import { databases } from './databases.ts';
import { addPlayers } from './matchday-scene.ts';
import { notificationCalls } from './notification-calls.ts';
import {
  accountEntry,
  createOrganiser,
  externalEntry,
  shortSetup,
  tournamentCalls,
} from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

type Entry = { readonly id: string; readonly status: string; readonly position: number };
type By = { readonly token: string };

const pokal = (max = 4) => shortSetup('single-knockout', { maxNoOfParticipants: max });

describe.each(databases)('registration for tournaments on $name', ({ create }) => {
  const used = useTournaments(create);
  const { app, call, scene, calls } = used;
  const { mailTo, setNotified, agree, askedToken } = notificationCalls(used);
  let addresses = 0;

  const guest = async (): Promise<By> => ({ token: (await call('GET /login/guest')).json.token });
  const address = () => `somebody${(addresses += 1)}@example.org`;
  const published = async (setup = pokal(), more: object = {}): Promise<string> => {
    const id = await calls.create(setup, more);
    await calls.must(`PATCH /events/${id}/publish`);
    return id;
  };
  const external = (more: object = {}) => externalEntry('Otto', { emailAddress: address(), ...more });
  const register = (id: string, body: object, { token }: By) =>
    call(`POST /events/${id}/participants`, { token, body });
  const answer = (id: string, verb: string, { participant }: { readonly participant: object }) =>
    calls.must(`PATCH /events/${id}/participants/${verb}`, { body: { participant } });
  const statusesOf = async (id: string): Promise<readonly string[]> =>
    (await calls.read(id)).participants.map(({ status }: Entry) => status);
  /** An address to which notifications go, because its owner has agreed. */
  const notify = async (id: string): Promise<string> => {
    const notified = address();
    await setNotified(id, notified);
    expect((await agree(id, await askedToken(notified))).status).toBe(204);
    return notified;
  };
  /** Code and fields of a refusal. */
  const problemOf = async (address: string, body: object, { token }: By = scene.chief) => {
    const [method = '', url = ''] = address.split(' ');
    const headers = { authorization: `Bearer ${token}`, accept: 'application/problem+json' };
    const { body: text } = await app.http.inject({
      method: method as 'POST',
      url: `/api/v1${url}`,
      headers,
      payload: body,
    });
    const { code, fields = [] } = JSON.parse(text);
    return [code, ...fields];
  };

  it('leaves the settings form of organisers alone', async () => {
    const id = await published();
    const { editRevision, revision } = (await calls.must(`GET /events/${id}`)).props;
    const otto = external();
    const by = await guest();
    const registration = await register(id, otto, by);
    expect(registration.json.props).toMatchObject({ editRevision, revision: revision + 1 });
    await calls.must(`PATCH /events/${id}/participants/withdraw`, { by, body: { entryId: otto.id } });
    const changedProps = { name: 'Neu' };
    await calls.must('PATCH /events/', { body: { id, changedProps, editRevision } });
  });

  it('is for people without an account, who get a mail with each step', async () => {
    const [id, by, otto] = [await published(), await guest(), external()];
    const notified = await notify(id);
    const entered = (await register(id, otto, by)).json.props.eventData;
    expect(entered.participants).toMatchObject([{ id: otto.id, status: 'requested', position: 0 }]);
    const { emailAddress } = otto as unknown as { emailAddress: string };
    await mailTo(emailAddress, 'Deine Anmeldung ist angekommen');
    expect((await mailTo(notified, 'Neue Anmeldung')).text).toContain('Otto Gast');
    // Mails about an entry come one after the other, with ten minutes between them.
    app.clock.time = Date.now() + 10 * 60_000;
    await answer(id, 'confirm', otto);
    await mailTo(emailAddress, 'Deine Anmeldung ist bestätigt');
    await answer(id, 'undo-confirm-reject', otto);
    app.clock.time += 10 * 60_000;
    await answer(id, 'reject', otto);
    await mailTo(emailAddress, 'Deine Anmeldung wurde abgelehnt');
    app.clock.time = null;
    expect(await statusesOf(id)).toEqual(['rejected']);
  });

  it('of an organiser who plays waits for an answer, and is told as every other one', async () => {
    const [id, chief] = [await published(), scene.chief];
    const [emailAddress, notified] = [address(), await notify(id)];
    const own = accountEntry(chief, { emailAddress, status: 'requested' });
    expect((await register(id, own, chief)).status).toBe(200);
    expect(await statusesOf(id)).toEqual(['requested']);
    await mailTo(emailAddress, 'Deine Anmeldung ist angekommen');
    await mailTo(notified, 'Neue Anmeldung');
    const late = external({ status: 'waiting' });
    expect((await register(id, late, chief)).status).toBe(200);
    expect((await register(id, external(), chief)).status).toBe(200);
    expect(await statusesOf(id)).toEqual(['requested', 'requested', 'confirmed']);
  });

  it('is for players, for pairs of a player and a partner, and for a friend', async () => {
    const [anna, ben] = [await createPerson(app), await createPerson(app, { firstName: 'Ben' })];
    const singles = await published();
    expect((await register(singles, accountEntry(anna), anna)).status).toBe(200);
    expect((await register(singles, external(), anna)).status).toBe(200);
    const doubles = await published(
      shortSetup('single-knockout', { maxNoOfParticipants: 4, participantsType: 'double' }),
    );
    const pairOf = (partner: object) => ({
      id: newId(),
      participant: { type: 'double', players: [{ type: 'registered', id: anna.playerId }, partner] },
    });
    const withBen = pairOf({ type: 'registered', id: ben.playerId });
    const entered = (await register(doubles, withBen, anna)).json.props.eventData.participants[0];
    expect(entered.participant.players.map(({ firstName }: { firstName: string }) => firstName)).toEqual([
      'Anna',
      'Ben',
    ]);
    const friend = { type: 'external', id: newId(), firstName: 'Udo', lastName: 'Gast' };
    expect((await register(doubles, pairOf(friend), anna)).text).toBe(
      'error.event.participant-already-registered',
    );
    const left = { token: ben.token, body: { entryId: withBen.id } };
    expect((await call(`PATCH /events/${doubles}/participants/withdraw`, left)).status).toBe(200);
    expect((await register(doubles, pairOf(friend), anna)).status).toBe(200);
  });

  it('names what is wrong, and its field', async () => {
    const [id, by, anna] = [await published(), await guest(), await createPerson(app)];
    const at = `POST /events/${id}/participants`;
    const invalid = 'error.invalid-request';
    expect(await problemOf(at, externalEntry('Otto'), by)).toEqual([invalid, '/emailAddress']);
    expect(await problemOf(at, external({ emailAddress: 'x' }), by)).toEqual([invalid, '/emailAddress']);
    expect(await problemOf(at, external({ teamId: scene.teamId }), by)).toEqual([invalid, '/teamId']);
    expect(await problemOf(at, accountEntry({ playerId: newId() }))).toEqual([invalid, '/participant']);
    const twice = { type: 'external', id: newId(), firstName: 'Eva', lastName: 'Gast' };
    const pair = { id: newId(), participant: { type: 'double', players: [twice, twice] } };
    expect(await problemOf(at, pair)).toEqual([invalid, '/participant/type']);
    const doubles = await published(shortSetup('single-knockout', { participantsType: 'double' }));
    const toDoubles = `POST /events/${doubles}/participants`;
    expect(await problemOf(toDoubles, pair)).toEqual([invalid, '/participant/players']);
    expect(await problemOf(at, accountEntry(anna), by)).toEqual(['error.insufficient-permissions']);
    const anonymous = externalEntry('Otto');
    anonymous.participant.player.id = anna.playerId;
    const taken = { ...anonymous, emailAddress: address() };
    expect(await problemOf(at, taken, by)).toEqual(['error.id-already-exists']);
    expect(
      await problemOf(`${at}/batch`, {
        entries: [externalEntry('Ida'), accountEntry({ playerId: newId() })],
      }),
    ).toEqual([invalid, '/entries/1/participant']);
    expect(await statusesOf(id)).toEqual([]);
  });

  it('happens once: a repeat changes nothing, also not the revision', async () => {
    const [id, by, otto] = [await published(), await guest(), external()];
    const first = (await register(id, otto, by)).json;
    expect((await register(id, otto, by)).json).toEqual(first);
    const other = await guest();
    expect((await register(id, otto, other)).text).toBe('error.id-already-exists');
    const again = { ...external(), emailAddress: (otto as unknown as { emailAddress: string }).emailAddress };
    expect((await register(id, again, other)).text).toBe('error.event.participant-already-registered');
    const person = { ...otto, id: newId(), emailAddress: address() };
    expect((await register(id, person, other)).text).toBe('error.event.participant-already-registered');
    const confirmed = await answer(id, 'confirm', otto);
    expect(await answer(id, 'confirm', otto)).toEqual(confirmed);
    const body = { entries: [otto, externalEntry('Ida')] };
    await calls.must(`POST /events/${id}/participants/batch`, { body });
    expect(await statusesOf(id)).toEqual(['confirmed', 'confirmed']);
  });

  it('puts people on the waiting list when it is full, and lets them move up', async () => {
    const [id, by] = [await published(), await guest()];
    const places = [external(), external(), external(), external()];
    for (const entry of places) await register(id, entry, by);
    const late = external();
    expect((await register(id, late, by)).text).toBe('error.event.max-number-of-participants-exceeded');
    const waiting = Array.from({ length: 5 }, () => external({ status: 'waiting' }));
    for (const entry of waiting) expect((await register(id, entry, by)).status).toBe(200);
    await mailTo(waiting[0]?.['emailAddress' as never] ?? '', 'Du stehst auf der Warteliste');
    const upTo = async (count: number) =>
      expect((await statusesOf(id)).filter((status) => status === 'waiting')).toHaveLength(5 - count);
    const [withdrawn, rejected, removed] = places;
    await call(`PATCH /events/${id}/participants/withdraw`, {
      token: by.token,
      body: { entryId: withdrawn?.id },
    });
    await upTo(1);
    await mailTo(waiting[0]?.['emailAddress' as never] ?? '', 'Du bist nachgerückt');
    await answer(id, 'reject', rejected ?? late);
    await upTo(2);
    const body = { participant: removed?.participant };
    await calls.must(`DELETE /events/${id}/participants`, { body });
    await upTo(3);
    const config = pokal(5);
    await calls.must('PATCH /events/', { body: { id, changedProps: { eventData: { config } } } });
    await upTo(4);
    const inOrder = (await calls.read(id)).participants.filter((entry: Entry) =>
      waiting.some((one) => one.id === entry.id),
    );
    expect(inOrder.map(({ status }: Entry) => status)).toEqual([
      'requested',
      'requested',
      'requested',
      'requested',
      'waiting',
    ]);
    const fewer = await call('PATCH /events/', {
      token: scene.chief.token,
      body: { id, changedProps: { eventData: { config: pokal(4) } } },
    });
    expect(fewer.text).toBe('error.event.max-number-of-participants-exceeded');
  });

  it('can be withdrawn by the person, by the device, and by the link of the mail', async () => {
    const [id, by, anna] = [await published(), await guest(), await createPerson(app)];
    const withdraw = (entryId: string, { token }: By, key?: string) =>
      call(`PATCH /events/${id}/participants/withdraw`, { token, body: { entryId, ...(key && { key }) } });
    const [own, otto, ida] = [accountEntry(anna), external(), external()];
    await register(id, own, anna);
    await register(id, otto, by);
    await register(id, ida, by);
    const stranger = await guest();
    for (const { id: entryId } of [own, otto])
      expect((await withdraw(entryId, stranger)).text).toBe('error.event.participant-not-found');
    expect((await withdraw(otto.id, stranger, 'wrong')).text).toBe('error.event.participant-not-found');
    const { emailAddress } = otto as unknown as { emailAddress: string };
    const { link } = await mailTo(emailAddress, 'Deine Anmeldung ist angekommen');
    const key = new URL(link).searchParams.get('key') ?? '';
    expect((await withdraw(otto.id, stranger, key)).status).toBe(200);
    expect((await withdraw(own.id, anna)).status).toBe(200);
    expect((await withdraw(ida.id, by)).status).toBe(200);
    expect(await statusesOf(id)).toEqual(['withdrawn', 'withdrawn', 'withdrawn']);
    // Who has withdrawn may change their mind: the same person, and the same address in a new form.
    expect((await register(id, accountEntry(anna), anna)).status).toBe(200);
    expect((await register(id, external({ emailAddress }), stranger)).status).toBe(200);
    const body = { entries: [{ ...ida, id: newId() }] };
    await calls.must(`POST /events/${id}/participants/batch`, { body });
    expect((await statusesOf(id)).toSorted()).toEqual(['confirmed', 'requested', 'requested', 'withdrawn']);
    await answer(id, 'confirm', accountEntry(anna));
    await calls.must(`PATCH /events/${id}/participants/confirm-all`);
    await calls.must(`PATCH /events/${id}/close`);
    const mine = (await calls.read(id, anna)).participants.find((entry: { readonly participant: object }) =>
      JSON.stringify(entry.participant).includes(anna.playerId),
    );
    expect((await withdraw(mine.id, anna)).text).toBe('error.event.invalid-status');
    expect((await register(id, external(), by)).text).toBe('error.event.invalid-status');
  });

  it('keeps its link and gets the mail when the organiser merges it into a typed entry', async () => {
    const [id, by] = [await published(), await guest()];
    const merge = (keep: string, remove: string) =>
      calls.must(`PATCH /events/${id}/participants/merge`, { body: { keep, remove } });
    const withdraw = (entryId: string, key: string) =>
      call(`PATCH /events/${id}/participants/withdraw`, { token: by.token, body: { entryId, key } });
    // The address that Otto gave himself comes before one that the organiser typed.
    for (const typedAddress of [null, address()]) {
      const typed = externalEntry('Otto', { emailAddress: typedAddress });
      await calls.must(`POST /events/${id}/participants/batch`, { body: { entries: [typed] } });
      const emailAddress = address();
      const own = external({ emailAddress });
      await register(id, own, by);
      const { link } = await mailTo(emailAddress, 'Deine Anmeldung ist angekommen');
      const key = new URL(link).searchParams.get('key') ?? '';
      const { participants } = (await merge(typed.id, own.id)).props.eventData;
      expect(participants.at(-1)).toMatchObject({ id: typed.id, status: 'confirmed', emailAddress });
      const mail = await mailTo(emailAddress, 'Deine Anmeldung ist bestätigt');
      expect(new URL(mail.link).searchParams.get('entry')).toBe(typed.id);
      expect(app.mails.filter(({ to }) => to === typedAddress)).toEqual([]);
      expect((await withdraw(own.id, newId())).text).toBe('error.event.participant-not-found');
      expect((await withdraw(typed.id, newId())).text).toBe('error.event.participant-not-found');
      expect((await withdraw(own.id, key)).status).toBe(200);
      expect((await calls.read(id)).participants.at(-1)).toMatchObject({ id: typed.id, status: 'withdrawn' });
    }
    // The own entry stays and is confirmed by the typed one.
    const emailAddress = address();
    const [own, typed] = [external({ emailAddress }), externalEntry('Otto')];
    await register(id, own, by);
    await calls.must(`POST /events/${id}/participants/batch`, { body: { entries: [typed] } });
    app.clock.time = Date.now() + 10 * 60_000;
    await merge(own.id, typed.id);
    await mailTo(emailAddress, 'Deine Anmeldung ist bestätigt');
    app.clock.time = null;
  });

  it('is only for the team if the tournament is not public', async () => {
    const id = await published(pokal(), { isPublic: false });
    const mate = await createPerson(app, { teamIds: [scene.teamId] });
    const stranger = await createPerson(app);
    const [junior] = await addPlayers(app, scene.teamId, 1);
    await app.db.write(async ({ q }) => {
      const row = { team_id: scene.teamId, player_id: junior ?? '', since: 0, until: null };
      await q.insertInto('team_memberships').values(row).execute();
    });
    expect((await register(id, accountEntry(stranger), stranger)).text).toBe('error.not-found');
    expect((await register(id, accountEntry(mate), mate)).status).toBe(200);
    const refused = 'error.match.player-not-available';
    expect((await register(id, accountEntry(stranger), scene.chief)).text).toBe(refused);
    expect((await register(id, externalEntry('Otto'), scene.chief)).text).toBe(refused);
    // A member without an account is picked, under the name in the team.
    const picked = await register(id, accountEntry({ playerId: junior ?? '' }), scene.chief);
    expect(picked.json.props.eventData.participants[1].participant.player).toMatchObject({
      type: 'external',
      id: junior,
      firstName: 'Spieler 0',
    });
    const again = await published(pokal());
    expect((await register(again, accountEntry({ playerId: junior ?? '' }), mate)).text).toBe(
      'error.invalid-request',
    );
  });

  it('lets organisers enter people of earlier tournaments again, but nobody else', async () => {
    const [first, second, third] = [await published(), await published(), await published()];
    const otto = externalEntry('Otto');
    await calls.must(`POST /events/${first}/participants`, { body: otto });
    await calls.must(`POST /events/${second}/participants`, { body: { ...otto, id: newId() } });
    const foreign = { ...otto, id: newId(), emailAddress: address() };
    expect((await register(third, foreign, await guest())).text).toBe('error.id-already-exists');
    const other = await createOrganiser(app, 'Lions');
    const elsewhere = await tournamentCalls(call, other).create(pokal());
    expect((await register(elsewhere, { ...otto, id: newId() }, other.chief)).text).toBe(
      'error.id-already-exists',
    );
  });

  it('of somebody without an account can be edited and removed, that of a player cannot', async () => {
    const [id, anna, otto] = [await published(), await createPerson(app), externalEntry('Otto')];
    await calls.must(`POST /events/${id}/participants/batch`, {
      body: { entries: [otto, accountEntry(anna)] },
    });
    const change = (index: number, body: object) =>
      call(`POST /events/${id}/participants/${index}`, { token: scene.chief.token, body });
    const [, annas] = (await calls.read(id)).participants;
    const renamed = { type: 'single', player: { ...otto.participant.player, lastName: 'Neu' } };
    const changed = await change(0, { id: otto.id, participant: renamed, teamName: ' Löwen ' });
    expect(changed.json.props.eventData.participants[0]).toMatchObject({
      participant: renamed,
      teamName: 'Löwen',
      status: 'confirmed',
    });
    const player = await calls.must(`GET /players/${otto.participant.player.id}`);
    expect(player.props.fullName).toBe('Otto Neu');
    expect((await change(1, { ...accountEntry(anna), id: annas.id })).text).toBe(
      'error.event.invalid-status',
    );
    expect((await change(1, otto)).text).toBe('error.event.participant-not-found');
    const body = { participant: otto.participant };
    const removal = () => call(`DELETE /events/${id}/participants`, { token: scene.chief.token, body });
    expect((await removal()).text).toBe('error.event.invalid-status');
    await answer(id, 'undo-confirm-reject', otto);
    expect((await removal()).status).toBe(200);
    expect((await removal()).text).toBe('error.event.participant-not-found');
    expect((await call(`GET /players/${otto.participant.player.id}`)).status).toBe(404);
  });

  it('is ticked at the hall, also while the tournament is running', async () => {
    const id = await calls.createRunning(shortSetup('league'), 4);
    const [{ participant }] = (await calls.read(id)).participants;
    const tick = (more: object) =>
      calls.must(`PATCH /events/${id}/participants/check-in`, { body: { participant, ...more } });
    await tick({ isPresent: true });
    const { props } = await tick({ hasPaid: true });
    expect(props.eventData.participants[0]).toMatchObject({ isPresent: true, hasPaid: true });
    const seen = (await calls.read(id, await guest())).participants[0];
    expect(seen).not.toHaveProperty('isPresent');
  });

  it('stops programs that register strangers: per device, and per address', async () => {
    const to = address();
    const outcomes: number[] = [];
    for (let count = 0; count < 11; count += 1)
      outcomes.push(
        (await register(await published(), external({ emailAddress: to }), await guest())).status,
      );
    expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    const [id, by] = [await published(pokal(64)), await guest()];
    const many: number[] = [];
    for (let count = 0; count < 31; count += 1) many.push((await register(id, external(), by)).status);
    expect(many).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
    expect((await register(id, external(), await guest())).status).toBe(200);
  });
});
