import type { LineUpEntity, MatchdayData } from '@neundarter/contract/entities/matchday';
import { maySeeLineUp } from '@neundarter/rules/access/matchday';
import { foldSide, pairsIn } from '@neundarter/rules/matchday/fold-side';
import { kindOfRound, partyOfSide, plan, roundCount, type Side } from '@neundarter/rules/matchday/plan';
import type { EventKind } from '../events/event-kind.ts';
import { findPlaces, type PlacedMatch } from '../matches/following/find-places.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { findNames, type NamedPeople } from './find-names.ts';
import { type GatheredMatchday, gatherMatchdays } from './gather-matchdays.ts';
import { changesOf, forfeitOf } from './stored-log.ts';

type Rounds = MatchdayData['rounds'];
type Pairs = LineUpEntity['pairs'];

/** The matches of each round by board; empty before the start. */
const roundsOf = (places: readonly PlacedMatch[]): Rounds => {
  if (places.length === 0) return [];
  const idsAt = (round: number, board: Side) =>
    plan
      .filter((game) => game.round === round && game.board === board)
      .flatMap(({ index }) =>
        places
          .filter((place) => place.round === round && place.index === index)
          .map((place) => place.matchId),
      );
  return Array.from({ length: roundCount }, (_, round) => ({
    round,
    kind: kindOfRound(round) ?? 'singles',
    homeBoard: idsAt(round, 'home'),
    awayBoard: idsAt(round, 'away'),
  }));
};

type Seen = { readonly matchday: GatheredMatchday; readonly actor: Actor };

const isVisible = ({ matchday: { facts, lineUps }, actor }: Seen, side: Side): boolean =>
  maySeeLineUp(describeActor(actor), facts, { side, setBy: lineUps[side]?.setBy ?? null });

/** The players of the line-ups that the caller may see. */
const visiblePlayers = (seen: Seen): readonly string[] =>
  (['home', 'away'] as const)
    .filter((side) => isVisible(seen, side))
    .flatMap((side) => seen.matchday.lineUps[side]?.players ?? [])
    .filter((id) => id !== null);

const lineUpOf = (seen: Seen, side: Side, names: NamedPeople): LineUpEntity => {
  const { matchday } = seen;
  const { teamId, isRegistered, hasAdmin, isSet } = matchday.facts.sides[partyOfSide(side)];
  const base = { teamId, teamName: matchday.teamNames[partyOfSide(side)], isRegistered, hasAdmin, isSet };
  const players = isVisible(seen, side) ? (matchday.lineUps[side]?.players ?? null) : null;
  if (players === null) return { ...base, players, substitutions: [], pairs: [], people: [] };
  const changes = changesOf(matchday.log, side);
  const state = foldSide(
    side,
    players,
    changes.map(({ change }) => change),
  );
  const substitutions = changes.flatMap(({ entry, change }) =>
    change.kind === 'substitution'
      ? [
          {
            playerId: change.playerId,
            substitutePlayerId: change.substitutePlayerId,
            timeStamp: entry.madeAt,
          },
        ]
      : [],
  );
  const rounds = new Set(changes.flatMap(({ change }) => (change.kind === 'pairs' ? [change.round] : [])));
  const pairs = [...rounds]
    .toSorted((one, other) => one - other)
    .map((round) => ({ round, pairs: pairsIn(side, state, round) }));
  return {
    ...base,
    players: [...players],
    substitutions,
    pairs: pairs as unknown as Pairs,
    people: players.flatMap((id) => (id === null ? [] : [names(id)])),
  };
};

const dataOf = (seen: Seen, names: NamedPeople, places: readonly PlacedMatch[]): MatchdayData => {
  const { row, log } = seen.matchday;
  return {
    status: row.status,
    homeLineup: lineUpOf(seen, 'home', names),
    awayLineup: lineUpOf(seen, 'away', names),
    rounds: roundsOf(places),
    result: row.result as MatchdayData['result'],
    forfeitedBy: forfeitOf(log)?.side ?? null,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
  };
};

/** `eventData` of match days, with the line-ups that the caller may see. */
export const describeMatchdays: EventKind['describe'] = async (q: Queries, events, { caller: { actor } }) => {
  const matchdays = await gatherMatchdays(q, events);
  const seen = matchdays.map((matchday) => ({ matchday, actor }));
  const eventIds = matchdays.filter(({ facts }) => facts.isStarted).map(({ event }) => event.id);
  const places = await findPlaces(q, { eventIds, stage: 'matchday' });
  const names = await findNames(q, {
    playerIds: [...new Set(seen.flatMap(visiblePlayers))],
    matchIds: places.map(({ matchId }) => matchId),
  });
  return new Map(
    seen.map((one) => {
      const { id } = one.matchday.event;
      return [
        id,
        dataOf(
          one,
          names,
          places.filter(({ eventId }) => eventId === id),
        ),
      ];
    }),
  );
};
