import { useGuestId } from '../../data/identity.ts';
import { type CardMatch, matchPath } from '../match-card/card-match.ts';
import { MatchCard } from '../match-card/match-card.tsx';
import { MatchMenu } from '../match-menu/match-menu.tsx';
import { guestMayDelete, useMatchDeletion } from '../match-menu/use-match-deletion.ts';
import classes from './match-list.module.css';

type MatchCardsProps = {
  readonly cards: readonly CardMatch[];
  /** Names the list for screen readers. */
  readonly label: string;
};

/** Cards below each other. A guest's own matches open in the scorer, all others in the spectators' view. */
export function MatchCards({ cards, label }: MatchCardsProps) {
  const guestId = useGuestId();
  const remove = useMatchDeletion();
  return (
    <ul className={classes.cards} aria-label={label}>
      {cards.map((match) => {
        const mayScore =
          match.eventId === null && (match.createdById === null || match.createdById === guestId);
        const onDelete = guestMayDelete(match, guestId) ? () => void remove(match) : null;
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
    </ul>
  );
}
