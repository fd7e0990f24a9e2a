import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { createPerson, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { entrantOf, runningCalls } from './running-calls.ts';
import { externalEntry, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// People who have withdrawn from a tournament, or were rejected, and come back.

const doubles = shortSetup('single-knockout', { participantsType: 'double' });
const known = 'error.event.participant-already-registered';

describe.each(databases)('people who come back to a tournament on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create);
  const { send } = runningCalls({ call, scene, calls });
  let people: readonly Person[];

  beforeAll(async () => {
    people = await Promise.all(
      ['Ada', 'Ben', 'Cleo', 'Dora'].map((firstName) => createPerson(app, { firstName })),
    );
  });

  const person = (index: number): Person => people[index] as Person;
  const registered = (index: number) => ({ type: 'registered', id: person(index).playerId });
  const pairOf = (one: number, other: number) => ({
    id: newId(),
    participant: {
      type: 'double',
      players: [
        registered(one),
        { ...registered(other), id: undefined, onlineId: person(other).playerId.slice(0, 6) },
      ],
    },
  });
  const singleOf = (index: number) => ({
    id: newId(),
    participant: { type: 'single', player: registered(index) },
  });
  const register = (id: string, by: number, entry: object) =>
    call(`POST /events/${id}/participants`, { token: person(by).token, body: entry });
  const withdraw = (id: string, by: number, entryId: string) =>
    calls.must(`PATCH /events/${id}/participants/withdraw`, { by: person(by), body: { entryId } });
  const statusesIn = async (id: string): Promise<object> =>
    Object.fromEntries(
      (await calls.read(id)).participants.map((entry: { readonly id: string; readonly status: string }) => [
        entry.id,
        entry.status,
      ]),
    );
  const published = async (setup = doubles): Promise<string> => {
    const id = await calls.create(setup);
    await calls.must(`PATCH /events/${id}/publish`);
    return id;
  };

  it('make a new pair of two that have withdrawn', async () => {
    const id = await published();
    const [one, other] = [pairOf(0, 1), pairOf(2, 3)];
    expect((await register(id, 0, one)).status).toBe(200);
    expect((await register(id, 2, other)).status).toBe(200);
    const both = pairOf(0, 2);
    expect((await register(id, 0, both)).text).toBe(known);
    await withdraw(id, 0, one.id);
    expect((await register(id, 0, both)).text).toBe(known);
    await withdraw(id, 2, other.id);
    expect((await register(id, 0, both)).status).toBe(200);
    expect(await statusesIn(id)).toEqual({ [both.id]: 'requested' });
  });

  it('come back after a rejection only by an organiser', async () => {
    const id = await published();
    const rejected = pairOf(0, 1);
    await register(id, 0, rejected);
    const { participants } = await calls.read(id);
    const body = { participants: [participants[0].participant] };
    await calls.must(`PATCH /events/${id}/participants/reject`, {
      body: { participant: body.participants[0] },
    });
    const another = pairOf(0, 2);
    expect((await register(id, 0, another)).text).toBe(known);
    await calls.must(`POST /events/${id}/participants`, { body: another });
    expect(await statusesIn(id)).toEqual({ [another.id]: 'confirmed' });
  });

  it('are taken as partners', async () => {
    const id = await published();
    const [pair, left] = [pairOf(0, 1), pairOf(2, 3)];
    await register(id, 0, pair);
    await register(id, 2, left);
    const body = { entryId: pair.id, leaving: person(1).playerId, partner: registered(3) };
    const replace = () => call(`PATCH /events/${id}/participants/partner`, { token: person(0).token, body });
    expect((await replace()).text).toBe(known);
    await withdraw(id, 2, left.id);
    expect((await replace()).status).toBe(200);
    expect(await statusesIn(id)).toEqual({ [pair.id]: 'requested' });
  });

  it('are taken as substitutes after the start', async () => {
    const id = await published(shortSetup('single-knockout'));
    await calls.must(`POST /events/${id}/participants/batch`, {
      body: { entries: [externalEntry('Otto'), externalEntry('Ida')] },
    });
    const own = singleOf(0);
    await register(id, 0, own);
    await withdraw(id, 0, own.id);
    const rejected = singleOf(1);
    await register(id, 1, rejected);
    await calls.must(`PATCH /events/${id}/participants/reject`, {
      body: { participant: rejected.participant },
    });
    await calls.must(`PATCH /events/${id}/start`);
    const [first] = await calls.matchesOf(id);
    for (const [party, { participant }] of [own, rejected].entries()) {
      const body = { entrant: entrantOf(first, party === 0 ? 0 : 1), participant, reason: 'Krank' };
      expect((await send(`PATCH /events/${id}/substitute-participant`, body)).status).toBe(200);
    }
    expect(Object.values(await statusesIn(id))).toEqual(['confirmed', 'confirmed']);
    const playing = { entrant: entrantOf(first, 0), participant: rejected.participant, reason: 'Krank' };
    expect((await send(`PATCH /events/${id}/substitute-participant`, playing)).text).toBe(known);
  });
});
