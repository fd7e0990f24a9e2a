import type { EventEntity } from '@neundarter/contract/entities/event';
import { isTrainingOpen } from '@neundarter/rules/access/events';
import type { NewMatchTraining } from '../../data/match/match-commands.ts';
import { knownIdsOf, type SetupState } from './draft.ts';

/** What decides whether a match belongs to a training. */
export type TrainingFacts = {
  /** The event the page was opened for, where it was. */
  readonly asked: EventEntity | null;
  /** The first of the team's events that take place now. */
  readonly running: EventEntity | null;
  /** Confirmed players of the current team. */
  readonly teamPlayerIds: readonly string[];
  /** Teams of whoever sets the match up. */
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
 * The training a match belongs to: the one the page was opened for as long as it is not over, otherwise the one that
 * takes place now when everybody on the form is of the team. Null for none.
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
