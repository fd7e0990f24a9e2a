import { type Attendance, usualAttendance } from '@neundarter/rules/hall/attendance';
import { occupiesBoard } from '@neundarter/rules/hall/board';
import { callerDemandIn } from '@neundarter/rules/hall/caller-demand';
import { expectedLength, usualLeg } from '@neundarter/rules/hall/expected-length';
import {
  type HallBoard,
  type HallCompetition,
  type HallMatch,
  type HallPerson,
  usualHallOptions,
} from '@neundarter/rules/hall/hall-state';
import { perhapsSame } from '@neundarter/rules/hall/perhaps-same';
import { knockoutFrom } from '@neundarter/rules/hall/release';
import { hallMatchId, tournamentMatches } from '@neundarter/rules/hall/tournament-matches';
import { type HallInput, peopleOf } from '@neundarter/rules/hall/view';
import { idsOf } from '@neundarter/rules/tournament/setup/participants';
import type { EventBoard } from '../boards/event-board-rows.ts';
import type { Queries } from '../platform/db/database.ts';
import type { RunningTournament } from '../tournaments/core/gather-running.ts';
import { findAttendance } from './attendance-rows.ts';
import { findHallFacts, type HallFacts, type MatchFacts, type OtherMatch } from './find-hall-facts.ts';
import { gatherCallers } from './gather-callers.ts';
import { gatherNamedPeople } from './gather-named-people.ts';
import { findHallChoice, type HallChoice } from './hall-rows.ts';
import { findRefusals } from './refusal-rows.ts';
import { findAnswers } from './together/same-people-rows.ts';

/** The hall of a started tournament: what `schedule` needs, and the facts that it comes from. */
export type GatheredHall = {
  readonly input: HallInput;
  readonly facts: HallFacts;
  /** Of all confirmed entries. */
  readonly attendance: ReadonlyMap<string, Attendance>;
  readonly choice: HallChoice;
  /** The people of the confirmed entries, by entry. */
  readonly playersOf: ReadonlyMap<string, readonly string[]>;
  /** The match of the server, by its id in the hall; matches of other events have their own. */
  readonly matchIdOf: (hallId: string) => string | null;
  /** The other way round, for matches of this event. */
  readonly hallIdOf: (matchId: string) => string | null;
};

const minute = 60_000;
/** The day is never over before; matches without a closer end are in the order of what follows them. */
const longEnough = 24 * 60 * minute;
/** A match that runs without a board of the hall; its people are busy. */
const elsewhere = '';

const boardIn =
  ({ lastEnds }: HallFacts) =>
  ({ id, place, state, isStream, since, use }: EventBoard, index: number): HallBoard => ({
    id,
    order: place,
    state: state === 'reserved' ? 'practice' : state,
    pauseUntil: null,
    freeSince: Math.max(since ?? 0, lastEnds.get(id) ?? 0),
    isStream,
    isMain: index === 0,
    reservedFor: null,
    use,
  });

/** Whom a match that is not called yet gets as a caller, and who does not call it. */
const withWishes = (
  match: HallMatch,
  { byHand, refused }: { readonly byHand: string | null | undefined; readonly refused: readonly string[] },
  everybody: readonly string[],
): HallMatch => ({ ...match, caller: byHand ?? null, refused: byHand === null ? everybody : refused });

/** A planned match as it stands on its board. */
const standsAs = (
  match: HallMatch,
  { caller, ...own }: MatchFacts,
  { calls, postponed, now }: Pick<HallFacts, 'calls' | 'postponed'> & { readonly now: number },
): HallMatch => {
  if (match.state === 'over') return match;
  if (own.status === 'finished') return { ...match, state: 'over' };
  if (own.status === 'running') {
    const board = occupiesBoard(own, now) ? (own.boardId ?? elsewhere) : elsewhere;
    return { ...match, caller, state: 'running', since: own.startedAt ?? now, board };
  }
  const call = calls.find(({ matchId }) => matchId === own.id);
  if (call !== undefined)
    return { ...match, caller, state: 'called', since: call.calledAt, board: call.boardId };
  const until = postponed.get(own.id);
  return until === undefined ? match : { ...match, state: 'postponed', since: until };
};

const otherIn = ({ id, isCalled, since, boardId, people, caller }: OtherMatch): HallMatch => ({
  id,
  competition: '',
  group: null,
  matchDay: 0,
  number: 0,
  kind: 'knockout',
  parties: [{ kind: 'people', people }, { kind: 'bye' }],
  state: isCalled ? 'called' : 'running',
  since,
  board: boardId ?? elsewhere,
  caller,
  refused: [],
  isStream: false,
  length: 0,
});

type Ends = { readonly match: HallMatch; readonly at: number };

/** When the last match of the groups ended; null if none has. */
const lastEndOfGroups = (ends: readonly Ends[]): number | null =>
  ends.reduce<number | null>(
    (last, { match, at }) => (match.group === null ? last : Math.max(last ?? at, at)),
    null,
  );

/** When everybody last played or wrote. */
const latestEnds = (ends: readonly Ends[]): ReadonlyMap<string, number> => {
  const latest = new Map<string, number>();
  for (const { match, at } of ends) {
    const people = match.caller === null ? peopleOf(match) : [...peopleOf(match), match.caller];
    for (const id of people) latest.set(id, Math.max(at, latest.get(id) ?? 0));
  }
  return latest;
};

const personIn = (
  id: string,
  {
    presence,
    pauseUntil,
    isCaller,
    freeSince,
    perhaps,
    calls,
    lastLoss,
  }: Attendance & Pick<HallPerson, 'freeSince' | 'perhaps' | 'calls' | 'lastLoss'>,
): HallPerson => ({
  id,
  presence,
  freeSince,
  pauseUntil,
  mustLeaveAt: null,
  isCaller,
  calls,
  lastLoss,
  perhaps,
});

type Competing = Pick<HallCompetition, 'id' | 'knockoutFrom' | 'callers'> & { readonly startedAt: number };

const competitionOf = ({ startedAt, ...known }: Competing): HallCompetition => ({
  ...known,
  targetEnd: startedAt + longEnough,
  semiFinals: 'together',
  final: 'last',
  finalPause: 10 * minute,
  thirdPlace: 'beside-final',
});

/** The people of the confirmed entries of a tournament, by entry. */
const peopleIn = ({ tournament: { entries } }: RunningTournament): ReadonlyMap<string, readonly string[]> => {
  const confirmed = entries.filter(({ status }) => status === 'confirmed');
  return new Map(confirmed.map(({ id, participant }) => [id, idsOf(participant)]));
};

/** Whether the rule of a tournament names callers. */
export const hasCallerRuleIn = ({ plan }: Pick<RunningTournament, 'plan'>): boolean =>
  plan.config.callerRule !== 'by-hand';

/** Gathers the hall of a started tournament at a moment. */
export const gatherHall = async (
  q: Queries,
  running: RunningTournament,
  now: number,
): Promise<GatheredHall> => {
  const { tournament, plan, before, matches: placed } = running;
  const { id: eventId } = tournament.event;
  const startedAt = tournament.row.startedAt ?? now;
  const playersOf = peopleIn(running);
  const attendance = await findAttendance(q, tournament);
  const choice = await findHallChoice(q, eventId);
  const playerIds = [...playersOf.values()].flat();
  const refusals = await findRefusals(q, eventId);
  const facts = await findHallFacts(q, { eventId, teamId: tournament.event.props.teamId, playerIds, now });
  const { calls, lastLosses, byHand } = gatherCallers({ running, facts });
  const answers = await findAnswers(q, [eventId]);
  const same = perhapsSame(tournament.entries.flatMap(gatherNamedPeople), facts.othersByName, answers);
  const byHallId = new Map(
    [...placed].map(([key, { matchId }]) => [hallMatchId(eventId, key), facts.matches.get(matchId)]),
  );
  const planned = tournamentMatches(plan, before, {
    competition: eventId,
    peopleOf: (entrant) => playersOf.get(entrant) ?? [],
    lengthOf: ({ config }) => expectedLength(config, usualLeg),
  });
  const matches = planned.map((match) => {
    const own = byHallId.get(match.id);
    if (own === undefined) return match;
    const wishes = {
      byHand: byHand.get(match.id.slice(eventId.length + 1)),
      refused: (refusals.get(own.id) ?? []).flatMap((entrant) => playersOf.get(entrant) ?? []),
    };
    return standsAs(withWishes(match, wishes, playerIds), own, { ...facts, now });
  });
  const ends = matches.flatMap((match): Ends[] => {
    const own = byHallId.get(match.id);
    const at = own?.finishedAt ?? null;
    return own === undefined || at === null ? [] : [{ match: { ...match, caller: own.caller }, at }];
  });
  const latest = latestEnds(ends);
  const input: HallInput = {
    now,
    options: usualHallOptions,
    boards: facts.boards.map(boardIn(facts)),
    state: {
      people: [...playersOf].flatMap(([entrant, players]) =>
        players.map((id, index) => {
          const said = attendance.get(entrant) ?? usualAttendance;
          return personIn(id, {
            ...said,
            freeSince: Math.max(startedAt, latest.get(id) ?? 0),
            perhaps: same.get(id) ?? [],
            // Of a pair the first one calls.
            isCaller: said.isCaller && index === 0,
            calls: calls.get(id) ?? 0,
            lastLoss: lastLosses.get(id) ?? null,
          });
        }),
      ),
      matches: [...matches, ...facts.others.map(otherIn)],
      competitions: [
        competitionOf({
          id: eventId,
          startedAt,
          callers: callerDemandIn({ ...choice, hasRule: hasCallerRuleIn(running) }),
          knockoutFrom: knockoutFrom(matches, {
            startedAt,
            lastEnd: lastEndOfGroups(ends),
            releasedAt: choice.releasedAt,
          }),
        }),
      ],
    },
  };
  const others = new Set(facts.others.map(({ id }) => id));
  const hallIds = new Map([...byHallId].flatMap(([id, own]) => (own === undefined ? [] : [[own.id, id]])));
  return {
    input,
    facts,
    attendance,
    choice,
    playersOf,
    hallIdOf: (matchId) => hallIds.get(matchId) ?? null,
    matchIdOf: (hallId) => byHallId.get(hallId)?.id ?? (others.has(hallId) ? hallId : null),
  };
};
