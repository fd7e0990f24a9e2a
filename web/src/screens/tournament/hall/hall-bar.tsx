import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import { useServerNow } from '../../../data/api/use-server-now.ts';
import { useConnection } from '../../../data/live/live.ts';
import { isFullscreenSupported, toggleFullscreen, useIsFullscreen } from '../../../device/fullscreen.ts';
import { LateAwakeVideo } from '../../../parts/awake-video/late-awake-video.tsx';
import { AddressCode } from '../../../parts/server-address/address-code.tsx';
import { connectionText } from '../../../text/common.ts';
import { formatTime } from '../../../text/formats.ts';
import { hallScreenText as text } from '../../../text/hall-screen.ts';
import { spectatorText } from '../../../text/spectator.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import classes from './hall-page.module.css';
import { VoiceMenu } from './voice-menu.tsx';

type Props = {
  readonly title: string;
  readonly teamId: string;
  /** What is shown: `Boards`, `Tabellen 1/2`. */
  readonly part: string;
  /** Address of the event, for phones. */
  readonly path: string;
};

/** The event, the time, and the code with which phones get there. */
export function HallBar({ title, teamId, part, path }: Props) {
  const isLost = useConnection() === 'lost';
  const isFullscreen = useIsFullscreen();
  return (
    <header className={classes.bar}>
      <div className={classes.titles}>
        <h1 className={classes.title}>{title}</h1>
        <p className={classes.part}>{part}</p>
      </div>
      <p className={classes.lost} role="status">
        {isLost ? connectionText.lost : null}
      </p>
      <LateAwakeVideo />
      <VoiceMenu teamId={teamId} />
      {isFullscreenSupported() && !isFullscreen ? (
        <IconButton
          label={spectatorText.enterFullscreen}
          icon={<IconMaximize aria-hidden size={22} />}
          onClick={() => void toggleFullscreen()}
        />
      ) : null}
      <Clock />
      <div className={classes.phone}>
        <span className={classes.caption}>{text.phone}</span>
        <div className={classes.qr}>
          <AddressCode path={path} size="100%" />
        </div>
      </div>
    </header>
  );
}

/** Alone, so that the time draws nothing else. */
const Clock = () => <time className={classes.clock}>{formatTime(useServerNow(5000))}</time>;
