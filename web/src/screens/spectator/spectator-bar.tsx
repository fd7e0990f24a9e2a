import type { MatchStanding } from '@neundarter/contract/entities/match';
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import { useConnection } from '../../data/live/live.ts';
import { isFullscreenSupported, toggleFullscreen, useIsFullscreen } from '../../device/fullscreen.ts';
import { LateAwakeVideo } from '../../parts/awake-video/late-awake-video.tsx';
import { PageQrButton } from '../../parts/page-qr/page-qr-button.tsx';
import { placeText } from '../../parts/scoreboard/place-text.ts';
import { connectionText } from '../../text/common.ts';
import { matchConfigText } from '../../text/match-config.ts';
import { partiesText } from '../../text/party-names.ts';
import { spectatorText } from '../../text/spectator.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Inline } from '../../ui/inline.tsx';
import looks from '../../ui/text-looks.module.css';
import { useGoBack } from '../../ui/use-go-back.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './spectator-bar.module.css';

/** The match and a few buttons; on a TV the buttons are hidden until somebody moves the pointer. */
export function SpectatorBar({ match }: { readonly match: MatchStanding }) {
  const goBack = useGoBack('/matches');
  const isFullscreen = useIsFullscreen();
  // Nothing is called live while the connection is interrupted.
  const isLive = useConnection() !== 'lost' && match.status === 'running';
  const about = [match.eventName, match.description].filter((text) => text !== null && text !== '');
  return (
    <Inline as="header" gap="s" align="center" className={classes.bar}>
      <IconButton
        className={classes.control ?? ''}
        label={spectatorText.back}
        icon={<IconArrowLeft aria-hidden size={24} />}
        onClick={goBack}
      />
      <h1 className={classes.title}>
        <VisuallyHidden>{partiesText(match.parties)}</VisuallyHidden>
      </h1>
      <div className={classes.about}>
        <Inline as="p" align="center" wraps className={classes.config}>
          {isLive && <span className={classes.live}>{spectatorText.running}</span>}
          <span className={classes.settings}>{matchConfigText(match.config, match.startingScores)}</span>
          {match.status === 'running' && <span className={looks.muted}>{placeText(match)}</span>}
        </Inline>
        {about.length > 0 && <p className={classes.event}>{about.join(' · ')}</p>}
      </div>
      <ConnectionLost />
      <LateAwakeVideo />
      <PageQrButton className={[classes.control, classes.qr].join(' ')} />
      {isFullscreenSupported() && !isFullscreen && (
        <IconButton
          className={[classes.control, classes.fullscreen].join(' ')}
          label={spectatorText.enterFullscreen}
          icon={<IconMaximize aria-hidden size={22} />}
          onClick={() => void toggleFullscreen()}
        />
      )}
    </Inline>
  );
}

/** Tells after three seconds without a connection that the score may be old. */
function ConnectionLost() {
  const connection = useConnection();
  return (
    <p className={classes.lost} role="status">
      {connection === 'lost' && connectionText.lost}
    </p>
  );
}
