import { beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../src/platform/ids.ts';
import { type CheckedAnswer } from './checked-client.ts';
import { databases } from './databases.ts';
import { sampleMatch } from './sample-match.ts';
import { useApp } from './use-app.ts';

const minimal = { prefer: 'return=minimal' };

describe.each(databases)('minimal answers on $name', ({ create }) => {
  const { call } = useApp(create, {});
  let token: string;

  beforeAll(async () => {
    token = (await call('GET /login/guest')).json.token;
  });

  const startMatch = async () => {
    const { id, home, away, props } = sampleMatch({ startingScore: 101, legsToWinSet: 2 });
    await call('POST /matches/', { token, body: { id, props } });
    await call(`PATCH /matches/${id}/start`, { token });
    return { id, home, away };
  };
  type Sent = { readonly requestId?: string; readonly headers?: Record<string, string> };
  const turn = (id: string, body: object, { requestId = newId(), headers = minimal }: Sent = {}) =>
    call(`POST /matches/${id}/throw`, { token, body, headers: { ...headers, 'x-request-id': requestId } });
  const read = async (id: string) => (await call(`GET /matches/${id}`, { token })).json;

  it('contain only the revision, the standing and the turn', async () => {
    const { id, home, away } = await startMatch();
    const requestId = newId();
    const answer = await turn(id, { playerId: home, score: 51 }, { requestId });
    const match = await read(id);
    expect(answer.json).toEqual({
      id,
      revision: match.props.revision,
      standing: match.props.standing,
      lastThrow: match.props.sets[0].legs[0].throws[0],
    });
    expect(answer.json.lastThrow.id).toBe(requestId);
    expect(answer.headers).toMatchObject({ 'preference-applied': 'return=minimal', vary: 'Prefer' });
    await turn(id, { playerId: away, score: 0 });
    const checkout = await turn(id, { playerId: home, score: 50, attemptsOnDouble: 1 });
    expect(checkout.json.lastThrow).toMatchObject({ score: 50, throwNumber: 3, party: 0 });
    expect(checkout.json.standing).toMatchObject({ legs: [1, 0], markers: ['check', null] });
  });

  it('are sent for an undo and a switch too, without a turn', async () => {
    const { id, props } = sampleMatch();
    await call('POST /matches/', { token, body: { id, props } });
    const switched = await call(`PATCH /matches/${id}/switch`, { token, headers: minimal });
    expect(switched.json).toMatchObject({ revision: 1, standing: { currentParty: 1 }, lastThrow: null });
    await call(`PATCH /matches/${id}/start`, { token });
    await turn(id, { playerId: switched.json.standing.currentPlayerId, score: 60 });
    const undone = await call(`DELETE /matches/${id}/throw`, { token, headers: minimal });
    expect(undone.json).toMatchObject({ revision: 4, standing: { score: [501, 501] }, lastThrow: null });
  });

  it('to a repeated request contain the current revision, and the turn only while it is the last one', async () => {
    const { id, home, away } = await startMatch();
    const [requestId, undoId] = [newId(), newId()];
    const first = { playerId: home, score: 60 };
    const recorded = await turn(id, first, { requestId });
    expect((await turn(id, first, { requestId })).json).toEqual(recorded.json);
    await turn(id, { playerId: away, score: 26 });
    expect((await turn(id, first, { requestId })).json).toMatchObject({
      revision: recorded.json.revision + 1,
      lastThrow: null,
    });
    const undo = () =>
      call(`DELETE /matches/${id}/throw`, { token, headers: { ...minimal, 'x-request-id': undoId } });
    const undone = await undo();
    expect((await undo()).json).toEqual(undone.json);
    expect((await turn(id, first, { requestId })).json).toMatchObject({ lastThrow: { id: requestId } });
  });

  it.each([
    ['return=representation', false],
    ['', false],
    ['respond-async', false],
    ['return=minimalist', false],
    ['return=representation, return=minimal', false],
    ['respond-async, Return = "minimal"; foo=bar', true],
    ['wait=10, return=minimal', true],
  ])('are sent only if the caller prefers them: %j', async (prefer, isMinimal) => {
    const { id, home } = await startMatch();
    const answer = await turn(id, { playerId: home, score: 60 }, { headers: { prefer } });
    expect('props' in answer.json).toBe(!isMinimal);
    expect(answer.headers['preference-applied']).toBe(isMinimal ? 'return=minimal' : undefined);
    expect(answer.headers['vary']).toBe(isMinimal ? 'Prefer' : 'Prefer, Accept-Encoding');
  });

  it('are not sent for refusals and for calls that do not offer them', async () => {
    const { id, home, away } = await startMatch();
    const whole = await turn(id, { playerId: home, score: 60 }, { headers: {} });
    expect(whole.json).toEqual(await read(id));
    const refused: CheckedAnswer = await turn(id, { playerId: home, score: 60 });
    expect(refused).toMatchObject({ status: 400, text: 'error.invalid-player' });
    expect(refused.headers['preference-applied']).toBeUndefined();
    const reading = await call(`GET /matches/${id}`, { token, headers: minimal });
    expect(reading.json.props.sets).toHaveLength(1);
    expect(reading.headers['preference-applied']).toBeUndefined();
    expect((await turn(id, { playerId: away, score: 181 })).text).toBe('error.invalid-score');
  });

  it('stay small while the match grows', async () => {
    const { id, home, away } = await startMatch();
    const sizes: number[] = [];
    for (let number = 0; number < 40; number += 1) {
      const playerId = number % 2 === 0 ? home : away;
      sizes.push((await turn(id, { playerId, score: 0 })).text.length);
    }
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(40);
    expect(JSON.stringify(await read(id)).length).toBeGreaterThan(5 * Math.max(...sizes));
  });
});
