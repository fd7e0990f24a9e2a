// The group stage of a tournament: its matches and standings, and who of it plays the first round of the knockout.
import type { Plan } from '../plan/plan.ts';
import { type GroupStanding, groupStandingOf } from './group-standing.ts';
import type { Facts } from './log.ts';
import { groupMatchState, type MatchState, type MatchStates } from './match-state.ts';
import { type Qualification, qualificationOf } from './qualification.ts';

export type GroupStage = Qualification & {
  readonly matches: MatchStates;
  readonly standings: readonly GroupStanding[];
};

type States = { [match: string]: MatchState };

const statesByGroup = (plan: Plan, facts: Facts): ReadonlyMap<string, States> => {
  const groups = new Map(plan.groups.map(({ id }): [string, States] => [id, {}]));
  for (const match of plan.matches) {
    const states = groups.get(match.place.groupId ?? '');
    if (states !== undefined) states[match.key] = groupMatchState(match, facts);
  }
  return groups;
};

/** The group stage that follows from the facts of the log; without groups only the first round of the knockout. */
export const groupStageOf = (plan: Plan, facts: Facts): GroupStage => {
  const byGroup = statesByGroup(plan, facts);
  const standings = plan.groups.map((group) => {
    const states = Object.values(byGroup.get(group.id) ?? {});
    return groupStandingOf(group, { config: plan.config, states, facts });
  });
  return {
    matches: Object.fromEntries([...byGroup.values()].flatMap(Object.entries<MatchState>)),
    standings,
    ...qualificationOf({ plan, standings, facts }),
  };
};
