import { describe, expect, it } from 'vitest';
import type { ChosenPlayer } from '../../parts/person-picker/chosen-player.ts';
import { onlineAgainst, type SetupUser, sidesFor } from './account-sides.ts';
import { emptySetup, emptySide, isOnline, knownIdsOf, partyOf, type SideDraft } from './draft.ts';
import { setupProblemsOf } from './setup-problems.ts';

const player = (id: string, name: string): ChosenPlayer => ({
  id,
  name,
  firstName: name,
  lastName: null,
  pictureUrl: null,
});
const anna = player('anna', 'Anna');
const ben = player('ben', 'Ben');
const nobody: SetupUser = { player: null, hasTeam: false };
const annaAlone: SetupUser = { player: anna, hasTeam: false };
const annaInTeam: SetupUser = { player: anna, hasTeam: true };

const registered = (chosen: ChosenPlayer): SideDraft => ({
  ...emptySide,
  kind: 'registered',
  player: chosen,
});
const kinds = (sides: readonly SideDraft[]) => sides.map(({ kind, name }) => `${kind} ${name}`.trim());

describe('sidesFor', () => {
  it('puts the signed-in player on the first side', () => {
    const [home, away] = sidesFor([emptySide, { ...emptySide, name: 'Jan' }], annaAlone);
    expect(home).toMatchObject({ kind: 'registered', player: anna });
    expect(kinds([away])).toEqual(['guest Jan']);
  });

  it('keeps the player on the side of the last match', () => {
    const sides = [{ ...emptySide, name: 'Jan' }, registered(anna)] as const;
    expect(sidesFor(sides, annaAlone)).toEqual(sides);
  });

  it('does not change doubles', () => {
    const double: SideDraft = {
      ...emptySide,
      kind: 'double',
      partners: ['', 'Jan'],
      partnerPlayers: [anna, null],
    };
    expect(sidesFor([double, emptySide], annaAlone)[0]).toEqual(double);
  });

  it('turns players into guests with the same names if nobody is signed in', () => {
    const double: SideDraft = {
      ...emptySide,
      kind: 'double',
      partners: ['', 'Jan'],
      partnerPlayers: [anna, null],
    };
    const sides = sidesFor([double, registered(ben)], nobody);
    expect(sides[0]).toMatchObject({ partners: ['Anna', 'Jan'], partnerPlayers: [null, null] });
    expect(sides[1]).toMatchObject({ kind: 'guest', name: 'Ben', player: null });
  });

  it('turns a team mate into a guest without a common team', () => {
    const mate: SideDraft = { ...emptySide, kind: 'teammate', mate: ben };
    expect(sidesFor([registered(anna), mate], annaInTeam)[1]).toEqual(mate);
    expect(kinds([sidesFor([registered(anna), mate], annaAlone)[1]])).toEqual(['guest Ben']);
  });
});

describe('an online match', () => {
  it('begins with the player at home and the code filled in', () => {
    const state = onlineAgainst(emptySetup, annaAlone, 'ben99xyz');
    expect(isOnline(state)).toBe(true);
    expect(state.sides[0]).toMatchObject({ kind: 'registered', player: anna });
    expect(state.sides[1]).toMatchObject({ kind: 'online', code: 'BEN99X' });
    expect(setupProblemsOf(state).players).toEqual([
      { field: 'away', code: 'away-online-player-id-must-be-valid' },
    ]);
  });

  it('is not offered to guests', () => {
    expect(onlineAgainst(emptySetup, nobody, 'ben99x')).toBe(emptySetup);
  });

  it('is refused against oneself', () => {
    const sides = [registered(anna), { ...emptySide, kind: 'online', online: anna, code: 'ANNA00' }] as const;
    expect(setupProblemsOf({ ...emptySetup, sides }).players).toEqual([
      { field: 'away', code: 'home-and-away-player-id-must-be-different' },
    ]);
  });
});

describe('known players', () => {
  it('may be in a match only once', () => {
    const sides = [
      { ...emptySide, kind: 'double', partners: ['', 'Jan'], partnerPlayers: [anna, null] },
      { ...emptySide, kind: 'double', partners: ['', 'Tim'], partnerPlayers: [anna, null] },
    ] as const;
    expect(knownIdsOf({ sides })).toEqual(['anna', 'anna']);
    expect(setupProblemsOf({ ...emptySetup, sides }).players).toEqual([
      { field: 'away', code: 'double-players-must-be-different' },
    ]);
  });

  it('play under their own ids beside guests', () => {
    const party = partyOf(
      { ...emptySide, kind: 'double', partners: ['', 'Jan'], partnerPlayers: [anna, null] },
      () => 'new',
    );
    expect(party).toEqual({
      type: 'double',
      players: [
        { type: 'registered', id: 'anna', name: 'Anna', firstName: 'Anna' },
        { type: 'guest', id: 'new', name: 'Jan' },
      ],
    });
  });
});
