import { unplayedEndOf } from '@neundarter/rules/match/how-it-ended';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { newId } from '../../data/api/new-id.ts';
import { needsPin } from '../../data/match/needs-pin.ts';
import { type ReadyMatch, useTrackedMatch } from '../../data/match/tracked-match.ts';
import { QueueStatus } from '../../parts/queue-status/queue-status.tsx';
import { commonText } from '../../text/common.ts';
import { queueText, reasonText, scorerFailure, scorerText } from '../../text/scorer.ts';
import { useFrame } from '../../ui/frame-mode.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Redirect } from '../../ui/redirect.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Loading } from '../../ui/states.tsx';
import { showToast } from '../../ui/toast.tsx';
import { askToReopen, mayReopen } from './ask-to-reopen.ts';
import { LateMatchRefusal } from './late-match-refusal.tsx';
import classes from './match-screen.module.css';
import { Scorer } from './scorer.tsx';
import { turnsToUndo, undoCommands } from './undo-throw.ts';

// Loads the font of the digits together with this screen's code, so that it is ready when the match is.
document.fonts?.load('600 1em "Barlow Condensed Digits"').catch(() => undefined);

const MatchSummary = latePart(
  async () => (await import('../../parts/match-summary/match-summary.tsx')).MatchSummary,
);

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
  if (match.status === 'scheduled') {
    return (
      <Suspense fallback={<Loading />}>
        {isAgreed(tracked) ? <PreStart tracked={tracked} /> : <OnlineRequest tracked={tracked} />}
      </Suspense>
    );
  }
  if (match.status === 'running' && needsPin(info))
    return (
      <Suspense fallback={<Loading />}>
        <PreStart tracked={tracked} />
      </Suspense>
    );
  // Somebody without rights decides here about refused turns of this device, too.
  if (match.status === 'running' && !info.mayScore && queue.phase !== 'refused') {
    return <Redirect to={`/matches/view/${match.id}`} />;
  }
  if (match.status === 'finished' && (isEndSeen || unplayedEndOf(match) !== null))
    return <Finished tracked={tracked} />;
  return <Scorer tracked={tracked} onLeave={() => setEndSeen(true)} />;
}

function Finished({ tracked }: { readonly tracked: ReadyMatch }) {
  const { match, info, queue } = tracked;
  useFrame('full');
  const turns = mayReopen(info) ? turnsToUndo(match) : [];
  const undo = async (): Promise<void> => {
    const answer = await askToReopen(match, info);
    if (answer === null) return;
    for (const command of undoCommands(turns, newId, answer.reason)) {
      const result = tracked.dispatch(command);
      if (result.ok) continue;
      const text = scorerFailure.undo(reasonText(result.error));
      return showToast({ kind: 'error', title: commonText.errorTitle, text });
    }
  };
  return (
    <Suspense fallback={<Loading />}>
      {queue.phase === 'idle' ? null : (
        <Stack gap="s" className={classes.unsaved}>
          <LateMatchRefusal
            match={match}
            queue={queue}
            onRetry={tracked.retryQueue}
            onDiscard={tracked.discardQueue}
          />
          <QueueStatus queue={queue} text={(isRecovered) => queueText({ ...queue, isRecovered })} />
        </Stack>
      )}
      <MatchSummary match={match} info={info} onUndo={turns.length === 0 ? null : () => void undo()} />
    </Suspense>
  );
}
