import { playersOf } from '@neundarter/rules/match/turn-order';
import { describe, expect, it } from 'vitest';
import { dayAt, dayFrom, momentOf } from './berlin-time.ts';
import { endOf, type PlayedMatch } from './play-out.ts';
import { type Member, playSeason, playToday, type Season } from './season.ts';
import { levelFor } from './skill.ts';
import { allTrainings, trainingNow, trainingOn } from './trainings.ts';

const now = Date.UTC(2026, 4, 20, 10);
const dayMs = 24 * 60 * 60_000;

const member = (at: number, more: Partial<Member> = {}): Member => ({
  playerId: `member${at}`.padEnd(20, '0'),
  average: 36 + 4 * at,
  gain: 3,
  attendance: 0.7,
  joinedAt: 0,
  ...more,
});
const newcomer = member(9, { joinedAt: now - 40 * dayMs });
const members = [...Array.from({ length: 9 }, (_, at) => member(at)), newcomer];
const whole: Season = { members, now, days: 365, seed: 'test' };
const season = playSeason(whole);

const idsOf = ({ props }: PlayedMatch) => props.parties.flatMap(playersOf).map(({ id }) => id);
const minuteOfDay = (at: number) => Math.round((at - momentOf(dayAt(at), 0)) / 60_000);
const isTraining = ({ props }: PlayedMatch) => props.eventId !== undefined;
const startOf = ({ startedAt }: PlayedMatch) => startedAt ?? 0;

describe('a season', () => {
  it('has hundreds of matches, most of them at the trainings on Tuesday and Thursday evenings', () => {
    expect(season.length).toBeGreaterThan(300);
    const trainings = season.filter(isTraining);
    expect(trainings.length).toBeGreaterThan(season.length / 2);
    for (const match of trainings) {
      const { weekday } = dayAt(startOf(match));
      expect(trainingOn(dayAt(startOf(match)), 'test')).toMatchObject({
        id: match.props.eventId,
        team: weekday === 2 ? 'first' : 'second',
        isPublic: weekday === 4,
      });
      expect([2, 4]).toContain(weekday);
      expect(minuteOfDay(startOf(match))).toBeGreaterThanOrEqual(19 * 60);
      expect(minuteOfDay(startOf(match))).toBeLessThanOrEqual(22 * 60);
    }
  });

  it('has matches only on its days, and none around Christmas', () => {
    for (const match of season) {
      expect(startOf(match)).toBeGreaterThan(now - 366 * dayMs);
      expect(endOf(match)).toBeLessThan(now);
      const { month, day } = dayAt(startOf(match));
      expect(month === 12 && day > 22 ? 'closed' : 'open').toBe('open');
    }
  });

  it('has matches of every kind', () => {
    const parties = season.flatMap(({ props }) => props.parties);
    const types = new Set(parties.flatMap(playersOf).map(({ type }) => type));
    expect([...types].toSorted()).toEqual(['bot', 'guest', 'registered']);
    expect(new Set(parties.map(({ type }) => type))).toEqual(new Set(['single', 'double']));
    const configs = season.map(({ props }) => props.config);
    expect(new Set(configs.map((config) => config?.startingScore ?? 501))).toEqual(new Set([501, 301, 170]));
    expect(configs.some((config) => config?.setMode === 'first-to')).toBe(true);
    expect(configs.some((config) => config?.checkInMode === 'double-in')).toBe(true);
    expect(season.some(({ props }) => props.isOnlineMatch === true)).toBe(true);
  });

  it('has no player in two matches at the same time, or before they joined', () => {
    for (const { playerId, joinedAt } of members) {
      const own = season.filter((match) => idsOf(match).includes(playerId));
      const training = own.filter(isTraining);
      expect(own.length).toBeGreaterThan(0);
      expect(Math.min(...own.map(startOf))).toBeGreaterThan(joinedAt);
      const sorted = training.toSorted((one, other) => startOf(one) - startOf(other));
      for (const [at, match] of sorted.slice(1).entries())
        expect(startOf(match)).toBeGreaterThanOrEqual(endOf(sorted[at] as PlayedMatch));
    }
  });

  it('has averages near the planned ones, and turns in the order of time', () => {
    for (const { playerId, average, gain, joinedAt } of members) {
      const turns = season
        .filter(({ props }) => (props.config?.startingScore ?? 501) === 501)
        .flatMap((match) => match.turns.filter((turn) => turn.playerId === playerId));
      const sum = (of: 'score' | 'dartsThrown') => turns.reduce((total, turn) => total + turn[of], 0);
      const wanted = average + gain * (joinedAt === 0 ? 0.5 : 0.95);
      expect(Math.abs((sum('score') * 3) / sum('dartsThrown') - wanted)).toBeLessThan(7);
    }
    for (const { turns } of season) {
      const times = turns.map(({ timeStamp }) => timeStamp);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
    }
  });

  it('depends only on its seed, and a shorter season ends with the same matches', () => {
    const month = { ...whole, days: 30 };
    const short = playSeason(month);
    expect(playSeason(month)).toEqual(short);
    expect(season.slice(-short.length)).toEqual(short);
    expect(playSeason({ ...month, seed: 'other' })).not.toEqual(short);
    const ids = season.flatMap(({ id, turns }) => [id, ...turns.map((turn) => turn.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the trainings', () => {
  it('have different ids, belong to both teams, and are past or planned', () => {
    const { past, next } = allTrainings(whole);
    const today = trainingNow(now, 'test');
    const ids = [...past, today, ...next].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(past.length).toBeGreaterThan(90);
    expect(next.map(({ team }) => team)).toEqual(['second', 'first', 'second', 'first', 'second', 'first']);
    for (const { startDateTime } of next) expect(startDateTime).toBeGreaterThan(now);
  });

  it('have finished matches on the present day', () => {
    const today = trainingNow(now, 'test');
    const matches = playToday(whole, today);
    expect(matches.length).toBeGreaterThan(0);
    for (const match of matches) {
      expect(match.props.eventId).toBe(today.id);
      expect(startOf(match)).toBeGreaterThan(today.startDateTime);
      expect(endOf(match)).toBeLessThan(now);
    }
  });
});

describe('the time in Germany', () => {
  it.each([
    ['winter', { year: 2026, month: 1, day: 13, weekday: 2 }, 19 * 60, Date.UTC(2026, 0, 13, 18)],
    ['summer', { year: 2026, month: 7, day: 14, weekday: 2 }, 19 * 60, Date.UTC(2026, 6, 14, 17)],
    [
      'the evening of the change to summer time',
      { year: 2026, month: 3, day: 29, weekday: 0 },
      1200,
      Date.UTC(2026, 2, 29, 18),
    ],
    [
      'the night before the change',
      { year: 2026, month: 3, day: 29, weekday: 0 },
      30,
      Date.UTC(2026, 2, 28, 23, 30),
    ],
    [
      'the night of the change to winter time',
      { year: 2026, month: 10, day: 25, weekday: 0 },
      1200,
      Date.UTC(2026, 9, 25, 19),
    ],
  ])('is correct in %s', (_when, day, minutes, moment) => {
    expect(momentOf(day, minutes)).toBe(moment);
    expect(dayAt(moment)).toEqual(day);
  });

  it('has every day once, also when the clocks have changed and it is late in the evening', () => {
    const lateAt = Date.UTC(2026, 10, 22, 22, 52);
    const days = Array.from({ length: 40 }, (_, at) => dayFrom(lateAt, -at));
    expect(new Set(days.map(({ month, day }) => `${month}-${day}`)).size).toBe(40);
    expect(days.at(-1)).toEqual({ year: 2026, month: 10, day: 14, weekday: 3 });
  });
});

describe('the bot level for an average', () => {
  it('rises with the average and stays between 1 and 11', () => {
    const levels = [10, 24, 30, 50, 52.4, 75, 110, 118, 150].map(levelFor);
    expect(levels).toEqual(levels.toSorted((one, other) => one - other));
    expect([levels[0], levels[4], levels.at(-1)]).toEqual([1, 5, 11]);
  });
});
