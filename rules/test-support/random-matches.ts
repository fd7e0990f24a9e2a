// Random matches for property tests: any playable configuration, then any legal moves, including switches and undos.
// fast-check generates plain numbers; each number picks one of the moves that the rules allow at that moment.
import fc from 'fast-check';
import { completeConfig } from '../src/match/config.ts';
import { createMatch } from '../src/match/create.ts';
import { recordThrow } from '../src/match/record-throw.ts';
import { startMatch } from '../src/match/start.ts';
import { canSwitchPlayer, switchStartingParty } from '../src/match/switch.ts';
import { currentLeg, throwerOf } from '../src/match/turn-order.ts';
import type { Match, MatchConfig, MatchSetup } from '../src/match/types.ts';
import { legModes, setModes } from '../src/match/types.ts';
import { undoThrow } from '../src/match/undo-throw.ts';
import { checkInModes } from '../src/turn/check-in-mode.ts';
import { newThrow, type Turn } from './play.ts';
import { doubles, setup, singles, startOfTest, value } from './setups.ts';

const config: fc.Arbitrary<MatchConfig> = fc
  .record({
    startingScore: fc.constantFrom(40, 101, 170, 301, 501),
    checkInMode: fc.constantFrom(...checkInModes),
    setMode: fc.constantFrom(...setModes),
    legMode: fc.constantFrom(...legModes),
    legsToWinSet: fc.integer({ min: 1, max: 3 }),
    maxLegsToPlay: fc.integer({ min: 1, max: 5 }),
    setsToWin: fc.integer({ min: 2, max: 3 }),
    maxSetsToPlay: fc.integer({ min: 2, max: 5 }),
    legsInSet: fc.integer({ min: 1, max: 2 }),
    bullOutForDecider: fc.boolean(),
  })
  .map(({ legsInSet, ...rest }) =>
    completeConfig({ ...rest, legConfig: { legMode: 'first-to', legsToWinSet: legsInSet } }),
  );

export const setups: fc.Arbitrary<MatchSetup> = fc
  .record({ config, parties: fc.constantFrom(singles, doubles) })
  .map((drawn) => setup(drawn.config, drawn.parties));

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

/** The match after a legal turn that `choice` picks; 0 points are always legal. */
export const legalTurn = (match: Match, choice: number): Match => {
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

/** Plays a running match to its end and checks out whenever possible. */
export const playToEnd = (from: Match): Match => {
  let match = from;
  while (match.status === 'running') {
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
