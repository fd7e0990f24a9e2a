import { expect, it } from 'vitest';
import type { Actor, Outcome, SharedJson } from './handler.ts';
import { type Asked, shareAnswers } from './share-answers.ts';

const anyone: Actor = { kind: 'anyone' };
const guest = (id: string): Actor => ({ kind: 'guest', id });

/** Shares the answers of a database in this state, and counts how often somebody reads. */
const create = () => {
  const world = { state: '1', now: 5_000, reads: 0, likeNobody: [] as readonly string[] };
  const share = shareAnswers({
    db: { state: async () => world.state },
    clock: { now: () => world.now },
    isLikeNobody: async (_name, { actor }) => actor.kind === 'guest' && world.likeNobody.includes(actor.id),
  });
  const ask = async (name: string, asked: Partial<Asked> = {}) => {
    const read = async (): Promise<Outcome<unknown>> => {
      world.reads += 1;
      await new Promise(setImmediate);
      return { ok: true, value: { read: world.reads } };
    };
    const all = { actor: anyone, matchPin: null, params: { id: 'a' }, query: {}, ...asked };
    const result = await (share(name)?.(all, read) ?? read());
    return JSON.stringify(result).length;
  };
  return { world, ask };
};

it('reads once for all who ask the same at once or later', async () => {
  const { world, ask } = create();
  await Promise.all(Array.from({ length: 100 }, () => ask('listEventMatches')));
  await ask('listEventMatches');
  expect(world.reads).toBe(1);
});

it('compresses an answer once, as long as it stays the same', async () => {
  const world = { state: 1, name: 'Pokal' };
  const share = shareAnswers({
    db: { state: async () => String(world.state) },
    clock: { now: () => 0 },
    isLikeNobody: async () => false,
  })('readEvent');
  const textOf = async () => {
    world.state += 1;
    const asked = { actor: anyone, matchPin: null, params: {}, query: {} };
    const result = await share?.(asked, async () => ({ ok: true, value: { name: world.name } }));
    return result?.ok === true ? (result.value as SharedJson).text : null;
  };
  const first = await textOf();
  expect(first).not.toBeNull();
  expect(await textOf()).toBe(first);
  world.name = 'Liga';
  expect((await textOf())?.bytes.toString()).toBe('{"name":"Liga"}');
});

it('keeps one text for all views that get the same, and another one for those that do not', async () => {
  const world = { state: 1, pin: '1234' };
  const share = shareAnswers({
    db: { state: async () => String(world.state) },
    clock: { now: () => 0 },
    isLikeNobody: async () => false,
  })('readEvent');
  const organisers = ['anna', 'ben'];
  const textOf = async (id: string) => {
    const asked = { actor: guest(id), matchPin: null, params: {}, query: {} };
    const value = organisers.includes(id) ? { name: 'Pokal', pin: world.pin } : { name: 'Pokal' };
    const result = await share?.(asked, async () => ({ ok: true, value }));
    return result?.ok === true ? (result.value as SharedJson).text : null;
  };
  for (const pin of ['1234', '5678']) {
    world.pin = pin;
    world.state += 1;
    const [anna, ben, carl, dora] = [
      await textOf('anna'),
      await textOf('ben'),
      await textOf('carl'),
      await textOf('dora'),
    ];
    expect(anna?.bytes.toString()).toBe(`{"name":"Pokal","pin":"${pin}"}`);
    expect(ben).toBe(anna);
    expect(carl?.bytes.toString()).toBe('{"name":"Pokal"}');
    expect(dora).toBe(carl);
    // Somebody else's text does not become the one of a view that has read before.
    expect([await textOf('carl'), await textOf('ben')]).toEqual([carl, anna]);
  }
});

it('forgets the oldest texts, and reads them again', async () => {
  const share = shareAnswers({
    db: { state: async () => '1' },
    clock: { now: () => 0 },
    isLikeNobody: async () => false,
  })('readEvent');
  const long = 'x'.repeat(9 * 1024 * 1024);
  let reads = 0;
  const ask = async (id: string) => {
    const asked = { actor: anyone, matchPin: null, params: { id }, query: {} };
    await share?.(asked, async () => {
      reads += 1;
      return { ok: true, value: id + long };
    });
  };
  for (const id of ['a', 'b', 'b', 'a']) await ask(id);
  expect(reads).toBe(3);
});

it.each([
  ['another change', { state: '2' }, {}],
  ['another second', { now: 6_000 }, {}],
  ['another thing', {}, { params: { id: 'b' } }],
  ['another page', {}, { query: { skip: 5 } }],
  ['a guest', {}, { actor: guest('g') }],
  ['a PIN', {}, { matchPin: { pin: '1234', clientAddress: '192.0.2.1' } }],
])('reads again for %s', async (_, later, asked) => {
  const { world, ask } = create();
  await ask('readEvent');
  Object.assign(world, later);
  await ask('readEvent', asked);
  expect(world.reads).toBe(2);
});

it('shares the public view with guests of whom nothing is known, but not with a PIN', async () => {
  const { world, ask } = create();
  world.likeNobody = ['a', 'b'];
  await ask('readEvent');
  for (const id of ['a', 'b', 'a']) await ask('readEvent', { actor: guest(id) });
  expect(world.reads).toBe(1);
  await ask('readEvent', { actor: guest('known') });
  await ask('readEvent', { actor: guest('a'), matchPin: { pin: '1', clientAddress: '192.0.2.1' } });
  await ask('listEvents', { actor: guest('a') });
  expect(world.reads).toBe(4);
});

it('shares lists only among those who send neither token nor PIN', async () => {
  const { world, ask } = create();
  for (const asked of [{ actor: guest('g') }, { matchPin: { pin: '1', clientAddress: '192.0.2.1' } }])
    for (let time = 0; time < 2; time += 1) await ask('listEvents', asked);
  expect(world.reads).toBe(4);
});

it('shares what a caller asks for twice, and no call that it does not know', async () => {
  const { world, ask } = create();
  for (let time = 0; time < 2; time += 1) await ask('readEvent', { actor: guest('g') });
  expect(world.reads).toBe(1);
  for (let time = 0; time < 2; time += 1) await ask('readOwnUser');
  expect(world.reads).toBe(3);
});

it('keeps no refusal', async () => {
  const { world } = create();
  const share = shareAnswers({
    db: { state: async () => world.state },
    clock: { now: () => 0 },
    isLikeNobody: async () => false,
  })('readEvent');
  const refuse = async (): Promise<Outcome<unknown>> => {
    world.reads += 1;
    return { ok: false, error: 'error.not-found' };
  };
  const asked = { actor: anyone, matchPin: null, params: {}, query: {} };
  for (let time = 0; time < 2; time += 1) expect((await share?.(asked, refuse))?.ok).toBe(false);
  expect(world.reads).toBe(2);
});
