import type { TournamentData, TournamentMatch } from '@neundarter/contract/entities/tournament';
import { entrantsIn } from '@neundarter/rules/tournament/match/planned-match';
import { describe, expect, it } from 'vitest';
import { databases } from './databases.ts';
import { followUp, idOf, legs, runningCalls } from './running-calls.ts';
import { shortSetup } from './tournament-scene.ts';
import { expectSameViews, readViews } from './tournament-views.ts';
import { useTournaments } from './use-tournaments.ts';

// A second chance: drawn, played, taken back; what corrections and withdrawals make of it, and who may see it.

const groups = {
  noOfGroups: 2,
  noOfQualifiers: 2,
  freeGroups: { seating: 'by-number', ofSize: null },
} as const;
const setup = shortSetup('single-knockout-with-group-stage', {
  groups,
  hasSecondChance: true,
  assignCaller: true,
});

describe.each(databases)('a second chance on $name', ({ create }) => {
  const { app, call, scene, calls } = useTournaments(create);
  const { enter, stateOf, send } = runningCalls({ call, scene, calls });

  const groupsOf = async (id: string): Promise<ReadonlyMap<string, readonly string[]>> =>
    new Map(
      (await calls.read(id)).stages.group.groups.map((group: { groupId: string; participants: string[] }) => [
        group.groupId,
        group.participants,
      ]),
    );

  /** Two groups of four; who stands higher in the list of the group wins, and only the first of each goes on. */
  const afterGroups = async () => {
    const id = await calls.createRunning(setup, 8);
    const members = await groupsOf(id);
    for (const match of (await calls.matchesOf(id)).filter(({ stage }) => stage === 'group')) {
      const own = members.get(match.groupId ?? '') ?? [];
      const [home = 0, away = 0] = entrantsIn(match.slots).map((entrant) => own.indexOf(entrant));
      await enter(id, match, legs(home < away ? [1, 0] : [0, 1]));
    }
    return { id, members };
  };

  const outOf = async (id: string): Promise<readonly string[]> =>
    (await stateOf(id)).secondChance.out.map(({ entrant }: { entrant: string }) => entrant);
  const draw = async (id: string, entrants: readonly string[]) =>
    calls.must(`PATCH /events/${id}/second-chance`, { body: { entrants } });
  const ofSecondChance = async (id: string): Promise<readonly TournamentMatch[]> =>
    (await calls.matchesOf(id)).filter(({ stage }) => stage === 'second-chance');
  const seatsOf = async (id: string) =>
    (await ofSecondChance(id)).filter(({ round }) => round === 0).flatMap(({ slots }) => entrantsIn(slots));
  const expectSame = async (id: string) => expectSameViews(await readViews(calls, app.db, id));

  it('is drawn for those who are out and play, is played with its callers, and gives places', async () => {
    const { id } = await afterGroups();
    const out = await outOf(id);
    expect(out).toHaveLength(6);
    expect((await calls.read(id)).stages.secondChance).toBeUndefined();
    await draw(id, out.slice(0, 5));
    const { stages } = await calls.read(id);
    expect(stages.secondChance.rounds.map(({ name }: { name: string }) => name)).toEqual([
      'quarter-final',
      'semi-final',
      'final',
    ]);
    const matches = await ofSecondChance(id);
    expect(matches.filter(({ matchId }) => matchId !== null)).toHaveLength(4);
    expect((await seatsOf(id)).toSorted()).toEqual(out.slice(0, 5).toSorted());
    const ready = matches.find(({ status }) => status === 'ready');
    expect(ready?.caller).not.toBeNull();
    const waiting = matches.find(({ status, matchId }) => status === 'waiting' && matchId !== null);
    const stored = (await calls.must(`GET /matches/${idOf(waiting)}`)).props;
    expect(stored.parties).toContainEqual(
      expect.objectContaining({ type: 'tba-by-match', matchName: expect.stringMatching(/^\d+$/u) }),
    );
    await expectSame(id);
    const end: TournamentData = await calls.playOn(id);
    expect(end.status).toBe('finished');
    expect(end.state?.secondChance?.places.map(({ from, to }) => [from, to])).toEqual([
      [1, 1],
      [2, 2],
      [3, 4],
      [3, 4],
      [5, 5],
    ]);
    const file = await calls.must(`GET /events/${id}/result-file`);
    expect(file.places).toHaveLength(8);
    expect(file.matches.filter(({ stage }: { stage: string }) => stage === 'second-chance')).toHaveLength(4);
    const [logged] = (await calls.must(`GET /events/${id}/log`)).filter(
      ({ kind }: { kind: string }) => kind === 'second-chance',
    );
    expect(logged.entrants.toSorted()).toEqual(out.slice(0, 5).toSorted());
  });

  it('is refused before all groups are decided, for who is not out, for one alone, and a second time', async () => {
    const id = await calls.createRunning(setup, 8);
    const everybody = [...(await groupsOf(id)).values()].flat();
    const address = (of: string) => `PATCH /events/${of}/second-chance`;
    const refused = { status: 409, text: 'error.event.invalid-status' };
    expect(await send(address(id), { entrants: everybody.slice(0, 2) })).toMatchObject(refused);
    const { id: decided, members } = await afterGroups();
    const out = await outOf(decided);
    const first = members.get('A')?.[0] ?? '';
    expect(await send(address(decided), { entrants: [out[0], first] })).toMatchObject(refused);
    expect(await send(address(decided), { entrants: [out[0], out[0]] })).toMatchObject(refused);
    await draw(decided, out);
    expect(await send(address(decided), { entrants: out })).toMatchObject(refused);
    const plain = await calls.createRunning(shortSetup('single-knockout-with-group-stage', { groups }), 8);
    expect(await send(address(plain), { entrants: out })).toMatchObject(refused);
  });

  it('is taken back with its matches until one of them has begun, and drawn again', async () => {
    const { id } = await afterGroups();
    const before = await stateOf(id);
    const out = await outOf(id);
    await draw(id, out);
    const first = (await ofSecondChance(id)).find(({ status }) => status === 'ready');
    await calls.must(`DELETE /events/${id}/second-chance`);
    expect(await stateOf(id)).toEqual(before);
    expect((await call(`GET /matches/${idOf(first)}`)).status).toBe(404);
    await calls.must(`DELETE /events/${id}/second-chance`);
    await draw(id, out.slice(0, 4));
    const [begun] = await ofSecondChance(id);
    await calls.win(idOf(begun));
    expect(await call(`DELETE /events/${id}/second-chance`, { token: scene.chief.token })).toMatchObject(
      followUp,
    );
    await expectSame(id);
  });

  it('follows a correction of a group: only the two who change sides are moved', async () => {
    const { id, members } = await afterGroups();
    await draw(id, await outOf(id));
    const before = await seatsOf(id);
    const [first = '', second = ''] = members.get('A') ?? [];
    const between = (await calls.matchesOf(id)).find(
      ({ stage, slots }) =>
        stage === 'group' && [first, second].every((one) => entrantsIn(slots).includes(one)),
    );
    const address = `PATCH /events/${id}/matches/${idOf(between)}/undo-result`;
    expect((await send(address, { reason: 'Falsch' })).status).toBe(200);
    for (const match of await ofSecondChance(id)) expect(match.status).toBe('not-due');
    const firsts = (await ofSecondChance(id)).filter(({ round }) => round === 0);
    expect(firsts.map(({ matchId }) => matchId)).toEqual(firsts.map(() => null));
    const isHome = entrantsIn(between?.slots ?? [])[0] === second;
    await enter(id, between, legs(isHome ? [1, 0] : [0, 1]));
    expect(await seatsOf(id)).toEqual(before.map((one) => (one === second ? first : one)));
    await expectSame(id);
    const open = (await ofSecondChance(id)).find(({ status }) => status === 'ready');
    await calls.win(idOf(open));
    expect(await send(address, { reason: 'Doch nicht' })).toMatchObject(followUp);
  });

  it('follows a knockout without groups: who loses first, a correction, a withdrawal, and the places', async () => {
    const knockout = shortSetup('single-knockout', { hasSecondChance: true, assignCaller: true });
    const id = await calls.createRunning(knockout, 6);
    const firsts = async () => (await calls.matchesOf(id)).filter(({ stage }) => stage === 'knockout');
    const play = async (round: number) => {
      for (const match of (await firsts()).filter((one) => one.round === round && one.status === 'ready'))
        await enter(id, match, legs([0, 1]));
    };
    await play(0);
    // Two have a bye, and have not played yet.
    expect(await outOf(id)).toEqual([]);
    await play(1);
    const lost = (await firsts()).flatMap(({ winner, slots }) =>
      winner === 1 ? entrantsIn([slots[0]]) : [],
    );
    const out = await outOf(id);
    expect(out.toSorted()).toEqual(lost.toSorted());
    await draw(id, out);
    const before = await seatsOf(id);
    expect(before.toSorted()).toEqual(out.toSorted());
    await expectSame(id);
    // Who had a bye has won after all, and the other one has won before: nobody takes the seat.
    const corrected = (await firsts()).find(({ round, status }) => round === 1 && status === 'finished');
    const [winner] = entrantsIn(corrected?.slots ?? []);
    const undo = () =>
      send(`PATCH /events/${id}/matches/${idOf(corrected)}/undo-result`, { reason: 'Falsch' });
    expect((await undo()).status).toBe(200);
    for (const match of await ofSecondChance(id)) expect(match.status).toBe('not-due');
    await expectSame(id);
    await enter(id, corrected, legs([1, 0]));
    expect(await seatsOf(id)).toEqual(before.filter((one) => one !== winner));
    await expectSame(id);
    const match = (await ofSecondChance(id)).find(({ status }) => status === 'ready');
    const [entrant, loser] = entrantsIn(match?.slots ?? []);
    await calls.must(`PATCH /events/${id}/withdraw`, { body: { entrant, stage: 'knockout' } });
    expect((await ofSecondChance(id)).find(({ key }) => key === match?.key)?.status).toBe('forfeited');
    await calls.must(`PATCH /events/${id}/undo-withdraw`, { body: { entrant } });
    await calls.win(idOf(match));
    expect((await calls.matchesOf(id)).some(({ caller }) => caller === loser)).toBe(true);
    expect(await undo()).toMatchObject(followUp);
    const end: TournamentData = await calls.playOn(id);
    expect(end.status).toBe('finished');
    await expectSame(id);
    const { places } = await calls.must(`GET /events/${id}/result-file`);
    expect(places.map(({ from }: { from: number }) => from).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('gives the match of who leaves to the other one, and takes that back', async () => {
    const { id } = await afterGroups();
    await draw(id, await outOf(id));
    const match = (await ofSecondChance(id)).find(({ status }) => status === 'ready');
    const [entrant] = entrantsIn(match?.slots ?? []);
    const own = async () => (await ofSecondChance(id)).find(({ key }) => key === match?.key);
    await calls.must(`PATCH /events/${id}/withdraw`, { body: { entrant, stage: 'knockout' } });
    expect((await own())?.status).toBe('forfeited');
    await expectSame(id);
    await calls.must(`PATCH /events/${id}/undo-withdraw`, { body: { entrant } });
    expect((await own())?.status).toBe('ready');
    // While a group is open its matches are gone; afterwards the one of who has left is given away again.
    await calls.must(`PATCH /events/${id}/withdraw`, { body: { entrant, stage: 'knockout' } });
    const ofGroup = (await calls.matchesOf(id)).find(({ stage }) => stage === 'group');
    await send(`PATCH /events/${id}/matches/${idOf(ofGroup)}/undo-result`, { reason: 'Falsch' });
    expect((await own())?.matchId ?? null).toBeNull();
    await enter(id, ofGroup, legs(ofGroup?.winner === 0 ? [1, 0] : [0, 1]));
    expect((await own())?.status).toBe('forfeited');
    await expectSame(id);
    expect((await calls.playOn(id)).status).toBe('finished');
  });
});
