import { Suspense, useState } from 'react';
import { hasCode } from '../../data/api/api-error.ts';
import { NotLoaded } from '../../parts/not-loaded/not-loaded.tsx';
import { eventPageText } from '../../text/event-page.ts';
import { eventTypeText } from '../../text/events.ts';
import { matchPinText } from '../../text/match-pin.ts';
import { Button } from '../../ui/button.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { Page } from '../../ui/page.tsx';

const MatchPin = latePart(async () => (await import('../../parts/match-pin/match-pin.tsx')).MatchPin);

type Props = {
  readonly eventId: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly children?: React.ReactNode;
};

/** A tournament that could not be read; whoever has the code of one that is not public may see and score it. */
export function NotShown({ eventId, error, onRetry, children }: Props) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked)
    return (
      <Page title={eventTypeText.tournament} width="narrow">
        <Suspense fallback={null}>
          <MatchPin eventId={eventId} onEnrolled={onRetry} />
        </Suspense>
      </Page>
    );
  return (
    <NotLoaded error={error} failed={eventPageText.loadFailed(eventId)} onRetry={onRetry}>
      {children}
      {hasCode(error, 'error.not-found') ? (
        <Button onClick={() => setAsked(true)}>{matchPinText.withCode}</Button>
      ) : null}
    </NotLoaded>
  );
}
