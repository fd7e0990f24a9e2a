import type { EventMatch } from '@neundarter/contract/entities/event-match';
import IconPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs';
import IconPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs';
import { type CSSProperties, useEffect, useState } from 'react';
import { eventLiveText as text } from '../../text/event-live.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Row } from '../../ui/row.tsx';
import { gridFor, isLeaving, perPage } from './live-matches.ts';
import classes from './live-pages.module.css';
import { LiveTile } from './live-tile.tsx';
import type { TileMoments } from './use-event-moments.ts';

/** How long one of several pages is shown. ms */
const pageMs = 15_000;

type Props = {
  readonly matches: readonly EventMatch[];
  readonly momentsOf: (matchId: string) => TileMoments;
  /** The server's time, ms since 1970. */
  readonly now: number;
};

/** The matches as tiles; on a large screen never more than fit, one page after the other. */
export function LivePages({ matches, momentsOf, now }: Props) {
  const pages = Math.ceil(matches.length / perPage);
  const { page, isPaused, setPaused } = usePageTurns(pages);
  const isOnPage = (place: number) => Math.floor(place / perPage) === page;
  const { columns, rows } = gridFor(Math.min(matches.length, perPage));
  const style = { '--columns': columns, '--rows': rows } as CSSProperties;
  return (
    <div className={classes.stage} data-paged={pages > 1 || undefined} style={style}>
      <ul className={classes.tiles} aria-label={text.matches}>
        {matches.map((match, place) => (
          <li
            key={match.id}
            className={classes.place}
            data-elsewhere={!isOnPage(place) || undefined}
            data-leaving={isLeaving(match, now) || undefined}
          >
            <LiveTile match={match} moments={momentsOf(match.id)} />
          </li>
        ))}
      </ul>
      {pages > 1 ? (
        <Row align="center" gap="m" className={classes.pager}>
          <span className={classes.line} data-paused={isPaused || undefined} aria-hidden="true">
            <span key={page} className={classes.progress} style={{ animationDuration: `${pageMs}ms` }} />
          </span>
          <span>{text.page(page + 1, pages)}</span>
          <IconButton
            label={isPaused ? text.resume : text.pause}
            icon={isPaused ? <IconPlay aria-hidden size={20} /> : <IconPause aria-hidden size={20} />}
            onClick={() => setPaused(!isPaused)}
          />
        </Row>
      ) : null}
    </div>
  );
}

/** The shown page, from 0; the next one follows by itself. */
function usePageTurns(pages: number) {
  const [turns, setTurns] = useState(0);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (pages <= 1 || isPaused) return;
    const timer = setInterval(() => setTurns((now) => now + 1), pageMs);
    return () => clearInterval(timer);
  }, [pages, isPaused]);
  return { page: turns % Math.max(1, pages), isPaused, setPaused };
}
