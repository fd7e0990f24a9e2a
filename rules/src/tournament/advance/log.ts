// The log of a tournament: everything that has happened to it, in order. Undo deactivates a row and never adds one; only
// active rows are given to the functions of this folder.
import type { MatchConfig } from '../../match/types.ts';
import type { DecidedOrder } from '../../table/sort-competitors.ts';
import type { Outcome } from './outcome.ts';
import { forgetReplayed, type TakeOver } from './take-over.ts';

/** What happens to the group matches of an entrant who withdraws: none counts, or those not played are forfeits. */
export const withdrawalEffects = ['out-of-table', 'forfeits'] as const;
export type WithdrawalEffect = (typeof withdrawalEffects)[number];

/** Entrants who share a rank and play for it: two of them one match, more of them everybody against everybody. */
export type PlayOff = {
  /** Number within the tournament. */
  readonly id: string;
  readonly entrants: readonly string[];
  readonly config: MatchConfig;
};

/** The draw of a second chance. */
export type SecondChanceDraw = {
  /** Entrants in the slots of its first round, from top to bottom; null for a bye. */
  readonly seats: readonly (string | null)[];
  /** Who was out then and does not play. */
  readonly without: readonly string[];
  readonly config: MatchConfig;
};

export type LogRow =
  | { readonly kind: 'result'; readonly match: string; readonly outcome: Outcome }
  /** From here on the match cannot lose its caller by the undo of another result, as long as these entrants play it. */
  | {
      readonly kind: 'begin';
      readonly match: string;
      readonly caller: string | null;
      /** In the order of the slots. Rows that were written before they were noted have none. */
      readonly entrants?: readonly string[];
    }
  /** A caller by hand; null for nobody. */
  | { readonly kind: 'caller'; readonly match: string; readonly caller: string | null }
  /** Who names callers from here on: the hall when it calls a match, or the rule of the tournament. */
  | { readonly kind: 'callers'; readonly chosenBy: 'hall' | 'rule' }
  /** The hall has called a match, and named who calls it; undone when the call ends without a start. */
  | { readonly kind: 'called'; readonly match: string; readonly caller: string }
  /** Out of the groups: cannot qualify. */
  | {
      readonly kind: 'withdrawal';
      readonly stage: 'group';
      readonly entrant: string;
      readonly effect: WithdrawalEffect;
    }
  /** Out of the knockout: loses the next match, and all later ones. */
  | { readonly kind: 'withdrawal'; readonly stage: 'knockout'; readonly entrant: string }
  /** Has gone, and calls nothing until coming back; plays what there is to play. */
  | { readonly kind: 'gone' | 'back'; readonly entrant: string }
  /** An order (best first) of entrants who share a rank: by lot or by hand. */
  | { readonly kind: 'order'; readonly entrants: readonly string[] }
  /** Matches among entrants who share a rank decide their order. */
  | ({ readonly kind: 'play-off' } & PlayOff)
  /** The knockout of those who are out of the groups was drawn. */
  | ({ readonly kind: 'second-chance' } & SecondChanceDraw)
  /** A wrong winner was found later, and the true one has the place that the other one had come to. */
  | ({ readonly kind: 'take-over' } & TakeOver)
  /** Both who lost a semi-final are third. */
  | { readonly kind: 'drop-third-place' };

/** What was decided about entrants who share a rank. */
export type DecisionRow = Extract<LogRow, { readonly kind: 'order' | 'play-off' }>;

/** The log, sorted by kind. */
export type Facts = {
  readonly outcomes: ReadonlyMap<string, Outcome>;
  /** Who has withdrawn, in the order of leaving: whoever left first has lost to those who left later. */
  readonly leftGroups: ReadonlyMap<string, WithdrawalEffect>;
  readonly leftKnockout: ReadonlySet<string>;
  /** Both together, in the order of leaving. */
  readonly left: ReadonlySet<string>;
  /** Null until it is drawn. */
  readonly secondChance: SecondChanceDraw | null;
  /** In the order in which they were made. */
  readonly takeOvers: readonly TakeOver[];
  /** In the order in which they were made: each one takes what was decided before it for granted. */
  readonly decisions: readonly DecisionRow[];
  readonly hasThirdPlace: boolean;
};

/** Facts with what follows from their decisions. */
export type DecidedFacts = Facts & {
  readonly orders: readonly DecidedOrder[];
  /** Entrants who play for a shared rank, by play-off: until its last match nothing that depends on it is known. */
  readonly playedFor: readonly (readonly string[])[];
};

/** Facts to which rows are added. */
type GrowingFacts = {
  readonly outcomes: Map<string, Outcome>;
  readonly leftGroups: Map<string, WithdrawalEffect>;
  readonly leftKnockout: Set<string>;
  readonly left: Set<string>;
  secondChance: SecondChanceDraw | null;
  takeOvers: readonly TakeOver[];
  readonly decisions: DecisionRow[];
  hasThirdPlace: boolean;
};

/** The facts before the first row. */
export const noFacts = (): GrowingFacts => ({
  outcomes: new Map(),
  leftGroups: new Map(),
  leftKnockout: new Set(),
  left: new Set(),
  secondChance: null,
  takeOvers: [],
  decisions: [],
  hasThirdPlace: true,
});

/** Facts as they are without their decisions. */
export const undecided = (facts: Facts): DecidedFacts => ({ ...facts, orders: [], playedFor: [] });

/** Adds a row to facts. */
export const addRow = (facts: GrowingFacts, row: LogRow): void => {
  if (row.kind === 'result') {
    facts.outcomes.set(row.match, row.outcome);
    facts.takeOvers = forgetReplayed(facts.takeOvers, row.match);
  } else if (row.kind === 'order' || row.kind === 'play-off') facts.decisions.push(row);
  else if (row.kind === 'drop-third-place') facts.hasThirdPlace = false;
  else if (row.kind === 'second-chance') facts.secondChance = row;
  else if (row.kind === 'take-over') facts.takeOvers = [...facts.takeOvers, row];
  else if (row.kind === 'withdrawal') {
    facts.left.add(row.entrant);
    if (row.stage === 'group') facts.leftGroups.set(row.entrant, row.effect);
    else facts.leftKnockout.add(row.entrant);
  }
};

const rowsOfCallers: ReadonlySet<LogRow['kind']> = new Set<LogRow['kind']>([
  'begin',
  'caller',
  'callers',
  'called',
  'gone',
  'back',
]);

/** Whether facts depend on a row: starts, callers and who has gone matter only to the callers. */
export const isFact = ({ kind }: LogRow): boolean => !rowsOfCallers.has(kind);

/** Whether the hall names callers, and the rule of the tournament nobody. @param log active rows, in order */
export const isCalledByHall = (log: readonly LogRow[]): boolean => {
  const last = log.findLast((row) => row.kind === 'callers');
  return last?.kind === 'callers' && last.chosenBy === 'hall';
};

/** Who has gone and has not come back. @param log active rows, in order */
export const goneIn = (log: readonly LogRow[]): ReadonlySet<string> => {
  const gone = new Set<string>();
  for (const row of log) {
    if (row.kind === 'gone') gone.add(row.entrant);
    else if (row.kind === 'back') gone.delete(row.entrant);
  }
  return gone;
};

/** The facts of a log; only the order of withdrawals, of decisions, and of what follows a take-over matters. */
export const factsOf = (log: readonly LogRow[]): Facts => {
  const facts = noFacts();
  for (const row of log) addRow(facts, row);
  return facts;
};

/**
 * The usual effect of a withdrawal from a group: before half of the matches are played, none of them counts; later the
 * rest are forfeits.
 */
export const usualEffect = (played: number, all: number): WithdrawalEffect =>
  played * 2 < all ? 'out-of-table' : 'forfeits';
