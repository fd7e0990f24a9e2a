import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePlayersWithoutAccount } from '../../data/club/event-rankings.ts';
import classes from './figures-link.module.css';

type Props = {
  readonly person: { readonly id: string; readonly type: string };
  /** The event whose figures the name leads to; null without a link. */
  readonly eventId: string | null;
  /** The page with them; by default the one of the player. */
  readonly to?: string;
  readonly children: ReactNode;
};

/**
 * A name that leads to the person's figures in an event, if it has some: of everybody with an account, and of players
 * without one. Guests and who has not agreed to the event have no link.
 */
export function FiguresLink({ person, eventId, to, children }: Props) {
  const withoutAccount = usePlayersWithoutAccount(person.type === 'external' ? eventId : null);
  if (eventId === null || (person.type !== 'registered' && !withoutAccount.has(person.id))) return children;
  return (
    <Link to={to ?? `/players/${person.id}/stats/${eventId}`} className={classes.link}>
      {children}
    </Link>
  );
}
