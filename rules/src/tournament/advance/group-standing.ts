// How a group stands: its order as far as its matches decide it. Who has withdrawn is not part of the order.

import type { Competitor, Encounter } from '../../table/direct-encounter.ts';
import { addFigures, noFigures } from '../../table/ranking-figures.ts';
import { sortCompetitors } from '../../table/sort-competitors.ts';
import type { Group } from '../groups/draw-groups.ts';
import type { PlanConfig } from '../plan/plan-config.ts';
import type { DecidedFacts } from './log.ts';
import { isSettled, type MatchState } from './match-state.ts';

export type GroupStanding = {
  readonly groupId: string;
  readonly isFinished: boolean;
  /** Best first; entrants of one class are level by everything that was played or decided. */
  readonly classes: readonly (readonly Competitor[])[];
};

/** The encounters of everybody, by entrant. */
const encountersOf = (states: readonly MatchState[]): ReadonlyMap<string, readonly Encounter[]> => {
  const encounters = new Map<string, Encounter[]>();
  for (const { slots, outcome } of states) {
    const [home, away] = slots;
    if (outcome === null || home.kind !== 'entrant' || away.kind !== 'entrant') continue;
    const add = (entrant: string, opponent: string, figures: Encounter['figures']): void => {
      const own = encounters.get(entrant) ?? [];
      own.push({ opponents: [opponent], figures, isComplete: outcome.isComplete });
      encounters.set(entrant, own);
    };
    add(home.entrant, away.entrant, outcome.figures[0]);
    add(away.entrant, home.entrant, outcome.figures[1]);
  }
  return encounters;
};

const competitorOf = (entrant: string, encounters: readonly Encounter[]): Competitor => ({
  key: entrant,
  encounters,
  figures: encounters.map(({ figures }) => figures).reduce(addFigures, noFigures),
});

type Played = {
  readonly config: PlanConfig;
  readonly states: readonly MatchState[];
  readonly facts: DecidedFacts;
};

/** The standing of a group. @param states of all its matches */
export const groupStandingOf = (group: Group, { config, states, facts }: Played): GroupStanding => {
  const inTable = group.entrants.filter((entrant) => facts.leftGroups.get(entrant) !== 'out-of-table');
  const encounters = encountersOf(states);
  const classes = sortCompetitors(
    inTable.map((entrant) => competitorOf(entrant, encounters.get(entrant) ?? [])),
    {
      sorting: config.sorting,
      meetings: config.roundRobinMode === 'double' ? 2 : 1,
      // Decisions are made among those who are left, but whoever has gone may be level with them.
      decidedOrders: facts.orders.map((order) => [...order, [...facts.leftGroups.keys()]]),
    },
  );
  const present = classes.map((level) => level.filter(({ key }) => !facts.leftGroups.has(key)));
  return {
    groupId: group.id,
    isFinished: states.every(isSettled),
    classes: present.filter((level) => level.length > 0),
  };
};
