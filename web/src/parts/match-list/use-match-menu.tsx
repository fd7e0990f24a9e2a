import type { ReactNode } from 'react';
import { useViewer } from '../../data/people/viewer.ts';
import { matchListText, matchNameText } from '../../text/match-list.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { type CardMatch, matchPath } from '../match-card/card-match.ts';
import { MatchMenu } from '../match-menu/match-menu.tsx';
import { mayDeleteCard, mayLeaveCard, mayScoreCard } from '../match-menu/match-rights.ts';
import { useMatchDeletion } from '../match-menu/use-match-deletion.ts';
import { useLeave } from '../match-seats/use-leave.ts';

/** What a list offers for a match. */
type MatchOffer = {
  /** Target of a tap. */
  readonly to: string;
  /** The button to go on scoring; null if a tap does so, or if this device may not. */
  readonly goOn: ReactNode;
  /** Null if there is nothing to choose. */
  readonly menu: ReactNode;
};

/** Whether a tap opens the spectators' view: running matches that the server knows, and those of other people. */
const isWatched = ({ status, createdById }: CardMatch, mayScore: boolean): boolean =>
  !mayScore || (status === 'running' && createdById !== null);

/** Gives what this device may do with each match of a list. */
export function useMatchMenu(): (match: CardMatch) => MatchOffer {
  const viewer = useViewer();
  const remove = useMatchDeletion();
  const { leave } = useLeave();
  return (match) => {
    const mayScore = mayScoreCard(match, viewer);
    const watched = isWatched(match, mayScore);
    const name = matchNameText(...match.names);
    const onDelete = mayDeleteCard(match, viewer) ? () => void remove(match) : null;
    const onLeave = mayLeaveCard(match, viewer) ? () => void leave({ id: match.id, name }) : null;
    return {
      to: matchPath(match, watched ? 'spectator' : 'scorer'),
      goOn:
        mayScore && watched ? (
          <ButtonLink to={matchPath(match, 'scorer')} aria-label={matchListText.goOnWith(name)}>
            {matchListText.goOn}
          </ButtonLink>
        ) : null,
      menu: mayScore || onLeave !== null ? <MatchMenu {...{ match, mayScore, onDelete, onLeave }} /> : null,
    };
  };
}
