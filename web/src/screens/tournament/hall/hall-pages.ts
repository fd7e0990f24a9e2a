// The pages that a television of the hall shows one after the other.

import type { HallForecast } from '../../../data/club/hall-forecast.ts';
import type { BracketColumn } from '../../../parts/tournament/bracket-columns.ts';
import { screenPieces } from '../../../parts/tournament/bracket-parts.ts';
import { isOver, type MatchView } from '../../../parts/tournament/match-view.ts';
import { bracketsOf } from '../knockout-brackets.ts';
import type { HallPart } from './hall-options.ts';
import type { HallRow } from './hall-rows.ts';

/** Boards below each other that are readable across a hall. */
const boardsPerPage = 10;
/** Rows of a table that are readable across a hall. */
const rowsPerTable = 16;
/** Tables of at most so many rows stand above each other. */
const rowsOfSmallTable = 6;
/** Matches whose expected start is readable across a hall. */
const startsPerPage = 8;
/** Tables beside each other. */
const tablesPerRow = 2;

/** A table, or a part of a long one: rows from `from` (0) up to `to`, without it. */
export type TablePart = { readonly groupId: string; readonly from: number; readonly to: number };

/** A match with the time at which it is expected to begin. */
export type ExpectedMatch = { readonly match: MatchView; readonly start: HallForecast['starts'][number] };

export type HallPage =
  | { readonly part: 'forecast'; readonly next: readonly ExpectedMatch[] }
  | { readonly part: 'boards'; readonly rows: readonly HallRow[] }
  | { readonly part: 'tables'; readonly tables: readonly TablePart[] }
  | { readonly part: 'bracket'; readonly label: string; readonly columns: readonly BracketColumn[] };

type Sources = {
  readonly parts: readonly HallPart[];
  readonly rows: readonly HallRow[];
  readonly matches: readonly MatchView[];
  readonly forecast: HallForecast | null;
  /** The groups of a tournament with the numbers of their entries. */
  readonly groups: readonly { readonly groupId: string; readonly size: number }[];
};

/** Cuts a list into pages of nearly equal length. */
function pagesOf<Item>(items: readonly Item[], most: number): readonly (readonly Item[])[] {
  const pages = Math.ceil(items.length / most);
  const length = Math.ceil(items.length / Math.max(1, pages));
  return Array.from({ length: pages }, (_, page) => items.slice(page * length, (page + 1) * length));
}

const tablePages = (groups: Sources['groups']): readonly HallPage[] => {
  const isSmall = groups.every(({ size }) => size <= rowsOfSmallTable);
  const parts = groups.flatMap(({ groupId, size }) =>
    pagesOf(
      Array.from({ length: size }, (_, place) => place),
      rowsPerTable,
    ).map((places) => ({ groupId, from: places[0] ?? 0, to: (places.at(-1) ?? 0) + 1 })),
  );
  return pagesOf(parts, isSmall ? 2 * tablesPerRow : tablesPerRow).map((tables) => ({
    part: 'tables',
    tables,
  }));
};

const bracketPages = (matches: readonly MatchView[]): readonly HallPage[] => {
  const brackets = bracketsOf(matches);
  return screenPieces(brackets.map(({ columns }) => columns)).map(({ columns }) => ({
    part: 'bracket',
    label: brackets.find((one) => one.columns.some(({ id }) => id === columns[0]?.id))?.label ?? '',
    columns,
  }));
};

/** The next matches that are neither called nor played. */
const forecastPages = (forecast: HallForecast | null, matches: readonly MatchView[]): readonly HallPage[] => {
  if (forecast === null) return [];
  const byId = new Map(matches.map((match) => [match.matchId, match]));
  const next = forecast.starts.flatMap((start): ExpectedMatch[] => {
    const match = byId.get(start.matchId);
    const isOpen =
      match !== undefined && !match.isCalled && (match.phase === 'ready' || match.phase === 'waiting');
    return isOpen ? [{ match, start }] : [];
  });
  return [{ part: 'forecast', next: next.slice(0, startsPerPage) }];
};

const isOfGroup = ({ groupId }: MatchView): boolean => groupId !== null;

/**
 * The pages of the wanted parts. Tables stand there until the knockout has begun, the bracket as soon as somebody is in it; a
 * television that shows nothing else shows them always.
 */
export function hallPages({ parts, rows, matches, forecast, groups }: Sources): readonly HallPage[] {
  const knockout = matches.filter((match) => !isOfGroup(match));
  const isAlone = parts.length === 1;
  const hasBegun = knockout.some((match) => match.isBegun);
  const isDrawn = knockout.some(
    (match) => !isOver(match) && match.sides.some(({ entrant }) => entrant !== null),
  );
  const pages: Readonly<Record<HallPart, () => readonly HallPage[]>> = {
    boards: () => pagesOf(rows, boardsPerPage).map((shown) => ({ part: 'boards', rows: shown })),
    forecast: () => forecastPages(forecast, matches),
    tables: () => (isAlone || !hasBegun ? tablePages(groups) : []),
    bracket: () => (isAlone || isDrawn || hasBegun ? bracketPages(matches) : []),
  };
  return parts.flatMap((part) => pages[part]());
}

/** Whether the match runs that decides a knockout: the hall is quiet then. */
export const isFinalRunning = (matches: readonly MatchView[]): boolean =>
  matches.some(
    ({ phase, stage, round }) =>
      phase === 'running' &&
      (stage === 'grand-final' ||
        stage === 'grand-final-reset' ||
        (stage === 'knockout' &&
          matches.filter((other) => other.stage === stage && other.round === round).length === 1)),
  );
