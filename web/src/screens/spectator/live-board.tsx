import type { MatchStanding } from '@neundarter/contract/entities/match';
import { playersOf } from '@neundarter/rules/match/players';
import { Suspense, useEffect } from 'react';
import { boardSidesOf, placeOf, withoutCheck } from '../../parts/scoreboard/board-side.ts';
import type { FreshTurn } from '../../parts/scoreboard/fresh-turn.ts';
import { GameShot } from '../../parts/scoreboard/game-shot.tsx';
import { LatePortraits } from '../../parts/scoreboard/late-portraits.tsx';
import { SideBoard } from '../../parts/scoreboard/side-board.tsx';
import { playerName } from '../../text/party-names.ts';
import { turnAnnouncement } from '../../text/spectator.ts';
import { latePart } from '../../ui/late-part.tsx';
import { announce } from '../../ui/live-region.tsx';
import { useMedia } from '../../ui/use-media.ts';
import classes from './live-board.module.css';
import { QrCorner } from './qr-corner.tsx';
import { RecentTurns } from './recent-turns.tsx';
import { useLegTurns } from './use-leg-turns.ts';
import type { Moments } from './use-moments.ts';

const MatchFigures = latePart(
  async () => (await import('./match-figures.tsx')).MatchFigures,
  () => <span />,
);

/** A television or a tablet: room for pictures and figures. */
const hallScreen = '(orientation: landscape) and (min-height: 34em)';

type LiveBoardProps = { readonly match: MatchStanding; readonly moments: Moments };

/** The running match: both boards, the latest turns below, and the latest event. */
export function LiveBoard({ match, moments }: LiveBoardProps) {
  const sides = moments.shot === null ? withoutCheck(boardSidesOf(match)) : boardSidesOf(match);
  const isHall = useMedia(hallScreen);
  const leg = useLegTurns(match.id, placeOf(match));
  const hasSets = match.config.setMode !== 'single-set';
  useAnnouncedTurns(match, moments.turn);
  return (
    <div className={classes.board}>
      {sides.map((side) => (
        <SideBoard
          key={side.party === 0 ? 'home' : 'away'}
          side={side}
          hasSets={hasSets}
          freshScore={moments.turn?.party === side.party ? moments.turn.score : null}
          {...(isHall ? { portraits: <LatePortraits match={match} party={side.party} /> } : {})}
        />
      ))}
      <div className={classes.strip}>
        <RecentTurns leg={leg} party={0} name={sides[0].name} />
        {isHall ? (
          <Suspense fallback={<span />}>
            <MatchFigures match={match} leg={leg} />
          </Suspense>
        ) : null}
        <QrCorner />
        <RecentTurns leg={leg} party={1} name={sides[1].name} />
      </div>
      <GameShot shot={moments.shot} match={match} />
    </div>
  );
}

/** Announces each turn once to screen readers. */
function useAnnouncedTurns(match: MatchStanding, turn: FreshTurn | null): void {
  const player = match.parties.flatMap(playersOf).find(({ id }) => id === turn?.playerId);
  const text =
    turn === null || player === undefined
      ? null
      : turnAnnouncement(playerName(player), turn.score, turn.rest);
  const id = turn?.id;
  useEffect(() => {
    if (id !== undefined && text !== null) announce(text);
  }, [id, text]);
}
