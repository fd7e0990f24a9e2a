import type { EventMatch } from '@neundarter/contract/entities/event-match';
import type { TournamentMatch } from '@neundarter/contract/entities/tournament';
import { hasBegun } from '@neundarter/rules/match/has-begun';
import { perParty } from '@neundarter/rules/match/per-party';
import type { Party, PartyIndex, PerParty } from '@neundarter/rules/match/types';
import type { TournamentMatchStatus } from '@neundarter/rules/tournament/advance/match-state';
import type { SlotSource } from '@neundarter/rules/tournament/match/planned-match';
import { partyName } from '../../text/party-names.ts';
import type { EntryNames } from './entry-name.ts';

/** One side of a match as brackets and lists show it. */
export type SideView = {
  /** Name, or what the side depends on. */
  readonly name: string;
  /** Id of the entry; null as long as it is not known. */
  readonly entrant: string | null;
  readonly isBye: boolean;
  /** Sets, or legs where only one set is played; null before the start. */
  readonly score: number | null;
  readonly hasWon: boolean;
};

export type MatchPhase = TournamentMatchStatus | 'running';

/** A match of a tournament with its names and its live score. */
export type MatchView = Pick<
  TournamentMatch,
  'key' | 'matchId' | 'number' | 'stage' | 'groupId' | 'round' | 'index' | 'matchDay' | 'board'
> & {
  readonly phase: MatchPhase;
  /** Whether it has a turn or a result: a match that was only started, or is forfeited by a withdrawal, has not begun. */
  readonly isBegun: boolean;
  readonly sides: PerParty<SideView>;
  /** Whether it is called to its board and has not begun. */
  readonly isCalled: boolean;
  /** Name of who calls; null for nobody. */
  readonly caller: string | null;
  readonly callerId: string | null;
  /** What the second chance of its tournament is called; missing or null for the usual name. */
  readonly secondTitle?: string | null | undefined;
};

/** What names and scores come from. */
type MatchSources = {
  readonly matches: readonly TournamentMatch[];
  readonly names: EntryNames;
  /** Running matches of the event. */
  readonly running: readonly EventMatch[];
} & Pick<MatchView, 'secondTitle'>;

const scoreOf = ({ props: { config, standing } }: EventMatch): PerParty<number> =>
  config.setMode === 'single-set' ? standing.legs : standing.sets;

/** The stored placeholder of a side that is not known yet. */
const placeholderOf = (slot: SlotSource, numbers: ReadonlyMap<string, number | null>): Party => {
  switch (slot.kind) {
    case 'group-rank':
      return { ...slot, type: 'tba-by-group', groupName: slot.groupId };
    case 'order-rank':
      return { ...slot, type: 'tba-by-grouprank-order' };
    case 'match':
      return { ...slot, type: 'tba-by-match', matchName: `${numbers.get(slot.match) ?? ''}` };
    case 'bye':
    case 'entrant':
      return { type: 'bye' };
  }
};

/** The matches of a tournament in playing order, with names, scores and who is playing now. */
export function matchViewsOf({ matches, names, running, secondTitle }: MatchSources): readonly MatchView[] {
  const runningById = new Map(running.map((match) => [match.id, match]));
  const numbers = new Map(matches.map(({ key, number }) => [key, number]));
  const nameOf = (slot: SlotSource): string =>
    slot.kind === 'entrant' ? (names.get(slot.entrant) ?? '') : partyName(placeholderOf(slot, numbers));
  return matches.map(({ status, caller, slots, winner, score: known, called = null, ...match }) => {
    const live = status === 'ready' ? runningById.get(match.matchId ?? '') : undefined;
    const score = live === undefined ? known : scoreOf(live);
    const sideOf = (party: PartyIndex): SideView => {
      const slot = slots[party];
      return {
        name: nameOf(slot),
        entrant: slot.kind === 'entrant' ? slot.entrant : null,
        isBye: slot.kind === 'bye',
        score: score?.[party] ?? null,
        hasWon: winner === party,
      };
    };
    return {
      ...match,
      phase: live === undefined ? status : 'running',
      isBegun: live === undefined ? status === 'finished' : hasBegun(live.props),
      sides: perParty(sideOf),
      isCalled: live === undefined && called !== null,
      callerId: caller,
      caller: caller === null ? null : (names.get(caller) ?? null),
      secondTitle,
    };
  });
}

const overPhases: ReadonlySet<MatchPhase> = new Set([
  'finished',
  'forfeited',
  'walkover',
  'empty',
  'not-due',
  'cancelled',
]);

const isDecided = (phase: MatchPhase): boolean => phase === 'finished' || phase === 'forfeited';

/** Whether both sides have lost without a match. A draw has legs, so nothing else ends without any. */
export const haveBothLost = ({ phase, sides }: Pick<MatchView, 'phase' | 'sides'>): boolean =>
  isDecided(phase) && sides.every(({ score, hasWon }) => score === 0 && !hasWon);

/** Whether nothing is to be played any more. */
export const isOver = ({ phase }: Pick<MatchView, 'phase'>): boolean => overPhases.has(phase);

/** Whether somebody plays the match or has played it; byes and matches that are dropped are not. */
export const isPlayable = ({ phase }: Pick<MatchView, 'phase'>): boolean =>
  !overPhases.has(phase) || isDecided(phase);

/** Ids of the entries that play these matches, as far as they are known; once for each match. */
export const entrantsOf = (matches: readonly MatchView[]): readonly string[] =>
  matches.flatMap(({ sides }) => sides.flatMap(({ entrant }) => entrant ?? []));

/** Where a tap on a match leads: the view for spectators while it runs, otherwise the match; null before it exists. */
export const matchTarget = ({ matchId, phase }: Pick<MatchView, 'matchId' | 'phase'>): string | null => {
  if (matchId === null || phase === 'waiting') return null;
  return phase === 'running' ? `/matches/view/${matchId}` : `/matches/${matchId}`;
};
