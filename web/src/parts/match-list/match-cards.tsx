import { Tiles } from '../../ui/tiles.tsx';
import type { CardMatch } from '../match-card/card-match.ts';
import { MatchCard } from '../match-card/match-card.tsx';
import { useMatchMenu } from './use-match-menu.tsx';

type MatchCardsProps = {
  readonly cards: readonly CardMatch[];
  /** Names the list for screen readers. */
  readonly label: string;
};

/**
 * Match cards, in several columns where there is room. Running matches open in the spectators' view, with a button to go
 * on scoring beside it; other matches that this device may score open in the scorer.
 */
export function MatchCards({ cards, label }: MatchCardsProps) {
  const offerFor = useMatchMenu();
  return (
    <Tiles as="ul" minWidth={24} gap="m" stretches aria-label={label}>
      {cards.map((match) => {
        const { to, goOn, menu } = offerFor(match);
        return (
          <li key={match.id}>
            <MatchCard match={match} to={to} action={goOn ?? undefined} menu={menu ?? undefined} />
          </li>
        );
      })}
    </Tiles>
  );
}
