import type { MatchStanding } from '@neundarter/contract/entities/match';
import { useParams } from 'react-router';
import { useStanding } from '../../data/live/use-standing.ts';
import { useWakeLock } from '../../device/wake-lock.ts';
import { LateTroublePage } from '../../parts/trouble-page/late-trouble-page.tsx';
import { partiesText } from '../../text/party-names.ts';
import { spectatorText } from '../../text/spectator.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Loading } from '../../ui/states.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { FinalResult } from './final-result.tsx';
import { LiveBoard } from './live-board.tsx';
import { NextMatch } from './next-match.tsx';
import { SpectatorBar } from './spectator-bar.tsx';
import classes from './spectator-screen.module.css';
import { type Moments, useMoments } from './use-moments.ts';
import { usePointerIdle } from './use-pointer-idle.ts';

/** `/matches/view/{id}`: one match for spectators, on a TV or a phone. */
export function SpectatorScreen() {
  const { id = '' } = useParams();
  const standing = useStanding(id);
  const moments = useMoments(id);
  const isIdle = usePointerIdle();
  useWakeLock(true);
  if (standing.isPending) return <Loading />;
  if (standing.data === undefined) {
    return (
      <LateTroublePage
        error={standing.error}
        detail={spectatorText.loadFailed(id)}
        onRetry={() => void standing.refetch()}
      >
        <ButtonLink to="/matches">{spectatorText.toMatches}</ButtonLink>
      </LateTroublePage>
    );
  }
  return (
    <div className={classes.screen} data-idle={isIdle || undefined}>
      <Watched match={standing.data} moments={moments} />
    </div>
  );
}

type WatchedProps = { readonly match: MatchStanding; readonly moments: Moments };

/** The match by its status; the last checkout is celebrated before the result replaces the board. */
function Watched({ match, moments }: WatchedProps) {
  useDocumentTitle(partiesText(match.parties));
  return (
    <>
      <SpectatorBar match={match} />
      {match.status === 'scheduled' && <NextMatch match={match} />}
      {(match.status === 'running' || (match.status === 'finished' && moments.shot !== null)) && (
        <LiveBoard match={match} moments={moments} />
      )}
      {match.status === 'finished' && moments.shot === null && <FinalResult match={match} />}
    </>
  );
}
