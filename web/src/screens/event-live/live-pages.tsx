import type { EventMatch } from '@neundarter/contract/entities/event-match';
import type { CSSProperties } from 'react';
import { eventLiveText as text } from '../../text/event-live.ts';
import { PageTurner } from '../../ui/page-turner.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { usePageTurns } from '../../ui/use-page-turns.ts';
import { gridFor, isLeaving, perPage } from './live-matches.ts';
import classes from './live-pages.module.css';
import { LiveTile } from './live-tile.tsx';
import type { TileMoments } from './use-event-moments.ts';

type Props = {
  readonly matches: readonly EventMatch[];
  readonly momentsOf: (matchId: string) => TileMoments;
  /** The server's time, ms since 1970. */
  readonly now: number;
};

/** A screen that shows whole pages. */
const largeScreen = '(min-width: 56.25em) and (min-height: 34em)';

/** In more tiles the pictures would be too small to know anybody. */
const mostWithPortraits = 4;

/** The matches as tiles; on a large screen never more than fit, one page after the other. */
export function LivePages({ matches, momentsOf, now }: Props) {
  const pages = Math.ceil(matches.length / perPage);
  const turns = usePageTurns(pages);
  const isOnPage = (place: number) => Math.floor(place / perPage) === turns.page;
  const isLarge = useMedia(largeScreen);
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
            <LiveTile
              match={match}
              moments={momentsOf(match.id)}
              hasPortraits={isLarge && matches.length <= mostWithPortraits}
            />
          </li>
        ))}
      </ul>
      {pages > 1 ? <PageTurner turns={turns} pages={pages} className={classes.pager} /> : null}
    </div>
  );
}
