import { type ConfigProblem, validateConfig } from '@neundarter/rules/match/config';
import {
  type SetupPlayer,
  type SetupProblem,
  type SetupSide,
  validateSetup,
} from '@neundarter/rules/match/validate-setup';
import type { SetupState, SideDraft } from './draft.ts';

/** Everything that keeps the form from being played. */
export type SetupProblems = {
  readonly players: readonly SetupProblem[];
  readonly config: readonly ConfigProblem[];
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

type NamedField = { readonly field: SetupProblem['field']; readonly name: string };

const namedFields = (side: SideDraft, field: 'home' | 'away'): readonly NamedField[] => {
  if (side.kind === 'guest') return [{ field, name: side.name }];
  if (side.kind !== 'double') return [];
  const places = [
    { field: `${field}.0`, name: side.partners[0] },
    { field: `${field}.1`, name: side.partners[1] },
  ] as const;
  return places.filter((_, place) => side.partnerPlayers[place] === null);
};

const sameName = (one: string, other: string): boolean =>
  one.trim().localeCompare(other.trim(), 'de', { sensitivity: 'accent' }) === 0;

/** Guests have no id to compare, but two of one name could not be told apart on any scoreboard. */
const sameNameProblems = ({ sides }: SetupState): readonly SetupProblem[] => {
  const fields = [...namedFields(sides[0], 'home'), ...namedFields(sides[1], 'away')];
  const hasDouble = sides.some((side) => side.kind === 'double');
  const code = hasDouble ? 'double-players-must-be-different' : 'home-and-away-player-id-must-be-different';
  return fields
    .filter(
      ({ name }, index) =>
        name.trim() !== '' && fields.slice(0, index).some((earlier) => sameName(earlier.name, name)),
    )
    .map(({ field }) => ({ field, code }));
};

/** All problems of the form, those of the players in the order of the fields. */
export const setupProblemsOf = (state: SetupState): SetupProblems => ({
  players: [
    ...validateSetup({ home: toSetupSide(state.sides[0]), away: toSetupSide(state.sides[1]) }),
    ...sameNameProblems(state),
  ],
  config: validateConfig(state.config),
});

/** The problem of one player field, if any. */
export const problemAt = (problems: SetupProblems, field: SetupProblem['field']): SetupProblem | undefined =>
  problems.players.find((problem) => problem.field === field);
