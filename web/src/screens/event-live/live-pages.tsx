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
  /** What a match is: `Spiel 24 · Gewinner-Finale · Board 3`. */
  readonly labelOf: (match: EventMatch) => string;
  /** Minutes without a turn of a match that has none for long; null for others. */
  readonly quietOf: (match: EventMatch) => number | null;
  readonly momentsOf: (matchId: string) => TileMoments;
  /** The server's time, ms since 1970. */
  readonly now: number;
};

/** A screen that shows whole pages. */
const largeScreen = '(min-width: 62em) and (min-height: 34em)';

/** In more tiles the pictures would be too small to know anybody; in two rows names need the room. */
const mostWithPortraits = 4;

/** The matches as tiles; on a large screen never more than fit, one page after the other. */
export function LivePages({ matches, labelOf, quietOf, momentsOf, now }: Props) {
  const pages = Math.ceil(matches.length / perPage);
  const turns = usePageTurns(pages);
  const isOnPage = (place: number) => Math.floor(place / perPage) === turns.page;
  const isLarge = useMedia(largeScreen);
  const { columns, rows } = gridFor(Math.min(matches.length, perPage));
  const style = { '--columns': columns, '--rows': rows } as CSSProperties;
  return (
    <div
      className={classes.stage}
      data-paged={pages > 1 || undefined}
      data-pair={matches.length === 2 || undefined}
      style={style}
    >
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
              label={labelOf(match)}
              quiet={quietOf(match)}
              moments={momentsOf(match.id)}
              layout={matches.length === 2 ? 'row' : 'column'}
              hasPortraits={isLarge && matches.length <= mostWithPortraits && matches.length !== 2}
            />
          </li>
        ))}
      </ul>
      {pages > 1 ? <PageTurner turns={turns} pages={pages} className={classes.pager} /> : null}
    </div>
  );
}
