import { LateAwakeVideo } from '../../parts/awake-video/late-awake-video.tsx';
import { ShareMatch, type ShareMatchProps } from '../../parts/share-match/share-match.tsx';

/** What the bar of the scorer has a moment later: the film that keeps the screen on where it is needed, and sharing. */
export function BarTools(shared: Omit<ShareMatchProps, 'look'>) {
  return (
    <>
      <LateAwakeVideo />
      <ShareMatch look="icon" {...shared} />
    </>
  );
}
