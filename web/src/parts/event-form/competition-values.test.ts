import { describe, expect, it } from 'vitest';
import {
  type CompetitionValues,
  competitionProblems,
  emptyCompetition,
  sentCompetition,
} from './competition-values.ts';

const day = new Date(2026, 11, 1).getTime();
const filled: CompetitionValues = {
  ...emptyCompetition,
  name: 'Hinspiel',
  mode: 'mdsl-matchday',
  date: day,
  start: 19 * 60,
  end: 22 * 60,
  away: { id: 'halle', name: 'DC Halle', pictureUrl: null, isRegistered: true },
};
const problemsOf = (change: Partial<CompetitionValues>) =>
  Object.fromEntries(
    Object.entries(competitionProblems({ ...filled, ...change })).filter(([, text]) => text !== undefined),
  );

describe('competitionProblems', () => {
  it('names everything that is missing', () => {
    expect(problemsOf(emptyCompetition)).toEqual({
      name: 'Bitte gib dem Wettkampf einen Namen.',
      mode: 'Bitte wähle den Modus des Wettkampfs.',
      date: 'Bitte gib an, an welchem Tag der Wettkampf stattfindet.',
      start: 'Bitte gib an, wann der Wettkampf beginnt.',
      end: 'Bitte gib an, wann der Wettkampf endet.',
      away: 'Bitte wähle die Gastmannschaft aus!',
    });
    expect(problemsOf({ end: 18 * 60 })).toEqual({
      end: 'Das Ende des Wettkampfs muss nach dem Beginn liegen.',
    });
  });

  it('has nothing to say about a complete one', () => {
    expect(problemsOf({})).toEqual({});
  });
});

it('sends the times and no empty place', () => {
  expect(sentCompetition(filled)).toEqual({
    name: 'Hinspiel',
    description: '',
    isPublic: false,
    location: null,
    startDateTime: new Date(2026, 11, 1, 19).getTime(),
    endDateTime: new Date(2026, 11, 1, 22).getTime(),
  });
});
