import type { EventMatch } from '@neundarter/contract/entities/event-match';
import IconTargetArrow from '@tabler/icons-react/dist/esm/icons/IconTargetArrow.mjs';
import { useDeviceRecords, withDeviceGames } from '../../data/club/device-games.ts';
import { useEventMatches } from '../../data/club/use-event-matches.ts';
import { type CardMatch, cardOfHead } from '../../parts/match-card/card-match.ts';
import { deviceCards } from '../../parts/match-list/use-device-matches.ts';
import { MatchRows } from '../../parts/match-rows/match-rows.tsx';
import { usePageLength } from '../../parts/page-length/use-page-length.ts';
import { commonText } from '../../text/common.ts';
import { errorText } from '../../text/errors.ts';
import { eventPageText as text } from '../../text/event-page.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import { Tiles } from '../../ui/tiles.tsx';
import { useTrainingResults } from './use-training-results.tsx';

/** The running and the finished matches of an event. */
export function EventGames({ eventId, teamId }: { readonly eventId: string; readonly teamId: string }) {
  const matches = useEventMatches(eventId, { perPage: usePageLength() });
  const cards = useCardsWithDevice(eventId, matches.data ?? noMatches);
  const { itemsOf, dialog } = useTrainingResults(eventId, teamId);
  if (matches.error !== null)
    return <ErrorState text={text.matchesFailed(errorText(matches.error))} onRetry={matches.again} />;
  if (matches.data === undefined) return <Loading />;
  if (cards.length === 0) return <EmptyState text={text.noGames} icon={<IconTargetArrow size={40} />} />;
  const over = cards.filter(({ status }) => status === 'finished');
  const open = cards.filter(({ status }) => status !== 'finished');
  return (
    <Tiles minWidth={38} gap="xl" stretches>
      {open.length === 0 ? null : (
        <Card title={text.runningGames}>
          <MatchRows label={text.runningGames} matches={open} itemsOf={itemsOf} />
        </Card>
      )}
      {over.length === 0 ? null : (
        <Card title={text.finishedGames}>
          <MatchRows label={text.finishedGames} matches={over} itemsOf={itemsOf} />
          {matches.hasMore ? (
            <Button isWide isBusy={matches.isLoadingMore} onClick={matches.more}>
              {commonText.more}
            </Button>
          ) : null}
        </Card>
      )}
      {dialog}
    </Tiles>
  );
}

const noMatches: readonly EventMatch[] = [];

/** The server's matches and those that this device has made without network, with what waits on this device. */
function useCardsWithDevice(eventId: string, known: readonly EventMatch[]): readonly CardMatch[] {
  const records = useDeviceRecords(eventId);
  const { matches, unsent } = withDeviceGames(known, records);
  const listed = new Set(matches.map(({ id }) => id));
  const own = deviceCards(records).filter(({ id, isUnsent }) => isUnsent && !listed.has(id));
  return [...own, ...matches.map((match) => ({ ...cardOfHead(match), isUnsent: unsent.has(match.id) }))];
}
