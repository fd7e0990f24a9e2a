import { guestsSide, isSideLed } from '@neundarter/rules/access/matchday';
import type { MatchPlayer, PerParty } from '@neundarter/rules/match/types';
import { foldSide, type SideState } from '@neundarter/rules/matchday/fold-side';
import { partyOfSeats, winnerByAbsence } from '@neundarter/rules/matchday/game-parties';
import { areLineUpsReady, type LineUp } from '@neundarter/rules/matchday/line-up';
import { formatOf } from '@neundarter/rules/matchday/mdsl-format';
import {
  gameConfig,
  type MatchdayFormat,
  type PlannedGame,
  partyOfSide,
  placeOf,
  planOf,
  type Side,
} from '@neundarter/rules/matchday/plan';
import { unreadySides } from '@neundarter/rules/matchday/readiness';
import { ok, refused } from '@neundarter/rules/result';
import { askEntered } from '../../consents/ask-entered.ts';
import type { EventCaller } from '../../events/gather-event-rights.ts';
import type { EventRecord } from '../../events/stored-event.ts';
import {
  createScheduledMatches,
  type ScheduledMatch,
} from '../../matches/following/create-scheduled-matches.ts';
import { forfeitInside } from '../../matches/following/forfeit-inside.ts';
import type { MatchPlatform } from '../../matches/settle-match.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { findSeats } from '../core/find-seats.ts';
import { type GatheredMatchday, gatherMatchday } from '../core/gather-matchdays.ts';
import { keepState } from '../core/keep-state.ts';
import { updateMatchday } from '../storage/store.ts';

type Sides = PerParty<SideState>;
type Seats = ReadonlyMap<string, MatchPlayer>;

const gameMatch = (
  id: string,
  game: PlannedGame,
  {
    format,
    sides: [home, away],
    seats,
  }: { readonly format: MatchdayFormat; readonly sides: Sides; readonly seats: Seats },
): ScheduledMatch => {
  const partyIn = (side: SideState) =>
    partyOfSeats(side.games[game.number] ?? [], (playerId) => seats.get(playerId));
  return {
    id,
    parties: [partyIn(home), partyIn(away)],
    config: gameConfig(format, game.kind),
    description: null,
    caller: null,
    place: placeOf(game),
  };
};

/** The players of both line-ups; null if the match day cannot be started with them. */
const findLineUpSeats = async (
  tx: WriteTx,
  { event, lineUps: { home, away } }: GatheredMatchday,
): Promise<{ readonly both: PerParty<LineUp>; readonly seats: Seats } | null> => {
  if (home === null || away === null || !areLineUpsReady(home.players, away.players)) return null;
  const ids = [...home.players, ...away.players].filter((id) => id !== null);
  const seats = await findSeats(tx.q, event.id, ids);
  return ids.every((id) => seats.has(id)) ? { both: [home.players, away.players], seats } : null;
};

/** Whether both sides may be expected to play against the line-ups as they are. */
const areSidesReady = (
  { facts, guests, lineUps: { home, away } }: GatheredMatchday,
  now: number,
): boolean => {
  if (home === null || away === null) return false;
  // Devices count also while they cannot take part: otherwise another time of the event would silence them.
  const hasDevice = guests.devices.length > 0;
  const isLed = (side: Side) =>
    isSideLed({ ...facts.sides[partyOfSide(side)], ...(side === guestsSide(facts) && { hasDevice }) });
  const shown = [
    { ...home, isLed: isLed('home') },
    { ...away, isLed: isLed('away') },
  ] as const;
  return unreadySides(shown, now).length === 0;
};

/** Gives the games of an empty position to the other side. */
const forfeitEmpty = async (
  platform: MatchPlatform,
  tx: WriteTx,
  matches: readonly ScheduledMatch[],
): Promise<Outcome<true>> => {
  for (const { id: matchId, parties } of matches) {
    const winningParty = winnerByAbsence(parties);
    const given =
      winningParty === null
        ? ok(true)
        : await forfeitInside(platform, tx, { matchId, origin: 'event', winningParty });
    if (!given.ok) return given;
  }
  return ok(true);
};

/**
 * Starts a match day: creates its games, and gives those of an empty position to the other side. Refusals:
 * `error.event.invalid-status` unless scheduled, `error.event.line-ups-incomplete` unless both line-ups are set, with
 * players who still exist and of whom nobody plays for both sides, `error.event.side-not-ready` as long as a side has not
 * answered to a line-up that was changed after both were visible.
 */
export const startMatchday = async (
  platform: MatchPlatform,
  tx: WriteTx,
  { event, caller }: { readonly event: EventRecord; readonly caller: EventCaller },
): Promise<Outcome<readonly string[]>> => {
  const now = platform.clock.now();
  const matchday = await gatherMatchday(tx.q, event, { actor: caller.actor, now });
  if (matchday?.row.status !== 'scheduled') return refused('error.event.invalid-status');
  const found = await findLineUpSeats(tx, matchday);
  if (found === null) return refused('error.event.line-ups-incomplete');
  if (!areSidesReady(matchday, now)) return refused('error.event.side-not-ready');
  const [home, away] = found.both;
  const format = formatOf(matchday.row);
  const sides: Sides = [
    foldSide({ format, side: 'home' }, home, []),
    foldSide({ format, side: 'away' }, away, []),
  ];
  const { seats } = found;
  const matches = planOf(format).map((game) => gameMatch(platform.newId(), game, { format, sides, seats }));
  const { teamId, type, name } = event.props;
  await updateMatchday(tx, { ...matchday.row, startedAt: now });
  await createScheduledMatches(platform, tx, {
    event: { id: event.id, name, teamId, type },
    createdById: describeActor(caller.actor).id,
    matches,
  });
  const given = await forfeitEmpty(platform, tx, matches);
  if (!given.ok) return given;
  await keepState(tx, event.id);
  await askEntered(platform, tx, event.id);
  return ok(matches.map(({ id }) => id));
};
