import type { EventEntity } from '@neundarter/contract/entities/event';
import { isTrainingOpen } from '@neundarter/rules/access/events';
import type { NewMatchTraining } from '../../data/match/match-commands.ts';
import { knownIdsOf, type SetupState } from './draft.ts';

/** The facts that decide whether a match belongs to a training. */
export type TrainingFacts = {
  /** The event for which the page was opened, if any. */
  readonly asked: EventEntity | null;
  /** The first event of the team that takes place now. */
  readonly running: EventEntity | null;
  /** Confirmed players of the current team. */
  readonly teamPlayerIds: readonly string[];
  /** Teams of the user who sets up the match. */
  readonly ownTeamIds: readonly string[];
  /** Milliseconds since 1970. */
  readonly now: number;
};

const peopleOf = ({ sides }: Pick<SetupState, 'sides'>): number =>
  sides.reduce((sum, { kind }) => sum + (kind === 'double' ? 2 : 1), 0);

const areAllOfTeam = (state: Pick<SetupState, 'sides'>, teamPlayerIds: readonly string[]): boolean => {
  const known = knownIdsOf(state);
  return known.length === peopleOf(state) && known.every((id) => teamPlayerIds.includes(id));
};

const trainingOf = ({ id, props }: EventEntity): NewMatchTraining => ({
  id,
  name: props.name,
  teamId: props.teamId,
});

/**
 * The training of a match: the one for which the page was opened, if it is open; otherwise the one that takes place
 * now, if all players of the form are in the team. Null for none.
 */
export const trainingFor = (
  state: Pick<SetupState, 'sides'>,
  { asked, running, teamPlayerIds, ownTeamIds, now }: TrainingFacts,
): NewMatchTraining | null => {
  const isOpen = (event: EventEntity | null): event is EventEntity =>
    event !== null && ownTeamIds.includes(event.props.teamId) && isTrainingOpen(event.props, now);
  if (isOpen(asked)) return trainingOf(asked);
  return isOpen(running) && areAllOfTeam(state, teamPlayerIds) ? trainingOf(running) : null;
};
