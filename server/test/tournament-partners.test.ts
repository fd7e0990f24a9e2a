import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { eventually } from './eventually.ts';
import { pairEntry, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// Pairs: partners by online id, who are told, may withdraw and may be replaced.

const doubles = shortSetup('single-knockout', { participantsType: 'double' });
const onlineIdOf = ({ playerId }: Person) => playerId.slice(0, 6);

describe.each(databases)('pairs of tournaments on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create);
  let ada: Person;
  let ben: Person;
  let cleo: Person;

  beforeAll(async () => {
    ada = await createPerson(app, { firstName: 'Ada' });
    ben = await createPerson(app, { firstName: 'Ben' });
    cleo = await createPerson(app, { firstName: 'Cleo' });
  });

  const published = async (): Promise<string> => {
    const id = await calls.create(doubles);
    await calls.must(`PATCH /events/${id}/publish`);
    return id;
  };
  const byOnlineId = (person: Person) => ({ type: 'registered', onlineId: onlineIdOf(person) });
  const pairOf = (one: Person, partner: object) => ({
    id: newId(),
    participant: { type: 'double', players: [{ type: 'registered', id: one.playerId }, partner] },
  });
  const register = (id: string, body: object, { token }: { readonly token: string }) =>
    call(`POST /events/${id}/participants`, { token, body });
  const replace = (id: string, body: object, { token }: { readonly token: string }) =>
    call(`PATCH /events/${id}/participants/partner`, { token, body });
  const peopleIn = async (id: string, entryId: string): Promise<readonly string[]> =>
    (await calls.read(id)).participants
      .find((entry: { readonly id: string }) => entry.id === entryId)
      .participant.players.map((player: { readonly id: string }) => player.id);
  const mailsTo = ({ emailAddress }: Person) =>
    app.mails.filter(({ to, subject }) => to === emailAddress && subject.startsWith('Du bist angemeldet'));

  it('name the partner by online id; the partner is told, and may withdraw until the start', async () => {
    const id = await published();
    const pair = pairOf(ada, byOnlineId(ben));
    expect((await register(id, pair, ada)).status).toBe(200);
    expect((await register(id, pair, ada)).status).toBe(200);
    expect(await peopleIn(id, pair.id)).toEqual([ada.playerId, ben.playerId]);
    const [mail] = await eventually(
      () => (mailsTo(ben).length === 0 ? undefined : mailsTo(ben)),
      'the mail to the partner',
    );
    expect(mail?.text).toContain('zusammen mit Ada');
    expect(mailsTo(ben)).toHaveLength(1);
    expect(mailsTo(ada)).toEqual([]);
    await calls.must(`PATCH /events/${id}/participants/confirm-all`);
    await calls.addPairs(id, 2);
    await calls.must(`PATCH /events/${id}/close`);
    const withdraw = ({ token }: Person) =>
      call(`PATCH /events/${id}/participants/withdraw`, { token, body: { entryId: pair.id } });
    const seenBy = async ({ token }: { readonly token: string }) =>
      (await call(`GET /events/${id}`, { token })).json.props.eventData.participants.find(
        (entry: { readonly id: string }) => entry.id === pair.id,
      ).isByOthers;
    expect([await seenBy(ada), await seenBy(ben), await seenBy(cleo)]).toEqual([false, true, undefined]);
    expect((await withdraw(ada)).text).toBe('error.event.invalid-status');
    expect((await withdraw(ben)).status).toBe(200);
  });

  it('are refused with an unknown online id, and with two other people who have accounts', async () => {
    const id = await published();
    const unknown = pairOf(ada, { type: 'registered', onlineId: '000000' });
    expect((await register(id, unknown, ada)).text).toBe('error.invalid-request');
    const others = pairOf(ben, byOnlineId(cleo));
    expect((await register(id, others, ada)).text).toBe('error.insufficient-permissions');
    const same = pairOf(ada, byOnlineId(ada));
    expect((await register(id, same, ada)).text).toBe('error.invalid-request');
  });

  it('of visitors name partners with an account, and need the address of the visitor', async () => {
    const id = await published();
    const guest = { token: (await call('GET /login/guest')).json.token as string };
    const visitor = { type: 'external', id: newId(), firstName: 'Vera', lastName: 'Gast' };
    const pair = { id: newId(), participant: { type: 'double', players: [visitor, byOnlineId(ben)] } };
    expect((await register(id, pair, guest)).text).toBe('error.invalid-request');
    const before = mailsTo(ben).length;
    const body = { ...pair, emailAddress: 'vera@example.org' };
    expect((await register(id, body, guest)).status).toBe(200);
    await eventually(() => (mailsTo(ben).length > before ? true : undefined), 'the mail to the partner');
    const toCleo = { entryId: pair.id, leaving: ben.playerId, partner: byOnlineId(cleo) };
    expect((await replace(id, toCleo, guest)).status).toBe(200);
    expect(await peopleIn(id, pair.id)).toEqual([visitor.id, cleo.playerId]);
    const alone = { entryId: pair.id, leaving: visitor.id, partner: byOnlineId(ben) };
    expect((await replace(id, alone, guest)).text).toBe('error.insufficient-permissions');
    const withdrawn = await call(`PATCH /events/${id}/participants/withdraw`, {
      token: cleo.token,
      body: { entryId: pair.id },
    });
    expect(withdrawn.status).toBe(200);
  });

  it('get another partner from their own people, and strangers only before they are confirmed', async () => {
    const id = await published();
    const pair = pairOf(ada, byOnlineId(ben));
    await register(id, pair, ada);
    const stranger = { type: 'external', id: newId(), firstName: 'Otto', lastName: 'Gast' };
    const toOtto = { entryId: pair.id, leaving: ben.playerId, partner: stranger };
    expect((await replace(id, toOtto, cleo)).text).toBe('error.event.participant-not-found');
    const alone = { ...toOtto, leaving: ada.playerId };
    expect((await replace(id, alone, ada)).text).toBe('error.insufficient-permissions');
    expect((await replace(id, toOtto, ada)).status).toBe(200);
    expect((await replace(id, toOtto, ada)).status).toBe(200);
    expect(await peopleIn(id, pair.id)).toEqual([ada.playerId, stranger.id]);
    await calls.must(`PATCH /events/${id}/participants/confirm-all`);
    const other = { ...stranger, id: newId() };
    const confirmed = { entryId: pair.id, leaving: stranger.id, partner: other };
    expect((await replace(id, confirmed, ada)).text).toBe('error.insufficient-permissions');
    const before = mailsTo(cleo).length;
    const toCleo = { ...confirmed, partner: byOnlineId(cleo) };
    expect((await replace(id, toCleo, ada)).status).toBe(200);
    await eventually(() => (mailsTo(cleo).length > before ? true : undefined), 'the mail to the new partner');
    await call(`GET /players/${stranger.id}`, { token: ada.token }).then(({ status }) =>
      expect(status).toBe(404),
    );
  });

  it('get another partner also after the start, until their first match has begun', async () => {
    const id = await published();
    const pair = pairOf(ada, byOnlineId(ben));
    await register(id, pair, ada);
    await calls.must(`PATCH /events/${id}/participants/confirm-all`);
    await calls.addPairs(id, 1);
    await calls.must(`PATCH /events/${id}/start`);
    const toCleo = { entryId: pair.id, leaving: ben.playerId, partner: byOnlineId(cleo) };
    expect((await replace(id, toCleo, ada)).status).toBe(200);
    const [final] = await calls.matchesOf(id);
    const { props } = await calls.must(`GET /matches/${final?.matchId}`);
    const seats = props.parties.flatMap(({ players }: { readonly players: readonly { id: string }[] }) =>
      players.map((player) => player.id),
    );
    expect(seats).toContain(cleo.playerId);
    expect(seats).not.toContain(ben.playerId);
    await calls.win(final?.matchId ?? '');
    const back = { entryId: pair.id, leaving: cleo.playerId, partner: byOnlineId(ben) };
    expect((await replace(id, back, ada)).text).toBe('error.event.game-already-begun');
  });

  it('are replaced by organisers, who may name anybody', async () => {
    const id = await published();
    const pair = pairEntry();
    await calls.must(`POST /events/${id}/participants`, { body: pair });
    const [, leaving] = pair.participant.players;
    const partner = { type: 'external', id: newId(), firstName: 'Neu', lastName: 'Gast' };
    await calls.must(`PATCH /events/${id}/participants/partner`, {
      body: { entryId: pair.id, leaving: leaving.id, partner },
    });
    expect((await peopleIn(id, pair.id))[1]).toBe(partner.id);
    const unknown = { entryId: pair.id, leaving: newId(), partner: byOnlineId(ben) };
    expect((await replace(id, unknown, scene.chief)).text).toBe('error.event.participant-not-found');
  });
});
