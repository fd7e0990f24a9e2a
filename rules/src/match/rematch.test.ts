import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choices, playRandomly, setups } from '../../test-support/random-matches.ts';
import { bye, double, scheduled, single, singles, value } from '../../test-support/setups.ts';
import { createMatch } from './create.ts';
import { playersOf } from './players.ts';
import { canPlayAgain, rematchOf } from './rematch.ts';
import { switchStartingParty } from './switch.ts';
import { throwerOf } from './turn-order.ts';
import type { MatchPlayer, Party } from './types.ts';

const ids = () => {
  let count = 0;
  return () => `new${++count}`;
};

const nameOf = (player: MatchPlayer | undefined): unknown =>
  player !== undefined && 'name' in player ? player.name : player?.id;

describe('rematchOf', () => {
  it('swaps the sides, and the same people play by the same configuration', () => {
    fc.assert(
      fc.property(setups, choices, (from, numbers) => {
        const match = playRandomly(from, numbers);
        const again = rematchOf(match, ids());
        expect(again.config).toEqual(match.config);
        const namesOf = (parties: readonly Party[]) => parties.map((party) => playersOf(party).map(nameOf));
        expect(namesOf(again.parties)).toEqual(namesOf(match.parties).toReversed());
      }),
    );
  });

  it('lets the other side throw first', () => {
    for (const match of [scheduled(), value(switchStartingParty(scheduled()))]) {
      const again = rematchOf(match, ids());
      const next = { ...createMatch({ id: 'again', ...again }), startingParty: again.startingParty };
      const first = playersOf(match.parties[match.startingParty])[0];
      const second = playersOf(next.parties[next.startingParty]).find(
        ({ id }) => id === throwerOf(next)?.playerId,
      );
      expect(nameOf(second)).not.toBe(nameOf(first));
    }
  });

  it('gives new ids to guests and bots, and keeps everybody else', () => {
    const anna: MatchPlayer = { type: 'registered', id: 'anna', firstName: 'Anna' };
    const uwe: MatchPlayer = { type: 'external', id: 'uwe', firstName: 'Uwe', lastName: 'Groß' };
    const bot: MatchPlayer = { type: 'bot', id: 'bot', level: 4 };
    const [home] = singles;
    const again = rematchOf(
      {
        ...scheduled(),
        parties: [
          { type: 'double', players: [anna, uwe] },
          { type: 'single', player: bot },
        ],
      },
      ids(),
    );
    expect(again.parties).toEqual([
      { type: 'single', player: { ...bot, id: 'new1' } },
      { type: 'double', players: [anna, uwe] },
    ]);
    const pair = rematchOf({ ...scheduled(), parties: [double('h0', 'h1'), home] }, ids());
    expect(pair.parties.flatMap(playersOf).map(({ id }) => id)).toEqual(['new1', 'new2', 'new3']);
  });
});

describe('canPlayAgain', () => {
  it('is false while a side is a placeholder', () => {
    expect(canPlayAgain({ parties: singles })).toBe(true);
    expect(canPlayAgain({ parties: [single('home'), bye] })).toBe(false);
  });
});
