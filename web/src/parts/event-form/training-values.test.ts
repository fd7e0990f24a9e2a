import { describe, expect, it } from 'vitest';
import {
  emptyTraining,
  sentTrainings,
  type TrainingValues,
  trainingProblems,
  valuesOf,
} from './training-values.ts';

const day = (date: number, month = 12) => new Date(2026, month - 1, date).getTime();
const at = (date: number, hour: number, minute = 0) => new Date(2026, 11, date, hour, minute).getTime();
const filled: TrainingValues = {
  ...emptyTraining,
  name: ' Dienstagstraining ',
  date: day(1),
  start: 19 * 60,
  end: 22 * 60 + 30,
};
const problemsOf = (change: Partial<TrainingValues>) =>
  Object.fromEntries(
    Object.entries(trainingProblems({ ...filled, ...change })).filter(([, problem]) => problem !== undefined),
  );

describe('trainingProblems', () => {
  it('names everything that is missing', () => {
    expect(problemsOf(emptyTraining)).toEqual({
      name: 'Bitte gib dem Training einen Namen.',
      date: 'Bitte gib an, an welchem Tag das Training stattfindet.',
      start: 'Bitte gib an, wann das Training beginnt.',
      end: 'Bitte gib an, wann das Training endet.',
    });
    expect(problemsOf({ isWeekly: true, endsLater: true })).toEqual({
      until: 'Bitte gib an, bis zu welchem Tag das Training stattfindet.',
      endDate: 'Bitte gib an, an welchem Tag das Training endet.',
    });
  });

  it.each<[string, Partial<TrainingValues>, object]>([
    ['nothing wrong', {}, {}],
    ['unreadable times', { start: Number.NaN }, { start: 'Bitte gib an, wann das Training beginnt.' }],
    ['an end at the start', { end: 19 * 60 }, { end: 'Das Ende des Trainings muss nach dem Beginn liegen.' }],
    ['an end after midnight', { end: 30, endsLater: true, endDate: day(2) }, {}],
    [
      'an end on an earlier day',
      { endsLater: true, endDate: day(30, 11) },
      { end: 'Das Ende des Trainings muss nach dem Beginn liegen.' },
    ],
    [
      'weeks that end before they begin',
      { isWeekly: true, until: day(30, 11) },
      { until: 'Der letzte Tag muss nach dem ersten liegen.' },
    ],
    [
      'too many weeks',
      { isWeekly: true, until: new Date(2028, 5, 1).getTime() },
      { until: 'Auf einmal gehen höchstens 60 Trainings.' },
    ],
    ['weeks without an end date', { until: Number.NaN }, {}],
  ])('%s', (_, change, expected) => {
    expect(problemsOf(change)).toEqual(expected);
  });
});

describe('sentTrainings', () => {
  it('sends one training', () => {
    expect(sentTrainings({ ...filled, city: ' Jena ', isPublic: true })).toEqual([
      {
        name: 'Dienstagstraining',
        description: '',
        isPublic: true,
        location: { address: '', zip: '', city: 'Jena' },
        startDateTime: at(1, 19),
        endDateTime: at(1, 22, 30),
      },
    ]);
  });

  it('sends one for each week, without an empty location', () => {
    const sent = sentTrainings({ ...filled, isWeekly: true, until: day(16) });
    expect(sent.map(({ startDateTime }) => startDateTime)).toEqual([at(1, 19), at(8, 19), at(15, 19)]);
    expect(sent.every(({ location }) => location === null)).toBe(true);
  });

  it('contains the values of an event', () => {
    const props = {
      teamId: 'bulls',
      teamName: 'Bulls',
      type: 'training',
      name: 'Lange Nacht',
      description: 'Mit **Grill**',
      location: { address: 'Bullsweg 1', zip: '07743', city: 'Jena' },
      isPublic: true,
      startDateTime: at(1, 19),
      endDateTime: at(2, 0, 30),
      revision: 1,
      editRevision: 1,
      eventData: null,
    } as const;
    const values = valuesOf({ props });
    expect(values).toMatchObject({ endsLater: true, endDate: day(2), end: 30 });
    const { teamId: _team, teamName: _name, type: _type, eventData: _data, ...rest } = props;
    const { revision: _revision, editRevision: _edit, ...sent } = rest;
    expect(sentTrainings(values)).toEqual([sent]);
  });
});
