import type { EventEntity } from '@neundarter/contract/entities/event';
import { mayCaptain } from '@neundarter/rules/access/matchday';
import type { Party } from '@neundarter/rules/match/types';
import type { ChangedSide, SideFacts, SideRefusal } from '@neundarter/rules/matchday/change-side';
import { partyOfSeats, progressOfGame, winnerByAbsence } from '@neundarter/rules/matchday/game-parties';
import { formatOf } from '@neundarter/rules/matchday/mdsl-format';
import { partyOfSide, type Side, sides } from '@neundarter/rules/matchday/plan';
import { ok, refused } from '@neundarter/rules/result';
import type { EventCommand } from '../../events/change-locked-event.ts';
import { findPlaces } from '../../matches/following/find-places.ts';
import { forfeitInside } from '../../matches/following/forfeit-inside.ts';
import { lockMatches } from '../../matches/following/lock-matches.ts';
import { setParty } from '../../matches/following/set-party.ts';
import { takeBackEndInside } from '../../matches/following/take-back-end-inside.ts';
import type { WriteTx } from '../../platform/db/database.ts';
import type { Outcome } from '../../platform/http/handler.ts';
import { describeActor } from '../../users/describe-actor.ts';
import { changeMatchday, type MatchdayPlatform } from '../core/change-matchday.ts';
import { findSeats } from '../core/find-seats.ts';
import type { GatheredMatchday } from '../core/gather-matchdays.ts';
import { keepState } from '../core/keep-state.ts';
import { changesOf, type LoggedChange } from '../storage/stored-log.ts';

/** A side of a running match day with locked games. */
export type LockedSide = {
  readonly matchday: GatheredMatchday;
  readonly side: Side;
  /** For the rules. */
  readonly facts: SideFacts;
  /** The changes so far with their entries in the log. */
  readonly logged: readonly LoggedChange[];
};

type Ruled = { readonly ok: true; readonly value: ChangedSide } | SideRefusal;

/** The rule of a change of a side; it may read who can play. */
type SideRule = (side: LockedSide, tx: WriteTx) => Ruled | Promise<Ruled>;

export type SideCommand = EventCommand & { readonly teamId: string };

type SideSteps = {
  /** Whether the change was made already, so that a repeat changes nothing. */
  readonly isDone: (side: LockedSide) => boolean;
  readonly rule: SideRule;
  /** Writes the change to the log. */
  readonly log: (tx: WriteTx, side: LockedSide, changed: ChangedSide) => Promise<void>;
};

/** The side of a team; null for a team that does not play. */
export const sideOfTeam = ({ facts }: GatheredMatchday, teamId: string): Side | null =>
  sides.find((side) => facts.sides[partyOfSide(side)].teamId === teamId) ?? null;

type SeatedGame = { readonly matchId: string; readonly side: Side; readonly party: Party };

/** Puts a party into a game that has not begun; the game is given to a side if the other one then has nobody. */
const seatParty = async (
  platform: MatchdayPlatform,
  tx: WriteTx,
  { matchId, side, party }: SeatedGame,
): Promise<Outcome<true>> => {
  const [given] = await lockMatches(tx, [matchId]);
  const reopened =
    given?.props.isForfeited === true
      ? await takeBackEndInside(platform, tx, { matchId, origin: 'event' })
      : ok(true);
  if (!reopened.ok) return reopened;
  const index = partyOfSide(side);
  const set = await setParty(platform, tx, { matchId, index, party });
  if (!set.ok) return set;
  const [game] = await lockMatches(tx, [matchId]);
  const winningParty = game === undefined ? null : winnerByAbsence(game.props.parties);
  if (winningParty === null) return ok(true);
  const forfeited = await forfeitInside(platform, tx, { matchId, origin: 'event', winningParty });
  return forfeited.ok ? ok(true) : forfeited;
};

type Seating = {
  readonly eventId: string;
  readonly side: Side;
  readonly after: ChangedSide['after'];
  /** The games that change, by their numbers. */
  readonly matchIds: ReadonlyMap<number, string>;
};

/** Puts the new players into the games. */
const setParties = async (
  platform: MatchdayPlatform,
  tx: WriteTx,
  { eventId, side, after, matchIds }: Seating,
): Promise<Outcome<true>> => {
  const seatsIn = (number: number) => after.games[number] ?? [];
  const ids = [...matchIds.keys()].flatMap(seatsIn).filter((id) => id !== null);
  const seats = await findSeats(tx.q, eventId, [...new Set(ids)]);
  for (const [number, matchId] of matchIds) {
    const party = partyOfSeats(seatsIn(number), (id) => seats.get(id));
    const seated = await seatParty(platform, tx, { matchId, side, party });
    if (!seated.ok) return seated;
  }
  return ok(true);
};

/** The refusal of a rule; a game that has begun is named. */
const refusalOf = ({ error, game }: SideRefusal, matchIds: readonly string[]): Outcome<never> => {
  const matchId = game === null ? undefined : matchIds[game];
  return { ok: false, error: matchId === undefined ? error : { code: error, fields: [], matchId } };
};

/**
 * Changes who plays for a side of a running match day. Refusals: `error.invalid-request` for a team that does not play,
 * `error.insufficient-permissions`, `error.event.invalid-status` unless running, and those of the rule.
 */
export const changeSide = (
  platform: MatchdayPlatform,
  { teamId, ...command }: SideCommand,
  { isDone, rule, log }: SideSteps,
): Promise<Outcome<EventEntity>> =>
  changeMatchday(platform, command, async (tx, matchday) => {
    const side = sideOfTeam(matchday, teamId);
    if (side === null) return { ok: false, error: { code: 'error.invalid-request', fields: ['/teamId'] } };
    if (!mayCaptain(describeActor(command.actor), matchday.facts, side))
      return refused('error.insufficient-permissions');
    const lineUp = matchday.lineUps[side]?.players;
    if (matchday.row.status !== 'running' || lineUp === undefined)
      return refused('error.event.invalid-status');
    const places = await findPlaces(tx.q, { eventIds: [matchday.event.id], stage: 'matchday' });
    const matchIds = places.map(({ matchId }) => matchId);
    const games = await lockMatches(tx, matchIds);
    const logged = changesOf(matchday.log, side);
    const changes = logged.map(({ change }) => change);
    const format = formatOf(matchday.row);
    const facts = {
      format,
      side,
      lineUp,
      changes,
      progress: games.map(({ props }) => progressOfGame(props)),
    };
    const locked = { matchday, side, facts, logged };
    if (isDone(locked)) return ok([]);
    const changed = await rule(locked, tx);
    if (!changed.ok) return refusalOf(changed, matchIds);
    await log(tx, locked, changed.value);
    const changedIds = new Map(changed.value.games.map((number) => [number, matchIds[number] ?? '']));
    const { after } = changed.value;
    const eventId = matchday.event.id;
    const set = await setParties(platform, tx, { eventId, side, after, matchIds: changedIds });
    if (!set.ok) return set;
    await keepState(tx, eventId);
    return ok([...changedIds.values()]);
  });
