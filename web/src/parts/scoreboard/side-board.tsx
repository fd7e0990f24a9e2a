import type { ReactNode } from 'react';
import { bedText } from '../../text/bed.ts';
import { formatDecimal } from '../../text/formats.ts';
import { markerText, spectatorText } from '../../text/spectator.ts';
import { Inline } from '../../ui/inline.tsx';
import type { BoardSide } from './board-side.ts';
import classes from './side-board.module.css';

type SideBoardProps = {
  readonly side: BoardSide;
  readonly hasSets: boolean;
  /** In a row the numbers stand beside the names, on screens that are wide enough. */
  readonly layout?: 'row' | 'column';
  /** The points of the turn just recorded, while they are highlighted. */
  readonly freshScore: number | null;
  /** Pictures of the players, on screens with room for them. */
  readonly portraits?: ReactNode;
};

/** Longer names get smaller letters, so that they fit in two lines. Characters. */
const longName = 20;

/** One side of the scoreboard: name, legs, rest as large as possible, last score, suggested finish. */
export function SideBoard({ side, hasSets, layout = 'column', freshScore, portraits }: SideBoardProps) {
  const { name, marker, points, isThrowing, isStarter, lastScore, route, average } = side;
  return (
    // No landmark: on the live page the same player may stand in several tiles.
    <div
      role="group"
      className={classes.side}
      data-party={side.party}
      data-layout={layout}
      data-active={isThrowing || undefined}
      aria-current={isThrowing ? 'true' : undefined}
      aria-label={name}
    >
      <header className={classes.head} data-portraits={portraits === undefined ? undefined : true}>
        {portraits}
        <div>
          <Name side={side} />
          <Inline as="p" align="center" className={classes.facts}>
            <span className={classes.average}>
              <abbr title={spectatorText.average}>{spectatorText.averageShort}</abbr>{' '}
              {average === null ? spectatorText.nothing : formatDecimal(average)}
            </span>
            {isThrowing && <span className={classes.now}>{spectatorText.throwing}</span>}
          </Inline>
        </div>
        <dl className={classes.won}>
          {hasSets && <Won label={spectatorText.sets} count={side.sets} />}
          <Won label={spectatorText.legs} count={side.legs} />
        </dl>
      </header>
      <p className={classes.rest} data-marker={marker ?? undefined}>
        {isStarter && marker === null && (
          <span className={classes.starter} role="img" aria-label={spectatorText.throwsFirst} />
        )}
        <span className={classes.points} data-digits={String(points).length}>
          {marker === null ? points : markerText[marker]}
        </span>
      </p>
      <div className={classes.foot}>
        <p className={classes.last} data-fresh={freshScore !== null || undefined}>
          <span className={classes.lastLabel}>{spectatorText.last}</span>
          <span className={classes.lastScore}>{freshScore ?? lastScore ?? spectatorText.nothing}</span>
        </p>
        <p className={classes.route} aria-label={route === null ? undefined : spectatorText.route}>
          {route?.map(bedText).join(' ')}
        </p>
      </div>
    </div>
  );
}

/** A pair has one line per partner, so that both sides always have the same height. */
function Name({ side: { name, partners, throwingPartner } }: { readonly side: BoardSide }) {
  if (partners.length === 0) {
    return (
      <h2 className={classes.name} data-long={name.length > longName || undefined}>
        {name}
      </h2>
    );
  }
  return (
    <h2 className={classes.pair}>
      {partners.map((partner, seat) => (
        // Two partners may have the same name, but their places never change.
        <span key={seat} data-throwing={partner === throwingPartner || undefined}>
          {partner}
        </span>
      ))}
    </h2>
  );
}

type WonProps = { readonly label: string; readonly count: number };

function Won({ label, count }: WonProps) {
  return (
    <div className={classes.count}>
      <dt>{label}</dt>
      <dd>{count}</dd>
    </div>
  );
}
