// Double knockout: who loses on the winner side goes on on the loser side, who loses there is out. With 2^k slots the
// loser side has 2k − 2 rounds. In the odd ones the winners of the round before meet (in the first one the losers of the
// winner side's first round), in the even ones they meet the losers of the next round of the winner side. The grand
// final is repeated if the party from the loser side wins it, because then both have lost once. Two parties need no
// loser side.
import { bracketOf } from '../knockout/knockout.ts';
import { type DrawnMatch, drawnMatch, loserOf, type SlotSource, winnerOf } from '../match/planned-match.ts';
import { crossedIndex } from './crossing.ts';

const winnerSide = 'winner-side';
const loserSide = 'loser-side';

/** Parties of the matches of loser-side round `round` (from 1). */
const sourcesIn = (size: number, round: number, index: number): readonly [SlotSource, SlotSource] => {
  const upper = 2 * index;
  if (round === 1) {
    const first = { stage: winnerSide, round: 0 } as const;
    return [loserOf({ ...first, index: upper }), loserOf({ ...first, index: upper + 1 })];
  }
  const before = { stage: loserSide, round: round - 2 } as const;
  if (round % 2 === 1)
    return [winnerOf({ ...before, index: upper }), winnerOf({ ...before, index: upper + 1 })];
  const j = round / 2;
  const loser = loserOf({ stage: winnerSide, round: j, index: crossedIndex(size, j, index) });
  return [loser, winnerOf({ ...before, index })];
};

const loserRoundOf = (size: number, round: number): readonly DrawnMatch[] => {
  const rounds = Math.log2(size);
  const length = 2 ** (rounds - 1 - Math.ceil(round / 2));
  return Array.from({ length }, (_, index) =>
    drawnMatch({ stage: loserSide, round: round - 1, index }, sourcesIn(size, round, index), null),
  );
};

const grandFinalsOf = (size: number): readonly DrawnMatch[] => {
  const rounds = Math.log2(size);
  const lastOfWinners = { stage: winnerSide, round: rounds - 1, index: 0 } as const;
  const fromLosers =
    rounds === 1 ? loserOf(lastOfWinners) : winnerOf({ stage: loserSide, round: 2 * rounds - 3, index: 0 });
  const final = { stage: 'grand-final', round: 0, index: 0 } as const;
  return [
    drawnMatch(final, [winnerOf(lastOfWinners), fromLosers], 'final'),
    drawnMatch({ ...final, stage: 'grand-final-reset' }, [loserOf(final), winnerOf(final)], 'final'),
  ];
};

/** The winner side's final is a semi-final of the tournament: its winner plays the grand final. */
const withRoundName = (match: DrawnMatch): DrawnMatch =>
  match.roundName === 'final' ? { ...match, roundName: 'semi-final' } : match;

/** The rounds of the loser side (from 1) that follow a round of the winner side (from 0). */
const loserRoundsAfter = (size: number, round: number): readonly number[] => {
  const last = 2 * Math.log2(size) - 2;
  return (round === 0 ? [1] : [2 * round, 2 * round + 1]).filter((loserRound) => loserRound <= last);
};

/** A double knockout, in playing order: W1, L1, W2, L2, L3, W3, L4, L5 …, grand final, its repetition. */
export const doubleKnockoutOf = (slots: readonly SlotSource[]): readonly DrawnMatch[] => {
  const size = slots.length;
  const winners = bracketOf(slots, winnerSide).map(withRoundName);
  const ordered = Array.from({ length: Math.log2(size) }, (_, round) => [
    ...winners.filter(({ place }) => place.round === round),
    ...loserRoundsAfter(size, round).flatMap((loserRound) => loserRoundOf(size, loserRound)),
  ]);
  return [...ordered.flat(), ...grandFinalsOf(size)];
};
