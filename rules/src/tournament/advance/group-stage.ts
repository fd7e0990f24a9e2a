// The group stage of a tournament: its matches and standings, and who of it plays the first round of the knockout.
import type { Group } from '../groups/draw-groups.ts';
import type { PlannedMatch } from '../match/planned-match.ts';
import type { Plan } from '../plan/plan.ts';
import { type GroupStanding, groupStandingOf } from './group-standing.ts';
import type { DecidedFacts } from './log.ts';
import { groupMatchState, type MatchStates } from './match-state.ts';
import { type Qualification, qualificationOf } from './qualification.ts';

export type GroupStage = Qualification & {
  readonly matches: MatchStates;
  readonly standings: readonly GroupStanding[];
};

/** A group with its matches. */
export type PlannedGroup = { readonly group: Group; readonly matches: readonly PlannedMatch[] };

/** The groups of a plan with their matches. */
export const plannedGroups = (plan: Plan): readonly PlannedGroup[] => {
  const groups = plan.groups.map((group) => ({ group, matches: [] as PlannedMatch[] }));
  const byId = new Map(groups.map((planned) => [planned.group.id, planned]));
  for (const match of plan.matches) byId.get(match.place.groupId ?? '')?.matches.push(match);
  return groups;
};

/** The matches of a group and how it stands. */
export const playGroup = (
  { group, matches }: PlannedGroup,
  { config }: Plan,
  facts: DecidedFacts,
): { readonly matches: MatchStates; readonly standing: GroupStanding } => {
  const states = matches.map((match) => groupMatchState(match, facts));
  return {
    matches: Object.fromEntries(states.map((state, index) => [matches[index]?.key ?? '', state])),
    standing: groupStandingOf(group, { config, states, facts }),
  };
};

/** The group stage that follows from the facts of the log; without groups only the first round of the knockout. */
export const groupStageOf = (plan: Plan, facts: DecidedFacts): GroupStage => {
  const played = plannedGroups(plan).map((planned) => playGroup(planned, plan, facts));
  const standings = played.map(({ standing }) => standing);
  return {
    matches: Object.assign({}, ...played.map(({ matches }) => matches)) as MatchStates,
    standings,
    ...qualificationOf({ plan, standings, facts }),
  };
};
