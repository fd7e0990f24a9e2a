import { type ConfigProblem, isPossibleHandicap, validateConfig } from '@neundarter/rules/match/config';
import { validateGuestNames } from '@neundarter/rules/match/validate-guest-names';
import {
  availabilityProblems,
  type SetupPlayer,
  type SetupProblem,
  type SetupSide,
  validateSetup,
} from '@neundarter/rules/match/validate-setup';
import type { SetupState, SideDraft } from './draft.ts';

/** All problems that keep the match of the form from being created. */
export type SetupProblems = {
  readonly players: readonly SetupProblem[];
  readonly config: readonly ConfigProblem[];
  readonly isHandicapWrong: boolean;
};

const guest = (name: string): SetupPlayer => ({ kind: 'guest', name });

const partner = ({ partners, partnerPlayers }: SideDraft, place: 0 | 1): SetupPlayer => {
  const known = partnerPlayers[place];
  return known === null ? guest(partners[place]) : { kind: 'registered', id: known.id };
};

const toSetupSide = (side: SideDraft): SetupSide => {
  switch (side.kind) {
    case 'bot':
      return { kind: 'bot', level: side.level };
    case 'double':
      return { kind: 'double', players: [partner(side, 0), partner(side, 1)] };
    case 'online':
      return { kind: 'online-player', id: side.online?.id ?? '' };
    case 'registered':
      return { kind: 'registered', id: side.player?.id ?? '' };
    case 'teammate':
      return { kind: 'teammate', id: side.mate?.id ?? '' };
    case 'guest':
      return guest(side.name);
  }
};

/**
 * All problems of the form; those of the players in the order of the fields.
 * @param isAvailable whether the user may put a player into the match; without it, e.g. without network, all count as
 * available
 */
export const setupProblemsOf = (
  { sides, config, startingScores }: SetupState,
  isAvailable: (playerId: string) => boolean = () => true,
): SetupProblems => {
  const draft = { home: toSetupSide(sides[0]), away: toSetupSide(sides[1]) };
  return {
    players: [
      ...validateSetup(draft),
      ...validateGuestNames(draft),
      ...availabilityProblems(draft, isAvailable),
    ],
    config: validateConfig(config),
    isHandicapWrong: startingScores !== undefined && !isPossibleHandicap(config, startingScores),
  };
};

/** The problem of one player field, if any. */
export const problemAt = (problems: SetupProblems, field: SetupProblem['field']): SetupProblem | undefined =>
  problems.players.find((problem) => problem.field === field);
