import { expect, it } from 'vitest';
import {
  drawsGroups,
  hasCallerRule,
  hasGroupStage,
  hasKnockout,
  hasLoserSide,
  hasOneGroup,
  hasQualification,
  mayHaveThirdPlace,
  type TournamentMode,
  tournamentModes,
} from './modes.ts';

const questions = {
  groups: hasGroupStage,
  one: hasOneGroup,
  drawn: drawsGroups,
  knockout: hasKnockout,
  qualification: hasQualification,
  losers: hasLoserSide,
  third: mayHaveThirdPlace,
  callers: hasCallerRule,
};

const answersOf = (mode: TournamentMode): string =>
  Object.entries(questions)
    .flatMap(([name, isTrue]) => (isTrue(mode) ? [name] : []))
    .join(' ');

it('says of every mode what it has', () => {
  expect(Object.fromEntries(tournamentModes.map((mode) => [mode, answersOf(mode)]))).toEqual({
    'single-knockout': 'knockout third callers',
    'single-knockout-with-group-stage': 'groups drawn knockout qualification third callers',
    'double-knockout': 'knockout losers callers',
    'double-knockout-with-group-stage': 'groups drawn knockout qualification losers callers',
    league: 'groups one',
  });
});
