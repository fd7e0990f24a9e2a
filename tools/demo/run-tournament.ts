// Plays a started tournament of the demonstration on some boards, to its end or until now.
import type { EventEntity } from '@neundarter/contract/entities/event';
import { tournamentDataOf } from '@neundarter/contract/entities/event-data';
import type { TournamentData, TournamentMatch } from '@neundarter/contract/entities/tournament';
import type { Chance } from '@neundarter/rules/board/seeded-chance';
import { peopleOf } from '@neundarter/rules/tournament/setup/participants';
import type { DemoServer } from './demo-server.ts';
import { endOf, type PlayedMatch, playOut } from './play-out.ts';
import { levelFor } from './skill.ts';

/** A started tournament and how it is played. */
type Play = {
  readonly server: DemoServer;
  readonly token: string;
  readonly eventId: string;
  /** Numbers of the boards; each group has a board of its own. */
  readonly boards: readonly number[];
  /** Time of the first match, and when everything stops (ms since 1970). */
  readonly startAt: number;
  readonly until: number;
  readonly averageOf: (playerId: string) => number;
  readonly chance: Chance;
  readonly newId: () => string;
};

type Clock = {
  /** When each board and each player is free (ms since 1970). */
  readonly boards: number[];
  readonly players: Map<string, number>;
  /** Keys of the matches that have begun. */
  readonly begun: Set<string>;
  /** Time of the server (ms since 1970); it never goes back. */
  now: number;
};

/** Time between two matches on a board, in ms. */
const pauseMs = 2 * 60_000;

const readData = async ({ server, token, eventId: id }: Play): Promise<TournamentData> => {
  const event: EventEntity = await server.call('GET /events/{id}', { params: { id }, token });
  const data = tournamentDataOf(event.props);
  if (data === null) throw new Error(`${id} is no tournament`);
  return data;
};

const playersOf = ({ slots }: TournamentMatch, { participants = [] }: TournamentData): readonly string[] =>
  slots.flatMap((slot) => {
    const entry = slot.kind === 'entrant' ? participants.find(({ id }) => id === slot.entrant) : undefined;
    return entry === undefined ? [] : peopleOf(entry.participant).map(({ id }) => id);
  });

/** Index of the board of a group: A plays on the first one. */
const boardOfGroup = ({ groupId }: TournamentMatch, boards: number): number =>
  ((groupId ?? 'A').charCodeAt(0) - 'A'.charCodeAt(0)) % boards;

type Next = {
  readonly match: TournamentMatch;
  readonly board: number;
  readonly players: readonly string[];
  readonly startAt: number;
};

/** The match that can begin first, on its board. */
const findNext = (play: Play, data: TournamentData, clock: Clock): Next | null => {
  const free = clock.boards.indexOf(Math.min(...clock.boards));
  const ready = (data.state?.matches ?? []).filter(
    ({ key, status }) => status === 'ready' && !clock.begun.has(key),
  );
  const options = ready.map((match) => {
    const board = match.stage === 'group' ? boardOfGroup(match, play.boards.length) : free;
    const players = playersOf(match, data);
    const times = [clock.boards[board] ?? play.until, ...players.map((id) => clock.players.get(id) ?? 0)];
    return { match, board, players, startAt: Math.max(...times) + pauseMs };
  });
  const [first] = options.toSorted((one, other) => one.startAt - other.startAt);
  return first !== undefined && first.startAt < play.until ? first : null;
};

const writeBoard = async (
  { server, token, eventId: id, boards }: Play,
  matchId: string,
  board: number,
): Promise<void> => {
  const params = { id, matchId };
  const body = { board: `${boards[board]}` };
  await server.call('PATCH /events/{id}/matches/{matchId}/board', { params, token, body });
};

/** Plays one match, or as much of it as there is time for. */
const playNext = async (play: Play, clock: Clock, { match, board, players, startAt }: Next) => {
  const { server, token, eventId, until, averageOf, chance, newId } = play;
  const id = match.matchId ?? '';
  const { props } = await server.call('GET /matches/{id}', { params: { id }, token });
  const { parties, config } = props;
  const whole = playOut({
    id,
    props: { parties, config, timeStamp: startAt, eventId } as PlayedMatch['props'],
    startAt,
    levelOf: (playerId) => levelFor(averageOf(playerId)),
    chance,
    newId,
  });
  const turns = whole.turns.filter(({ timeStamp }) => timeStamp <= until);
  if (endOf(whole) > until && match.stage !== 'group') await writeBoard(play, id, board);
  clock.now = Math.max(clock.now, Math.min(endOf(whole), until));
  server.setTime(clock.now);
  const moves = [
    { kind: 'start', at: startAt } as const,
    ...turns.map((newThrow) => ({ kind: 'throw', newThrow }) as const),
  ];
  await server.keepMoves([{ eventId, matchId: id, moves }]);
  clock.begun.add(match.key);
  clock.boards[board] = endOf(whole);
  for (const player of players) clock.players.set(player, endOf(whole));
};

/** Decides by lot which of the level ones stand higher. */
const drawLots = async (
  { server, token, eventId: id }: Play,
  { state }: TournamentData,
): Promise<boolean> => {
  const [needed] = state?.needed ?? [];
  if (needed === undefined) return false;
  const body = { way: 'lot' as const, entrants: needed.entrants };
  await server.call('PATCH /events/{id}/decide', { params: { id }, token, body });
  return true;
};

/** Plays all matches for which there is time until `until`; the last ones are then in progress. */
export const runTournament = async (play: Play): Promise<void> => {
  const clock: Clock = {
    boards: play.boards.map(() => play.startAt),
    players: new Map(),
    begun: new Set(),
    now: play.startAt,
  };
  for (;;) {
    const data = await readData(play);
    const next = findNext(play, data, clock);
    if (next !== null) await playNext(play, clock, next);
    else if (!(await drawLots(play, data))) return;
  }
};
