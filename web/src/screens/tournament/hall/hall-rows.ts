// What a television shows of each board: who plays, who is called, who comes next, and who writes.
import type { EventMatch } from '@neundarter/contract/entities/event-match';
import type { HallScreenEntity } from '@neundarter/contract/entities/hall/hall-screen';
import type { PerParty } from '@neundarter/rules/match/types';
import { boardSidesOf, withoutCheck } from '../../../parts/scoreboard/board-side.ts';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { isWantedBoard } from './hall-options.ts';

/** A side of a running match. */
type PlayingSide = {
  readonly name: string;
  /** Sets, or legs where only one set is played. */
  readonly won: number;
  readonly rest: number;
  readonly isThrowing: boolean;
};

/** A match that is called. */
export type ShownCall = {
  readonly matchId: string;
  readonly board: string;
  readonly names: PerParty<string>;
  readonly caller: string | null;
  /** From when on a caller is sought, ms since 1970; null if nobody is. */
  readonly callerSoughtFrom: number | null;
  /** How often it was called, from 1. */
  readonly calls: number;
  /** ms since 1970 */
  readonly latestAt: number;
  readonly isPresent: boolean;
};

type BoardNow =
  | { readonly kind: 'running'; readonly sides: PerParty<PlayingSide> }
  | { readonly kind: 'called'; readonly call: ShownCall }
  | { readonly kind: 'free' | 'broken' | 'reserved' | 'elsewhere' };

export type HallRow = {
  readonly id: string;
  readonly name: string;
  readonly now: BoardNow;
  readonly next: PerParty<string> | null;
  /** Who writes the match that runs or is called; null for nobody. */
  readonly caller: string | null;
  /** From when on somebody is sought to write it, ms since 1970; null if nobody is. */
  readonly callerSoughtFrom: number | null;
};

type HallSources = {
  readonly screen: HallScreenEntity;
  readonly running: readonly EventMatch[];
  /** The matches of a tournament; empty for other events. */
  readonly matches: readonly MatchView[];
};

const playing = ({ id, props: { place: _, ...head } }: EventMatch): PerParty<PlayingSide> => {
  const [home, away] = withoutCheck(boardSidesOf({ id, ...head }));
  const hasSets = head.config.setMode !== 'single-set';
  const side = ({ name, sets, legs, points, isThrowing }: typeof home): PlayingSide => ({
    name,
    won: hasSets ? sets : legs,
    rest: points,
    isThrowing,
  });
  return [side(home), side(away)];
};

const namesOf = ({ sides: [home, away] }: MatchView): PerParty<string> => [home.name, away.name];

/** The calls of a hall, the latest first. */
export function shownCalls({ screen, matches }: Omit<HallSources, 'running'>): readonly ShownCall[] {
  const byId = new Map(matches.map((match) => [match.matchId, match]));
  const names = new Map(screen.boards.map(({ id, name }) => [id, name]));
  return screen.calls
    .flatMap(({ matchId, boardId, calls, latestAt, presentAt, callerSoughtFrom = null }): ShownCall[] => {
      const match = byId.get(matchId);
      if (match === undefined) return [];
      const call = { matchId, calls, latestAt, isPresent: presentAt !== null };
      const { caller } = match;
      const sought = { caller, callerSoughtFrom: caller === null ? callerSoughtFrom : null };
      return [{ ...call, ...sought, board: names.get(boardId) ?? '', names: namesOf(match) }];
    })
    .toSorted((one, other) => other.latestAt - one.latestAt);
}

/** The rows of the wanted boards, in the order of the hall. */
export function hallRows(sources: HallSources, wanted: readonly string[]): readonly HallRow[] {
  const { screen, running, matches } = sources;
  const byId = new Map(matches.map((match) => [match.matchId, match]));
  const runningById = new Map(running.map((match) => [match.id, match]));
  const calls = shownCalls(sources);
  const nextOn = new Map(screen.next.map(({ boardId, matchId }) => [boardId, byId.get(matchId)]));
  return screen.boards
    .filter(({ name }) => isWantedBoard(name, wanted))
    .map(({ id, name, state, isElsewhere, matches: there }): HallRow => {
      const next = nextOn.get(id);
      const row = { id, name, next: next === undefined ? null : namesOf(next) };
      const runs = there.map((matchId) => runningById.get(matchId)).find((match) => match !== undefined);
      if (runs !== undefined)
        return {
          ...row,
          now: { kind: 'running', sides: playing(runs) },
          caller: byId.get(runs.id)?.caller ?? null,
          callerSoughtFrom: null,
        };
      const call = calls.find(({ matchId }) =>
        screen.calls.some((one) => one.matchId === matchId && one.boardId === id),
      );
      if (call !== undefined) {
        const { caller, callerSoughtFrom } = call;
        return { ...row, now: { kind: 'called', call }, caller, callerSoughtFrom };
      }
      const kind = isElsewhere ? 'elsewhere' : state === 'open' ? 'free' : state;
      return { ...row, now: { kind }, caller: null, callerSoughtFrom: null };
    });
}
