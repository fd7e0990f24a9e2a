// The state of a tournament without its callers: everything that does not depend on the order of the log.
import type { DecidedOrder } from '../../table/sort-competitors.ts';
import type { SlotSource } from '../match/planned-match.ts';
import { hasKnockout } from '../plan/modes.ts';
import type { Plan } from '../plan/plan.ts';
import { type GroupStage, groupStageOf } from './group-stage.ts';
import { knockoutStates } from './knockout-states.ts';
import type { Facts } from './log.ts';
import { isSettled } from './match-state.ts';
import { knockoutOf } from './out-of-knockout.ts';
import { type Place, placesInGroup, placesOf } from './places.ts';
import { lastNumber, type PlayOffState, settlePlayOffs } from './play-offs.ts';
import { type SecondChance, settleSecondChance } from './second-chance.ts';

/**
 * `slots` is the first round of the knockout as far as it is known, `needed` names shared ranks on which something
 * depends that is not filled in, `lots` those that decided about the seeding.
 */
export type TournamentState = GroupStage & {
  readonly playOffs: readonly PlayOffState[];
  readonly secondChance: SecondChance;
  /** All decisions about shared ranks. */
  readonly orders: readonly DecidedOrder[];
  readonly status: 'running' | 'finished';
  /** Places of the knockout, or of a finished league, the best first. */
  readonly places: readonly Place[];
  /** Who has won the tournament; null as long as that is open. */
  readonly winner: string | null;
};

const isKnown = ({ kind }: SlotSource): boolean => kind === 'entrant' || kind === 'bye';

/** The state that follows from the plan and the facts of the log. */
export const tournamentState = (plan: Plan, logged: Facts): TournamentState => {
  const { playOffs, states: ofPlayOffs, facts } = settlePlayOffs(plan, logged);
  const groupStage = groupStageOf(plan, facts);
  const { standings, slots, needed } = groupStage;
  const states = knockoutStates({ matches: knockoutOf(plan.matches).matches, firstRound: slots, facts });
  const { secondChance, states: ofSecondChance } = settleSecondChance(
    { plan, standings, facts, qualification: groupStage, knockout: states },
    lastNumber([...plan.matches, ...playOffs.flatMap((playOff) => playOff.matches)]),
  );
  const matches = { ...groupStage.matches, ...ofPlayOffs, ...states, ...ofSecondChance };
  const isFinished = needed.length === 0 && slots.every(isKnown) && Object.values(matches).every(isSettled);
  const [table] = hasKnockout(plan.config.mode) || !isFinished ? [] : standings;
  const places = table === undefined ? placesOf(plan, matches) : placesInGroup(table);
  return {
    ...groupStage,
    playOffs,
    secondChance,
    orders: facts.orders,
    status: isFinished ? 'finished' : 'running',
    matches,
    places,
    winner: places.find(({ from }) => from === 1)?.entrant ?? null,
  };
};
