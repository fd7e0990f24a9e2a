import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCup } from '../../test-support/cups.ts';
import { tinyLeg, winLegs } from '../../test-support/play.ts';
import { choices, playRandomly, playToEnd, setups } from '../../test-support/random-matches.ts';
import { refusal, running, scheduled, startOfTest, value } from '../../test-support/setups.ts';
import { enterResult } from '../match/enter-result.ts';
import { forfeitMatch } from '../match/forfeit.ts';
import { playersOf } from '../match/players.ts';
import { retireFromMatch } from '../match/retire.ts';
import type { Match } from '../match/types.ts';
import { eventFiguresOf } from '../table/event-figures.ts';
import { figuresOfFile } from './read-match.ts';
import { readResultFile } from './read-result-file.ts';
import type { FilePerson, ResultFile } from './result-file.ts';
import { writeMatch } from './write-match.ts';

const placing = { number: 1, stage: null, group: null, round: null, board: null };

const peopleOf = (match: Match): ReadonlyMap<string, FilePerson> =>
  new Map(
    match.parties
      .flatMap(playersOf)
      .map((player) => [
        player.id,
        { id: player.id, name: player.type === 'guest' ? player.name : '', club: null },
      ]),
  );

/** The figures of a match that was written to a file as text, and read from it. */
const readAgain = (match: Match) =>
  figuresOfFile(JSON.parse(JSON.stringify(writeMatch(match, placing, (id) => id))), peopleOf(match));

describe('a match in a result file', () => {
  it('has the figures of the match, whatever was played', () => {
    fc.assert(
      fc.property(setups, choices, (from, numbers) => {
        const played = playRandomly(from, numbers);
        const match = played.status === 'running' ? playToEnd(played) : played;
        expect(readAgain(match)).toEqual(eventFiguresOf(match));
      }),
      { numRuns: 60 },
    );
  });

  const two = { ...tinyLeg, legsToWinSet: 2 };
  const sets = { ...tinyLeg, setMode: 'first-to', setsToWin: 2 } as const;
  const at = startOfTest;
  it.each([
    ['forfeited before the start', value(forfeitMatch(scheduled(two), { winningParty: 1, at }))],
    ['lost by both', value(forfeitMatch(scheduled(two), { winningParty: null, at }))],
    ['given up after a leg', value(retireFromMatch(winLegs(running(two), 0), { winningParty: 1, at }))],
    ['from paper', value(enterResult(scheduled(two), { score: { kind: 'legs', legs: [[2, 1]] }, at }))],
    [
      'completed from paper',
      value(enterResult(winLegs(running(two), 1), { score: { kind: 'legs', legs: [[2, 1]] }, at })),
    ],
    ['with sets only', value(enterResult(scheduled(sets), { score: { kind: 'sets', sets: [2, 0] }, at }))],
  ])('%s is read as it was', (_, match) => {
    expect(readAgain(match)).toEqual(eventFiguresOf(match));
  });
});

describe('a result file', () => {
  const { file } = readCup({ name: 'cup-b', startingScore: 301 });
  const [match, ...more] = file.matches;
  if (match === undefined) throw new Error('A cup has matches');
  const withMatch = (change: object): ResultFile => ({
    ...file,
    matches: [{ ...match, ...change }, ...more],
  });
  const leg = { starter: 0, winner: 0, turns: [['p999', 60, 3, 0]] };

  it.each([
    ['a party of somebody unknown', withMatch({ parties: [['p999'], match.parties[1]] })],
    ['somebody on both sides', withMatch({ parties: [match.parties[0], match.parties[0]] })],
    ['a turn of somebody else', withMatch({ sets: [{ winner: 0, legs: [leg] }] })],
    ['the same number twice', { ...file, people: [...file.people, ...file.people.slice(0, 1)] }],
    ['a place of somebody unknown', { ...file, places: [{ party: ['p999'], from: 1, to: 1 }] }],
  ])('is refused with %s', (_, wrong) => {
    expect(refusal(readResultFile(wrong))).toBe('error.result-file.inconsistent');
    expect(refusal(readResultFile(file))).toBe('allowed');
  });

  it('leaves out matches of those who have withdrawn, and puts lots where nothing else decides', () => {
    const [table] = file.tables;
    const [gone] = table?.members ?? [];
    if (table === undefined || gone === undefined) throw new Error('A cup has groups');
    const { tables } = value(readResultFile({ ...file, tables: [{ ...table, withdrawn: [gone] }] }));
    expect(tables[0]?.rows.map(({ key }) => key)).not.toContain(gone[0]);
    expect(tables[0]?.rows).toHaveLength(table.members.length - 1);
    const order = table.members.toReversed();
    const empty = { ...file, matches: [], tables: [{ ...table, decided: [order.map((party) => [party])] }] };
    expect(value(readResultFile(empty)).tables[0]?.rows.map(({ key }) => key)).toEqual(order.flat());
  });
});
