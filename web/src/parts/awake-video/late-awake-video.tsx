import { Suspense } from 'react';
import { isPlainHttp } from '../../device/is-plain-http.ts';
import { latePart } from '../../ui/late-part.tsx';

const AwakeVideo = latePart(
  async () => (await import('./awake-video.tsx')).AwakeVideo,
  () => null,
);

/** Keeps the screen on where the browser has no lock for that: at an address without encryption. */
export const LateAwakeVideo = () =>
  isPlainHttp() && !('wakeLock' in navigator) ? (
    <Suspense fallback={null}>
      <AwakeVideo />
    </Suspense>
  ) : null;
