import {
  changeableRounds,
  type TournamentData,
  type TournamentStateEntity,
} from '@neundarter/contract/entities/tournament';
import { hasBegun } from '@neundarter/rules/match/has-begun';
import { isSettled } from '@neundarter/rules/tournament/advance/match-state';
import { entrantsIn } from '@neundarter/rules/tournament/match/planned-match';
import { findStartedMatches } from '../../matches/following/find-started-matches.ts';
import { findMatchHeads } from '../../matches/reads.ts';
import type { Queries } from '../../platform/db/database.ts';
import { type GatheredTournament, planOf } from '../core/gather-tournament.ts';
import { isOfRound } from '../course/change-round.ts';

type Running = Pick<GatheredTournament, 'event' | 'row' | 'entries'> & {
  readonly state: TournamentStateEntity;
  /** Ids of the entries that have gone. */
  readonly gone: readonly string[];
};

/** Keys of the matches that have a turn or a result. Turns do not change the event, so they are looked up. */
const findBegunKeys = async (q: Queries, { event, state }: Running): Promise<ReadonlySet<string>> => {
  const open = new Map(
    state.matches.flatMap((match) =>
      match.matchId === null || isSettled(match) ? [] : [[match.matchId, match.key] as const],
    ),
  );
  const started = (await findStartedMatches(q, event.id)).filter((id) => open.has(id));
  const begun = (await findMatchHeads(q, started)).filter(({ props }) => hasBegun(props));
  const finished = state.matches.filter(({ status }) => status === 'finished').map(({ key }) => key);
  return new Set([...finished, ...begun.flatMap(({ id }) => open.get(id) ?? [])]);
};

/** What organisers can still change of a running tournament: rounds, the third place, who is there and who has not played. */
export const describeChangeable = async (
  q: Queries,
  running: Running,
): Promise<NonNullable<TournamentData['changeable']>> => {
  const { row, entries, state, gone } = running;
  const begun = await findBegunKeys(q, running);
  const known = new Map(state.matches.map((match) => [match.key, match]));
  const planned = planOf({ row, entries }).matches.filter(({ number }) => number !== null);
  const isChangeable = (round: (typeof changeableRounds)[number]) => {
    const keys = planned.filter(isOfRound(round)).map(({ key }) => key);
    const isOpen = keys.some((key) => !isSettled(known.get(key) ?? { status: 'waiting' }));
    return isOpen && !keys.some((key) => begun.has(key));
  };
  const rounds = changeableRounds.filter(isChangeable);
  const played = new Set(
    state.matches.filter(({ key }) => begun.has(key)).flatMap(({ slots }) => entrantsIn(slots)),
  );
  return {
    rounds,
    thirdPlace: rounds.includes('third-place'),
    unplayed: entries
      .filter(({ id, status }) => status === 'confirmed' && !played.has(id))
      .map(({ id }) => id),
    gone: [...gone],
  };
};
