import { describe, expect, it } from 'vitest';
import { hiddenCharactersText } from '../../text/names.ts';
import { type OpponentValues, opponentFormProblems, withTyped } from './opponent-values.ts';

const player = (firstName: string, lastName: string) => ({ id: firstName, firstName, lastName });
const four = [player('Rita', 'Ring'), player('Timo', 'Tor'), player('Uwe', 'Ufer'), player('Kat', 'Kehl')];
const values = (change: Partial<OpponentValues> = {}): OpponentValues => ({
  name: 'DC Halle',
  players: four,
  firstName: '',
  lastName: '',
  ...change,
});
const problemsOf = (change: Partial<OpponentValues>, way: 'add' | 'save') =>
  Object.fromEntries(
    Object.entries(opponentFormProblems(values(change), way)).filter(([, problem]) => problem !== undefined),
  );

describe('saving a team', () => {
  it('has no problem with a name and four players', () => {
    expect(problemsOf({}, 'save')).toEqual({});
  });

  it('needs a name and four players', () => {
    expect(problemsOf({ name: ' ', players: four.slice(1) }, 'save')).toEqual({
      name: 'Bitte gib einen Namen für die Mannschaft ein!',
      players: 'Du musst mindestens vier Spieler für die Mannschaft erfassen.',
    });
  });

  it('counts the player who is being typed', () => {
    const typed = { players: four.slice(1), firstName: ' Rita ', lastName: 'Ring' };
    expect(problemsOf(typed, 'save')).toEqual({});
    expect(withTyped(values(typed), 'new').at(-1)).toEqual({
      id: 'new',
      firstName: 'Rita',
      lastName: 'Ring',
    });
  });

  it('does not drop a player with only one name', () => {
    expect(problemsOf({ firstName: 'Eva' }, 'save')).toEqual({
      lastName: 'Bitte gib den Nachnamen des Spielers ein.',
    });
  });
});

describe('adding a player', () => {
  it('needs both names', () => {
    expect(problemsOf({}, 'add')).toEqual({
      firstName: 'Bitte gib den Vornamen des Spielers ein.',
      lastName: 'Bitte gib den Nachnamen des Spielers ein.',
    });
  });

  it('needs visible characters', () => {
    expect(problemsOf({ firstName: 'E\u200bva', lastName: 'Adler' }, 'add')).toEqual({
      firstName: hiddenCharactersText,
    });
  });

  it('refuses a player who is already on the list', () => {
    expect(problemsOf({ firstName: 'rita', lastName: ' RING' }, 'add')).toEqual({
      lastName: 'Der Spieler rita RING wurde schon erfasst.',
    });
  });
});
