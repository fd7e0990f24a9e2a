import { describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { externalEntry, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// Every way in which somebody else enters a player with an account into a tournament: they are asked each time.

const knockout = shortSetup('single-knockout');
const doubles = shortSetup('single-knockout', { participantsType: 'double' });

describe.each(databases)('ways in which others enter people on $name', ({ create }) => {
  const { app, call, calls } = useTournaments(create);

  const account = ({ playerId }: Person) => ({ type: 'registered', id: playerId });
  const byCode = ({ playerId }: Person) => ({ type: 'registered', onlineId: playerId.slice(0, 6) });
  const external = () => ({ type: 'external', id: newId(), firstName: 'Otto', lastName: 'Gast' });
  const single = (player: object) => ({ id: newId(), participant: { type: 'single', player } });
  const pair = (...players: readonly object[]) => ({ id: newId(), participant: { type: 'double', players } });
  const published = async (setup = knockout) => {
    const id = await calls.create(setup);
    await calls.must(`PATCH /events/${id}/publish`);
    return id;
  };
  const started = async (setup = knockout) => {
    const id = await calls.create(setup);
    await (setup === knockout ? calls.addPeople(id, 2) : calls.addPairs(id, 2));
    await calls.must(`PATCH /events/${id}/publish`);
    await calls.must(`PATCH /events/${id}/start`);
    return id;
  };
  const friend = { current: null as Person | null };
  const someFriend = async () => (friend.current ??= await createPerson(app, { firstName: 'Ben' }));

  type Way = (anna: Person) => Promise<string>;
  const ways: readonly (readonly [string, Way])[] = [
    [
      'one by one, by online id',
      async (anna) => {
        const id = await published();
        await calls.must(`POST /events/${id}/participants`, { body: single(byCode(anna)) });
        return id;
      },
    ],
    [
      'in a batch',
      async (anna) => {
        const id = await published();
        const entries = [single(account(anna)), externalEntry('Udo')];
        await calls.must(`POST /events/${id}/participants/batch`, { body: { entries } });
        return id;
      },
    ],
    [
      'as partner of somebody who registers',
      async (anna) => {
        const id = await published(doubles);
        const by = await someFriend();
        await calls.must(`POST /events/${id}/participants`, { by, body: pair(account(by), byCode(anna)) });
        await calls.must(`PATCH /events/${id}/participants/confirm-all`);
        return id;
      },
    ],
    [
      'as partner of a visitor',
      async (anna) => {
        const id = await published(doubles);
        const by = { token: (await call('GET /login/guest')).json.token as string };
        const body = { ...pair(external(), byCode(anna)), emailAddress: `${newId()}@example.org` };
        await calls.must(`POST /events/${id}/participants`, { by, body });
        await calls.must(`PATCH /events/${id}/participants/confirm-all`);
        return id;
      },
    ],
    [
      'as new partner before the start',
      async (anna) => {
        const id = await published(doubles);
        const entry = pair(external(), external());
        await calls.must(`POST /events/${id}/participants`, { body: entry });
        const leaving = (entry.participant.players[1] as { id: string }).id;
        const body = { entryId: entry.id, leaving, partner: byCode(anna) };
        await calls.must(`PATCH /events/${id}/participants/partner`, { body });
        return id;
      },
    ],
    [
      'as new partner after the start',
      async (anna) => {
        const id = await started(doubles);
        const [entry] = (await calls.read(id)).participants;
        const leaving = entry.participant.players[1].id;
        const body = { entryId: entry.id, leaving, partner: byCode(anna) };
        await calls.must(`PATCH /events/${id}/participants/partner`, { body });
        return id;
      },
    ],
    [
      'in place of a pair that is edited',
      async (anna) => {
        const id = await published(doubles);
        const entry = pair(external(), external());
        await calls.must(`POST /events/${id}/participants`, { body: entry });
        const participant = { type: 'double', players: [external(), account(anna)] };
        await calls.must(`POST /events/${id}/participants/0`, { body: { id: entry.id, participant } });
        return id;
      },
    ],
    [
      'as substitute in the running tournament',
      async (anna) => {
        const id = await started();
        const [entry] = (await calls.read(id)).participants;
        const participant = { type: 'single', player: byCode(anna) };
        const body = { entrant: entry.id, participant, reason: 'Krank' };
        await calls.must(`PATCH /events/${id}/substitute-participant`, { body });
        return id;
      },
    ],
  ];

  it.each(ways)('%s: they are asked, and shown without their account', async (_, enterBy) => {
    const anna = await createPerson(app, { firstName: 'Annabella' });
    const id = await enterBy(anna);
    const [question] = await calls.must('GET /consents?status=open', { by: anna });
    expect(question).toMatchObject({ eventId: id, status: 'open' });
    const guest = { token: (await call('GET /login/guest')).json.token as string };
    const seen = async () => JSON.stringify((await calls.read(id, guest)).participants);
    const masked = JSON.stringify({ type: 'external', id: anna.playerId }).slice(1, -1);
    const linked = JSON.stringify({ type: 'registered', id: anna.playerId }).slice(1, -1);
    expect(await seen()).toContain(masked);
    expect(await seen()).not.toContain(linked);
    const matches = await calls.must(`GET /matches?eventId=${id}`);
    expect(JSON.stringify(matches)).not.toContain(linked);
    await calls.must(`PATCH /consents/${id}`, { by: anna, body: { answer: 'agree' } });
    expect(await seen()).toContain(linked);
    expect(JSON.stringify(await calls.must(`GET /matches?eventId=${id}`))).not.toContain(masked);
    await calls.must(`PATCH /consents/${id}`, { by: anna, body: { answer: 'unlink' } });
    expect(await seen()).not.toContain(anna.playerId);
    expect(await seen()).toContain('Annabella');
    expect(JSON.stringify(await calls.must(`GET /matches?eventId=${id}`))).not.toContain(anna.playerId);
  });
});
