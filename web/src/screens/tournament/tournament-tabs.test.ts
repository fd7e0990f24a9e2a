import type { TournamentData } from '@neundarter/contract/entities/tournament';
import { drawsGroups } from '@neundarter/rules/tournament/plan/modes';
import { defaultTournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import { expect, it } from 'vitest';
import { defaultGroup, defaultTab, tabsOf } from './tournament-tabs.ts';

type Facts = Parameters<typeof defaultTab>[0];

const facts = (
  status: Facts['status'],
  tournamentMode: Facts['config']['tournamentMode'] = 'single-knockout-with-group-stage',
  areGroupsOver = false,
): Facts => ({
  status,
  config: { ...defaultTournamentSetup, tournamentMode },
  state: {
    matches: [],
    needed: [],
    lots: [],
    withdrawn: [],
    places: [],
    winner: null,
    standings: drawsGroups(tournamentMode)
      ? [
          {
            groupId: 'A',
            isFinished: areGroupsOver,
            ranks: [],
          },
        ]
      : [],
  },
});
const tabs = (data: Facts, isOrganiser = false, hasSeries = false) =>
  tabsOf({ data, isOrganiser, hasSeries, hasDay: false }).join(' ');

it('shows introduction and participants before the start, also to organisers', () => {
  for (const status of ['draft', 'published', 'registration-closed', 'cancelled'] as const) {
    expect(tabs(facts(status), true)).toBe('introduction participants');
    expect(defaultTab(facts(status))).toBe('introduction');
  }
});

it('shows the stages of the mode while it runs, and the management to organisers', () => {
  expect(tabs(facts('running'))).toBe('groups knockout highlights participants');
  expect(tabs(facts('running', 'league'))).toBe('groups highlights participants');
  expect(tabs(facts('running', 'double-knockout'), true)).toBe('knockout highlights participants management');
  expect(tabs(facts('finished'), true)).toBe('result groups knockout participants management');
  expect(tabs(facts('finished'), false, true)).toBe('result groups knockout series participants');
});

it('leads to the other competitions of its day', () => {
  const ofDay = (status: Facts['status']) =>
    tabsOf({ data: facts(status), isOrganiser: false, hasSeries: true, hasDay: true }).join(' ');
  expect(ofDay('published')).toBe('introduction competitions participants');
  expect(ofDay('running')).toBe('groups knockout competitions highlights series participants');
  expect(ofDay('finished')).toBe('result groups knockout competitions series participants');
});

it('opens what is played now', () => {
  expect(defaultTab(facts('running'))).toBe('groups');
  expect(defaultTab(facts('running', 'double-knockout-with-group-stage', true))).toBe('knockout');
  expect(defaultTab(facts('running', 'single-knockout'))).toBe('knockout');
  expect(defaultTab(facts('running', 'league'))).toBe('groups');
  expect(defaultTab(facts('finished', 'league'))).toBe('result');
});

it('opens the only group of a league, otherwise group A', () => {
  expect(defaultGroup({ ...facts('running', 'league'), stages: null }, null)).toBe('Liga');
  expect(defaultGroup({ ...facts('running'), stages: null }, 'anna')).toBe('A');
});

it('opens the group of the viewer', () => {
  const group = (groupId: string, ...participants: string[]) => ({ groupId, name: groupId, participants });
  const stages = {
    group: { groups: [group('A', 'ben'), group('B', 'anna')] },
  } as unknown as NonNullable<TournamentData['stages']>;
  const started = { ...facts('running'), stages };
  expect([defaultGroup(started, 'anna'), defaultGroup(started, 'cem'), defaultGroup(started, null)]).toEqual([
    'B',
    'A',
    'A',
  ]);
});
