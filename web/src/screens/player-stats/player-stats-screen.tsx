import { useParams } from 'react-router';
import { refreshAccount, useAccount } from '../../data/account.ts';
import { ApiError } from '../../data/api-error.ts';
import { usePlayer } from '../../data/players.ts';
import { errorText } from '../../text/errors.ts';
import { statsText } from '../../text/stats.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { StatsPage } from './stats-page.tsx';
import { StatsSkeleton } from './stats-skeleton.tsx';

/** `/players/me/stats`: the own figures. */
export function OwnStatsScreen() {
  const { player } = useAccount();
  return player === null ? <OwnPlayerMissing /> : <StatsPage key={player.id} player={player} isOwn />;
}

/** `/players/{id}/stats`: anybody's figures, also the own ones. */
export function PlayerStatsScreen() {
  const { id = '' } = useParams();
  const { player } = useAccount();
  return player?.id === id ? <OwnStatsScreen /> : <StatsOf key={id} id={id} />;
}

function StatsOf({ id }: { readonly id: string }) {
  const { data, error, refetch } = usePlayer(id);
  if (data !== undefined) return <StatsPage player={data} isOwn={false} />;
  if (error !== null) {
    // What is no id at all is nobody's either.
    const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400);
    return (
      <Page title={statsText.eyebrow} width="wide">
        <ErrorState
          text={isMissing ? statsText.noPlayer : statsText.loadFailed(errorText(error))}
          {...(isMissing ? {} : { onRetry: () => void refetch() })}
        >
          {isMissing ? <ButtonLink to="/home">{statsText.toHome}</ButtonLink> : null}
        </ErrorState>
      </Page>
    );
  }
  return (
    <Page title={statsText.eyebrow} width="wide">
      <StatsSkeleton />
    </Page>
  );
}

/** Signed in, but the player could not be read yet. */
function OwnPlayerMissing() {
  // Whether it worked shows by itself; the text stays where it did not.
  const retry = () => void refreshAccount().catch(() => undefined);
  return (
    <Page title={statsText.ownEyebrow} width="wide">
      <ErrorState text={statsText.ownPlayerFailed} onRetry={retry} />
    </Page>
  );
}
