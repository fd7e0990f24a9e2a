import { useViewer } from '../../data/people/viewer.ts';
import { Stack } from '../../ui/stack.tsx';
import { type CardMatch, matchPath } from '../match-card/card-match.ts';
import { MatchCard } from '../match-card/match-card.tsx';
import { MatchMenu } from '../match-menu/match-menu.tsx';
import { mayDeleteCard, mayScoreCard } from '../match-menu/match-rights.ts';
import { useMatchDeletion } from '../match-menu/use-match-deletion.ts';

type MatchCardsProps = {
  readonly cards: readonly CardMatch[];
  /** Names the list for screen readers. */
  readonly label: string;
};

/**
 * Match cards in a column. Matches that this device may score open in the scorer, all others in the spectators' view.
 */
export function MatchCards({ cards, label }: MatchCardsProps) {
  const viewer = useViewer();
  const remove = useMatchDeletion();
  return (
    <Stack as="ul" gap="m" aria-label={label}>
      {cards.map((match) => {
        const mayScore = mayScoreCard(match, viewer);
        const onDelete = mayDeleteCard(match, viewer) ? () => void remove(match) : null;
        return (
          <li key={match.id}>
            <MatchCard
              match={match}
              to={matchPath(match, mayScore ? 'scorer' : 'spectator')}
              menu={mayScore ? <MatchMenu match={match} mayScore onDelete={onDelete} /> : undefined}
            />
          </li>
        );
      })}
    </Stack>
  );
}
