import type { SeriesEntity } from '@neundarter/contract/entities/series';
import type { Achievements } from '@neundarter/rules/series/achievements';
import { type EventPoints, eventPointsOf } from '@neundarter/rules/series/event-points';
import { defaultPointsConfig } from '@neundarter/rules/series/points-config';

const nothing: Achievements = {
  rank: null,
  wins: 0,
  draws: 0,
  shortLegs: { '9': 0, '10-12': 0, '13-15': 0, '16-18': 0 },
  highFinishes: { '100-120': 0, '121-140': 0, '141-160': 0, '161-170': 0 },
  highScores: { '171': 0, '174': 0, '177': 0, '180': 0 },
};

/** Points by the defaults for what a player has achieved. */
const pointsFor = (achieved: Partial<Achievements>): EventPoints =>
  eventPointsOf({ ...nothing, ...achieved }, defaultPointsConfig);

const day = 24 * 60 * 60_000;
const start = new Date(2026, 0, 10, 19).getTime();

/** A public series of the team `bulls` with two finished tournaments and one to come. */
export const seriesEntity = (props: Partial<SeriesEntity['props']> = {}): SeriesEntity => ({
  id: 'winter',
  props: {
    teamId: 'bulls',
    teamName: 'Bulls',
    name: 'Wintercup',
    isPublic: true,
    config: { ...defaultPointsConfig, bestResults: null },
    canUpdatePoints: false,
    tournaments: [
      { id: 'first', name: 'Auftakt', startDateTime: start, isStarted: true },
      { id: 'second', name: 'Zweiter Abend', startDateTime: start + 7 * day, isStarted: true },
      { id: 'third', name: 'Finale', startDateTime: start + 14 * day, isStarted: false },
    ],
    events: {
      first: {
        anna: pointsFor({ rank: 'win', wins: 3, highScores: { ...nothing.highScores, '180': 2 } }),
        ben: pointsFor({ rank: 'final', wins: 2, draws: 1 }),
        gone: pointsFor({ wins: 1 }),
      },
      second: {
        anna: pointsFor({ rank: 'semi-final' }),
        ben: pointsFor({ rank: 'win', shortLegs: { ...nothing.shortLegs, '13-15': 1 } }),
      },
      third: {},
    },
    players: [
      { type: 'external', id: 'anna', firstName: 'Anna', lastName: 'Ast' },
      { type: 'registered', id: 'ben', name: 'Ben Bär' },
      { type: 'registered', id: 'gone' },
    ],
    ...props,
  },
});
