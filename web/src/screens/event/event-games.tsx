import { defaultLimit } from '@neundarter/contract/limits';
import IconTarget from '@tabler/icons-react/dist/esm/icons/IconTarget.mjs';
import { useFinishedMatches, useRunningMatches } from '../../data/club/event-matches.ts';
import { cardOfHead } from '../../parts/match-card/card-match.ts';
import { MatchRows } from '../../parts/match-rows/match-rows.tsx';
import { errorText } from '../../text/errors.ts';
import { eventPageText as text } from '../../text/event-page.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Stack } from '../../ui/stack.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';

/** The running and the finished matches of an event. */
export function EventGames({ eventId }: { readonly eventId: string }) {
  const running = useRunningMatches(eventId);
  const finished = useFinishedMatches(eventId, { perPage: defaultLimit });
  const failed = running.error ?? finished.error;
  const again = () => {
    running.again();
    finished.again();
  };
  if (failed !== null) return <ErrorState text={text.matchesFailed(errorText(failed))} onRetry={again} />;
  if (running.data === undefined || finished.data === undefined) return <Loading />;
  if (running.data.length + finished.data.length === 0)
    return <EmptyState text={text.noGames} icon={<IconTarget size={40} />} />;
  return (
    <Stack gap="xl">
      {running.data.length === 0 ? null : (
        <Card title={text.runningGames}>
          <MatchRows label={text.runningGames} matches={running.data.map(cardOfHead)} />
        </Card>
      )}
      {finished.data.length === 0 ? null : (
        <Card title={text.finishedGames}>
          <MatchRows label={text.finishedGames} matches={finished.data.map(cardOfHead)} />
          {finished.hasMore ? (
            <Button isWide isBusy={finished.isLoadingMore} onClick={finished.more}>
              {text.more}
            </Button>
          ) : null}
        </Card>
      )}
    </Stack>
  );
}
