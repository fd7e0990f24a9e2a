import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { play, tinyLeg, winLegs } from '../../test-support/play.ts';
import { choices, playRandomly, setups } from '../../test-support/random-matches.ts';
import {
  bye,
  doubles,
  refusal,
  running,
  scheduled,
  single,
  startOfTest,
  value,
} from '../../test-support/setups.ts';
import { detailsOf } from '../stats/match-details.ts';
import { partyStatsOf, statsOfLegs } from '../stats/stats-of-match.ts';
import { summaryOf } from '../stats/summary.ts';
import { changesBetween } from './change-facts.ts';
import { closeLeg } from './close-leg.ts';
import type { PartialMatchConfig } from './config.ts';
import { enterResult } from './enter-result.ts';
import { endOf, hasTurnsRecorded } from './how-it-ended.ts';
import { containsRecordedLegs, countOpenTurns, isPossibleResult } from './paper-score.ts';
import { progressOf } from './progress.ts';
import { movesOf, replayMatch, replayWithoutEnd } from './replay.ts';
import { switchStartingParty } from './switch.ts';
import type { Match, Move, PaperScore, PerParty, Winner } from './types.ts';
import { undoThrow } from './undo-throw.ts';
import { legsWon, setsWon } from './winners.ts';

const at = startOfTest;
type Legs = readonly PerParty<number>[];
type End = { readonly legs: Legs; readonly sets: PerParty<number>; readonly winner: Winner | null };

/** Every end that a match can have, found by letting either party win every leg. */
const endsOf = (config: PartialMatchConfig): readonly End[] => {
  const ends = new Map<string, End>();
  const seen = new Set<string>();
  const visit = (match: Match): void => {
    const legs = match.sets.map(legsWon);
    const key = JSON.stringify(legs);
    if (match.status === 'finished') {
      ends.set(key, { legs, sets: setsWon(match), winner: match.winningParty });
    } else if (!seen.has(key)) {
      seen.add(key);
      for (const winningParty of [0, 1] as const)
        visit(closeLeg(match, { winningParty, shotByPlayerId: null, at }));
    }
  };
  visit(running(config));
  return [...ends.values()];
};

/** All lists of at most `length` pairs of the numbers from 0 to `most`. */
const allScores = (most: number, length: number): readonly Legs[] => {
  const numbers = Array.from({ length: most + 1 }, (_, number) => number);
  const pairs = numbers.flatMap((home) => numbers.map((away): PerParty<number> => [home, away]));
  let lists: readonly Legs[] = [[]];
  const all = [...lists];
  for (let size = 1; size <= length; size += 1) {
    lists = lists.flatMap((list) => pairs.map((pair) => [...list, pair]));
    all.push(...lists);
  }
  return all;
};

const sets = { setMode: 'first-to', setsToWin: 2 } as const;
const bestOfSets = { setMode: 'best-of', legConfig: { legsToWinSet: 1 } } as const;
const modes: readonly (readonly [string, PartialMatchConfig, most: number, length: number])[] = [
  ['first to 1 leg', { legsToWinSet: 1 }, 3, 2],
  ['first to 3 legs', { legsToWinSet: 3 }, 5, 2],
  ['first to 4 legs', { legsToWinSet: 4 }, 6, 1],
  ['best of 1 leg', { legMode: 'best-of', maxLegsToPlay: 1 }, 3, 1],
  ['best of 2 legs', { legMode: 'best-of', maxLegsToPlay: 2 }, 4, 2],
  ['best of 5 legs', { legMode: 'best-of', maxLegsToPlay: 5 }, 6, 1],
  ['best of 6 legs', { legMode: 'best-of', maxLegsToPlay: 6 }, 7, 1],
  ['first to 2 sets of 1 leg', { ...sets, legConfig: { legsToWinSet: 1 } }, 2, 4],
  ['first to 2 sets of 2 legs', { ...sets, legConfig: { legsToWinSet: 2 } }, 3, 3],
  ['best of 2 sets', { ...bestOfSets, maxSetsToPlay: 2 }, 2, 3],
  ['best of 4 sets', { ...bestOfSets, maxSetsToPlay: 4 }, 1, 5],
];

const expectPaper = (match: Match, { sets: setScore, winner }: End): void => {
  expect(match).toMatchObject({
    status: 'finished',
    isForfeited: false,
    winningParty: winner,
    startedAt: null,
  });
  expect(match.finishedAt).toBe(at);
  expect(endOf(match)).toBe('result');
  expect(setsWon(match)).toEqual(setScore);
  expect(match.sets.every((set) => set.isShot && set.legs.every((leg) => leg.isShot))).toBe(true);
  expect(match.sets.flatMap(({ legs }) => legs.flatMap(({ throws }) => throws))).toEqual([]);
  expect(summaryOf(match)?.partyStats).toMatchObject([{ totalThrows: 0 }, { totalThrows: 0 }]);
  expect(replayMatch(match, movesOf(match))).toEqual({ ok: true, value: match });
};

describe.each(modes)('a result from paper in %s', (_mode, config, most, length) => {
  const open = scheduled(config);
  const ends = endsOf(config);

  it('is possible exactly if legs can end the match with it', () => {
    const known = new Set(ends.map(({ legs }) => JSON.stringify(legs)));
    const scores = [...allScores(most, length), ...ends.map(({ legs }) => legs)];
    for (const legs of scores) {
      const isPossible = known.has(JSON.stringify(legs));
      expect([legs, isPossibleResult(open.config, { kind: 'legs', legs })]).toEqual([legs, isPossible]);
    }
    expect(known.size).toBeGreaterThan(1);
  });

  it('ends the match with its winner and without a turn', () => {
    for (const end of ends) {
      const match = value(enterResult(open, { score: { kind: 'legs', legs: end.legs }, at }));
      expectPaper(match, end);
      expect(summaryOf(match)?.legs).toEqual(end.legs);
      expect(progressOf(match).standing).toMatchObject({ legs: end.legs.at(-1), matchAverages: [0, 0] });
    }
  });

  it('may name only sets, if there are any', () => {
    const withSets = config.setMode !== undefined;
    const known = new Set(withSets ? ends.map((end) => JSON.stringify(end.sets)) : []);
    const nobody: PerParty<number> = [0, 0];
    for (const [setScore = nobody] of allScores(5, 1).slice(1)) {
      const score: PaperScore = { kind: 'sets', sets: setScore };
      const isPossible = known.has(JSON.stringify(setScore));
      expect([score, isPossibleResult(open.config, score)]).toEqual([score, isPossible]);
    }
    for (const end of withSets ? ends : []) {
      const match = value(enterResult(open, { score: { kind: 'sets', sets: end.sets }, at }));
      expectPaper(match, end);
      expect(summaryOf(match)?.legs).toEqual(match.sets.map(() => [0, 0]));
      expect(detailsOf(match).currentSet).toBeNull();
    }
  });
});

const threeToOne: PaperScore = { kind: 'legs', legs: [[3, 1]] };

describe('a result from paper', () => {
  it('is entered for a match without turns, also for one that was started', () => {
    const match = value(enterResult(scheduled(), { score: threeToOne, at }));
    expect(enterResult(running(), { score: threeToOne, at })).toEqual({ ok: true, value: match });
    const undone = value(undoThrow(play(running(), 60)));
    expect(enterResult(undone, { score: threeToOne, at })).toEqual({ ok: true, value: match });
    // Turns of a leg that is not over do not count; the list of moves keeps them.
    expect(enterResult(play(running(), 60), { score: threeToOne, at })).toEqual({ ok: true, value: match });
    for (const over of [match, winLegs(running({ ...tinyLeg, legsToWinSet: 1 }), 0)])
      expect(refusal(enterResult(over, { score: threeToOne, at }))).toBe('error.invalid-match-status');
  });

  it('needs people on both sides', () => {
    for (const parties of [[single('a'), bye] as const, [bye, single('a')] as const])
      expect(refusal(enterResult(scheduled({}, parties), { score: threeToOne, at }))).toBe(
        'error.parties-not-set',
      );
    const match = value(enterResult(scheduled({}, doubles), { score: threeToOne, at }));
    expect(match.sets[0]?.legs.map(({ startingPlayerId }) => startingPlayerId)).toEqual([
      'h0',
      'a0',
      'h1',
      'a1',
    ]);
  });

  it.each([
    { kind: 'legs', legs: [[3, -1]] },
    { kind: 'legs', legs: [[3, 0.5]] },
    { kind: 'legs', legs: [[Number.NaN, 3]] },
    { kind: 'legs', legs: [[Number.POSITIVE_INFINITY, 1]] },
    { kind: 'legs', legs: [] },
  ] as const)('is refused if it is no score: %j', (score) => {
    expect(refusal(enterResult(scheduled(), { score, at }))).toBe('error.match.impossible-result');
  });

  it('keeps who throws first, and announces nothing but the end', () => {
    const switched = value(switchStartingParty(scheduled()));
    const match = value(enterResult(switched, { score: threeToOne, at }));
    expect(movesOf(match)).toEqual([{ kind: 'switch' }, { kind: 'result', score: threeToOne, at }]);
    expect(changesBetween(switched, match)).toEqual([
      { kind: 'match-finished', winningParty: 0, end: 'result' },
    ]);
    expect(changesBetween(match, switched)).toEqual([{ kind: 'match-score-updated' }]);
  });

  it('is not taken back as a turn, but as the end', () => {
    const match = value(enterResult(scheduled(), { score: threeToOne, at }));
    expect(refusal(undoThrow(match))).toBe('error.invalid-match-status');
    expect(replayWithoutEnd(match, movesOf(match))).toEqual({ ok: true, value: scheduled() });
  });
});

/** The same match with another number of legs in each set, as paper may say it. */
const legsOf = (match: Match): Legs => match.sets.map(legsWon);

/** A running match played to an end by legs without turns. @param choices who wins the next leg */
const endAfter = (match: Match, choices: readonly boolean[]): Match => {
  let closing = match;
  for (let index = 0; closing.status === 'running'; index += 1)
    closing = closeLeg(closing, {
      winningParty: choices[index % choices.length] ? 0 : 1,
      shotByPlayerId: null,
      at,
    });
  return closing;
};

const closedLegs = (match: Match) => match.sets.flatMap(({ legs }) => legs).filter(({ isShot }) => isShot);

describe('a result from paper for a match of which legs are recorded', () => {
  const runningMatches = fc
    .tuple(setups, choices)
    .map(([setup, numbers]) => playRandomly(setup, numbers))
    .filter(({ status }) => status === 'running');
  const winners = fc.array(fc.boolean(), { minLength: 1, maxLength: 7 });

  it('keeps the recorded legs, counts no open turns, and adds the others without turns', () => {
    fc.assert(
      fc.property(runningMatches, winners, (match, choices) => {
        const legs = legsOf(endAfter(match, choices));
        const recorded = closedLegs(match);
        const ended = value(enterResult(match, { score: { kind: 'legs', legs }, at }));
        expect(legsOf(ended)).toEqual(legs);
        expect([endOf(ended), ended.status]).toEqual(['result', 'finished']);
        expect(hasTurnsRecorded(ended)).toBe(recorded.length > 0);
        expect(ended.startedAt).toBe(recorded.length > 0 ? match.startedAt : null);
        if (recorded.length > 0) expect(closedLegs(ended).slice(0, recorded.length)).toEqual(recorded);
        expect(partyStatsOf(ended)).toEqual(statsOfLegs(recorded));
        expect(replayMatch(match, movesOf(ended))).toEqual({ ok: true, value: ended });
        const moves: readonly Move[] = [
          ...movesOf(match),
          { kind: 'result', score: { kind: 'legs', legs }, at },
        ];
        expect(replayMatch(match, moves)).toEqual({ ok: true, value: ended });
        expect(replayWithoutEnd(match, moves)).toEqual({ ok: true, value: match });
        expect(refusal(undoThrow(ended))).toBe('error.invalid-match-status');
        expect(changesBetween(match, ended).map(({ kind }) => kind)).toEqual(['match-finished']);
      }),
    );
  });

  it('is refused without the recorded legs, whatever it says instead', () => {
    const match = winLegs(running({ ...tinyLeg, legsToWinSet: 3 }), 1, 1);
    for (const { legs } of endsOf({ legsToWinSet: 3 })) {
      const score: PaperScore = { kind: 'legs', legs };
      const isFitting = (legs[0]?.[1] ?? 0) >= 2;
      expect(containsRecordedLegs(match, score)).toBe(isFitting);
      const entered = enterResult(match, { score, at });
      expect(entered.ok || entered.error).toBe(isFitting || 'error.match.recorded-legs-missing');
    }
    const withSets = running({ ...tinyLeg, ...sets, legConfig: { legsToWinSet: 2 } });
    const inSecondSet = winLegs(withSets, 0, 1, 0, 1);
    const said = (legs: Legs): boolean => containsRecordedLegs(inSecondSet, { kind: 'legs', legs });
    expect(
      said([
        [2, 1],
        [0, 2],
        [2, 0],
      ]),
    ).toBe(true);
    expect(
      said([
        [2, 0],
        [2, 1],
      ]),
    ).toBe(false);
    expect(
      said([
        [2, 1],
        [2, 0],
      ]),
    ).toBe(false);
    expect(containsRecordedLegs(inSecondSet, { kind: 'sets', sets: [2, 0] })).toBe(false);
    expect(containsRecordedLegs(withSets, { kind: 'sets', sets: [2, 0] })).toBe(true);
  });

  it('says how many turns of the open leg do not count', () => {
    const match = play(winLegs(running({ ...tinyLeg, legsToWinSet: 3 }), 0), 0, 0);
    expect([countOpenTurns(match), countOpenTurns(scheduled())]).toEqual([2, 0]);
  });
});
