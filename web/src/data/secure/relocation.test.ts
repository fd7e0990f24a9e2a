import '../../test/fake-indexed-db.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callsTo, fakeApi } from '../../test/fake-api.ts';
import { json, noNetwork, refusal } from '../../test/fake-server.ts';
import { signInAs, userEntity } from '../../test/people.ts';
import { guestParty, playMatch } from '../../test/played-match.ts';
import { readSetting, writeSetting } from '../local-settings.ts';
import { createMatchLocally, matchQueue } from '../match/match-queue.ts';
import { guestId } from '../people/identity.ts';
import { readSession } from '../people/session.ts';
import { arrivalIn, arrive } from './arrive.ts';
import { hasArrived, readDeparture } from './departure.ts';
import { writeNote } from './device-notes.ts';
import { leaveFor } from './leave.ts';
import { sendWaiting } from './send-waiting.ts';

const address = 'https://192.168.1.20:3000';
const code = 'c'.repeat(22);
const wish = { address, to: '/matches' };
const opened = () => json({ code, expiresAt: 1 });

const newMatch = async (): Promise<string> => {
  const { config } = playMatch();
  return createMatchLocally({ parties: [guestParty('Anna'), guestParty('Ben')], config });
};
/** A match that the server does not accept. */
const refusedMatch = async (): Promise<string> => {
  fakeApi({ 'POST /matches/': () => refusal(400, 'error.match.impossible-result') });
  const id = await newMatch();
  await vi.waitFor(async () => expect((await matchQueue().read(id))?.refusal).not.toBeNull());
  return id;
};

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  for (const { id } of await matchQueue().readAll()) await matchQueue().forget(id);
});

describe('leaving', () => {
  it('takes settings and what the server has refused along, under a code behind the #', async () => {
    const id = await refusedMatch();
    writeSetting('match-pins', { e1: '1234' });
    const calls = fakeApi({ 'POST /relocations': opened });
    expect(await leaveFor(wish)).toEqual({ ok: true, url: `${address}/secure#code=${code}&to=%2Fmatches` });
    const [sent] = callsTo(calls, 'POST /relocations');
    const { content, ...more } = (sent as { body: { content: string } }).body;
    expect(more).toEqual({});
    const luggage = JSON.parse(content);
    expect(luggage.settings['match-pins']).toEqual({ e1: '1234' });
    expect(luggage.matches.map((one: { id: string }) => one.id)).toEqual([id]);
    expect(readDeparture()).toEqual({ address, code, matchIds: [id], gameIds: [] });
    // Until somebody has arrived, everything is still here.
    expect(await matchQueue().read(id)).not.toBeNull();
  });

  it('names the guest that the device of a user also is', async () => {
    fakeApi({});
    const { ensureGuest } = await import('../people/identity.ts');
    await ensureGuest();
    signInAs();
    const calls = fakeApi({ 'POST /relocations': opened });
    await leaveFor(wish);
    expect(callsTo(calls, 'POST /relocations')[0]?.body).toMatchObject({ guestToken: 'guest' });
  });

  it('goes at once if there is nothing to take along', async () => {
    writeSetting('known-version', '2.0.0');
    const calls = fakeApi({});
    expect(await leaveFor(wish)).toEqual({ ok: true, url: `${address}/matches` });
    expect(callsTo(calls, 'POST /relocations')).toEqual([]);
    expect(readDeparture()).toMatchObject({ address, code: null });
  });

  it('first sends what waits', async () => {
    fakeApi({ 'POST /matches/': noNetwork });
    const id = await newMatch();
    expect(await sendWaiting(0)).toBe(1);
    fakeApi({ 'POST /matches/': () => refusal(400, 'error.match.impossible-result') });
    expect(await sendWaiting()).toBe(0);
    expect((await matchQueue().read(id))?.refusal).not.toBeNull();
  });
});

describe('the old address', () => {
  const states = (state: string) =>
    fakeApi({ 'POST /relocations/state': () => json({ state, name: null, isUser: true }) });

  it('forgets what has gone along as soon as somebody has arrived, and only that', async () => {
    const [gone, stays] = [await refusedMatch(), await refusedMatch()];
    signInAs();
    writeSetting('match-pins', { e1: '1' });
    writeSetting('color-scheme', 'dark');
    const departure = { address, code, matchIds: [gone], gameIds: [] };
    writeNote('departure', departure);
    states('taken');
    expect(await hasArrived(departure)).toBe(true);
    expect(await matchQueue().read(gone)).toBeNull();
    expect(await matchQueue().read(stays)).not.toBeNull();
    expect(readSession()).toBeNull();
    expect(readSetting('match-pins')).toEqual({});
    expect(readSetting('color-scheme')).toBe('dark');
    expect(readDeparture()).toMatchObject({ address, code: null });
  });

  it.each([
    ['open', true],
    ['expired', false],
  ])('keeps everything while the code is %s', async (state, isKept) => {
    const id = await refusedMatch();
    signInAs();
    const departure = { address, code, matchIds: [id], gameIds: [] };
    writeNote('departure', departure);
    states(state);
    expect(await hasArrived(departure)).toBe(false);
    expect(await matchQueue().read(id)).not.toBeNull();
    expect(readSession()).not.toBeNull();
    expect(readDeparture() === null).toBe(!isKept);
  });
});

describe('arriving', () => {
  const takenWith = (luggage: object) => ({
    content: JSON.stringify(luggage),
    session: { token: 'new', expiresAt: 1, user: userEntity() },
    guest: { token: 'g1.new', guestId: 'g'.repeat(20), expiresAt: 1 },
  });

  it('takes over identity, settings and refused matches, and a repeat doubles nothing', async () => {
    const id = await refusedMatch();
    const record = await matchQueue().read(id);
    await matchQueue().forget(id);
    const taken = takenWith({ settings: { 'match-pins': { e1: '1' } }, matches: [record], games: [] });
    let tries = 0;
    const calls = fakeApi({
      'POST /relocations/take': () => {
        tries += 1;
        return tries === 1 ? noNetwork() : json(taken);
      },
    });
    await expect(arrive(code)).rejects.toThrow('error.api.network-error');
    await arrive(code);
    await arrive(code);
    const claims = callsTo(calls, 'POST /relocations/take').map(
      ({ body }) => (body as { claim: string }).claim,
    );
    expect(new Set(claims).size).toBe(1);
    expect(claims[0]).toMatch(/^[0-9a-z]{22}$/);
    expect((await matchQueue().readAll()).map((one) => one.id)).toEqual([id]);
    expect((await matchQueue().read(id))?.queue).toEqual(record?.queue);
    expect(readSession()?.token).toBe('new');
    expect(guestId()).toBe('g'.repeat(20));
    expect(readSetting('match-pins')).toEqual({ e1: '1' });
  });

  it('keeps a match that this address knows already', async () => {
    const id = await refusedMatch();
    const known = await matchQueue().read(id);
    const other = {
      ...known,
      queue: [{ id: 'other', kind: 'start', at: 5 }],
      refusal: { commandId: 'other', code: 'x' },
    };
    fakeApi({
      'POST /relocations/take': () => json(takenWith({ settings: {}, matches: [other], games: [] })),
    });
    await arrive(code);
    expect((await matchQueue().read(id))?.queue).toEqual(known?.queue);
  });

  it('takes nothing with a code that somebody has used', async () => {
    fakeApi({ 'POST /relocations/take': () => refusal(409, 'error.relocation.code-used') });
    await expect(arrive(code)).rejects.toMatchObject({ code: 'error.relocation.code-used' });
    expect(readSession()).toBeNull();
  });

  it('is known by its address', () => {
    expect(arrivalIn(`#code=${code}&to=%2Fmatches`)).toEqual({ code, to: '/matches' });
    expect(arrivalIn('#steps')).toBeNull();
    expect(arrivalIn('')).toBeNull();
  });
});
