import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import { useConnection } from '../../data/live/live.ts';
import { isFullscreenSupported, toggleFullscreen, useIsFullscreen } from '../../device/fullscreen.ts';
import { pagePath } from '../../device/page-path.ts';
import { LateAwakeVideo } from '../../parts/awake-video/late-awake-video.tsx';
import { PageQrButton } from '../../parts/page-qr/page-qr-button.tsx';
import { AddressCode } from '../../parts/server-address/address-code.tsx';
import { connectionText } from '../../text/common.ts';
import { spectatorText } from '../../text/spectator.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Inline } from '../../ui/inline.tsx';
import { useGoBack } from '../../ui/use-go-back.ts';
import classes from './event-live-screen.module.css';

type Props = {
  readonly title: string;
  /** Teams and score of a match day; null for other events. */
  readonly evening: string | null;
  /** Address of the event. */
  readonly back: string;
};

/** The name of the event, the way back, and the code with the page's address. */
export function EventLiveBar({ title, evening, back }: Props) {
  const goBack = useGoBack(back);
  const isFullscreen = useIsFullscreen();
  const connection = useConnection();
  return (
    <Inline as="header" gap="s" align="center" className={classes.bar}>
      <IconButton
        label={spectatorText.back}
        icon={<IconArrowLeft aria-hidden size={24} />}
        onClick={goBack}
      />
      <div className={classes.titles}>
        <h1 className={classes.title}>{title}</h1>
        {evening === null ? null : <p className={classes.evening}>{evening}</p>}
      </div>
      <p className={classes.lost} role="status">
        {connection === 'lost' ? connectionText.lost : null}
      </p>
      <LateAwakeVideo />
      <PageQrButton className={classes.qrButton ?? ''} />
      {isFullscreenSupported() && !isFullscreen ? (
        <IconButton
          label={spectatorText.enterFullscreen}
          icon={<IconMaximize aria-hidden size={22} />}
          onClick={() => void toggleFullscreen()}
        />
      ) : null}
      <div className={classes.qr}>
        <AddressCode path={pagePath()} size="100%" />
      </div>
    </Inline>
  );
}
