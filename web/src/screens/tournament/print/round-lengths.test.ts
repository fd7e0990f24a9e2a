import { completeConfig } from '@neundarter/rules/match/config';
import { defaultTournamentSetup } from '@neundarter/rules/tournament/setup/setup';
import { expect, it } from 'vitest';
import { tournamentOf } from '../../../data/club/tournaments.ts';
import { tournamentEntry, tournamentEvent } from '../../../test/tournaments.ts';
import { roundLengths } from './round-lengths.ts';

const visitor = { kind: 'guest', id: 'g1', roles: [], teamIds: [] } as const;
const participants = Array.from({ length: 8 }, (_, at) => tournamentEntry(`Anna${at} Adler`, at));

it('has every round once, with the length that was set for it', () => {
  const { knockoutStageConfig } = defaultTournamentSetup;
  const { rounds } = knockoutStageConfig.config;
  const final = { ...rounds.final, matchConfig: completeConfig({ legsToWinSet: 4 }) };
  const event = tournamentEvent({
    status: 'running',
    config: {
      ...defaultTournamentSetup,
      tournamentMode: 'single-knockout',
      groupStageConfig: { ...defaultTournamentSetup.groupStageConfig, hasGroupStage: false },
      knockoutStageConfig: {
        ...knockoutStageConfig,
        config: { ...knockoutStageConfig.config, rounds: { ...rounds, final } },
      },
    },
    participants,
  });
  const tournament = tournamentOf(event, visitor);
  if (tournament === null) throw new Error('The event is no tournament');
  const found = roundLengths(tournament);
  expect(found.map(({ round }) => round)).toEqual(['Viertelfinale', 'Halbfinale', 'Finale']);
  expect(found.at(-1)?.length).toBe('501 · First to 4 · DO');
});
