import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import IconMinimize from '@tabler/icons-react/dist/esm/icons/IconMinimize.mjs';
import { isFullscreenSupported, toggleFullscreen, useIsFullscreen } from '../../device/fullscreen.ts';
import { LateAwakeVideo } from '../../parts/awake-video/late-awake-video.tsx';
import { ShareMatch, type ShareMatchProps } from '../../parts/share-match/share-match.tsx';
import { fullscreenText } from '../../text/fullscreen.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import classes from './scorer-bar.module.css';

// What the bar of the scorer has a moment later, in one file.

/** The film that keeps the screen on where it is needed, and sharing. */
export function BarTools(shared: Omit<ShareMatchProps, 'look'>) {
  return (
    <>
      <LateAwakeVideo />
      <ShareMatch look="icon" {...shared} />
    </>
  );
}

/** Shows the scorer on the full screen, where the browser can. */
export function FullscreenButton() {
  const isFullscreen = useIsFullscreen();
  if (!isFullscreenSupported()) return null;
  return (
    <IconButton
      className={classes.fullscreen}
      label={isFullscreen ? fullscreenText.leave : fullscreenText.enter}
      icon={isFullscreen ? <IconMinimize aria-hidden="true" /> : <IconMaximize aria-hidden="true" />}
      onClick={() => void toggleFullscreen()}
    />
  );
}
