// The second chance: a knockout of those who are out of the groups, or who have lost first in a knockout without groups. It is
// drawn once, when it is certain who that is, and the draw stands: what happens afterwards moves nobody who still belongs there.
// Who goes on in the first knockout after all, because a result is corrected or somebody withdraws, leaves the seat to somebody
// who is out instead, and if there is nobody, to a bye. While that is open again, none of its matches exists.
import { bracketOf } from '../knockout/knockout.ts';
import { bye, type PlannedMatch, type SlotSource } from '../match/planned-match.ts';
import { mayHaveSecondChance } from '../plan/modes.ts';
import { neverPlayed } from '../plan/never-played.ts';
import type { Plan } from '../plan/plan.ts';
import { fewestOfSecondChance, type RankedEntrant, secondChanceSeats } from '../plan/second-chance-seats.ts';
import { knockoutStates } from './knockout-states.ts';
import type { SecondChanceDraw } from './log.ts';
import { type MatchStates, notDue } from './match-state.ts';
import { type Place, placesOf } from './places.ts';
import { type Decided, type SecondChancePool, secondChancePool } from './second-chance-pool.ts';

/** A second chance at one moment. */
export type SecondChance = {
  /** Who is out and may play, best first; nobody while that is open. */
  readonly out: readonly RankedEntrant[];
  readonly isDrawn: boolean;
  /** Whether it is drawn and certain who is out; otherwise its matches do not exist. */
  readonly isDue: boolean;
  /** In playing order; none until it is drawn. */
  readonly matches: readonly PlannedMatch[];
  /** Places among those who play it, as far as they are known, the best first. */
  readonly places: readonly Place[];
};

/** A second chance with the states of its matches. */
type SettledSecondChance = { readonly secondChance: SecondChance; readonly states: MatchStates };

/** Whether a tournament of this plan has a second chance. */
export const hasSecondChance = ({ config }: Pick<Plan, 'config'>): boolean =>
  mayHaveSecondChance(config.mode) && (config.secondChance ?? null) !== null;

/** Who sits in which slot now. */
const seatsNow = (
  { seats, without }: SecondChanceDraw,
  { out, elsewhere }: SecondChancePool,
): readonly SlotSource[] => {
  const newcomers = out
    .map(({ entrant }) => entrant)
    .filter((entrant) => !seats.includes(entrant) && !without.includes(entrant));
  return seats.map((drawn): SlotSource => {
    const entrant = drawn !== null && elsewhere.has(drawn) ? newcomers.shift() : drawn;
    return entrant === undefined || entrant === null ? bye : { kind: 'entrant', entrant };
  });
};

/** The matches as they were drawn. @param from number in playing order before the first match */
const drawnMatches = ({ seats, config }: SecondChanceDraw, from: number): readonly PlannedMatch[] => {
  const slots = seats.map((entrant): SlotSource => (entrant === null ? bye : { kind: 'entrant', entrant }));
  const drawn = bracketOf(slots, 'second-chance');
  const idle = neverPlayed(drawn);
  let last = from;
  return drawn.map((match) => {
    if (!idle.has(match.key)) last += 1;
    return { ...match, number: idle.has(match.key) ? null : last, config };
  });
};

const seated = (match: PlannedMatch, slots: readonly SlotSource[]): PlannedMatch => {
  const { round, index } = match.place;
  return round > 0 ? match : { ...match, slots: [slots[2 * index] ?? bye, slots[2 * index + 1] ?? bye] };
};

/** The second chance that follows from the groups, or from the first knockout. @param from number in playing order of the last match before it */
export const settleSecondChance = (decided: Decided, from: number): SettledSecondChance => {
  const { facts, plan } = decided;
  const { secondChance: draw } = facts;
  const pool = hasSecondChance(plan) ? secondChancePool(decided) : null;
  const { out = [] } = pool ?? {};
  if (draw === null)
    return { secondChance: { out, isDrawn: false, isDue: false, matches: [], places: [] }, states: {} };
  const drawn = drawnMatches(draw, from);
  if (pool?.isCertain !== true)
    return {
      secondChance: { out, isDrawn: true, isDue: false, matches: drawn, places: [] },
      states: Object.fromEntries(drawn.map(({ key, slots }) => [key, notDue(slots)])),
    };
  const slots = seatsNow(draw, pool);
  const matches = drawn.map((match) => seated(match, slots));
  const states = knockoutStates({ matches, firstRound: [], facts });
  const places = placesOf({ matches }, states);
  return { secondChance: { out, isDrawn: true, isDue: true, matches, places }, states };
};

/**
 * The draw for those of who is out who play; null if they are too few, or somebody of them is not out.
 * @param entrants each once
 */
export const drawSecondChance = (
  { config }: Plan,
  { out }: Pick<SecondChance, 'out'>,
  entrants: readonly string[],
): SecondChanceDraw | null => {
  const playing = out.filter(({ entrant }) => entrants.includes(entrant));
  const { secondChance = null } = config;
  const isPossible = playing.length === entrants.length && playing.length >= fewestOfSecondChance;
  if (secondChance === null || !isPossible) return null;
  const separation = config.separation === 'as-labelled' ? 'as-labelled' : 'groups-first';
  return {
    seats: secondChanceSeats(playing, separation),
    without: out.map(({ entrant }) => entrant).filter((entrant) => !entrants.includes(entrant)),
    config: secondChance,
  };
};
