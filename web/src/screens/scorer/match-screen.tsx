import { unplayedEndOf } from '@neundarter/rules/match/how-it-ended';
import { type ReactNode, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { needsPin } from '../../data/match/needs-pin.ts';
import { type ReadyMatch, readAhead, useTrackedMatch } from '../../data/match/tracked-match.ts';
import { scorerText } from '../../text/scorer.ts';
import '../../text/turn-errors.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import { Loading } from '../../ui/states.tsx';
import { Scorer } from './scorer.tsx';

// Loads the font of the digits together with this screen's code, so that it is ready when the match is.
document.fonts?.load('600 1em "Barlow Condensed Digits"').catch(() => undefined);

// If the app starts with this page, the match arrives before React has rendered the frame around it.
const [, openedId] = /^\/matches\/(\w+)$/.exec(location.pathname) ?? [];
if (openedId !== undefined) readAhead(openedId);

const FinishedMatch = latePart(async () => (await import('./finished-match.tsx')).FinishedMatch);

const MatchNotLoaded = latePart(async () => (await import('./match-not-loaded.tsx')).MatchNotLoaded);

const PreStart = latePart(async () => (await import('./pre-start.tsx')).PreStart);

const OnlineRequest = latePart(async () => (await import('./online-request.tsx')).OnlineRequest);

/** Whether no player's agreement is missing. */
const isAgreed = ({ info }: ReadyMatch): boolean =>
  !info.isOnlineMatch || info.onlineMatchRequest?.status === 'accepted';

/** `/matches/{id}`: before the start, the live scorer, or the summary. */
export function MatchScreen() {
  const { id = '' } = useParams();
  const tracked = useTrackedMatch(id);
  switch (tracked.state) {
    case 'loading':
      return <Loading text={scorerText.loading} />;
    case 'missing':
      return <MatchNotLoaded id={id} />;
    case 'failed':
      return <MatchNotLoaded id={id} error={tracked.error} onRetry={tracked.refresh} />;
    case 'ready':
      return <KnownMatch key={id} tracked={tracked} />;
  }
}

/**
 * If the last turn is entered here, the end is shown before the summary. A match that was already over, or ended without a
 * turn, shows the summary at once.
 */
function KnownMatch({ tracked }: { readonly tracked: ReadyMatch }) {
  const { match, info, queue } = tracked;
  const [isEndSeen, setEndSeen] = useState(match.status === 'finished');
  if (isEndSeen && match.status !== 'finished') setEndSeen(false);
  const late = (part: ReactNode) => <Suspense fallback={<Loading />}>{part}</Suspense>;
  if (match.status === 'scheduled' && !isAgreed(tracked)) return late(<OnlineRequest tracked={tracked} />);
  if (match.status === 'scheduled' || (match.status === 'running' && needsPin(info)))
    return late(<PreStart tracked={tracked} />);
  // Somebody without rights decides here about refused turns of this device, too.
  if (match.status === 'running' && !info.mayScore && queue.phase !== 'refused') {
    return <Redirect to={`/matches/view/${match.id}`} />;
  }
  if (match.status === 'finished' && (isEndSeen || unplayedEndOf(match) !== null))
    return late(<FinishedMatch tracked={tracked} />);
  return <Scorer tracked={tracked} onLeave={() => setEndSeen(true)} />;
}
