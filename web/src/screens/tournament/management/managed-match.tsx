import { memo } from 'react';
import { MatchLine } from '../../../parts/tournament/match-line.tsx';
import type { MatchView } from '../../../parts/tournament/match-view.ts';
import { type MatchAction, MatchMenu } from './match-menu.tsx';

type Props = {
  readonly match: MatchView;
  /** What it is within the tournament. */
  readonly description: string;
  readonly mark: string | undefined;
  readonly markSentence: string | undefined;
  /** Whether each side is an entry that has not played yet. */
  readonly isHomeFresh: boolean;
  readonly isAwayFresh: boolean;
  /** Whether each side can withdraw from the groups after the match. */
  readonly canHomeLeave: boolean;
  readonly canAwayLeave: boolean;
  readonly onAct: (matchKey: string, action: MatchAction) => void;
};

/** A match with its menu. A live score draws only its own line anew. */
export const ManagedMatch = memo(function ManagedMatch(props: Props) {
  const { match, description, mark, markSentence, isHomeFresh, isAwayFresh, onAct } = props;
  const { canHomeLeave, canAwayLeave } = props;
  const sidesThat = (isHome: boolean, isAway: boolean) =>
    match.sides.flatMap(({ entrant }, party) =>
      entrant !== null && (party === 0 ? isHome : isAway) ? [entrant] : [],
    );
  const fresh = sidesThat(isHomeFresh, isAwayFresh);
  const leaving = sidesThat(canHomeLeave, canAwayLeave);
  return (
    <MatchLine
      match={match}
      description={description}
      mark={mark}
      markSentence={markSentence}
      actions={<MatchMenu match={match} fresh={fresh} leaving={leaving} onAct={onAct} />}
    />
  );
});
