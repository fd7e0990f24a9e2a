import type { EventEntity } from '@neundarter/contract/entities/event';
import type { MatchdayData } from '@neundarter/contract/entities/matchday';
import { builtInFormats } from '@neundarter/rules/matchday/formats';
import { mdslMatchday } from '@neundarter/rules/matchday/mdsl-format';
import { describe, expect, it } from 'vitest';
import { lineUp, matchdayEvent } from '../../test/matchdays.ts';
import {
  type CompetitionValues,
  changedCompetition,
  competitionProblems,
  competitionValuesOf,
  emptyCompetition,
  formatsOf,
  newCompetitions,
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
  other: { id: 'halle', name: 'DC Halle', pictureUrl: null, isRegistered: true },
};
const problemsOf = (change: Partial<CompetitionValues>) =>
  Object.fromEntries(
    Object.entries(competitionProblems({ ...filled, ...change })).filter(([, text]) => text !== undefined),
  );

describe('competitionProblems', () => {
  it('names everything that is missing', () => {
    expect(problemsOf(emptyCompetition)).toEqual({
      name: 'Bitte gib dem Ligaspieltag einen Namen.',
      mode: 'Bitte wähle den Modus des Ligaspieltags.',
      date: 'Bitte gib an, an welchem Tag der Ligaspieltag stattfindet.',
      start: 'Bitte gib an, wann der Ligaspieltag beginnt.',
      end: 'Bitte gib an, wann der Ligaspieltag endet.',
      other: 'Bitte wähle die Gastmannschaft aus!',
    });
    expect(problemsOf({ end: 18 * 60 })).toEqual({
      end: 'Das Ende des Ligaspieltags muss nach dem Beginn liegen.',
    });
  });

  it('names a description that would make too much', () => {
    expect(problemsOf({ description: '>'.repeat(21) })).toEqual({
      description:
        'Der Text ist zu aufwendig formatiert. Erlaubt sind höchstens 20 Spalten und 200 Zeilen in Tabellen, 20 Ebenen ineinander und 1.000 Zeilen im Ganzen.',
    });
  });

  it('names a wait that is too short or too long', () => {
    for (const waitMinutes of [14, 241, Number.NaN])
      expect(problemsOf({ waitMinutes })).toEqual({ waitMinutes: 'Zwischen 15 und 240 Minuten.' });
  });

  it('finds no problem in a complete form', () => {
    expect(problemsOf({})).toEqual({});
  });
});

it('sends the times, but no empty location', () => {
  expect(sentCompetition(filled)).toEqual({
    name: 'Hinspiel',
    description: '',
    isPublic: false,
    location: null,
    startDateTime: new Date(2026, 11, 1, 19).getTime(),
    endDateTime: new Date(2026, 11, 1, 22).getTime(),
  });
});

describe('changedCompetition', () => {
  const eventData = { awayLineup: { teamId: 'halle' } } as MatchdayData;
  const event = { props: { type: 'mdsl-matchday', eventData } as EventEntity['props'] };

  it('sends the other team only if it is another one', () => {
    expect(changedCompetition(event, filled)).toEqual(sentCompetition(filled));
    const other = { id: 'zeitz', name: 'SC Zeitz', pictureUrl: null, isRegistered: false };
    expect(changedCompetition(event, { ...filled, other })).toEqual({
      ...sentCompetition(filled),
      eventData: { awayTeamId: 'zeitz' },
    });
  });

  it('sends the wait only if it is another one', () => {
    expect(changedCompetition(event, { ...filled, waitMinutes: 45 })).toEqual({
      ...sentCompetition(filled),
      eventData: { awayTeamId: 'halle', waitMinutes: 45 },
    });
  });
});

describe('an away match day', () => {
  const away: CompetitionValues = { ...filled, ownSide: 'away' };

  it('names the other team as the one at home', () => {
    expect(newCompetitions('bulls', away)[0]?.eventData).toEqual({ homeTeamId: 'halle', waitMinutes: 30 });
    expect(problemsOf({ ownSide: 'away', other: null })).toEqual({
      other: 'Bitte wähle die Heimmannschaft aus!',
    });
  });

  it('is edited with the team that plays at home, and sends its side only if it is another one', () => {
    const before = matchdayEvent({
      homeLineup: lineUp('away'),
      awayLineup: lineUp('home'),
      ownerSide: 'away',
    });
    const values = competitionValuesOf(before);
    expect(values).toMatchObject({ ownSide: 'away', other: { id: 'halle', name: 'DC Halle' } });
    expect(changedCompetition(before, values).eventData).toBeUndefined();
    expect(changedCompetition(before, { ...values, ownSide: 'home' }).eventData).toEqual({
      awayTeamId: 'halle',
    });
  });
});

describe('the format of a match day', () => {
  const eightAndFour = builtInFormats.find(({ name }) => name === 'eight-and-four');
  const own = { ...mdslMatchday, name: 'Kreisliga' };
  const newData = (format: string) => newCompetitions('bulls', { ...filled, format })[0]?.eventData;

  it('is sent only if it is not the usual one', () => {
    expect(newData('mdsl-matchday')).toEqual({ awayTeamId: 'halle', waitMinutes: 30 });
    expect(newData('eight-and-four')).toMatchObject({ format: eightAndFour });
  });

  it('is sent again only if it was changed, also back to the usual one', () => {
    const changedFrom = (before: EventEntity, format: string) =>
      changedCompetition(before, { ...competitionValuesOf(before), format }).eventData;
    const usual = matchdayEvent();
    const other = matchdayEvent({ format: own });
    expect(changedFrom(usual, 'mdsl-matchday')).toBeUndefined();
    expect(changedFrom(usual, 'eight-and-four')).toEqual({ awayTeamId: 'halle', format: eightAndFour });
    expect(changedFrom(other, 'Kreisliga')).toBeUndefined();
    expect(changedFrom(other, 'mdsl-matchday')).toEqual({ awayTeamId: 'halle', format: mdslMatchday });
  });

  it('can be one that is not built in', () => {
    expect(formatsOf(null)).toEqual(builtInFormats);
    expect(formatsOf(matchdayEvent({ format: own }))).toEqual([own, ...builtInFormats]);
  });
});
