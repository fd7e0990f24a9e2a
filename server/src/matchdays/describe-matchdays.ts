import type { EnteredPerson } from '@neundarter/contract/entities/consent';
import type { LineUpEntity, MatchdayData } from '@neundarter/contract/entities/matchday';
import { mayCaptain, maySeeLineUp } from '@neundarter/rules/access/matchday';
import { foldSide, pairsIn } from '@neundarter/rules/matchday/fold-side';
import { absentFrom, objectableUntil } from '@neundarter/rules/matchday/give-up';
import { formatOf } from '@neundarter/rules/matchday/mdsl-format';
import { type MatchdayFormat, partyOfSide, planOf, type Side } from '@neundarter/rules/matchday/plan';
import { findEntered } from '../consents/reads.ts';
import type { EventRecord } from '../events/stored-event.ts';
import { findPlaces, type PlacedMatch } from '../matches/following/find-places.ts';
import type { Queries } from '../platform/db/database.ts';
import type { Actor } from '../platform/http/handler.ts';
import { describeActor } from '../users/describe-actor.ts';
import { findNames, type NamedPeople, unlinkedPerson } from './core/find-names.ts';
import { type Asking, type GatheredMatchday, gatherMatchdays } from './core/gather-matchdays.ts';
import { describeReport } from './describe-report.ts';
import { changesOf, forfeitOf, type LoggedForfeit, pairingOf } from './storage/stored-log.ts';
import type { StoredLineUp } from './storage/stored-matchday.ts';

type Rounds = MatchdayData['rounds'];
type Pairs = LineUpEntity['pairs'];

/** The matches of each round by board; empty before the start. */
const roundsOf = (format: MatchdayFormat, places: readonly PlacedMatch[]): Rounds => {
  if (places.length === 0) return [];
  const plan = planOf(format);
  const idsAt = (round: number, board: Side) =>
    plan
      .filter((game) => game.round === round && game.board === board)
      .flatMap(({ index }) =>
        places
          .filter((place) => place.round === round && place.index === index)
          .map((place) => place.matchId),
      );
  return format.rounds.map(({ kind }, round) => ({
    round,
    kind,
    homeBoard: idsAt(round, 'home'),
    awayBoard: idsAt(round, 'away'),
  }));
};

type Seen = {
  readonly matchday: GatheredMatchday;
  readonly actor: Actor;
  /** People whom others have entered, and what they have said. */
  readonly entered: readonly EnteredPerson[];
};

const isVisible = ({ matchday: { facts, lineUps }, actor }: Seen, side: Side): boolean =>
  maySeeLineUp(describeActor(actor), facts, {
    side,
    setBy: lineUps[side]?.setBy ?? null,
    isOwn: lineUps[side]?.isOwn ?? false,
  });

/** The admins of both teams are the organisers of a match day. */
const isOrganiser = ({ matchday: { facts }, actor }: Omit<Seen, 'entered'>): boolean => {
  const asker = describeActor(actor);
  return (['home', 'away'] as const).some((side) => mayCaptain(asker, facts, side));
};

/** The players of the line-ups that the caller may see. */
const visiblePlayers = (seen: Seen): readonly string[] =>
  (['home', 'away'] as const)
    .filter((side) => isVisible(seen, side))
    .flatMap((side) => seen.matchday.lineUps[side]?.players ?? [])
    .filter((id) => id !== null);

/** What everybody has to know about a line-up that was changed after both were visible. */
const marksOf = (lineUp: StoredLineUp | null): Partial<LineUpEntity> => {
  if (lineUp === null || lineUp.changedAt === null) return {};
  const { changedAt, acceptedAt, askedAt } = lineUp;
  return { changedAt, acceptedAt, askedAt };
};

/** A person as the caller may see them. */
const personIn = ({ entered, ...seen }: Seen, person: LineUpEntity['people'][number]) => {
  const isOpen = entered.some(({ playerId, status }) => playerId === person.id && status === 'open');
  return isOpen && !isOrganiser(seen) ? unlinkedPerson(person) : person;
};

/** What the people of a line-up have said who were entered by others; for the organisers. */
const enteredIn = (
  { entered, ...seen }: Seen,
  players: readonly (string | null)[],
): Pick<LineUpEntity, 'entered'> =>
  isOrganiser(seen) ? { entered: entered.filter(({ playerId }) => players.includes(playerId)) } : {};

const lineUpOf = (seen: Seen, side: Side, names: NamedPeople): LineUpEntity => {
  const { matchday } = seen;
  const { teamId, isRegistered, hasAdmin, isSet } = matchday.facts.sides[partyOfSide(side)];
  const base = { teamId, teamName: matchday.teamNames[partyOfSide(side)], isRegistered, hasAdmin, isSet };
  const players = isVisible(seen, side) ? (matchday.lineUps[side]?.players ?? null) : null;
  if (players === null) return { ...base, players, substitutions: [], pairs: [], people: [] };
  const changes = changesOf(matchday.log, side);
  const playing = { format: formatOf(matchday.row), side };
  const state = foldSide(
    playing,
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
  const late = changes.flatMap(({ entry, change }) =>
    change.kind === 'late' ? [{ playerId: change.playerId, timeStamp: entry.madeAt }] : [],
  );
  const rounds = new Set(changes.flatMap(({ change }) => (change.kind === 'pairs' ? [change.round] : [])));
  const pairs = [...rounds]
    .toSorted((one, other) => one - other)
    .map((round) => ({ round, pairs: pairsIn(playing, state, round) }));
  return {
    ...base,
    ...marksOf(matchday.lineUps[side]),
    players: [...players],
    substitutions,
    late,
    pairs: pairs as unknown as Pairs,
    people: players.flatMap((id) => (id === null ? [] : [personIn(seen, names(id))])),
    ...enteredIn(seen, players),
  };
};

const entityOf = (forfeit: LoggedForfeit): NonNullable<MatchdayData['forfeit']> => {
  const { side, reason, by, madeAt, isDisputed } = forfeit;
  return { side, reason, by, madeAt, isDisputed, objectableUntil: objectableUntil(forfeit) };
};

/** How the guests take part by a PIN, and whether that was revoked: for everybody. */
const guestsOf = ({ guests, log }: GatheredMatchday): NonNullable<MatchdayData['guests']> => {
  const { devices, isPairingOpen, isOwnDevice, isOpen } = guests;
  const { pairedAt, revokedAt } = pairingOf(log);
  const isPaired = devices.length > 0;
  return {
    isPaired,
    isOpen,
    isPairingOpen,
    isOwnDevice,
    pairedAt: isPaired ? pairedAt : null,
    revokedAt: isPaired ? null : revokedAt,
  };
};

type Known = {
  readonly names: NamedPeople;
  readonly places: readonly PlacedMatch[];
  /** Only on the page of the match day. */
  readonly report: Partial<MatchdayData>;
};

const dataOf = (seen: Seen, { names, places, report }: Known): MatchdayData => {
  const { event, row, log } = seen.matchday;
  const forfeit = forfeitOf(log);
  return {
    status: row.status,
    homeLineup: lineUpOf(seen, 'home', names),
    awayLineup: lineUpOf(seen, 'away', names),
    rounds: roundsOf(formatOf(row), places),
    result: row.result as MatchdayData['result'],
    forfeitedBy: forfeit?.side ?? null,
    ...(forfeit !== null && { forfeit: entityOf(forfeit) }),
    ...report,
    waitMinutes: row.waitMinutes,
    ...(row.format !== null && { format: row.format }),
    ...(row.ownerSide !== 'home' && { ownerSide: row.ownerSide }),
    ...(row.request !== 'agreed' && isOrganiser(seen) && { request: row.request }),
    guests: guestsOf(seen.matchday),
    absentFrom: absentFrom({ ...row, startDateTime: event.props.startDateTime }),
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
  };
};

/** `eventData` of match days, with the line-ups that the caller may see. */
export const describeMatchdays = async (
  q: Queries,
  events: readonly EventRecord[],
  { actor, now, isWhole }: Asking & { readonly isWhole: boolean },
): Promise<ReadonlyMap<string, MatchdayData>> => {
  const matchdays = await gatherMatchdays(q, events, { actor, now });
  const entered = await findEntered(
    q,
    matchdays.map(({ event }) => event.id),
  );
  const seen = matchdays.map((matchday) => ({
    matchday,
    actor,
    entered: entered.get(matchday.event.id) ?? [],
  }));
  const eventIds = matchdays.filter(({ facts }) => facts.isStarted).map(({ event }) => event.id);
  const places = await findPlaces(q, { eventIds, stage: 'matchday' });
  const names = await findNames(q, {
    playerIds: [...new Set(seen.flatMap(visiblePlayers))],
    matchIds: places.map(({ matchId }) => matchId),
  });
  const described = new Map<string, MatchdayData>();
  for (const one of seen) {
    const { event, log, row } = one.matchday;
    const own = places.filter(({ eventId }) => eventId === event.id);
    const isReported = isWhole && (one.matchday.facts.isStarted || log.length > 0);
    const report = isReported ? await describeReport(q, { format: formatOf(row), places: own, log }) : {};
    described.set(event.id, dataOf(one, { names, places: own, report }));
  }
  return described;
};
