import type { EventMatch } from '@neundarter/contract/entities/event-match';
import type { MatchStanding } from '@neundarter/contract/entities/match';
import { memo } from 'react';
import { Link } from 'react-router';
import { boardSidesOf, withoutCheck } from '../../parts/scoreboard/board-side.ts';
import { GameShot } from '../../parts/scoreboard/game-shot.tsx';
import { LatePortraits } from '../../parts/scoreboard/late-portraits.tsx';
import { placeText } from '../../parts/scoreboard/place-text.ts';
import { SideBoard } from '../../parts/scoreboard/side-board.tsx';
import { eventLiveText as text } from '../../text/event-live.ts';
import { partiesText } from '../../text/party-names.ts';
import { Inline } from '../../ui/inline.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import classes from './live-tile.module.css';
import type { TileMoments } from './use-event-moments.ts';

type Props = {
  readonly match: EventMatch;
  /** What the match is: `Spiel 24 · Gewinner-Finale · Board 3`. */
  readonly label: string;
  /** Minutes without a turn, if they are many. */
  readonly quiet: number | null;
  /** In a row the numbers stand beside the names. */
  readonly layout: 'row' | 'column';
  readonly moments: TileMoments;
  /** Whether there is room for the pictures of the players. */
  readonly hasPortraits: boolean;
};

/**
 * One match: both boards side by side, and for a few seconds what was just won. A tap opens it for spectators. It is
 * drawn again only when something of the match changes.
 */
export const LiveTile = memo(function LiveTile({
  match: { id, props },
  label,
  quiet,
  layout,
  moments: { turn, shot },
  hasPortraits,
}: Props) {
  const { place: _, ...head } = props;
  const match: MatchStanding = { id, ...head };
  const hasSets = match.config.setMode !== 'single-set';
  const sides = shot === null ? withoutCheck(boardSidesOf(match)) : boardSidesOf(match);
  return (
    <article className={classes.tile} data-status={match.status}>
      <Inline as="header" gap="m" justify="between" className={classes.head}>
        <span className={classes.about}>{label}</span>
        {quiet === null ? null : <span className={classes.quiet}>{text.quiet(quiet)}</span>}
        <span>{match.status === 'finished' ? text.finished : placeText(match)}</span>
      </Inline>
      <div className={classes.sides}>
        {sides.map((side) => (
          <SideBoard
            key={side.party}
            side={side}
            hasSets={hasSets}
            layout={layout}
            freshScore={turn?.party === side.party ? turn.score : null}
            {...(hasPortraits ? { portraits: <LatePortraits match={match} party={side.party} /> } : {})}
          />
        ))}
        <GameShot shot={shot} match={match} />
      </div>
      <Link to={`/matches/view/${id}`} className={classes.link}>
        <VisuallyHidden>{text.watch(partiesText(match.parties))}</VisuallyHidden>
      </Link>
    </article>
  );
});
