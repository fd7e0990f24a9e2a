import { useViewer } from '../../data/people/viewer.ts';
import { matchListText, matchNameText } from '../../text/match-list.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Stack } from '../../ui/stack.tsx';
import { type CardMatch, matchPath } from '../match-card/card-match.ts';
import { MatchCard } from '../match-card/match-card.tsx';
import { MatchMenu } from '../match-menu/match-menu.tsx';
import { mayDeleteCard, mayLeaveCard, mayScoreCard } from '../match-menu/match-rights.ts';
import { useMatchDeletion } from '../match-menu/use-match-deletion.ts';
import { useLeave } from '../match-seats/use-leave.ts';

type MatchCardsProps = {
  readonly cards: readonly CardMatch[];
  /** Names the list for screen readers. */
  readonly label: string;
};

/** Whether a tap opens the spectators' view: running matches that the server knows, and those of other people. */
const isWatched = ({ status, createdById }: CardMatch, mayScore: boolean): boolean =>
  !mayScore || (status === 'running' && createdById !== null);

/**
 * Match cards in a column. Running matches open in the spectators' view, with a button to go on scoring beside it;
 * other matches that this device may score open in the scorer.
 */
export function MatchCards({ cards, label }: MatchCardsProps) {
  const viewer = useViewer();
  const remove = useMatchDeletion();
  const { leave } = useLeave();
  return (
    <Stack as="ul" gap="m" aria-label={label}>
      {cards.map((match) => {
        const mayScore = mayScoreCard(match, viewer);
        const onDelete = mayDeleteCard(match, viewer) ? () => void remove(match) : null;
        const name = matchNameText(...match.names);
        const onLeave = mayLeaveCard(match, viewer) ? () => void leave({ id: match.id, name }) : null;
        const hasMenu = mayScore || onLeave !== null;
        return (
          <li key={match.id}>
            <MatchCard
              match={match}
              to={matchPath(match, isWatched(match, mayScore) ? 'spectator' : 'scorer')}
              action={
                mayScore && isWatched(match, mayScore) ? (
                  <ButtonLink to={matchPath(match, 'scorer')} aria-label={matchListText.goOnWith(name)}>
                    {matchListText.goOn}
                  </ButtonLink>
                ) : undefined
              }
              menu={hasMenu ? <MatchMenu {...{ match, mayScore, onDelete, onLeave }} /> : undefined}
            />
          </li>
        );
      })}
    </Stack>
  );
}
