import { describe, expect, it } from 'vitest';
import { readCup } from '../../../test-support/cups.ts';
import { nameOf, resultRow } from '../../../test-support/tournaments.ts';
import { completeConfig } from '../../match/config.ts';
import type { FileMatch } from '../../result-file/result-file.ts';
import type { LogRow } from '../advance/log.ts';
import { factsOf } from '../advance/log.ts';
import { drawSecondChance } from '../advance/second-chance.ts';
import { type TournamentState, tournamentState } from '../advance/tournament-state.ts';
import { groupIds } from '../groups/draw-groups.ts';
import { type Plan, planTournament } from '../plan/plan.ts';
import { defaultPlanConfig } from '../plan/plan-config.ts';

// Three real evenings of clubs with 7 and 10 groups: the same draw of groups leads to the same tables, the same seats of the
// knockout with the same byes, and the same results. Who wins which match is all that the plan is told. Whoever was out then
// played a second chance, without a few who had gone home.

const cups = [
  { name: 'cup-a', startingScore: 501, winner: 'p18', winsOfThree: 4 },
  { name: 'cup-b', startingScore: 301, winner: 'p24', winsOfThree: 4 },
  { name: 'cup-d', startingScore: 501, winner: 'p8', winsOfThree: 2 },
].map((cup) => ({ ...cup, ...readCup(cup) }));

type Cup = (typeof cups)[number];

const isOf = (people: readonly string[], { parties }: FileMatch): boolean =>
  people.every((person) => parties.flat().includes(person));

const planOf = ({ file, winsOfThree }: Cup): Plan => {
  const numbers = file.tables.map(({ group }) => Number(group)).toSorted((one, other) => one - other);
  const members = (number: number) =>
    file.tables.find(({ group }) => group === `${number}`)?.members.flat() ?? [];
  const ids = groupIds(numbers.length);
  const groups = numbers.map((number, index) => ({ id: ids[index] ?? '', entrants: members(number) }));
  const config = {
    ...defaultPlanConfig,
    separation: 'groups-first',
    noOfQualifiers: 2 * groups.length,
    secondChance: completeConfig({ legsToWinSet: 3 }),
    freeGroups: {
      seating: 'by-number',
      ofSize: { size: 3, matchConfig: completeConfig({ legsToWinSet: winsOfThree }) },
    },
  } as const;
  return planTournament({
    config,
    groups,
    entrants: groups.flatMap(({ entrants }) => entrants),
    seed: 'cup',
  });
};

const isOfStage = (match: FileMatch, stage: string): boolean =>
  stage === 'group' ? match.stage === 'group' : (match.stage as string) === 'knockout';

/** The real result of each match that can be played. @throws if the evening did not have this match */
const nextRows = (cup: Cup, plan: Plan, state: TournamentState): readonly LogRow[] =>
  plan.matches
    .filter(({ key }) => state.matches[key]?.status === 'ready')
    .map((match) => {
      const people = state.matches[match.key]?.slots.map(nameOf) ?? [];
      const real = cup.file.matches.find((one) => isOfStage(one, match.place.stage) && isOf(people, one));
      if (real === undefined) throw new Error(`Nobody played ${people.join(' against ')}`);
      const [home] = people;
      const isTurned = real.parties[0][0] !== home;
      const legs = real.sets.flatMap((set) => set.legs);
      const won = (party: 0 | 1) =>
        legs.filter(({ winner }) => winner === (isTurned ? 1 - party : party)).length;
      const winner = (real.winner === 0) === isTurned ? 1 : 0;
      return resultRow(match, winner, [won(0), won(1)]);
    });

const playCup = (
  cup: Cup,
): { readonly plan: Plan; readonly log: readonly LogRow[]; readonly state: TournamentState } => {
  const plan = planOf(cup);
  let log: readonly LogRow[] = [];
  for (;;) {
    const state = tournamentState(plan, factsOf(log));
    const rows = nextRows(cup, plan, state);
    if (rows.length === 0) return { plan, log, state };
    log = [...log, ...rows];
  }
};

describe.each(cups)('the evening of $name', (cup) => {
  const { plan, log, state } = playCup(cup);
  const played = cup.file.matches.filter(({ stage }) => stage !== 'second-chance');

  it('is played with the same matches, and ends with the same winner', () => {
    expect(log).toHaveLength(played.length);
    expect(state.status).toBe('finished');
    expect(state.needed).toEqual([]);
    expect(state.places[0]).toMatchObject({ entrant: cup.winner, from: 1, to: 1 });
  });

  it('lets those go on who have gone on, and plays groups of three as they were played', () => {
    const knockout = played.filter(({ stage }) => stage !== 'group');
    const real = new Set(knockout.flatMap(({ parties }) => parties.flat()));
    expect(new Set(state.slots.map(nameOf).filter((name) => name !== 'bye'))).toEqual(real);
    const ofThree = plan.groups.filter(({ entrants }) => entrants.length === 3).map(({ id }) => id);
    expect(ofThree.length).toBeGreaterThan(0);
    for (const { place, config } of plan.matches)
      if (ofThree.includes(place.groupId ?? ''))
        expect(config).toMatchObject({ legsToWinSet: cup.winsOfThree });
  });

  it('gives those a second chance who had one, with as many matches and byes in every round', () => {
    const second = cup.file.matches.filter(({ stage }) => stage === 'second-chance');
    const real = new Set(second.flatMap(({ parties }) => parties.flat()));
    const out = state.secondChance.out.map(({ entrant }) => entrant);
    expect([...real].filter((person) => !out.includes(person))).toEqual([]);
    expect(real.size).toBeGreaterThan(out.length / 2);
    const draw = drawSecondChance(plan, state.secondChance, [...real]);
    if (draw === null) throw new Error('It cannot be drawn');
    const drawn = tournamentState(plan, factsOf([...log, { kind: 'second-chance', ...draw }]));
    const roundsOf = (matches: readonly { readonly round: number | null }[]) =>
      matches.map(({ round }) => round).toSorted();
    expect(
      roundsOf(drawn.secondChance.matches.flatMap(({ number, place }) => (number === null ? [] : [place]))),
    ).toEqual(roundsOf(second));
  });
});
