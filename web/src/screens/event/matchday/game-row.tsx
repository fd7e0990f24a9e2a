import type { EventMatch } from '@neundarter/contract/entities/event-match';
import { perParty } from '@neundarter/rules/match/per-party';
import type { PartyIndex } from '@neundarter/rules/match/types';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useViewer } from '../../../data/people/viewer.ts';
import { type CardMatch, cardOfHead, matchPath } from '../../../parts/match-card/card-match.ts';
import { MatchMenu } from '../../../parts/match-menu/match-menu.tsx';
import { mayScoreCard } from '../../../parts/match-menu/match-rights.ts';
import { LateRefusedMark } from '../../../parts/refused-matches/late-refused-mark.tsx';
import { formatDecimal } from '../../../text/formats.ts';
import { matchListText } from '../../../text/match-list.ts';
import { gamesText as text } from '../../../text/matchday.ts';
import { disputeText } from '../../../text/matchday-results.ts';
import type { MenuItem } from '../../../ui/menu-button.tsx';
import { useChanged } from '../../../ui/use-changed.ts';
import classes from './game-row.module.css';
import { GameStatus, statusOfGame } from './game-status.tsx';
import type { GameView } from './game-views.ts';

type Props = {
  readonly game: GameView;
  readonly presentRound: number | null;
  /** Whether the two sides do not agree on its result. */
  readonly isDisputed: boolean;
  /** What can be done with its result. */
  readonly items: readonly MenuItem[];
};

/** A game: who plays, the score and the status. It opens the scorer for viewers who may score it. */
export function GameRow({ game, presentRound, isDisputed, items }: Props) {
  const viewer = useViewer();
  const status = statusOfGame(game, presentRound);
  const card = game.match === null ? null : cardOfHead(game.match);
  const mayScore = card !== null && mayScoreCard(card, viewer);
  const isOpen = card !== null && status !== 'dropped' && status !== 'forfeited';
  const isLive = mayScore && status === 'live';
  return (
    <li className={classes.item}>
      <RowFrame to={isOpen ? pathOf(card, mayScore) : null}>
        <Side game={game} party={0} />
        <Score game={game} />
        <Side game={game} party={1} />
        <span className={classes.about} data-live={status === 'live' || undefined}>
          <span>{text.number(game.plan.number)}</span>
          <GameStatus status={status} />
          {isDisputed ? <span className={classes.unsent}>{disputeText.mark}</span> : null}
          <LateRefusedMark matchId={card?.id ?? null}>
            {game.isUnsent ? <span className={classes.unsent}>{matchListText.unsent}</span> : null}
          </LateRefusedMark>
          {card === null || status === 'forfeited' ? null : <Averages card={card} />}
        </span>
      </RowFrame>
      {card !== null && (isLive || items.length > 0) ? (
        <div className={classes.menu}>
          <MatchMenu match={card} mayScore={isLive} more={items} onLeave={null} onDelete={null} />
        </div>
      ) : null}
    </li>
  );
}

const pathOf = (card: CardMatch, mayScore: boolean): string =>
  matchPath(card, mayScore || card.status === 'finished' ? 'scorer' : 'spectator');

function RowFrame({ to, children }: { readonly to: string | null; readonly children: ReactNode }) {
  if (to === null) return <div className={classes.row}>{children}</div>;
  return (
    <Link to={to} className={classes.row} data-link>
      {children}
    </Link>
  );
}

type SideProps = { readonly game: GameView; readonly party: PartyIndex };

function Side({ game: { plan, match, names, isSeated }, party }: SideProps) {
  const hasWon = match?.props.status === 'finished' && match.props.winningParty === party;
  return (
    <span className={classes.side} data-party={party} data-won={hasWon || undefined}>
      {plan.kind === 'singles' && isSeated[party] ? (
        <span className={classes.position} title={text.position(plan.seats[party])}>
          {plan.seats[party] + 1}
        </span>
      ) : null}
      <span className={classes.name} data-empty={!isSeated[party] || undefined}>
        {names[party]}
      </span>
    </span>
  );
}

function Score({ game: { match } }: { readonly game: GameView }) {
  // What is loaded only now has not changed.
  return match === null ? (
    <span className={classes.score} data-open>
      {text.noScore}
    </span>
  ) : (
    <LiveScore match={match} />
  );
}

function LiveScore({ match: { props } }: { readonly match: EventMatch }) {
  const score = props.status === 'scheduled' ? null : text.score(props.standing.legs);
  const isFresh = useChanged(score);
  return (
    <span className={classes.score} data-fresh={isFresh || undefined} data-open={score === null || undefined}>
      {score ?? text.noScore}
    </span>
  );
}

function Averages({ card: { averages } }: { readonly card: CardMatch }) {
  if (averages.every((average) => average === null)) return null;
  const [home, away] = perParty((party) => {
    const average = averages[party];
    return average === null ? matchListText.nothing : formatDecimal(average);
  });
  return <span>{text.averages(home, away)}</span>;
}
