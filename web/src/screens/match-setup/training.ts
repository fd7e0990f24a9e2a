import type { EventEntity } from '@neundarter/contract/entities/event';
import { openTraining, type TeamTraining, trainingOfPlayers } from '../../data/club/team-training.ts';
import type { NewMatchTraining } from '../../data/match/match-commands.ts';
import { knownIdsOf, type SetupState } from './draft.ts';

/** The facts that decide whether a match belongs to a training. */
export type TrainingFacts = TeamTraining & {
  /** The event for which the page was opened, if any. */
  readonly asked: EventEntity | null;
  /** Milliseconds since 1970. */
  readonly now: number;
};

const peopleOf = ({ sides }: Pick<SetupState, 'sides'>): number =>
  sides.reduce((sum, { kind }) => sum + (kind === 'double' ? 2 : 1), 0);

/** Ids of all players of the form; null if one of them is not registered, or not chosen yet. */
const allIdsOf = (state: Pick<SetupState, 'sides'>): readonly string[] | null => {
  const known = knownIdsOf(state);
  return known.length === peopleOf(state) ? known : null;
};

/**
 * The training of a match: the one for which the page was opened, if it is open; otherwise the one that takes place
 * now, if all players of the form are in the team. Null for none.
 */
export const trainingFor = (
  state: Pick<SetupState, 'sides'>,
  { asked, now, ...team }: TrainingFacts,
): NewMatchTraining | null => openTraining(asked, team, now) ?? trainingOfPlayers(allIdsOf(state), team, now);
