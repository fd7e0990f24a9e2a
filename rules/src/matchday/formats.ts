// The formats that a match day can have without anybody writing one. They are values like any other format, are stored
// with the match day, and never change after a release.
import { mdslMatchday, mdslRounds, singles, teamsOfFour } from './mdsl-format.ts';
import type { MatchdayFormat } from './plan.ts';

const [firstDoubles, firstSingles, secondSingles, secondDoubles, thirdSingles, fourthSingles] = mdslRounds;

/** Source: reports of clubs from 2019 and 2020, in which each half ends with its doubles. */
const doublesLast: MatchdayFormat = {
  ...teamsOfFour,
  name: 'doubles-last',
  rounds: [firstSingles, secondSingles, firstDoubles, thirdSingles, fourthSingles, secondDoubles],
  roundsBeforeHalfTime: 3,
};

/** Source: regional leagues of steel darts, as generally known: everybody plays everybody, two doubles at the end. */
const sixteenAndTwo: MatchdayFormat = {
  ...teamsOfFour,
  name: 'sixteen-and-two',
  rounds: [firstSingles, secondSingles, thirdSingles, fourthSingles, firstDoubles],
  roundsBeforeHalfTime: 2,
};

/** Source: leagues with a shorter evening, as generally known: each half has four singles and two doubles. */
const eightAndFour: MatchdayFormat = {
  ...teamsOfFour,
  name: 'eight-and-four',
  rounds: [
    firstSingles,
    firstDoubles,
    // biome-ignore format: one line per round
    singles([[0, 1], [1, 2]], [[2, 3], [3, 0]]),
    secondDoubles,
  ],
  roundsBeforeHalfTime: 2,
};

/** All of them; the first one is taken unless somebody chooses another. */
export const builtInFormats: readonly MatchdayFormat[] = [
  mdslMatchday,
  doublesLast,
  sixteenAndTwo,
  eightAndFour,
];
