// The games of a matchday as the page shows them: from their matches, or before the start from the line-ups.
import type { EventMatch } from '@neundarter/contract/entities/event-match';
import type { LineUpEntity, MatchdayData } from '@neundarter/contract/entities/matchday';
import { perParty } from '@neundarter/rules/match/per-party';
import { playersOf } from '@neundarter/rules/match/players';
import type { PartyIndex, PerParty } from '@neundarter/rules/match/types';
import { foldSide } from '@neundarter/rules/matchday/fold-side';
import { formatOf } from '@neundarter/rules/matchday/mdsl-format';
import {
  type GameKind,
  type MatchdayFormat,
  type PlannedGame,
  placeKey,
  planOf,
  positionsOf,
  type Side,
  sides,
} from '@neundarter/rules/matchday/plan';
import { isSettled, type MatchdayResult, resultOf } from '@neundarter/rules/matchday/result';
import { lineUpOf, lineUpsOf } from '../../../data/club/matchdays.ts';
import { gamesText } from '../../../text/matchday.ts';
import { partyName } from '../../../text/party-names.ts';
import { nameOf } from './line-up-people.ts';

export type GameView = {
  readonly plan: PlannedGame;
  /** Null before the start, and until the matches are loaded. */
  readonly match: EventMatch | null;
  readonly names: PerParty<string>;
  /** Whether each side has somebody who plays. */
  readonly isSeated: PerParty<boolean>;
  /** Whether this device shows turns that the server does not have yet. */
  readonly isUnsent: boolean;
};

export type RoundView = {
  /** From 0. */
  readonly round: number;
  readonly kind: GameKind;
  readonly home: readonly GameView[];
  readonly away: readonly GameView[];
};

/** All games in playing order. */
export function gameViews(
  data: MatchdayData,
  matches: readonly EventMatch[],
  unsent: ReadonlySet<string> = new Set(),
): readonly GameView[] {
  const format = formatOf(data);
  const byPlace = new Map(
    matches.map((match) => [match.props.place === null ? '' : placeKey(match.props.place), match]),
  );
  const planned = perParty((party) => plannedSeats(format, lineUpsOf(data)[party], party));
  return planOf(format).map((game) => {
    const match = byPlace.get(placeKey(game)) ?? null;
    return { ...viewOf(game, match, planned), isUnsent: match !== null && unsent.has(match.id) };
  });
}

type Seats = { readonly names: readonly string[]; readonly isSeated: readonly boolean[] };

function viewOf(
  game: PlannedGame,
  match: EventMatch | null,
  planned: PerParty<Seats>,
): Omit<GameView, 'isUnsent'> {
  if (match === null)
    return {
      plan: game,
      match,
      names: perParty((party) => planned[party].names[game.number] ?? ''),
      isSeated: perParty((party) => planned[party].isSeated[game.number] ?? true),
    };
  const { parties } = match.props;
  const isSeated = perParty((party) => playersOf(parties[party]).length > 0);
  return {
    plan: game,
    match,
    isSeated,
    names: perParty((party) => (isSeated[party] ? partyName(parties[party]) : gamesText.empty)),
  };
}

/** Who plays by the line-up; positions while the line-up is not visible. */
function plannedSeats(format: MatchdayFormat, lineUp: LineUpEntity, party: PartyIndex): Seats {
  const { players } = lineUp;
  const places = players ?? positionsOf(format).map(gamesText.position);
  const { games } = foldSide({ format, side: sides[party] }, places, []);
  const isSeated = games.map((seats) => seats.every((seat) => seat !== null));
  return {
    isSeated,
    names: games.map((seats, number) =>
      isSeated[number] === true
        ? seats.map((seat) => (players === null ? (seat ?? '') : nameOf(lineUp, seat))).join(' & ')
        : gamesText.empty,
    ),
  };
}

/** The games by round and board. */
export const roundViews = (games: readonly GameView[]): readonly RoundView[] =>
  [...new Set(games.map(({ plan }) => plan.round))].map((round) => {
    const inRound = games.filter((game) => game.plan.round === round);
    const onBoard = (board: PlannedGame['board']) => inRound.filter((game) => game.plan.board === board);
    return { round, kind: inRound[0]?.plan.kind ?? 'singles', home: onBoard('home'), away: onBoard('away') };
  });

/** Whether nothing of a game is open. */
export const isOver = ({ match }: GameView): boolean => match !== null && isSettled(match.props);

/** The first round that is not over; null if all are. */
export const presentRound = (rounds: readonly RoundView[]): number | null =>
  rounds.find(({ home, away }) => ![...home, ...away].every(isOver))?.round ?? null;

/**
 * The result so far. It is counted from the games as soon as they are there, because these are newer than the event
 * while a matchday runs.
 */
export function resultNow(data: MatchdayData, games: readonly GameView[]): MatchdayResult {
  const heads = games.flatMap(({ match }) => (match === null ? [] : [match.props]));
  if (data.status !== 'running' || heads.length < games.length) return data.result;
  const isDisputed = data.forfeit?.isDisputed === true;
  return resultOf(formatOf(data), { games: heads, forfeitedBy: data.forfeitedBy, isDisputed });
}

/** Name of the team of a side. */
export const teamOf = (data: MatchdayData, side: Side): string => lineUpOf(data, side).teamName;

/** Names of both teams, home first. */
export const teamNames = (data: MatchdayData): PerParty<string> => [
  teamOf(data, 'home'),
  teamOf(data, 'away'),
];
