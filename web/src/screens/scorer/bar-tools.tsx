import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import IconMinimize from '@tabler/icons-react/dist/esm/icons/IconMinimize.mjs';
import IconTarget from '@tabler/icons-react/dist/esm/icons/IconTarget.mjs';
import IconTargetOff from '@tabler/icons-react/dist/esm/icons/IconTargetOff.mjs';
import { isFullscreenSupported, toggleFullscreen, useIsFullscreen } from '../../device/fullscreen.ts';
import { LateAwakeVideo } from '../../parts/awake-video/late-awake-video.tsx';
import { ShareMatch, type ShareMatchProps } from '../../parts/share-match/share-match.tsx';
import { fullscreenText } from '../../text/fullscreen.ts';
import { scorerText } from '../../text/scorer.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import classes from './scorer-bar.module.css';
import type { DetectionSwitch } from './use-detection-switch.ts';

// What the bar of the scorer has a moment later, in one file.

type Props = Omit<ShareMatchProps, 'look'> & { readonly detection: DetectionSwitch };

/** The film that keeps the screen on where it is needed, sharing, and the switch to a board that detects the darts. */
export function BarTools({ detection, ...shared }: Props) {
  return (
    <>
      <LateAwakeVideo />
      <ShareMatch look="icon" {...shared} />
      {detection.isAvailable ? (
        <IconButton
          label={scorerText.detectionToggle}
          aria-pressed={detection.isOn}
          icon={detection.isOn ? <IconTarget aria-hidden="true" /> : <IconTargetOff aria-hidden="true" />}
          onClick={detection.toggle}
        />
      ) : null}
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
