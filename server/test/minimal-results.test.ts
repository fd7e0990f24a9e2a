import { describe, expect, it } from 'vitest';
import { databases } from './databases.ts';
import { idOf, legs } from './running-calls.ts';
import { shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

const headers = { prefer: 'return=minimal' };

describe.each(databases)('the minimal answer to a result in an event on $name', ({ create }) => {
  const { call, scene, calls } = useTournaments(create);

  const readyIn = async (id: string) =>
    (await calls.matchesOf(id)).filter(({ status, matchId }) => status === 'ready' && matchId !== null);
  const send = (address: string, body: object) => call(address, { token: scene.chief.token, body, headers });
  const revisionsOf = async (id: string) => {
    const { props } = await calls.must(`GET /events/${id}`);
    return { revision: props.revision, editRevision: props.editRevision };
  };

  it('names the new revision and the matches that have changed, and nothing of the people', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 4);
    const [first] = await readyIn(id);
    const all = await calls.matchesOf(id);
    const final = all.find(({ stage, round }) => stage === 'knockout' && round === 1);
    const result = await send(`POST /events/${id}/matches/${idOf(first)}/result`, legs([1, 0]));
    expect(result.headers).toMatchObject({ 'preference-applied': 'return=minimal' });
    expect(result.json).toEqual({
      id,
      ...(await revisionsOf(id)),
      matchIds: expect.arrayContaining([idOf(first), idOf(final)]),
    });
    expect(all.map(idOf)).toEqual(expect.arrayContaining(result.json.matchIds));
    expect(result.text.length).toBeLessThan(250);
    const undo = `PATCH /events/${id}/matches/${idOf(first)}/undo-result`;
    const undone = await send(undo, { reason: 'Vertippt' });
    expect(undone.json).toEqual({
      id,
      ...(await revisionsOf(id)),
      matchIds: expect.arrayContaining([idOf(first), idOf(final)]),
    });
  });

  it('is refused like the whole one, and changes nothing then', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 4);
    const [first] = await readyIn(id);
    const before = await revisionsOf(id);
    const address = `POST /events/${id}/matches/${idOf(first)}/result`;
    expect(await send(address, legs([1, 1]))).toMatchObject({ text: 'error.match.impossible-result' });
    expect(await call(address, { body: legs([1, 0]), headers })).toMatchObject({ status: 401 });
    expect(await revisionsOf(id)).toEqual(before);
  });

  it('is sent only to those who ask for it', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 4);
    const [first] = await readyIn(id);
    const whole = await calls.must(`POST /events/${id}/matches/${idOf(first)}/result`, {
      body: legs([1, 0]),
    });
    expect(whole.props.eventData.state.matches).not.toHaveLength(0);
  });
});
