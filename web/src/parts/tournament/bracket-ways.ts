// The way of a winner through a bracket.
import type { Flow } from './bracket-columns.ts';
import { isOver, type MatchView } from './match-view.ts';

/** What the user points at: a match, and one of its sides if it is known who that is. */
export type Pointed = { readonly key: string; readonly entrant: string | null };

/** What a match is linked with in its bracket. */
export type MatchLinks = {
  /** Where the winner goes, if that is in the same bracket. */
  readonly next: MatchView | null;
  /** Where one of the two comes from, the upper one if both come from matches. */
  readonly before: MatchView | null;
  /** Round of the loser side to which the loser goes, from 1; null for nowhere. */
  readonly loserTo: number | null;
};

type Flows = ReadonlyMap<string, Flow>;

const winnerOf = ({ sides }: MatchView): string | null => sides.find(({ hasWon }) => hasWon)?.entrant ?? null;

/** What a match lights up by itself: its winner, or the way that the winner will go. */
export const pointAt = (match: MatchView): Pointed => ({ key: match.key, entrant: winnerOf(match) });

const playedBy = (matches: readonly MatchView[], entrant: string): readonly MatchView[] =>
  matches.filter(({ sides }) => sides.some((side) => side.entrant === entrant));

/** Keys of the matches from one on, along the way of the winners. */
const wayFrom = (key: string, flows: Flows): readonly string[] => {
  const next = flows.get(key)?.winner ?? null;
  return next === null ? [key] : [key, ...wayFrom(next, flows)];
};

/**
 * Keys of the matches that light up: all matches of an entry and the way it can still go, or, if nobody is known, the
 * way from the match to the end.
 */
export function wayOf(matches: readonly MatchView[], flows: Flows, pointed: Pointed): ReadonlySet<string> {
  const { key, entrant } = pointed;
  if (entrant === null) return new Set(wayFrom(key, flows));
  const own = playedBy(matches, entrant);
  const ahead = own.filter((match) => !isOver(match)).flatMap((match) => wayFrom(match.key, flows));
  return new Set([...own.map((match) => match.key), ...ahead]);
}

const loserRound = (target: string | null, keys: ReadonlySet<string>): number | null => {
  if (target === null || keys.has(target)) return null;
  const [stage, round] = target.split('/');
  return stage === 'loser-side' ? Number(round) + 1 : null;
};

/** The links of all matches of a bracket, by key. */
export function linksOf(matches: readonly MatchView[], flows: Flows): ReadonlyMap<string, MatchLinks> {
  const byKey = new Map(matches.map((match) => [match.key, match]));
  const keys = new Set(byKey.keys());
  const targetOf = (key: string) => flows.get(key)?.winner ?? '';
  const before = new Map(matches.toReversed().map((match) => [targetOf(match.key), match]));
  return new Map(
    matches.map(({ key, phase }) => [
      key,
      {
        next: byKey.get(targetOf(key)) ?? null,
        before: before.get(key) ?? null,
        loserTo:
          phase === 'walkover' || phase === 'empty' ? null : loserRound(flows.get(key)?.loser ?? null, keys),
      },
    ]),
  );
}
