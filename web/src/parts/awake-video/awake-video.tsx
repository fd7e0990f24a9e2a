import IconBulb from '@tabler/icons-react/dist/esm/icons/IconBulb.mjs';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { plainHttpText as text } from '../../text/plain-http.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { showToast } from '../../ui/toast.tsx';
import classes from './awake-video.module.css';
import { useKeepPlaying } from './use-keep-playing.ts';

/**
 * A small film with a silent track that keeps the screen on while it plays and is seen. A tap starts it, because browsers
 * play no sound before, and another tap ends it. No browser promises this, so the text names the setting that is certain.
 */
export function AwakeVideo() {
  const [isOn, setOn] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  useKeepPlaying(video, isOn);
  const start = () => {
    flushSync(() => setOn(true));
    void video.current?.play().catch(() => setOn(false));
    showToast({ kind: 'info', title: text.certainTitle, text: text.certain });
  };
  if (!isOn) return <IconButton label={text.keepOn} icon={<IconBulb aria-hidden="true" />} onClick={start} />;
  return (
    <button type="button" className={classes.button} aria-label={text.staysOn} onClick={() => setOn(false)}>
      <video ref={video} className={classes.video} loop playsInline disablePictureInPicture tabIndex={-1}>
        <source src="/awake.mp4" type="video/mp4" />
        <source src="/awake.webm" type="video/webm" />
      </video>
    </button>
  );
}
