import { type RefObject, useEffect } from 'react';

/** Plays a film again when somebody comes back to the page, and lets it rest while the caller speaks. */
export function useKeepPlaying(video: RefObject<HTMLVideoElement | null>, isOn: boolean): void {
  useEffect(() => {
    const film = video.current;
    if (!isOn || film === null) return;
    let isSpeaking = false;
    const follow = () => {
      if (isSpeaking) film.pause();
      else if (document.visibilityState === 'visible' && film.paused) void film.play().catch(() => undefined);
    };
    const hear = (event: Event) => {
      isSpeaking = event instanceof CustomEvent && event.detail === true;
      follow();
    };
    globalThis.addEventListener('caller-speaks', hear);
    document.addEventListener('visibilitychange', follow);
    globalThis.addEventListener('pageshow', follow);
    return () => {
      globalThis.removeEventListener('caller-speaks', hear);
      document.removeEventListener('visibilitychange', follow);
      globalThis.removeEventListener('pageshow', follow);
    };
  }, [video, isOn]);
}
