import type { WantingMatch } from '../../../parts/board-field/board-options.ts';
import type { MatchView } from '../../../parts/tournament/match-view.ts';

type Placed = Pick<MatchView, 'stage' | 'round' | 'groupId'>;

/** What a match of a tournament wants of a board. `matches`: all of the tournament */
export function wantingMatch({ stage, round, groupId }: Placed, matches: readonly Placed[]): WantingMatch {
  const group = groupId ?? null;
  if (stage === 'group' || stage === 'play-off') return { round: 'group', group };
  if (stage === 'third-place') return { round: 'third-place', group };
  if (stage === 'grand-final' || stage === 'grand-final-reset') return { round: 'final', group };
  if (stage !== 'knockout') return { round: 'knockout', group };
  const last = Math.max(...matches.flatMap((one) => (one.stage === 'knockout' ? [one.round] : [])));
  if (round === last) return { round: 'final', group };
  return { round: round === last - 1 ? 'semi-final' : 'knockout', group };
}
