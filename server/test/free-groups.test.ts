import { completeConfig } from '@neundarter/rules/match/config';
import { describe, expect, it } from 'vitest';
import { databases } from './databases.ts';
import { legs, runningCalls } from './running-calls.ts';
import { type SetupOptions, shortSetup } from './tournament-scene.ts';
import { useTournaments } from './use-tournaments.ts';

// Tournaments with any number of groups: settings, groups of two sizes with their own matches, and who goes on.

const firstToTwo = completeConfig({ startingScore: 40, legsToWinSet: 2, bullOutForDecider: false });

const free = (groups: SetupOptions['groups'] = {}) =>
  shortSetup('single-knockout-with-group-stage', {
    groups: {
      noOfGroups: 3,
      noOfQualifiers: 4,
      freeGroups: { seating: 'by-number', ofSize: { size: 3, matchConfig: firstToTwo } },
      ...groups,
    },
  });

describe.each(databases)('free groups on $name', ({ create }) => {
  const { call, scene, calls } = useTournaments(create);
  const { enter, stateOf, send } = runningCalls({ call, scene, calls });

  const configsOf = async (id: string) =>
    Promise.all(
      (await calls.matchesOf(id))
        .filter(({ stage, matchId }) => stage === 'group' && matchId !== null)
        .map(async ({ groupId, matchId }) => {
          const { config } = (await calls.must(`GET /matches/${matchId}`)).props;
          return `${groupId} ${config.legsToWinSet}`;
        }),
    );

  it('play their own matches in groups of one size, until a change makes all alike', async () => {
    const id = await calls.createRunning(free(), 7);
    const configs = await configsOf(id);
    expect(new Set(configs)).toEqual(new Set(['A 2', 'B 1', 'C 1']));
    const body = { round: 'group', config: { ...firstToTwo, legsToWinSet: 3 }, reason: 'Zeit' };
    await calls.must(`PATCH /events/${id}/rounds`, { body });
    expect(new Set(await configsOf(id))).toEqual(new Set(['A 3', 'B 3', 'C 3']));
    expect((await calls.read(id)).config.groupStageConfig.config.freeGroups.ofSize).toBeNull();
  });

  it('send the first of each group and the best second on, and take it back', async () => {
    const id = await calls.createRunning(free({ freeGroups: { seating: 'by-number', ofSize: null } }), 7);
    const groupMatches = (await calls.matchesOf(id)).filter(({ stage }) => stage === 'group');
    // Who stands higher in the group wins.
    const rows = new Map<string, readonly string[]>(
      (await calls.read(id)).stages.group.groups.map((group: { groupId: string; participants: string[] }) => [
        group.groupId,
        group.participants,
      ]),
    );
    for (const match of groupMatches) {
      const members = rows.get(match.groupId ?? '') ?? [];
      const [home, away] = match.slots.map((slot) =>
        slot.kind === 'entrant' ? members.indexOf(slot.entrant) : -1,
      );
      await enter(id, match, legs((home ?? 0) < (away ?? 0) ? [1, 0] : [0, 1]));
    }
    const firsts = ['A', 'B', 'C'].map((groupId) => rows.get(groupId)?.[0]);
    const knockout = async () => (await calls.matchesOf(id)).filter(({ stage }) => stage === 'knockout');
    const seated = async () =>
      (await knockout())
        .filter(({ round }) => round === 0)
        .flatMap(({ slots }) => slots.map((slot) => (slot.kind === 'entrant' ? slot.entrant : slot.kind)));
    // Every second has lost the only match that is compared: a decision is needed.
    expect((await stateOf(id)).needed).toMatchObject([{ scope: '2', place: 1 }]);
    const open = await seated();
    expect(open.filter((one) => firsts.includes(one))).toHaveLength(3);
    expect(open).toContain('order-rank');
    const [{ entrants }] = (await stateOf(id)).needed;
    await calls.must(`PATCH /events/${id}/decide`, {
      body: { way: 'order', entrants, reason: 'Ausgemacht' },
    });
    expect(await seated()).toContain(entrants[0]);
    const ofA = groupMatches.find(({ groupId }) => groupId === 'A');
    const undo = `PATCH /events/${id}/matches/${ofA?.matchId}/undo-result`;
    expect((await send(undo, { reason: 'Falsch' })).status).toBeLessThan(300);
    const after = await seated();
    expect(after).toContain('group-rank');
    expect(after).not.toContain(rows.get('A')?.[0]);
    expect(after).toContain(rows.get('B')?.[0]);
  });

  it('assign people to the groups behind Z by hand', async () => {
    const id = await calls.create(free({ noOfGroups: 28, groupingMode: 'manual' }));
    await calls.addPeople(id, 1);
    const [{ id: entrant }] = (await calls.read(id)).participants;
    await calls.must(`PATCH /events/${id}/groups`, {
      body: { groups: [{ groupId: 'AB', participants: [entrant] }] },
    });
    expect((await calls.read(id)).participants).toMatchObject([{ id: entrant, groupId: 'AB' }]);
  });
});
