// Which rounds a bracket shows beside each other, and where winners and losers go.
import type { EventStage } from '@neundarter/rules/match/match-place';
import { doubleKnockoutOf } from '@neundarter/rules/tournament/double-knockout/double-knockout';
import { bracketOf, knockoutOf } from '@neundarter/rules/tournament/knockout/knockout';
import type { SlotSource } from '@neundarter/rules/tournament/match/planned-match';
import { stageRoundText } from '../../text/tournament.ts';
import { isOver, isPlayable, type MatchView } from './match-view.ts';

/**
 * A bracket of its own: the knockout, one side of a double knockout, or the second chance. The grand final belongs to the
 * winner side.
 */
export type BracketPart = 'knockout' | 'winner-side' | 'loser-side' | 'second-chance';

/** A round of a bracket. */
export type BracketColumn = {
  readonly id: string;
  readonly title: string;
  /** From top to bottom. */
  readonly matches: readonly MatchView[];
  /** Matches that somebody plays, and how many of them are over. */
  readonly played: { readonly done: number; readonly all: number };
};

/** Where the winner and the loser of a match go: keys of matches; null for nowhere. */
export type Flow = { readonly winner: string | null; readonly loser: string | null };

const columnOf = (title: string, matches: readonly MatchView[]): BracketColumn => {
  const playable = matches.filter(isPlayable);
  return {
    id: `${matches[0]?.stage}-${matches[0]?.round}`,
    title,
    matches,
    played: { done: playable.filter(isOver).length, all: playable.length },
  };
};

const columnsOfStage = (matches: readonly MatchView[], stage: EventStage): readonly BracketColumn[] => {
  const own = matches.filter((match) => match.stage === stage);
  const noOfRounds = Math.max(-1, ...own.map(({ round }) => round)) + 1;
  return Array.from({ length: noOfRounds }, (_, round) =>
    columnOf(
      // What the bracket is stands above it.
      stageRoundText({ stage: stage === 'second-chance' ? 'knockout' : stage, round, noOfRounds }),
      own.filter((match) => match.round === round).toSorted((one, other) => one.index - other.index),
    ),
  );
};

/** Whether the repetition of the grand final is due. */
const isDue = ({ phase }: MatchView): boolean => phase !== 'waiting' && phase !== 'not-due';

/** The rounds of a bracket, first round first. */
export const bracketColumns = (
  matches: readonly MatchView[],
  part: BracketPart,
): readonly BracketColumn[] => {
  // While a group is open again, there is no second chance.
  const due = matches.filter(({ phase }) => part !== 'second-chance' || phase !== 'not-due');
  const columns = columnsOfStage(due, part);
  if (part !== 'winner-side') return columns;
  const reset = matches.filter((match) => match.stage !== 'grand-final-reset' || isDue(match));
  return [...columns, ...columnsOfStage(reset, 'grand-final'), ...columnsOfStage(reset, 'grand-final-reset')];
};

/** Index of the first round in which something is to be played; the last round if nothing is. */
export const currentColumn = (columns: readonly BracketColumn[]): number => {
  const open = columns.findIndex(({ played }) => played.done < played.all);
  return open === -1 ? Math.max(0, columns.length - 1) : open;
};

/** Index of the round that is opened: that of the viewer's next match, otherwise the current one. */
export function openedColumn(columns: readonly BracketColumn[], ownEntry: string | null): number {
  const isOwn = (match: MatchView) => match.sides.some(({ entrant }) => entrant === ownEntry);
  const own =
    ownEntry === null
      ? -1
      : columns.findIndex(({ matches }) => matches.some((match) => isOwn(match) && !isOver(match)));
  return own === -1 ? currentColumn(columns) : own;
}

/** The first of `shown` neighbouring rounds, so that the wanted round is among them. */
export const firstShown = (wanted: number, shown: number, all: number): number =>
  Math.max(0, Math.min(wanted, all - shown));

/** Matches of one round that are legible below each other on A4 and on A3. */
const rowsOnPaper = { a4: 16, a3: 32 } as const;

/** The paper on which a bracket, or each of its sheets, fits. */
export const paperOf = ([first]: readonly BracketColumn[]): 'a4' | 'a3' =>
  (first?.matches.length ?? 0) <= rowsOnPaper.a4 ? 'a4' : 'a3';

/** The rounds of a bracket on one sheet, or on several with a part of each round; all of them have the last rounds. */
export const sheetsOf = (columns: readonly BracketColumn[]): readonly (readonly BracketColumn[])[] => {
  const noOfSheets = Math.max(1, Math.ceil((columns[0]?.matches.length ?? 0) / rowsOnPaper.a3));
  return Array.from({ length: noOfSheets }, (_, sheet) =>
    columns.map((column) => {
      const size = column.matches.length / noOfSheets;
      return size < 1
        ? column
        : { ...column, matches: column.matches.slice(sheet * size, (sheet + 1) * size) };
    }),
  );
};

/** How the matches of a round meet in the next one: two in one, one by one, or not at all. */
export const joinOf = (
  column: BracketColumn,
  next: BracketColumn | undefined,
): 'pairs' | 'straight' | 'none' => {
  if (next === undefined) return 'none';
  return next.matches.length === column.matches.length ? 'straight' : 'pairs';
};

const anybody: SlotSource = { kind: 'entrant', entrant: '' };

/** Where winners and losers go, by the key of their match. */
export const flowsOf = (matches: readonly MatchView[]): ReadonlyMap<string, Flow> => {
  const slotsOf = (wanted: EventStage): readonly SlotSource[] =>
    matches.flatMap(({ stage, round }) => (round === 0 && stage === wanted ? [anybody, anybody] : []));
  const isDouble = matches.some(({ stage }) => stage === 'winner-side');
  const slots = slotsOf(isDouble ? 'winner-side' : 'knockout');
  if (slots.length === 0) return new Map();
  const hasThirdPlace = matches.some(({ stage }) => stage === 'third-place');
  const drawn = [
    ...(isDouble ? doubleKnockoutOf(slots) : knockoutOf(slots, hasThirdPlace)),
    ...bracketOf(slotsOf('second-chance'), 'second-chance'),
  ];
  const flows = new Map<string, Flow>(drawn.map(({ key }) => [key, { winner: null, loser: null }]));
  for (const target of drawn)
    for (const slot of target.slots)
      if (slot.kind === 'match') {
        const known = flows.get(slot.match) ?? { winner: null, loser: null };
        flows.set(slot.match, { ...known, [slot.outcome]: target.key });
      }
  // A repetition of the grand final is no place to go on to.
  for (const [key, flow] of flows)
    if (flow.winner?.startsWith('grand-final-reset') === true) flows.set(key, { winner: null, loser: null });
  return flows;
};
