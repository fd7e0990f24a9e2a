import type { CardMatch } from '../../parts/match-card/card-match.ts';
import { MatchCards } from '../../parts/match-list/match-cards.tsx';
import { MatchList } from '../../parts/match-list/match-list.tsx';
import { PagedCards } from '../../parts/match-list/paged-cards.tsx';
import { hubText } from '../../text/hub.ts';
import { matchListText } from '../../text/match-list.ts';
import { EmptyState } from '../../ui/states.tsx';
import surfaces from '../../ui/surfaces.module.css';

type DeviceMatchesProps = {
  readonly guestId: string | null;
  /** Whether the server answers; if not, the device's own matches are shown. */
  readonly isServerThere: boolean;
  /** The matches stored on this device, newest first. */
  readonly cards: readonly CardMatch[];
};

/** This guest's matches: from the server, with unsent ones on top; without network those stored on this device. */
export function DeviceMatches({ guestId, isServerThere, cards }: DeviceMatchesProps) {
  if (guestId === null || !isServerThere) {
    if (cards.length === 0) return <EmptyState text={matchListText.empty} />;
    return (
      <>
        {!isServerThere && <p className={surfaces.remark}>{hubText.offline}</p>}
        <PagedCards cards={cards} label={hubText.onThisDevice} />
      </>
    );
  }
  const unknownToServer = cards.filter(({ createdById }) => createdById === null);
  const unsent = new Map(cards.filter(({ isUnsent }) => isUnsent).map((card) => [card.id, card]));
  return (
    <>
      {unknownToServer.length > 0 && <MatchCards cards={unknownToServer} label={matchListText.onlyHere} />}
      <MatchList filter={{ createdById: guestId }} label={hubText.onThisDevice} known={unsent} />
    </>
  );
}
