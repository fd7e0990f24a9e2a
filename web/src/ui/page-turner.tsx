import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { eventLiveText as text } from '../text/event-live.ts';
import { IconButton } from './icon-button.tsx';
import { Inline } from './inline.tsx';
import classes from './page-turner.module.css';
import { type PageTurns, pageMs } from './use-page-turns.ts';

type Props = {
  readonly turns: PageTurns;
  readonly pages: number;
  /** How long a page is shown. ms */
  readonly everyMs?: number;
  readonly className?: string | undefined;
};

/** Which of several pages is shown, how long still, and a button to stay there. */
export function PageTurner({ turns, pages, everyMs = pageMs, className }: Props) {
  const { page, isPaused, setPaused } = turns;
  return (
    <Inline align="center" gap="m" className={[classes.turner, className].filter(Boolean).join(' ')}>
      <span className={classes.line} data-paused={isPaused || undefined} aria-hidden="true">
        <span key={page} className={classes.progress} style={{ animationDuration: `${everyMs}ms` }} />
      </span>
      <span>{text.page(page + 1, pages)}</span>
      <IconButton
        label={isPaused ? text.resume : text.pause}
        icon={isPaused ? <IconPlayerPlay aria-hidden size={20} /> : <IconPlayerPause aria-hidden size={20} />}
        onClick={() => setPaused(!isPaused)}
      />
    </Inline>
  );
}
