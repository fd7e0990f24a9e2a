import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { entrantsIn } from '@neundarter/rules/tournament/match/planned-match';
import { describe, expect, it } from 'vitest';
import { createLog } from '../src/platform/log.ts';
import { checkCourse } from '../src/tournaments/core/check-course.ts';
import { databases } from './databases.ts';
import { followUp, idOf, runningCalls } from './running-calls.ts';
import { externalEntry, shortSetup } from './tournament-scene.ts';
import { expectSameViews, readViews } from './tournament-views.ts';
import { useTournaments } from './use-tournaments.ts';

// Who enters after the start: the seat, what changes and what does not, and how it is taken back.

const groups = { noOfGroups: 2, noOfQualifiers: 4 };
const ofGroups = shortSetup('single-knockout-with-group-stage', { groups, assignCaller: true });

describe.each(databases)('late entries on $name', ({ create }) => {
  const { app, scene, calls, call } = useTournaments(create);
  const { stateOf, send } = runningCalls({ call, scene, calls });

  const seatIn = (id: string) => calls.must(`GET /events/${id}/late-seat`);
  /** Lets somebody in on the seat that is offered; returns the id of the entry. */
  const enter = async (id: string, entry = externalEntry('Spät')): Promise<string> => {
    const { seat } = await seatIn(id);
    await calls.must(`POST /events/${id}/late-entries`, { body: { ...entry, seat } });
    return entry.id;
  };
  const check = async (id: string) => {
    expect(await checkCourse({ db: app.db, log: createLog('silent') }, id)).not.toBe('different');
    expectSameViews(await readViews(calls, app.db, id));
  };
  const matchesWith = async (id: string, entrant: string): Promise<readonly TournamentMatch[]> =>
    (await calls.matchesOf(id)).filter(({ slots }) => entrantsIn(slots).includes(entrant));
  const statusOf = async (id: string, entrant: string) =>
    (await calls.read(id)).participants.find((one: { id: string }) => one.id === entrant)?.status;

  it('takes the place of a bye, and the match that follows waits for the winner', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout', { hasThirdPlaceMatch: true }), 7);
    const { seat, noOfMatches, opponents } = await seatIn(id);
    expect({ kind: seat.kind, noOfMatches }).toEqual({ kind: 'bye', noOfMatches: 1 });
    const newcomer = await enter(id);
    const [own] = await matchesWith(id, newcomer);
    expect(own).toMatchObject({ status: 'ready', number: 8 });
    expect(entrantsIn(own?.slots ?? [])).toEqual(expect.arrayContaining(opponents));
    const next = (await calls.matchesOf(id)).find(({ key }) => key === 'knockout/1/0');
    const stored = (await calls.must(`GET /matches/${idOf(next)}`)).props;
    expect(stored.parties).toContainEqual({ type: 'tba-by-match', matchName: '8', outcome: 'winner' });
    await check(id);
    const [logged] = await calls.must(`GET /events/${id}/log`);
    expect(logged).toMatchObject({ kind: 'late-entry', entrants: [newcomer] });
    expect((await calls.playOn(id)).status).toBe('finished');
    await check(id);
  });

  it('makes matches that were not there on the loser side of a double knockout', async () => {
    const id = await calls.createRunning(shortSetup('double-knockout', { assignCaller: true }), 6);
    const before = (await calls.matchesOf(id)).filter(({ matchId }) => matchId !== null).length;
    await enter(id);
    expect((await calls.matchesOf(id)).filter(({ matchId }) => matchId !== null)).toHaveLength(before + 2);
    await check(id);
    expect((await calls.playOn(id)).status).toBe('finished');
  });

  it('meets all of the smallest group, whose played matches stay, with callers', async () => {
    const id = await calls.createRunning(ofGroups, 7);
    const first = (await calls.matchesOf(id)).filter(({ stage }) => stage === 'group').slice(0, 2);
    for (const match of first) await calls.win(idOf(match));
    const before = new Map((await calls.matchesOf(id)).map((match) => [match.key, match]));
    const newcomer = await enter(id);
    expect(await matchesWith(id, newcomer)).toHaveLength(3);
    for (const match of await calls.matchesOf(id)) {
      const was = before.get(match.key);
      if (was?.status === 'finished') expect(match).toEqual(was);
      else if (was !== undefined) expect(match.matchId).toBe(was.matchId);
    }
    for (const { caller } of await matchesWith(id, newcomer)) expect(caller).not.toBeNull();
    await check(id);
    expect((await seatIn(id)).seat.kind).toBe('group');
    expect(await statusOf(id, newcomer)).toBe('confirmed');
    expect((await calls.playOn(id)).status).toBe('finished');
    await check(id);
  });

  it('is taken back until a match has begun; the state is as it was, and the people wait', async () => {
    for (const [setup, count] of [
      [ofGroups, 7],
      [shortSetup('double-knockout', { assignCaller: true }), 5],
    ] as const) {
      const id = await calls.createRunning(setup, count);
      const before = await stateOf(id);
      const newcomer = await enter(id);
      const second = await enter(id);
      const [made] = await matchesWith(id, second);
      await calls.must(`PATCH /events/${id}/gone`, { body: { entrant: second, isGone: true } });
      await calls.must(`DELETE /events/${id}/late-entries/${second}`);
      expect((await call(`GET /matches/${idOf(made)}`)).status).toBe(404);
      await check(id);
      await calls.must(`DELETE /events/${id}/late-entries/${newcomer}`);
      expect(await stateOf(id)).toEqual(before);
      expect(await statusOf(id, newcomer)).toBe('waiting');
      await check(id);
      const again = await enter(id);
      const [own] = await matchesWith(id, again);
      await calls.win(idOf(own));
      expect(await send(`DELETE /events/${id}/late-entries/${again}`, undefined)).toMatchObject(followUp);
      const other = (await calls.read(id)).participants[0].id;
      expect(await send(`DELETE /events/${id}/late-entries/${other}`, undefined)).toMatchObject({
        text: 'error.event.participant-not-found',
      });
    }
  });

  it('is refused on a seat that is another one now; who finds none waits', async () => {
    const id = await calls.createRunning(shortSetup('single-knockout'), 3);
    const address = `POST /events/${id}/late-entries`;
    const { seat } = await seatIn(id);
    const changed = { status: 409, text: 'error.event.changed-meanwhile' };
    expect(await send(address, { ...externalEntry('Eins'), seat: null })).toMatchObject(changed);
    const entry = externalEntry('Zwei');
    await calls.must(address, { body: { ...entry, seat } });
    await calls.must(address, { body: { ...entry, seat } });
    expect(await send(address, { ...externalEntry('Drei'), id: entry.id, seat })).toMatchObject({
      text: 'error.id-already-exists',
    });
    expect(await send(address, { ...externalEntry('Vier'), seat })).toMatchObject(changed);
    expect(await send(address, { ...entry, id: externalEntry('Fünf').id, seat: null })).toMatchObject({
      text: 'error.event.participant-already-registered',
    });
    expect((await seatIn(id)).seat).toBeNull();
    const waiting = externalEntry('Sechs');
    await calls.must(address, { body: { ...waiting, seat: null } });
    expect(await statusOf(id, waiting.id)).toBe('waiting');
    await check(id);
    expect((await calls.playOn(id)).status).toBe('finished');
    expect(await send(address, { ...externalEntry('Sieben'), seat: null })).toMatchObject({
      text: 'error.event.invalid-status',
    });
  });

  it('takes somebody from the waiting list, holds the maximum, and withdraws like everybody', async () => {
    const id = await calls.createRunning({ ...shortSetup('league'), maxNoOfParticipants: 4 }, 3);
    const address = `POST /events/${id}/late-entries`;
    const newcomer = await enter(id);
    const { seat } = await seatIn(id);
    expect(await send(address, { ...externalEntry('Voll'), seat })).toMatchObject({
      text: 'error.event.max-number-of-participants-exceeded',
    });
    await calls.must(`DELETE /events/${id}/late-entries/${newcomer}`);
    const { participant } = (await calls.read(id)).participants.find(
      (one: { id: string }) => one.id === newcomer,
    );
    const again = await enter(id, { ...externalEntry('Spät'), participant });
    expect(await statusOf(id, newcomer)).toBeUndefined();
    await calls.must(`PATCH /events/${id}/withdraw`, {
      body: { entrant: again, stage: 'group', effect: 'forfeits' },
    });
    for (const { status } of await matchesWith(id, again)) expect(status).toBe('forfeited');
    await check(id);
    await calls.must(`DELETE /events/${id}/late-entries/${again}`);
    await check(id);
    await calls.must(`PATCH /events/${id}/undo-start`);
    expect((await calls.read(id)).status).toBe('registration-closed');
  });

  it('stays for the next start when the start is taken back', async () => {
    const id = await calls.createRunning(ofGroups, 7);
    const newcomer = await enter(id);
    await calls.must(`PATCH /events/${id}/undo-start`);
    await calls.must(`PATCH /events/${id}/start`);
    expect(await matchesWith(id, newcomer)).toHaveLength(3);
    await check(id);
  });
});
