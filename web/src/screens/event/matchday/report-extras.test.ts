import { describe, expect, it } from 'vitest';
import { finishedGame, matchdayData, matchdayGames } from '../../../test/matchdays.ts';
import { reportText } from '../../../text/matchday.ts';
import { extrasOf, type Highlights } from './report-extras.ts';

const [double, , single] = matchdayGames(matchdayData({ status: 'running' }), { 0: finishedGame([3, 1]) });
const player = (id: string) => ({ type: 'registered', id, firstName: id, lastName: '' }) as const;
const leg = (matchId: string, dartsThrown: number, checkoutScore: number) => ({
  matchId,
  setNumber: 1,
  legNumber: 1,
  dartsThrown,
  checkoutScore,
});
const scores = { noOf180s: 3, noOf177s: 0, noOf174s: 0, noOf171s: 0 };

const highlights: Highlights = {
  highscores: [
    { player: player('anna'), ...scores, oneEighties: [{ matchId: 'game0', count: 2 }] },
    { player: player('ben'), ...scores, oneEighties: [{ matchId: 'game0', count: 1 }] },
    // As an older server answers.
    { player: player('rita'), ...scores },
  ],
  isWithoutHighFinishes: false,
  highFinishes: [{ player: player('rita'), legs: [leg('game0', 15, 121), leg('game2', 20, 104)] }],
  shortLegs: [{ player: player('rita'), legs: [leg('game0', 15, 121)] }],
};

describe('extrasOf', () => {
  it('adds up what a pair has in a game, and leaves out other games', () => {
    const textsOf = (game: typeof double) =>
      game === undefined ? [] : extrasOf(game, highlights).map(reportText.extras);
    expect(textsOf(double)).toEqual(['3×180', 'HF\u00a0121 SL\u00a015']);
    expect(textsOf(single)).toEqual(['', 'HF\u00a0104']);
  });
});
