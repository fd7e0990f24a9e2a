import { afterEach, describe, expect, it } from 'vitest';
import { createPerson, givePassword, type Person } from './create-person.ts';
import { databases } from './databases.ts';
import { shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// Who has entered the PIN of a tournament may take back the end of a match for two minutes, on the device that entered it.
// The log names the device of whoever has done something.

type By = { readonly token: string };

const secondMs = 1000;
const twoMinutesMs = 120 * secondMs;
const over = 'error.match.over';

describe.each(databases)('devices that score a tournament on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create);
  afterEach(() => {
    app.clock.time = null;
  });

  const guest = async (): Promise<By> => ({ token: (await call('GET /login/guest')).json.token });
  /** A member whose own phone and another phone are signed in. */
  const withTwoPhones = async (): Promise<readonly [Person, By]> => {
    const person = await createPerson(app, { teamIds: [scene.teamId], firstName: 'Max' });
    const password = 'Treble20!';
    await givePassword(app, person, password);
    const body = { emailAddress: person.emailAddress, password };
    return [person, { token: (await call('POST /login', { body })).json.token }];
  };
  const running = async (...scorers: readonly By[]) => {
    const id = await calls.createRunning(shortSetup('league'), 4);
    const { matchPinCode: pin, state } = await calls.read(id);
    for (const { token } of scorers) await call(`POST /events/${id}/enrol`, { token, body: { pin } });
    const matchIds: readonly string[] = state.matches.map((match: { matchId: string }) => match.matchId);
    return { id, matchIds };
  };
  const win = async (matchId: string | undefined, { token }: By): Promise<void> => {
    await call(`PATCH /matches/${matchId}/start`, { token });
    const { currentPlayerId: playerId } = (await call(`GET /matches/${matchId}/standing`, { token })).json;
    const body = { playerId, score: 40, attemptsOnDouble: 1 };
    expect((await call(`POST /matches/${matchId}/throw`, { token, body })).status).toBe(200);
  };
  const undo = async (matchId: string | undefined, { token }: By): Promise<string> => {
    const { status, text } = await call(`DELETE /matches/${matchId}/throw`, { token });
    return status === 200 ? 'done' : text;
  };

  it.each(['guest', 'account'] as const)('reopen a match within two minutes as a %s', async (kind) => {
    const [phone, other] = kind === 'account' ? await withTwoPhones() : [await guest(), await guest()];
    const { matchIds } = await running(phone, other);
    const now = Date.now();
    app.clock.time = now;
    const [first, second] = matchIds;
    await win(first, phone);
    expect(await undo(first, other)).toBe(over);
    app.clock.time = now + twoMinutesMs - secondMs;
    expect(await undo(first, phone)).toBe('done');
    // Again two minutes from the next end.
    await win(first, phone);
    app.clock.time += twoMinutesMs - secondMs;
    expect(await undo(first, phone)).toBe('done');
    await win(second, phone);
    app.clock.time += twoMinutesMs;
    expect(await undo(second, phone)).toBe(over);
    // Whoever manages the event still can.
    expect(await undo(second, scene.chief)).toBe('done');
  });

  it('do not take back what an organiser has entered meanwhile', async () => {
    const phone = await guest();
    const { id, matchIds } = await running(phone);
    const [first] = matchIds;
    await win(first, phone);
    await calls.must(`POST /events/${id}/matches/${first}/result`, {
      body: { kind: 'forfeit', winningParty: 0, reason: 'Zettel', deletesTurns: true },
    });
    expect(await undo(first, phone)).toBe(over);
  });

  it('stand in the log of the organisers: guests by their number, accounts by their name', async () => {
    const [first, second] = [await guest(), await guest()];
    const [max] = await withTwoPhones();
    const { id, matchIds } = await running(first, second, max);
    await win(matchIds[0], second);
    await win(matchIds[1], max);
    await win(matchIds[2], scene.chief);
    await undo(matchIds[0], second);
    await calls.must(`PATCH /events/${id}/pin`, { body: { endEnrolments: true } });
    const { matchPinCode: pin } = await calls.read(id);
    for (const { token } of [await guest(), first])
      expect((await call(`POST /events/${id}/enrol`, { token, body: { pin } })).status).toBe(204);
    await win(matchIds[3], first);
    const log = (await call(`GET /events/${id}/log`, { token: scene.chief.token })).json;
    const results = log.filter(({ kind }: { kind: string }) => kind === 'result');
    expect(results).toMatchObject([
      { madeBy: null, madeOn: { guest: 1 } },
      { madeBy: expect.any(String) },
      { madeBy: expect.stringContaining('Max'), madeOn: { guest: null } },
      { madeBy: null, madeOn: { guest: 2 }, undoneBy: null, undoneOn: { guest: 2 } },
    ]);
    expect(results[1]).not.toHaveProperty('madeOn');
    expect((await call(`GET /events/${id}/log`, { token: first.token })).status).toBe(403);
  });
});
