// Random matches for property tests: any playable configuration, with and without a round limit and a handicap, then any
// legal moves, including switches, bull-outs and undos.
// fast-check generates plain numbers; each number picks one of the moves that the rules allow at that moment.
import fc from 'fast-check';
import { completeConfig } from '../src/match/config.ts';
import { createMatch } from '../src/match/create.ts';
import { recordThrow } from '../src/match/record-throw.ts';
import { decideBullOut, isBullOutDue } from '../src/match/round-limit.ts';
import { startMatch } from '../src/match/start.ts';
import { canSwitchPlayer, switchStartingParty } from '../src/match/switch.ts';
import { currentLeg, throwerOf } from '../src/match/turn-order.ts';
import type { Match, MatchConfig, MatchSetup } from '../src/match/types.ts';
import { legDeciders, legModes, setModes } from '../src/match/types.ts';
import { undoThrow } from '../src/match/undo-throw.ts';
import { checkInModes } from '../src/turn/check-in-mode.ts';
import { newThrow, type Turn } from './play.ts';
import { doubles, setup, singles, startOfTest, value } from './setups.ts';

const starts = fc.constantFrom(40, 101, 170, 301, 501);

const config: fc.Arbitrary<MatchConfig> = fc
  .record({
    startingScore: starts,
    checkInMode: fc.constantFrom(...checkInModes),
    setMode: fc.constantFrom(...setModes),
    legMode: fc.constantFrom(...legModes),
    legsToWinSet: fc.integer({ min: 1, max: 3 }),
    maxLegsToPlay: fc.integer({ min: 1, max: 5 }),
    setsToWin: fc.integer({ min: 2, max: 3 }),
    maxSetsToPlay: fc.integer({ min: 2, max: 5 }),
    legsInSet: fc.integer({ min: 1, max: 2 }),
    bullOutForDecider: fc.boolean(),
    roundLimit: fc.option(
      fc.record({ rounds: fc.integer({ min: 1, max: 6 }), decision: fc.constantFrom(...legDeciders) }),
      { nil: null },
    ),
  })
  .map(({ legsInSet, roundLimit, ...rest }) =>
    completeConfig({
      ...rest,
      legConfig: { legMode: 'first-to', legsToWinSet: legsInSet },
      ...(roundLimit && { roundLimit }),
    }),
  );

export const setups: fc.Arbitrary<MatchSetup> = fc
  .record({
    config,
    parties: fc.constantFrom(singles, doubles),
    startingScores: fc.option(fc.tuple(starts, starts), { nil: null, freq: 3 }),
  })
  .map((drawn) => ({
    ...setup(drawn.config, drawn.parties),
    ...(drawn.startingScores && { startingScores: drawn.startingScores }),
  }));

/** A list of numbers, one per move. */
export const choices = fc.array(fc.nat(), { maxLength: 120 });

const turnsFrom = (match: Match, choice: number): readonly Turn[] => {
  const rest = currentLeg(match)?.remainingScores[throwerOf(match)?.party ?? 0] ?? 0;
  const dartsThrown = 1 + (choice % 3);
  const attemptsOnDouble = choice % 4;
  const finish = [1, 2, 3].map((darts) => ({ score: rest, dartsThrown: darts, attemptsOnDouble: 1 }));
  const score = Math.floor(choice / 12) % 181;
  const downwards = Array.from({ length: score + 1 }, (_, below) => ({ score: score - below }));
  return [
    { score, dartsThrown, attemptsOnDouble },
    { score: rest, dartsThrown, attemptsOnDouble },
    ...(choice % 5 === 0 ? finish : []),
    ...downwards,
  ];
};

/** The match after somebody has said who won the bull-out that is due. */
const bullOut = (match: Match, choice: number): Match => {
  const { throws = [], startedAt = startOfTest } = currentLeg(match) ?? {};
  const decided = throws.at(-1)?.timeStamp ?? startedAt;
  const legs = match.sets.reduce((sum, set) => sum + set.legs.length, 0);
  const winningParty = choice % 2 === 0 ? 0 : 1;
  return value(decideBullOut(match, { id: `bull-out-${legs}`, winningParty, at: decided + 500 }));
};

/** The match after a legal turn that `choice` picks, or after the bull-out that is due; 0 points are always legal. */
export const legalTurn = (match: Match, choice: number): Match => {
  if (isBullOutDue(match)) return bullOut(match, choice);
  for (const turn of turnsFrom(match, choice)) {
    const recorded = recordThrow(match, newThrow(match, turn));
    if (recorded.ok) return recorded.value;
  }
  throw new Error('Not even 0 points were accepted');
};

const move = (match: Match, choice: number): Match => {
  const kind = choice % 13;
  if (kind === 0 || match.status === 'finished') {
    const undone = undoThrow(match);
    return undone.ok ? undone.value : match;
  }
  if (kind === 1 && canSwitchPlayer(match)) return value(switchStartingParty(match));
  return legalTurn(match, choice);
};

/** The match after the moves that the numbers pick; calls `see` with every state on the way. */
export const playRandomly = (
  from: MatchSetup,
  numbers: readonly number[],
  see: (match: Match) => void = () => undefined,
): Match => {
  const created = createMatch(from);
  const isSwitched = (numbers[0] ?? 0) % 2 === 1;
  const ready = isSwitched ? value(switchStartingParty(created)) : created;
  let match = value(startMatch(ready, { at: startOfTest }));
  see(match);
  for (const choice of numbers) {
    match = move(match, choice);
    see(match);
  }
  return match;
};

const likelyScores = [60, 57, 40, 20, 10, 6, 4, 2, 1];

/** Plays a running match to its end and checks out whenever possible; home wins every bull-out. */
export const playToEnd = (from: Match): Match => {
  let match = from;
  while (match.status === 'running') {
    if (isBullOutDue(match)) {
      match = bullOut(match, 0);
      continue;
    }
    const rest = currentLeg(match)?.remainingScores[throwerOf(match)?.party ?? 0] ?? 0;
    const finishes = [1, 2, 3].map((dartsThrown) => ({ score: rest, dartsThrown, attemptsOnDouble: 1 }));
    const turns: readonly Turn[] = [...finishes, ...likelyScores.map((score) => ({ score }))];
    const next = turns
      .map((turn) => recordThrow(match, newThrow(match, turn)))
      .find((recorded) => recorded.ok);
    if (next?.ok !== true) throw new Error(`Stuck at ${rest}`);
    match = next.value;
  }
  return match;
};
