// The players of a league: what each of them has done in the games of its match days, singles and doubles apart. It counts what was
// played: a Begegnung that is scored anew changes the table and nobody's figures. A player without an account is somebody else in the
// list of each club that entered them, so the same name in the same team is one person.
import type { MatchPlayer } from '../match/types.ts';
import type { GameKind } from '../matchday/plan.ts';
import type { PersonGame } from './person-games.ts';

/** A game of a person in a league. */
export type LeagueGame = PersonGame & {
  /** Number of the person's team. */
  readonly team: number;
  readonly round: number;
};

/** Sums over games of one kind. */
export type PlayerFigures = {
  readonly played: number;
  readonly won: number;
  readonly legsWon: number;
  readonly legsLost: number;
  /** Legs of which the average is made, points and darts in them. */
  readonly averageLegs: number;
  readonly averageScore: number;
  readonly averageDarts: number;
  readonly noOf180s: number;
  /** Number of checkouts of 100 or more, and the highest of them; 0 without one. */
  readonly highFinishes: number;
  readonly highestFinish: number;
  /** Number of legs of at most 18 darts, and the darts of the shortest of them; 0 without one. */
  readonly shortLegs: number;
  readonly shortestLeg: number;
};

/** Somebody who has played. */
export type LeaguePlayer = {
  readonly player: MatchPlayer;
  /** Number of the team of the last game. */
  readonly team: number;
} & { readonly [kind in GameKind]: PlayerFigures };

export const noPlayerFigures: PlayerFigures = {
  played: 0,
  won: 0,
  legsWon: 0,
  legsLost: 0,
  averageLegs: 0,
  averageScore: 0,
  averageDarts: 0,
  noOf180s: 0,
  highFinishes: 0,
  highestFinish: 0,
  shortLegs: 0,
  shortestLeg: 0,
};

/** The fewer darts of two legs; 0 is no leg. */
const shorter = (one: number, other: number): number =>
  one === 0 || other === 0 ? Math.max(one, other) : Math.min(one, other);

const added = (sums: PlayerFigures, game: PersonGame): PlayerFigures => ({
  played: sums.played + 1,
  won: sums.won + (game.result === 'won' ? 1 : 0),
  legsWon: sums.legsWon + game.legsWon,
  legsLost: sums.legsLost + game.legsLost,
  averageLegs: sums.averageLegs + game.averageLegs,
  averageScore: sums.averageScore + game.averageScore,
  averageDarts: sums.averageDarts + game.averageDarts,
  noOf180s: sums.noOf180s + game.noOf180s,
  highFinishes: sums.highFinishes + game.highFinishes.length,
  highestFinish: Math.max(sums.highestFinish, ...game.highFinishes),
  shortLegs: sums.shortLegs + game.shortLegs.length,
  shortestLeg: game.shortLegs.reduce(shorter, sums.shortestLeg),
});

const plain = (name: string): string => name.trim().toLocaleLowerCase('de');

/** Who plays: the same for the same person. */
const personKeyOf = ({ player, team }: LeagueGame): string => {
  if (player.type === 'external') return `${team}/${plain(player.firstName)}/${plain(player.lastName)}`;
  return player.type === 'guest' ? `${team}/${plain(player.name)}` : player.id;
};

/** Games by a key, in order of the first game of each. */
const groupedBy = <Key>(
  games: readonly LeagueGame[],
  keyOf: (game: LeagueGame) => Key,
): ReadonlyMap<Key, readonly LeagueGame[]> => {
  const groups = new Map<Key, LeagueGame[]>();
  for (const game of games) {
    const group = groups.get(keyOf(game));
    if (group === undefined) groups.set(keyOf(game), [game]);
    else group.push(game);
  }
  return groups;
};

/** Games by person, in order of each person's first game. */
const byPerson = (games: readonly LeagueGame[]): readonly (readonly LeagueGame[])[] => [
  ...groupedBy(games, personKeyOf).values(),
];

const playerOf = (games: readonly LeagueGame[]): readonly LeaguePlayer[] => {
  const last = games.at(-1);
  if (last === undefined) return [];
  const sumOf = (kind: GameKind) => games.filter((game) => game.kind === kind).reduce(added, noPlayerFigures);
  const { player, team } = last;
  return [{ player, team, singles: sumOf('singles'), doubles: sumOf('doubles') }];
};

/** Everybody who has played, in order of their first game. @param games in order of play */
export const leaguePlayersOf = (games: readonly LeagueGame[]): readonly LeaguePlayer[] =>
  byPerson(games).flatMap(playerOf);

/** What somebody can be the best in. */
export const weekBests = ['average', 'oneEighties', 'highFinish', 'shortLeg'] as const;
type WeekBest = (typeof weekBests)[number];

/** Somebody who was the best of a round. */
type BestOfRound = {
  readonly kind: WeekBest;
  readonly player: MatchPlayer;
  readonly team: number;
  /** A three dart average, a number of 180s, points of a checkout, or darts of a leg. */
  readonly value: number;
};

/** The best of a round; of equal ones who came first. */
export type RoundBests = { readonly round: number; readonly bests: readonly BestOfRound[] };

/** Average of three darts; 0 without darts. */
export const averageOf = ({
  averageScore,
  averageDarts,
}: Pick<PlayerFigures, 'averageScore' | 'averageDarts'>): number =>
  averageDarts === 0 ? 0 : (3 * averageScore) / averageDarts;

type Worth = (player: LeaguePlayer) => number;

/** An average counts from half of the games that somebody played in this round. */
const averageFrom = (players: readonly LeaguePlayer[]): Worth => {
  const least = Math.ceil(Math.max(0, ...players.map(({ singles }) => singles.played)) / 2);
  return ({ singles }) => (singles.played < least ? 0 : averageOf(singles));
};

/** More is better, 0 is nothing; shorter legs are turned around. */
const turned = 1000;
const worthsOf = (players: readonly LeaguePlayer[]): { readonly [kind in WeekBest]: Worth } => ({
  average: averageFrom(players),
  oneEighties: ({ singles, doubles }) => singles.noOf180s + doubles.noOf180s,
  highFinish: ({ singles, doubles }) => Math.max(singles.highestFinish, doubles.highestFinish),
  // The darts of a leg in doubles are those of two people.
  shortLeg: ({ singles: { shortestLeg } }) => (shortestLeg === 0 ? 0 : turned - shortestLeg),
});

const bestsOf = (players: readonly LeaguePlayer[]): readonly BestOfRound[] => {
  const worths = worthsOf(players);
  return weekBests.flatMap((kind) => {
    const [best] = players.toSorted((one, other) => worths[kind](other) - worths[kind](one));
    const worth = best === undefined ? 0 : worths[kind](best);
    if (best === undefined || worth === 0) return [];
    const value = kind === 'shortLeg' ? turned - worth : worth;
    return [{ kind, player: best.player, team: best.team, value }];
  });
};

/** The best of each round in which somebody has played, the latest round first. @param games in order of play */
export const roundBestsOf = (games: readonly LeagueGame[]): readonly RoundBests[] =>
  [...groupedBy(games, ({ round }) => round)]
    .toSorted(([one], [other]) => other - one)
    .map(([round, own]) => ({ round, bests: bestsOf(leaguePlayersOf(own)) }));
