import { Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { type ReadyGame, useTrackedGame } from '../../data/practice/tracked-game.ts';
import { LateTroublePage } from '../../parts/trouble-page/late-trouble-page.tsx';
import type { TroubleProps } from '../../parts/trouble-page/trouble-props.ts';
import { errorReason } from '../../text/errors.ts';
import { scoringGameText as text } from '../../text/practice.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useFrame } from '../../ui/frame-mode.ts';
import { latePart } from '../../ui/late-part.tsx';
import { Loading } from '../../ui/states.tsx';
import { RunningGame } from './running-game.tsx';

const GameSummary = latePart(async () => (await import('./game-summary.tsx')).GameSummary);

/** `/practice-room/scoring-games/{id}`: the running game, or its summary. */
export function ScoringGameScreen() {
  const { id = '' } = useParams();
  const tracked = useTrackedGame(id);
  switch (tracked.state) {
    case 'loading':
      return <Loading text={text.loading} />;
    case 'missing':
      return <NotLoaded trouble="missing" detail={text.notFound} />;
    case 'failed':
      return (
        <NotLoaded
          error={tracked.error}
          detail={text.notLoaded(errorReason(tracked.error))}
          onRetry={tracked.refresh}
        />
      );
    case 'ready':
      return <KnownGame key={id} tracked={tracked} />;
  }
}

/** In the full frame, with a way back. */
function NotLoaded(props: Omit<TroubleProps, 'children'>) {
  useFrame('full');
  return (
    <LateTroublePage {...props}>
      <ButtonLink to="/practice-room">{text.toPracticeRoom}</ButtonLink>
    </LateTroublePage>
  );
}

/**
 * If the game ends here, its end is shown before the summary; a game that was already over shows the summary at once.
 */
function KnownGame({ tracked }: { readonly tracked: ReadyGame }) {
  const isFinished = tracked.game.status === 'finished';
  const [isEndSeen, setEndSeen] = useState(isFinished);
  if (isEndSeen && !isFinished) setEndSeen(false);
  if (!isFinished || !isEndSeen) return <RunningGame tracked={tracked} onLeave={() => setEndSeen(true)} />;
  return (
    <Suspense fallback={<Loading text={text.loading} />}>
      <GameSummary tracked={tracked} />
    </Suspense>
  );
}
