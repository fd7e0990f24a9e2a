import { expect, it } from 'vitest';
import { newTeam, planProblemsOf, planValuesOf, seasonPlanOf, sentPlan } from './plan-values.ts';

const teams = [newTeam('t1', 'Bulls'), newTeam(null, 'Tigers')];
const values = { teams, hasReturn: true, firstDay: '06.09.2027', freeWeeks: '' };

it('plans what is typed, and finds the home days again in what is stored', () => {
  const typed = {
    ...values,
    teams: [{ ...newTeam('t1', 'Bulls'), weekday: '1', time: '19:30' }, teams[1] ?? newTeam(null, 'x')],
  };
  const { fixtures = [] } = seasonPlanOf(typed) ?? {};
  expect(fixtures).toHaveLength(2);
  const { teams: sent } = sentPlan(typed.teams, fixtures);
  expect(sent).toEqual([
    { teamId: 't1', name: 'Bulls' },
    { teamId: null, name: 'Tigers' },
  ]);
  const stored = fixtures.map((one) => ({
    ...one,
    eventId: null,
    hasMatchday: false,
    status: 'scheduled' as const,
    result: null,
  }));
  const props = {
    teamId: 't1',
    teamName: 'Bulls',
    name: 'Kreisliga',
    season: '2027',
    isPublic: true,
    status: 'draft' as const,
    teams: sent.map((team) => ({
      ...team,
      request: 'agreed' as const,
    })),
    fixtures: stored,
  };
  const again = planValuesOf({ props });
  expect(again.teams.map(({ weekday, time }) => `${weekday} ${time}`)).toEqual(['1 19:30', '4 20:00']);
  expect(again.hasReturn).toBe(true);
});

it('says what keeps a season from being planned', () => {
  const wrong = {
    ...values,
    teams: [{ ...newTeam(null, 'A'), time: '25:00', taken: 'Ostern' }],
    firstDay: '31.02.2027',
    freeWeeks: '1.1.2027,',
  };
  expect(planProblemsOf(wrong)).toEqual({
    'teams.0.time': 'Bitte gib eine Uhrzeit wie 20:00 ein!',
    'teams.0.taken': 'Bitte gib Tage wie 24.12.2026 ein, durch Komma getrennt!',
    teams: 'Eine Liga braucht mindestens zwei Teams.',
    firstDay: 'Bitte gib einen Tag der ersten Spielwoche ein!',
    freeWeeks: undefined,
  });
});
