// Plans tournaments and plays them in tests, with results instead of darts.
import { pointsOf } from '../src/table/ranking-figures.ts';
import { factsOf, type LogRow } from '../src/tournament/advance/log.ts';
import { forfeitOutcome, type OutcomeWinner } from '../src/tournament/advance/outcome.ts';
import { type TournamentState, tournamentState } from '../src/tournament/advance/tournament-state.ts';
import { drawSnake } from '../src/tournament/groups/draw-groups.ts';
import type { PlannedMatch, SlotSource } from '../src/tournament/match/planned-match.ts';
import { hasGroupStage } from '../src/tournament/plan/modes.ts';
import { type Plan, planTournament } from '../src/tournament/plan/plan.ts';
import { defaultPlanConfig, type PlanConfig } from '../src/tournament/plan/plan-config.ts';

/** Entrants e1, e2, … by their seeds. */
export const entrantsForTest = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `e${index + 1}`);

/** The seed of an entrant of a test. */
export const seedOf = (entrant: string): number => Number(entrant.slice(1));

export type PlanForTest = Partial<PlanConfig> & {
  readonly noOfEntrants: number;
  readonly noOfGroups?: number;
  readonly seed?: string;
};

/** A plan with seeded groups. */
export const planForTest = ({
  noOfEntrants,
  noOfGroups = 4,
  seed = 'test',
  ...config
}: PlanForTest): Plan => {
  const entrants = entrantsForTest(noOfEntrants);
  const complete: PlanConfig = { ...defaultPlanConfig, ...config };
  const groups = hasGroupStage(complete.mode) ? drawSnake(entrants, noOfGroups) : [];
  return planTournament({ config: complete, entrants, groups, seed });
};

/** The entrant of a slot, or what the slot waits for. */
export const nameOf = (slot: SlotSource): string => {
  if (slot.kind === 'entrant') return slot.entrant;
  return slot.kind === 'match' ? `${slot.outcome} of ${slot.match}` : slot.kind;
};

/** A result; legs N:0 unless legs are given. */
export const resultRow = (
  match: PlannedMatch,
  winner: OutcomeWinner,
  legs: readonly [number, number] | null = null,
): LogRow => {
  if (legs === null && winner !== 'draw')
    return { kind: 'result', match: match.key, outcome: forfeitOutcome(match.config, winner) };
  const { figures } = forfeitOutcome(match.config, 'nobody');
  const [home, away] = legs ?? [1, 1];
  const isDraw = winner === 'draw';
  const side = (isWon: boolean, legsWon: number, legsLost: number) => ({
    ...figures[0],
    ...pointsOf(isDraw ? 'draw' : isWon ? 'won' : 'lost'),
    legsWon,
    legsLost,
  });
  const outcome = {
    winner,
    isComplete: true,
    figures: [side(winner === 0, home, away), side(winner === 1, away, home)] as const,
  };
  return { kind: 'result', match: match.key, outcome };
};

type Played = { readonly log: readonly LogRow[]; readonly state: TournamentState };

/** Decides a match that can be played. */
type Decide = (match: PlannedMatch, entrants: readonly [string, string]) => LogRow;

const readyIn = (plan: Plan, state: TournamentState): readonly PlannedMatch[] =>
  plan.matches.filter(({ key }) => state.matches[key]?.status === 'ready');

/** The rows of all matches that can be played now. */
const nextRows = (plan: Plan, state: TournamentState, decide: Decide): readonly LogRow[] =>
  readyIn(plan, state).map((match) => {
    const [home, away] = state.matches[match.key]?.slots ?? match.slots;
    return decide(match, [nameOf(home), nameOf(away)]);
  });

/** No tournament has more rounds and decisions one after the other. */
const mostSteps = 200;

/** Plays a tournament to its end; decisions that are needed are taken in the order of the seeds. */
export const playOut = (plan: Plan, decide: Decide, before: readonly LogRow[] = []): Played => {
  let log = before;
  for (let step = 0; step < mostSteps; step += 1) {
    const state = tournamentState(plan, factsOf(log));
    const rows: readonly LogRow[] = [
      ...state.needed.map(
        ({ entrants }): LogRow => ({
          kind: 'order',
          entrants: entrants.toSorted((one, other) => seedOf(one) - seedOf(other)),
        }),
      ),
      ...nextRows(plan, state, decide),
    ];
    if (rows.length === 0) return { log, state };
    log = [...log, ...rows];
  }
  throw new Error('The tournament does not come to its end');
};

/** The better seed wins. */
export const favouriteWins: Decide = (match, [home, away]) =>
  resultRow(match, seedOf(home) < seedOf(away) ? 0 : 1);

/** Winners from numbers between 0 and 1. */
export const winnersBy =
  (chance: () => number): Decide =>
  (match) =>
    resultRow(match, chance() < 0.5 ? 0 : 1);
