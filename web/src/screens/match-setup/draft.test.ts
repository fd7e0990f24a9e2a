import { describe, expect, it } from 'vitest';
import { emptySetup, emptySide, guestNamesOf, partyOf, reduceSetup, type SetupState } from './draft.ts';

const janAndBot: SetupState = {
  ...emptySetup,
  sides: [
    { ...emptySide, name: ' Jan ' },
    { ...emptySide, kind: 'bot', level: 7 },
  ],
};

describe('reduceSetup', () => {
  it('changes one side and keeps the other', () => {
    const changed = reduceSetup(janAndBot, { type: 'side-changed', party: 1, change: { level: 8 } });
    expect(changed.sides[0]).toBe(janAndBot.sides[0]);
    expect(changed.sides[1]).toMatchObject({ kind: 'bot', level: 8 });
  });

  it('keeps the typed name while another kind is chosen', () => {
    const asBot = reduceSetup(janAndBot, { type: 'side-changed', party: 0, change: { kind: 'bot' } });
    const back = reduceSetup(asBot, { type: 'side-changed', party: 0, change: { kind: 'guest' } });
    expect(back.sides[0].name).toBe(' Jan ');
  });

  it('lets the same person start after the sides were swapped', () => {
    const swapped = reduceSetup(janAndBot, { type: 'sides-swapped' });
    expect(swapped.sides).toEqual([janAndBot.sides[1], janAndBot.sides[0]]);
    expect(swapped.startingParty).toBe(1);
    expect(reduceSetup(swapped, { type: 'sides-swapped' })).toEqual(janAndBot);
  });
});

describe('partyOf', () => {
  const ids = () => {
    let count = 0;
    return () => `id${(count += 1)}`;
  };

  it('creates guests and bots with new ids and trimmed names', () => {
    const newId = ids();
    expect(partyOf(janAndBot.sides[0], newId)).toEqual({
      type: 'single',
      player: { type: 'guest', id: 'id1', name: 'Jan' },
    });
    expect(partyOf(janAndBot.sides[1], newId)).toEqual({
      type: 'single',
      player: { type: 'bot', id: 'id2', level: 7 },
    });
  });

  it('creates a double of two guests', () => {
    expect(partyOf({ ...emptySide, kind: 'double', partners: ['Jan', 'Lisa '] }, ids())).toEqual({
      type: 'double',
      players: [
        { type: 'guest', id: 'id1', name: 'Jan' },
        { type: 'guest', id: 'id2', name: 'Lisa' },
      ],
    });
  });
});

it('remembers the names of guests and doubles, not of bots', () => {
  const sides: SetupState['sides'] = [
    { ...emptySide, kind: 'double', name: 'verdeckt', partners: ['Jan', ' '] },
    { ...emptySide, kind: 'bot', name: 'auch verdeckt' },
  ];
  expect(guestNamesOf({ sides })).toEqual(['Jan']);
});
