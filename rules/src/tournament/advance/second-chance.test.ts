import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../test-support/runs.ts';
import {
  favouriteWins,
  nameOf,
  planForTest,
  playOut,
  resultRow,
  seedOf,
} from '../../../test-support/tournaments.ts';
import { meetingRound } from '../groups/separate-groups.ts';
import { entrantsIn } from '../match/planned-match.ts';
import type { Plan } from '../plan/plan.ts';
import { defaultPlanConfig } from '../plan/plan-config.ts';
import { type RankedEntrant, secondChanceSeats } from '../plan/second-chance-seats.ts';
import { allPlacesOf } from './all-places.ts';
import { factsOf, type LogRow } from './log.ts';
import { drawSecondChance } from './second-chance.ts';
import { type TournamentState, tournamentState } from './tournament-state.ts';

const config = defaultPlanConfig.matchConfigs.group;
const stateOf = (plan: Plan, log: readonly LogRow[]): TournamentState => tournamentState(plan, factsOf(log));

/** Four groups of four, of which two each go on; the better seed wins everything. */
const plan = planForTest({ noOfEntrants: 16, secondChance: config });
const groupRows = playOut(plan, favouriteWins).log.filter(
  (row) => row.kind === 'result' && row.match.startsWith('group/'),
);
const allOf = ({ secondChance }: TournamentState) => secondChance.out.map(({ entrant }) => entrant);
const drawnBy = (log: readonly LogRow[]): LogRow => {
  const state = stateOf(plan, log);
  const draw = drawSecondChance(plan, state.secondChance, allOf(state));
  if (draw === null) throw new Error('It cannot be drawn');
  return { kind: 'second-chance', ...draw };
};
const seatsIn = ({ secondChance, matches }: TournamentState): readonly string[] =>
  secondChance.matches.flatMap(({ key, place }) =>
    place.round === 0 ? (matches[key]?.slots ?? []).map(nameOf) : [],
  );

describe('a second chance', () => {
  it('is for those who are out, once all groups are decided', () => {
    const before = stateOf(plan, groupRows.slice(1));
    expect(before.secondChance.out).toEqual([]);
    expect(drawSecondChance(plan, before.secondChance, ['e9', 'e10'])).toBeNull();
    const { out } = stateOf(plan, groupRows).secondChance;
    expect(out.map(({ entrant }) => entrant).toSorted()).toEqual(
      ['e10', 'e11', 'e12', 'e13', 'e14', 'e15', 'e16', 'e9'].toSorted(),
    );
    expect(out.map(({ rank }) => rank)).toEqual([3, 3, 3, 3, 4, 4, 4, 4]);
  });

  it('is drawn without those who do not play, of whom enough have to be left', () => {
    const { secondChance } = stateOf(plan, groupRows);
    const draw = drawSecondChance(plan, secondChance, ['e9', 'e12', 'e16']);
    expect(draw?.seats).toEqual(['e9', null, 'e12', 'e16']);
    expect(draw?.without.toSorted()).toEqual(['e10', 'e11', 'e13', 'e14', 'e15']);
    expect(drawSecondChance(plan, secondChance, ['e9'])).toBeNull();
    expect(drawSecondChance(plan, secondChance, ['e9', 'e10', 'e1'])).toBeNull();
    const unwanted = { ...plan, config: { ...plan.config, secondChance: null } };
    expect(drawSecondChance(unwanted, secondChance, ['e9', 'e10'])).toBeNull();
  });

  it('numbers its matches behind all others, and ends the tournament with its last one', () => {
    const log = [...groupRows, drawnBy(groupRows)];
    const { matches } = stateOf(plan, log).secondChance;
    expect(matches.map(({ number }) => number)).toEqual([32, 33, 34, 35, 36, 37, 38]);
    const knockout = playOut(plan, favouriteWins, log);
    expect(knockout.state.status).toBe('running');
    expect(knockout.state.winner).toBe('e1');
    let { log: rows, state } = knockout;
    while (state.status === 'running') {
      const ready = matches.find(({ key }) => state.matches[key]?.status === 'ready');
      if (ready === undefined) break;
      const [home, away] = (state.matches[ready.key]?.slots ?? ready.slots).map(nameOf);
      rows = [...rows, resultRow(ready, seedOf(home ?? '') < seedOf(away ?? '') ? 0 : 1)];
      state = stateOf(plan, rows);
    }
    expect(state.status).toBe('finished');
    expect(state.secondChance.places[0]).toEqual({ entrant: 'e9', from: 1, to: 1 });
    expect(state.places.map(({ entrant }) => entrant)).toEqual(
      knockout.state.places.map(({ entrant }) => entrant),
    );
  });

  it('gives the seat of who goes on after all to who is out instead, and moves nobody else', () => {
    const before = stateOf(plan, [...groupRows, drawnBy(groupRows)]);
    const second = entrantsIn(before.slots).find((one) => seedOf(one) === 8) ?? '';
    const group = plan.groups.find(({ entrants }) => entrants.includes(second));
    const third = group?.entrants.find((one) => seedOf(one) === 9) ?? '';
    expect(seatsIn(before)).toContain(third);
    const row = drawnBy(groupRows);
    // The match between both ends the other way round, and the third wins as often as the second did.
    const swapped = groupRows.map((result): LogRow => {
      const match = plan.matches.find(({ key }) => result.kind === 'result' && key === result.match);
      if (match === undefined || !match.slots.map(nameOf).every((one) => [second, third].includes(one)))
        return result;
      return resultRow(match, nameOf(match.slots[0]) === third ? 0 : 1);
    });
    const after = stateOf(plan, [...swapped, row]);
    expect(entrantsIn(after.slots)).toContain(third);
    expect(seatsIn(after)).toEqual(seatsIn(before).map((one) => (one === third ? second : one)));
  });

  it('leaves a bye where nobody is out instead, and forfeits the match of who has left', () => {
    const row = drawnBy(groupRows);
    const before = stateOf(plan, [...groupRows, row]);
    const left = (entrant: string, stage: 'group' | 'knockout'): LogRow =>
      stage === 'group'
        ? { kind: 'withdrawal', stage, entrant, effect: 'forfeits' }
        : { kind: 'withdrawal', stage, entrant };
    // The first of a group leaves before the knockout, so the third of it moves up.
    const moved = stateOf(plan, [...groupRows, row, left('e1', 'group')]);
    const up = seatsIn(before).filter((one) => !seatsIn(moved).includes(one));
    expect(up).toHaveLength(1);
    expect(entrantsIn(moved.slots)).toContain(up[0]);
    expect(seatsIn(moved)).toEqual(seatsIn(before).map((one) => (one === up[0] ? 'bye' : one)));
    for (const stage of ['group', 'knockout'] as const) {
      const gone = stateOf(plan, [...groupRows, row, left('e9', stage)]);
      expect(seatsIn(gone)).toEqual(seatsIn(before));
      const own = gone.secondChance.matches.find(({ key }) =>
        entrantsIn(gone.matches[key]?.slots ?? []).includes('e9'),
      );
      expect(gone.matches[own?.key ?? '']?.status).toBe('forfeited');
    }
  });

  it('has no match while a group is open again, and the same ones afterwards', () => {
    const row = drawnBy(groupRows);
    const open = stateOf(plan, [...groupRows.slice(1), row]);
    expect(open.secondChance.isDue).toBe(false);
    expect(open.secondChance.matches.map(({ key }) => open.matches[key]?.status)).toEqual(
      Array.from({ length: 7 }, () => 'not-due'),
    );
    expect(stateOf(plan, [...groupRows.slice(1), row, ...groupRows.slice(0, 1)]).secondChance).toEqual(
      stateOf(plan, [...groupRows, row]).secondChance,
    );
  });

  it('does not exist beside a loser side, nor unless it is wanted', () => {
    const unwanted = planForTest({ noOfEntrants: 16 });
    expect(stateOf(unwanted, groupRows).secondChance.out).toEqual([]);
    const double = planForTest({ mode: 'double-knockout', noOfEntrants: 8, secondChance: config });
    expect(playOut(double, favouriteWins).state.secondChance.out).toEqual([]);
  });
});

describe('a second chance without groups', () => {
  /** Eight of 24 have a bye; four of them lose the match after it. */
  const knockout = planForTest({ mode: 'single-knockout', noOfEntrants: 24, secondChance: config });
  const wins = favouriteWins;
  const upset: typeof favouriteWins = (match, [home, away]) => {
    const isUpset = match.place.round === 1 && Math.min(seedOf(home), seedOf(away)) > 4;
    return resultRow(match, seedOf(home) < seedOf(away) !== isUpset ? 0 : 1);
  };
  const roundsOf = (rows: readonly LogRow[], rounds: number) =>
    rows.filter(
      (row) =>
        row.kind === 'result' &&
        (knockout.matches.find(({ key }) => key === row.match)?.place.round ?? 9) < rounds,
    );
  const all = playOut(knockout, upset).log;
  const outAfter = (plan: Plan, rows: readonly LogRow[]) =>
    stateOf(plan, rows).secondChance.out.map(({ entrant }) => seedOf(entrant));

  it('is for who lost the first match that they played, once all of these are over', () => {
    expect(outAfter(knockout, roundsOf(all, 1))).toEqual([]);
    const { out } = stateOf(knockout, roundsOf(all, 2)).secondChance;
    expect(out.map(({ entrant, rank }) => [seedOf(entrant), rank])).toEqual([
      ...[5, 6, 7, 8].map((seed) => [seed, 1]),
      ...[17, 18, 19, 20, 21, 22, 23, 24].map((seed) => [seed, 2]),
    ]);
    const one = { ...knockout, config: { ...knockout.config, secondChanceFrom: 'first-round' as const } };
    const early = outAfter(one, roundsOf(all, 1));
    expect(early).toEqual([17, 18, 19, 20, 21, 22, 23, 24]);
    expect(outAfter(one, all)).toEqual(early);
  });

  it('is also for who lost after the first opponent did not come, and not for who did not come', () => {
    const [first] = roundsOf(all, 1);
    if (first?.kind !== 'result') throw new Error('There is no result');
    const walkover = { ...first, outcome: { ...first.outcome, isWalkover: true as const } };
    const rows = playOut(knockout, wins, [walkover]).log;
    const { out } = stateOf(knockout, rows).secondChance;
    const [home, away] = (knockout.matches.find(({ key }) => key === first.match)?.slots ?? []).map(nameOf);
    const [winner, loser] = first.outcome.winner === 0 ? [home, away] : [away, home];
    expect(out.map(({ entrant }) => entrant)).toContain(winner);
    expect(out.map(({ entrant }) => entrant)).not.toContain(loser);
  });

  it('gives places behind those who have come further, and before those who do not play it', () => {
    const { secondChance: before } = stateOf(knockout, all);
    const playing = before.out.map(({ entrant }) => entrant).filter((one) => one !== 'e5' && one !== 'e24');
    const draw = drawSecondChance(knockout, before, playing);
    if (draw === null) throw new Error('It cannot be drawn');
    let rows: readonly LogRow[] = [...all, { kind: 'second-chance', ...draw }];
    for (let state = stateOf(knockout, rows); state.status === 'running'; state = stateOf(knockout, rows)) {
      const ready = state.secondChance.matches.find(({ key }) => state.matches[key]?.status === 'ready');
      if (ready === undefined) throw new Error('It does not end');
      rows = [...rows, resultRow(ready, 0)];
    }
    const { places, secondChance, winner } = stateOf(knockout, rows);
    const { places: ofSecondChance, out } = secondChance;
    const everybody = allPlacesOf({ places, ofSecondChance, out, standings: [], groups: [] });
    const placeOf = (entrant: string) => everybody.find((one) => one.entrant === entrant);
    expect(winner).toBe('e1');
    expect(everybody).toHaveLength(24);
    // Nobody but those with a bye has a better place than the twelfth.
    expect(placeOf(ofSecondChance[0]?.entrant ?? '')).toMatchObject({ from: 13, to: 13 });
    expect(placeOf('e5')).toMatchObject({ from: 23, to: 23 });
    expect(placeOf('e24')).toMatchObject({ from: 24, to: 24 });
  });
});

describe('the seats of a second chance', () => {
  /** The third, the fourth and so on of each group, as many as wanted. */
  const outOfGroups = (noOfGroups: number, count: number): readonly RankedEntrant[] =>
    Array.from({ length: count }, (_, index) => {
      const rank = Math.floor(index / noOfGroups) + 3;
      const groupId = `g${index % noOfGroups}`;
      return { entrant: `${groupId} ${rank}`, groupId, rank };
    });

  const anyEntrants = fc
    .record({ noOfGroups: fc.integer({ min: 1, max: 32 }), count: fc.integer({ min: 2, max: 96 }) })
    .map(({ noOfGroups, count }) => outOfGroups(noOfGroups, count));

  it('are one for everybody, with byes for the better ranks', () => {
    fc.assert(
      fc.property(anyEntrants, (entrants) => {
        const seats = secondChanceSeats(entrants, 'groups-first');
        expect(seats.filter((one) => one !== null).toSorted()).toEqual(
          entrants.map(({ entrant }) => entrant).toSorted(),
        );
        const rankOf = new Map(entrants.map(({ entrant, rank }) => [entrant, rank]));
        const ranksWith = (hasBye: boolean) =>
          seats.flatMap((one, index) =>
            one !== null && (seats[index % 2 === 0 ? index + 1 : index - 1] === null) === hasBye
              ? [rankOf.get(one) ?? 0]
              : [],
          );
        expect(Math.max(0, ...ranksWith(true))).toBeLessThanOrEqual(Math.min(...ranksWith(false), 99));
      }),
      runs(200),
    );
  });

  /** The first round in which two of a group meet. */
  const firstMeeting = (entrants: readonly RankedEntrant[]): number => {
    const seats = secondChanceSeats(entrants, 'groups-first');
    const groupOf = new Map(entrants.map(({ entrant, groupId }) => [entrant, groupId]));
    const meetings = seats.flatMap((one, index) =>
      seats
        .slice(index + 1)
        .flatMap((other, at) =>
          one !== null && other !== null && groupOf.get(one) === groupOf.get(other)
            ? meetingRound(index, index + 1 + at)
            : [],
        ),
    );
    return Math.min(99, ...meetings);
  };

  it('keep two of a group apart in the first two rounds, if all of at least four groups play', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 32 }), fc.integer({ min: 2, max: 3 }), (noOfGroups, ranks) => {
        expect(firstMeeting(outOfGroups(noOfGroups, ranks * noOfGroups))).toBeGreaterThan(2);
      }),
      runs(60),
    );
  });

  it('keep two of a group apart in the first round, whoever of at least four groups does not play', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 16 }), fc.infiniteStream(fc.nat(3)), (noOfGroups, chance) => {
        const all = outOfGroups(noOfGroups, 2 * noOfGroups);
        const playing = all.filter(() => chance.next().value !== 0);
        // Two of one group have to meet if nobody else plays.
        const groups = new Set(playing.map(({ groupId }) => groupId));
        if (groups.size >= 2) expect(firstMeeting(playing)).toBeGreaterThan(1);
      }),
      runs(300),
    );
  });
});
