import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import IconMinimize from '@tabler/icons-react/dist/esm/icons/IconMinimize.mjs';
import { isFullscreenSupported, toggleFullscreen, useIsFullscreen } from '../../device/fullscreen.ts';
import { settingsText } from '../../text/settings.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import classes from './scorer-bar.module.css';

/** Shows the scorer on the full screen, where the browser can; nobody needs it at once. */
export function FullscreenButton() {
  const isFullscreen = useIsFullscreen();
  if (!isFullscreenSupported()) return null;
  return (
    <IconButton
      className={classes.fullscreen}
      label={isFullscreen ? settingsText.leaveFullscreen : settingsText.enterFullscreen}
      icon={isFullscreen ? <IconMinimize aria-hidden="true" /> : <IconMaximize aria-hidden="true" />}
      onClick={() => void toggleFullscreen()}
    />
  );
}
