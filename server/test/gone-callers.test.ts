import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { describe, expect, it } from 'vitest';
import { databases } from './databases.ts';
import { entrantOf, idOf, legs, runningCalls } from './running-calls.ts';
import { externalEntry, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// Whoever has gone calls nothing, and gets the open calls again when back.

describe.each(databases)('callers who have gone, on $name', ({ create }) => {
  const { call, scene, calls } = useTournaments(create);
  const { send, enter } = runningCalls({ call, scene, calls });

  const setGone = (id: string, entrant: string, isGone: boolean) =>
    send(`PATCH /events/${id}/gone`, { entrant, isGone });

  const calledBy = async (id: string, entrant: string): Promise<readonly TournamentMatch[]> =>
    (await calls.matchesOf(id)).filter(({ caller }) => caller === entrant);

  /** A knockout of eight whose first match is over, the match that its loser calls, and this loser. */
  const withCaller = async () => {
    const id = await calls.createRunning(shortSetup('single-knockout', { assignCaller: true }), 8);
    const [first] = await calls.matchesOf(id);
    await calls.win(idOf(first));
    const loser = entrantOf(first, 1);
    const [called] = await calledBy(id, loser);
    return { id, first, loser, called };
  };

  it('are passed over, in the match itself too, and are back with their call', async () => {
    const { id, loser, called } = await withCaller();
    const callerOf = async () => (await calls.must(`GET /matches/${idOf(called)}`)).props.caller;
    const before = await calls.matchesOf(id);
    const atBoard = await callerOf();
    expect(atBoard).not.toBeNull();
    expect((await setGone(id, loser, true)).status).toBe(200);
    expect(await calledBy(id, loser)).toEqual([]);
    expect(await callerOf()).toBeNull();
    expect((await calls.read(id)).changeable.gone).toEqual([loser]);
    // A repeat changes nothing.
    expect((await setGone(id, loser, true)).status).toBe(200);
    expect((await send(`PATCH /events/${id}/matches/${idOf(called)}/caller`, { caller: loser })).text).toBe(
      'error.event.participant-not-found',
    );
    expect((await setGone(id, loser, false)).status).toBe(200);
    expect(await calls.matchesOf(id)).toEqual(before);
    expect(await callerOf()).toEqual(atBoard);
    expect((await calls.read(id)).changeable.gone).toEqual([]);
    const log = await calls.must(`GET /events/${id}/log`);
    const noted = log.filter(({ kind }: { kind: string }) => kind === 'gone' || kind === 'back');
    expect(noted).toMatchObject([
      { kind: 'back', entrants: [loser], madeBy: expect.any(String) },
      { kind: 'gone', entrants: [loser] },
    ]);
  });

  it('stay away when a result is taken back and entered again', async () => {
    const { id, first, loser } = await withCaller();
    await setGone(id, loser, true);
    const undo = `PATCH /events/${id}/matches/${idOf(first)}/undo-result`;
    await calls.must(undo, { body: { reason: 'Verschrieben' } });
    expect((await enter(id, first, legs([1, 0]))).status).toBe(200);
    expect(await calledBy(id, loser)).toEqual([]);
    await setGone(id, loser, false);
    expect(await calledBy(id, loser)).toHaveLength(1);
  });

  it('have called what is being played, also where the organisers choose the callers', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 4);
    const [first, second, final] = await calls.matchesOf(id);
    const caller = entrantOf(second, 0);
    for (const match of [first, final])
      await calls.must(`PATCH /events/${id}/matches/${idOf(match)}/caller`, { body: { caller } });
    await calls.must(`PATCH /matches/${idOf(first)}/start`);
    expect((await setGone(id, caller, true)).status).toBe(200);
    expect((await calledBy(id, caller)).map(({ key }) => key)).toEqual([first?.key]);
    expect((await calls.must(`GET /matches/${idOf(first)}`)).props.caller).not.toBeNull();
    expect((await calls.must(`GET /matches/${idOf(final)}`)).props.caller).toBeNull();
  });

  it('are there if somebody else takes their place', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 4);
    const [first, second] = await calls.matchesOf(id);
    const entrant = entrantOf(second, 0);
    await calls.must(`PATCH /events/${id}/matches/${idOf(first)}/caller`, { body: { caller: entrant } });
    await setGone(id, entrant, true);
    const { participant } = externalEntry('Otto Neu');
    await calls.must(`PATCH /events/${id}/substitute-participant`, {
      body: { entrant, participant, reason: 'Krank' },
    });
    expect((await calls.read(id)).changeable.gone).toEqual([]);
    expect((await calledBy(id, entrant)).map(({ key }) => key)).toEqual([first?.key]);
  });

  it('are entries of this tournament, and only organisers see them', async () => {
    const { id, loser } = await withCaller();
    expect(await setGone(id, scene.chief.playerId, true)).toMatchObject({
      status: 404,
      text: 'error.event.participant-not-found',
    });
    await setGone(id, loser, true);
    const guest = { token: (await call('GET /login/guest')).json.token };
    expect(JSON.stringify(await calls.read(id, guest))).not.toContain('gone');
    const open = await calls.create(shortSetup('single-knockout'));
    expect((await setGone(open, loser, true)).text).toBe('error.event.invalid-status');
  });
});
