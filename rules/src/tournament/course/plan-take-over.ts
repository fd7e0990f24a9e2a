// What a take-over of a place makes of the matches that follow: which stay, which are played anew, and which have other
// people. It is possible only if no match of others is lost by it.
import { otherParty } from '../../match/per-party.ts';
import type { LogRow } from '../advance/log.ts';
import type { MatchState } from '../advance/match-state.ts';
import { plannedMatches } from '../advance/play-offs.ts';
import type { TakeOver } from '../advance/take-over.ts';
import { entrantsIn, matchKeyOf, type PlannedMatch } from '../match/planned-match.ts';
import type { Plan } from '../plan/plan.ts';
import { advance, type Tournament } from './advance.ts';
import { changedMatches } from './changes.ts';

/** What happens to a match when somebody takes over a place. `prevents`: others have begun it, and would lose it. */
export const takeOverEffects = ['stays', 'anew', 'changes', 'prevents'] as const;
type TakeOverEffect = (typeof takeOverEffects)[number];

/** A take-over before it is done. */
export type PlannedTakeOver = {
  readonly takeOver: TakeOver;
  /** In playing order. */
  readonly effects: readonly { readonly match: string; readonly effect: TakeOverEffect }[];
  readonly isPossible: boolean;
};

type Source = {
  readonly plan: Plan;
  /** Active rows, in order. */
  readonly rows: readonly LogRow[];
  readonly state: Tournament;
  /** Whether a match has a turn or a result. */
  readonly hasBegun: (match: string) => boolean;
};

type Chain = { readonly matches: readonly PlannedMatch[]; readonly state: Tournament };

const grandFinalReset = matchKeyOf({ stage: 'grand-final-reset', round: 0, index: 0 });

/** Where the winner or the loser of a match goes. */
const nextOf = ({ matches, state }: Chain, from: string, outcome: 'winner' | 'loser'): string | null =>
  matches.find(
    ({ key, slots }) =>
      state.matches[key]?.status !== 'not-due' &&
      slots.some((slot) => slot.kind === 'match' && slot.match === from && slot.outcome === outcome),
  )?.key ?? null;

/** Whether somebody goes on from a match. */
const goesOn = ({ winner }: MatchState, entrant: string): boolean => entrantsIn([winner]).includes(entrant);

/** Whether somebody has played a match; who has taken over a place since has not. */
const hasPlayed = ({ status, slots }: MatchState, entrant: string): boolean =>
  status === 'finished' && entrantsIn(slots).includes(entrant);

/**
 * The matches that somebody has won on a place, from a match on. The last one of the knockout is not among them: whoever takes over
 * the place has to win it.
 */
const wonOnPlace = (chain: Chain, first: string | null, entrant: string): readonly string[] => {
  const won: string[] = [];
  for (let key = first; key !== null; ) {
    const state = chain.state.matches[key];
    const next = nextOf(chain, key, 'winner');
    const isLast = next === null || next === grandFinalReset;
    if (state === undefined || isLast || !goesOn(state, entrant)) break;
    if (hasPlayed(state, entrant)) won.push(key);
    key = next;
  }
  return won;
};

const knockoutStages: ReadonlySet<string> = new Set([
  'knockout',
  'winner-side',
  'loser-side',
  'second-chance',
]);

/** The log with the other winner, and with the place taken over. */
const rowsWith = (rows: readonly LogRow[], takeOver: TakeOver): readonly LogRow[] => {
  const corrected = rows
    .filter((row) => row.kind !== 'take-over' || row.match !== takeOver.match)
    .map((row): LogRow => {
      if (row.kind !== 'result' || row.match !== takeOver.match) return row;
      const { winner } = row.outcome;
      if (winner !== 0 && winner !== 1) return row;
      return { ...row, outcome: { ...row.outcome, winner: otherParty(winner) } };
    });
  return [...corrected, { kind: 'take-over', ...takeOver }];
};

const withoutResults = (rows: readonly LogRow[], keys: ReadonlySet<string>): readonly LogRow[] =>
  rows.filter((row) => (row.kind !== 'result' && row.kind !== 'take-over') || !keys.has(row.match));

/** Matches that other people play after the take-over, and all that follows from those of them that have begun. */
const changesBy = ({ plan, rows, state, hasBegun }: Source, takeOver: TakeOver) => {
  const after = rowsWith(rows, takeOver);
  const lost = new Set<string>();
  for (;;) {
    const changed = changedMatches(plan, state, advance(plan, withoutResults(after, lost))).filter(
      (key) => key !== takeOver.match,
    );
    // What comes later may stay as it is if only this one is played anew.
    const begun = changed.find((key) => hasBegun(key) && !lost.has(key));
    if (begun === undefined) return { changed: new Set(changed), lost };
    lost.add(begun);
  }
};

/**
 * Who has won a match as it was entered, and who has lost it; null unless it is of a knockout in which the loser still is.
 */
const peopleIn = (
  { plan, state, rows }: Source,
  match: string,
): { readonly was: string; readonly is: string } | null => {
  const planned = plannedMatches(plan, state).find(({ key }) => key === match);
  const own = state.matches[match];
  const winner = own?.outcome?.winner;
  if (own?.status !== 'finished' || (winner !== 0 && winner !== 1)) return null;
  const [was] = entrantsIn([own.winner]);
  const [is] = entrantsIn([own.loser]);
  const isKnockout = planned !== undefined && knockoutStages.has(planned.place.stage);
  // A match that was played for a place which somebody else has now.
  const isOwn = was !== undefined && is !== undefined && hasPlayed(own, was) && hasPlayed(own, is);
  const hasLeft = rows.some((row) => row.kind === 'withdrawal' && row.entrant === is);
  return isKnockout && isOwn && !hasLeft ? { was, is } : null;
};

/**
 * What happens if the loser of a match, who has really won it, takes over the place of the other one. Null for a match that
 * has no winner, or after which nobody has a place: one of a group, or for a place.
 */
export const planTakeOver = (source: Source, match: string): PlannedTakeOver | null => {
  const { plan, state } = source;
  const all = plannedMatches(plan, state);
  const people = peopleIn(source, match);
  if (people === null) return null;
  const { was, is } = people;
  const chain = { matches: all, state };
  const stays = [
    ...wonOnPlace(chain, nextOf(chain, match, 'winner'), was),
    ...wonOnPlace(chain, nextOf(chain, match, 'loser'), is),
  ];
  const takeOver = { match, winner: is, loser: was, stays };
  const { changed, lost } = changesBy(source, takeOver);
  const isTheirs = (key: string): boolean =>
    entrantsIn(state.matches[key]?.slots ?? []).some((one) => one === was || one === is);
  const effectOf = (key: string): TakeOverEffect | null => {
    if (lost.has(key)) return isTheirs(key) ? 'anew' : 'prevents';
    if (changed.has(key)) return 'changes';
    return stays.includes(key) ? 'stays' : null;
  };
  const effects = all.flatMap(({ key }) => {
    const effect = effectOf(key);
    return effect === null ? [] : [{ match: key, effect }];
  });
  return { takeOver, effects, isPossible: effects.every(({ effect }) => effect !== 'prevents') };
};
