// Plays a whole tournament through the public API: registration, draw, every match with turns of the bots' skill, some
// results taken back, some from paper, some forfeits and withdrawals, decisions where ranks are shared.
import { setTimeout as wait } from 'node:timers/promises';
import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { type Chance, seededChance } from '@neundarter/rules/board/seeded-chance';
import { completeConfig } from '@neundarter/rules/match/config';
import { recordThrow } from '@neundarter/rules/match/record-throw';
import type { Match } from '@neundarter/rules/match/types';
import type { LogRow } from '@neundarter/rules/tournament/advance/log';
import { drawSecondChance } from '@neundarter/rules/tournament/advance/second-chance';
import { advance } from '@neundarter/rules/tournament/course/advance';
import { mayHaveThirdPlace } from '@neundarter/rules/tournament/plan/modes';
import { changeConfigs, withStages } from '@neundarter/rules/tournament/setup/change-setup';
import {
  defaultTournamentSetup,
  hasDrawnGroups,
  type TournamentSetup,
} from '@neundarter/rules/tournament/setup/setup';
import { nextTurn } from '../demo/play-out.ts';
import { type Client, connect } from '../replay/api-client.ts';
import { compareStates, planOf, resultRow, startedOf } from './mirror.ts';
import { newEntry } from './new-entry.ts';
import { newId } from './new-id.ts';
import type { OpenClub } from './open-club.ts';
import { playInHall } from './play-in-hall.ts';
import type { Options } from './read-options.ts';

/** How often something else than a match with darts happens. */
const shares = { paper: 0.06, forfeit: 0.04, undo: 0.1, withdrawal: 0.02 };
/** Levels of the players; see the bots. */
const levels = { least: 5, most: 9 };

type Played = {
  readonly matches: number;
  readonly turns: number;
  readonly differences: readonly string[];
};

/** The settings of the tournament. */
export const setupOf = ({
  mode,
  groups,
  qualifiers,
  seating,
  hasSecondChance,
  legs,
  score,
}: Options): TournamentSetup => {
  const matchConfig = completeConfig({ startingScore: score, legsToWinSet: legs, bullOutForDecider: false });
  const setup = changeConfigs(defaultTournamentSetup, () => matchConfig);
  const { groupStageConfig, knockoutStageConfig } = setup;
  const freeGroups = seating && { seating, ofSize: { size: 3, matchConfig } };
  const numbersOfGroups = { noOfGroups: groups, noOfQualifiers: qualifiers, freeGroups };
  const drawn = { ...groupStageConfig.config, ...numbersOfGroups };
  const knockout = {
    ...knockoutStageConfig.config,
    hasThirdPlaceMatch: mayHaveThirdPlace(mode),
    secondChance: hasSecondChance ? { title: null, matchConfig } : null,
  };
  const numbers = { minNoOfParticipants: 2, maxNoOfParticipants: 128 };
  const stages = {
    groupStageConfig: { ...groupStageConfig, config: drawn },
    knockoutStageConfig: { ...knockoutStageConfig, config: knockout },
  };
  return withStages({ ...setup, ...numbers, ...stages }, mode);
};

/** Whether one device scores one match after the other. */
const isAlone = ({ boards, parallel }: Options): boolean => boards === null && parallel === 1;

/** Matches that are finished, and all that there are; at least 1. */
export type Progress = { readonly done: number; readonly total: number };

type Course = {
  readonly id: string;
  readonly organiser: Client;
  readonly chance: Chance;
  readonly options: Options;
  /** Rows in the order in which the server has answered. */
  readonly log: LogRow[];
  readonly onProgress: (progress: Progress) => void;
  turns: number;
};

/** Half of the people register themselves as guests, the organiser adds the others and confirms everybody. */
const register = async (
  { url, organiser }: OpenClub,
  id: string,
  { participants }: Options,
): Promise<void> => {
  const entries = Array.from({ length: participants }, (_, index) => newEntry(index));
  const half = Math.floor(participants / 2);
  for (const [index, sent] of entries.slice(0, half).entries()) {
    const visitor = await connect(url);
    await visitor.call('POST /events/{id}/participants', {
      id,
      body: { ...sent, emailAddress: `spieler-${index}-${id}@example.org` },
    });
  }
  await organiser.call('POST /events/{id}/participants/batch', {
    id,
    body: { entries: entries.slice(half) },
  });
  await organiser.call('PATCH /events/{id}/participants/confirm-all', { id, body: {} });
};

/** Creates and starts the tournament. Returns its id and PIN. */
const start = async (
  club: OpenClub,
  options: Options,
): Promise<{ readonly id: string; readonly pin: string }> => {
  const { organiser, teamId } = club;
  const id = newId();
  const now = Date.now();
  const setup = setupOf(options);
  const props = {
    teamId,
    type: 'tournament' as const,
    name: 'Gespieltes Turnier',
    isPublic: true,
    startDateTime: now,
    endDateTime: now + 36e6,
    eventData: { config: setup },
  };
  await organiser.call('POST /events/', { body: { id, props } });
  await organiser.call('PATCH /events/{id}/publish', { id, body: {} });
  await register(club, id, options);
  await organiser.call('PATCH /events/{id}/close', { id, body: {} });
  if (hasDrawnGroups(setup)) await organiser.call('PATCH /events/{id}/groups/create', { id, body: {} });
  const started = startedOf(await organiser.call('PATCH /events/{id}/start', { id, body: {} }));
  return { id, pin: started.matchPinCode ?? '' };
};

/** Throws until the match ends. */
const playMatch = async (course: Course, scorer: Client, matchId: string): Promise<void> => {
  const paceMs = course.options.pace * 1000;
  const started = await scorer.call('PATCH /matches/{id}/start', { id: matchId, requestId: newId() });
  let match = { id: matchId, ...started.props } as Match;
  while (match.status === 'running') {
    const level = levels.least + Math.floor(course.chance() * (levels.most - levels.least + 1));
    const turn = { id: newId(), ...nextTurn(match, { level, chance: course.chance }), timeStamp: Date.now() };
    const { id: _, timeStamp: __, ...body } = turn;
    if (paceMs > 0) await wait(paceMs);
    await scorer.call('POST /matches/{id}/throw', { id: matchId, requestId: newId(), body });
    const recorded = recordThrow(match, turn);
    if (!recorded.ok) throw new Error(`The rules refuse a turn that the server has taken: ${recorded.error}`);
    match = recorded.value;
    course.turns += 1;
  }
};

/** Takes back the last turn and throws on. */
const undoAndFinish = async (course: Course, scorer: Client, matchId: string): Promise<void> => {
  await scorer.call('DELETE /matches/{id}/throw', { id: matchId, requestId: newId() });
  let { props } = await scorer.call('GET /matches/{id}', { id: matchId });
  while (props.status === 'running') {
    const match = { id: matchId, ...props } as Match;
    const body = nextTurn(match, { level: levels.most, chance: course.chance });
    const answer = await scorer.call('POST /matches/{id}/throw', { id: matchId, requestId: newId(), body });
    if ('sets' in answer.props) props = answer.props;
    course.turns += 1;
  }
};

const paperScore = ({ options, chance }: Course) => {
  const lost = Math.floor(chance() * options.legs);
  const won: [number, number] = chance() < 0.5 ? [options.legs, lost] : [lost, options.legs];
  return { kind: 'legs' as const, legs: [won] };
};

/** Plays one match in some way, and notes its result. */
const playOne = async (course: Course, scorer: Client, { key, matchId }: TournamentMatch): Promise<void> => {
  const { id, organiser, chance, log } = course;
  if (matchId === null) return;
  const way = chance();
  const address = 'POST /events/{id}/matches/{matchId}/result';
  if (way < shares.paper) {
    await organiser.call(address, { id, matchId, body: { kind: 'paper', score: paperScore(course) } });
  } else if (way < shares.paper + shares.forfeit) {
    const winningParty = chance() < 0.5 ? 0 : 1;
    await organiser.call(address, { id, matchId, body: { kind: 'forfeit', winningParty } });
  } else {
    await playMatch(course, scorer, matchId);
    if (isAlone(course.options) && chance() < shares.undo) await undoAndFinish(course, scorer, matchId);
  }
  log.push(resultRow(key, await scorer.call('GET /matches/{id}', { id: matchId })));
};

/** Says in which order those stand who share a rank. */
const decide = async ({ id, organiser, log }: Course, entrants: string[]): Promise<void> => {
  const body = { way: 'order' as const, entrants, reason: 'Los' };
  await organiser.call('PATCH /events/{id}/decide', { id, body });
  log.push({ kind: 'order', entrants });
};

/** Draws the second chance for everybody who is out. Returns whether it could be drawn. */
const drawSecond = async (
  { id, organiser, log }: Course,
  data: ReturnType<typeof startedOf>,
): Promise<boolean> => {
  const { out = [], isDrawn = true } = data.state.secondChance ?? {};
  const entrants = out.map(({ entrant }) => entrant);
  const plan = planOf(data);
  const draw = isDrawn ? null : drawSecondChance(plan, advance(plan, log).secondChance, entrants);
  if (draw === null) return false;
  await organiser.call('PATCH /events/{id}/second-chance', { id, body: { entrants } });
  log.push({ kind: 'second-chance', ...draw });
  return true;
};

/** Decides shared ranks, draws a second chance, and lets somebody withdraw now and then. Returns whether it changed anything. */
const organise = async (course: Course, ready: readonly TournamentMatch[]): Promise<boolean> => {
  const { id, organiser, chance, log } = course;
  const data = startedOf(await organiser.call('GET /events/{id}', { id }));
  const [needed] = data.state.needed;
  if (needed !== undefined) {
    await decide(course, needed.entrants);
    return true;
  }
  if (await drawSecond(course, data)) return true;
  const [match] = ready;
  const slot = match?.slots[0];
  if (match === undefined || slot?.kind !== 'entrant' || chance() >= shares.withdrawal) return false;
  const { entrant } = slot;
  if (match.stage === 'group') {
    const body = { entrant, stage: 'group', effect: 'forfeits' } as const;
    await organiser.call('PATCH /events/{id}/withdraw', { id, body });
    log.push({ kind: 'withdrawal', stage: 'group', entrant, effect: 'forfeits' });
  } else {
    await organiser.call('PATCH /events/{id}/withdraw', { id, body: { entrant, stage: 'knockout' } });
    log.push({ kind: 'withdrawal', stage: 'knockout', entrant });
  }
  return true;
};

const isOver = ({ status }: TournamentMatch): boolean => status === 'finished' || status === 'forfeited';

const readStarted = async ({ id, organiser, onProgress }: Course): Promise<ReturnType<typeof startedOf>> => {
  const started = startedOf(await organiser.call('GET /events/{id}', { id }));
  const played = started.state.matches.filter(
    ({ number, status }) => number !== null && status !== 'not-due',
  );
  onProgress({ done: played.filter(isOver).length, total: Math.max(1, played.length) });
  return started;
};

const readyMatches = async (course: Course): Promise<readonly TournamentMatch[]> =>
  (await readStarted(course)).state.matches.filter(({ status }) => status === 'ready');

/** Plays all matches that are ready, on several devices at once, until none is left. */
const playRounds = async (course: Course, scorers: readonly Client[]): Promise<void> => {
  for (;;) {
    const ready = await readyMatches(course);
    if (await organise(course, ready)) continue;
    if (ready.length === 0) return;
    const waiting = [...ready];
    await Promise.all(
      scorers.map(async (scorer) => {
        for (let match = waiting.shift(); match !== undefined; match = waiting.shift())
          await playOne(course, scorer, match);
      }),
    );
  }
};

/** Plays a match that was called to the board of a tablet. */
const playThere = async (course: Course, tablet: Client, matchId: string): Promise<void> => {
  const { id, organiser } = course;
  const { state } = startedOf(await organiser.call('GET /events/{id}', { id }));
  const match = state.matches.find((one) => one.matchId === matchId);
  if (match === undefined) throw new Error(`${matchId} was called, but is no match of the tournament`);
  await playOne(course, tablet, match);
};

/** Decides shared ranks, and draws a second chance. Returns whether the tournament goes on. */
const goesOn = async (course: Course): Promise<boolean> => {
  const data = await readStarted(course);
  const [needed] = data.state.needed;
  if (needed !== undefined) await decide(course, needed.entrants);
  else await drawSecond(course, data);
  return data.status === 'running';
};

const enrol = async (url: string, id: string, pin: string): Promise<Client> => {
  const guest = await connect(url);
  await guest.call('POST /events/{id}/enrol', { id, body: { pin } });
  return guest;
};

/** Plays a tournament to its end and compares the server's state with the engine's own. */
export async function playTournament(
  club: OpenClub,
  options: Options,
  onProgress: Course['onProgress'] = () => undefined,
): Promise<Played> {
  const { id, pin } = await start(club, options);
  const chance = seededChance(options.seed);
  const course: Course = { id, organiser: club.organiser, chance, options, log: [], onProgress, turns: 0 };
  if (options.boards === null) {
    const devices = Array.from({ length: options.parallel }, () => enrol(club.url, id, pin));
    await playRounds(course, await Promise.all(devices));
  } else {
    await playInHall({
      club,
      eventId: id,
      boards: options.boards,
      pace: options.pace,
      play: (tablet, matchId) => playThere(course, tablet, matchId),
      organise: () => goesOn(course),
    });
  }
  const data = startedOf(await club.organiser.call('GET /events/{id}', { id }));
  const withCallers = isAlone(options);
  const differences = compareStates(planOf(data), course.log, { state: data.state, withCallers });
  return {
    matches: course.log.filter(({ kind }) => kind === 'result').length,
    turns: course.turns,
    differences: data.status === 'finished' ? differences : [...differences, `it is ${data.status}`],
  };
}
