// Highlights of an event: highscores, short legs and high finishes of every person who has any, best first.
import type { MatchPlayer } from '../match/types.ts';
import type { EventFigures, LegFigure, PersonFigures } from './event-figures.ts';
import { compareFigures } from './split-level.ts';

/** How often a person threw each of the four highest scores. */
export type HighscoreRow = {
  readonly player: MatchPlayer;
  readonly noOf180s: number;
  readonly noOf177s: number;
  readonly noOf174s: number;
  readonly noOf171s: number;
  /** The matches with 180s, in order of play; missing in answers of older servers. */
  readonly oneEighties?: readonly OneEighties[];
};

/** How often a person threw 180 in a match. */
type OneEighties = { readonly matchId: string; readonly count: number };

/** A leg of the event. */
type EventLeg = LegFigure & { readonly matchId: string };

/** Legs of a person, best first. */
export type LegsRow = { readonly player: MatchPlayer; readonly legs: readonly EventLeg[] };

type Part = PersonFigures & { readonly matchId: string };
type PersonParts = readonly [Part, ...Part[]];

/** What each person has in each match, person by person, in order of their first match. */
const byPerson = (figures: readonly EventFigures[]): readonly PersonParts[] => {
  const found = new Map<string, [Part, ...Part[]]>();
  for (const { matchId, people } of figures) {
    for (const person of people) {
      const part = { ...person, matchId };
      const own = found.get(person.player.id);
      if (own === undefined) found.set(person.player.id, [part]);
      else own.push(part);
    }
  }
  return [...found.values()];
};

const counted = ['noOf180s', 'noOf177s', 'noOf174s', 'noOf171s'] as const;

const highscoreRowOf = (parts: PersonParts): HighscoreRow => {
  const sum = (name: (typeof counted)[number]) => parts.reduce((total, { stats }) => total + stats[name], 0);
  return {
    player: parts[0].player,
    noOf180s: sum('noOf180s'),
    noOf177s: sum('noOf177s'),
    noOf174s: sum('noOf174s'),
    noOf171s: sum('noOf171s'),
    oneEighties: parts.flatMap(({ matchId, stats: { noOf180s: count } }) =>
      count > 0 ? [{ matchId, count }] : [],
    ),
  };
};

const highscoreCounts = (row: HighscoreRow): readonly number[] => counted.map((name) => row[name]);

/** Everybody with a highscore: more 180s first, then more 177s, 174s, 171s. */
export const highscoresOf = (figures: readonly EventFigures[]): readonly HighscoreRow[] =>
  byPerson(figures)
    .map(highscoreRowOf)
    .filter((row) => highscoreCounts(row).some((count) => count > 0))
    .toSorted((one, other) => compareFigures(highscoreCounts(one), highscoreCounts(other)));

type LegKind = {
  readonly legsOf: (part: PersonFigures) => readonly LegFigure[];
  /** Worth of a leg; positive, more is better. */
  readonly worthOf: (leg: LegFigure) => number;
};

const rowsOf = (figures: readonly EventFigures[], { legsOf, worthOf }: LegKind): readonly LegsRow[] => {
  const worths = ({ legs }: LegsRow) => legs.map(worthOf);
  return byPerson(figures)
    .map((parts) => ({
      player: parts[0].player,
      legs: parts
        .flatMap((part) => legsOf(part).map((leg) => ({ matchId: part.matchId, ...leg })))
        .toSorted((one, other) => worthOf(other) - worthOf(one)),
    }))
    .filter(({ legs }) => legs.length > 0)
    .toSorted((one, other) => compareFigures(worths(one), worths(other)));
};

const moreThanAnyLeg = 100;

/** Everybody with a short leg: the shortest first, then the next one, then more of them. */
export const shortLegsOf = (figures: readonly EventFigures[]): readonly LegsRow[] =>
  rowsOf(figures, {
    legsOf: ({ shortLegs }) => shortLegs,
    worthOf: ({ dartsThrown }) => moreThanAnyLeg - dartsThrown,
  });

/** Everybody with a high finish: the highest first, then the next one, then more of them. */
export const highFinishesOf = (figures: readonly EventFigures[]): readonly LegsRow[] =>
  rowsOf(figures, {
    legsOf: ({ highFinishes }) => highFinishes,
    worthOf: ({ checkoutScore }) => checkoutScore,
  });
