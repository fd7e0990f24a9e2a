import { standingOf } from '@neundarter/rules/match/standing';
import { currentLeg } from '@neundarter/rules/match/turn-order';
import type { Match } from '@neundarter/rules/match/types';
import { summaryOf } from '@neundarter/rules/stats/summary';
import { useNavigate } from 'react-router';
import type { MatchInfo } from '../../data/match/match-info.ts';
import { highlightsOf } from '../../parts/match-summary/highlights.ts';
import { RematchButton } from '../../parts/rematch/rematch-button.tsx';
import { matchResult } from '../../parts/reopen-match/match-result.ts';
import { formatDecimal } from '../../text/formats.ts';
import { legDecisionText } from '../../text/leg-decision.ts';
import { legEndText } from '../../text/leg-end.ts';
import { partyName } from '../../text/party-names.ts';
import { scorerText } from '../../text/scorer.ts';
import { tabletText } from '../../text/tablet.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/stack.tsx';
import { useTapGuard } from '../../ui/use-tap-guard.ts';
import classes from './match-end-dialog.module.css';
import { useNextGame } from './next-game.ts';
import { useWayToBoard } from './way-to-board.ts';

type Props = {
  readonly match: Match;
  readonly info: MatchInfo;
  /** Null if nothing can be undone. */
  readonly onUndo: (() => void) | null;
  readonly onLeave: () => void;
};

const outcome = (match: Match): string => {
  const { winningParty, parties } = match;
  if (winningParty === null || winningParty === 'draw') return legEndText.draw;
  return legEndText.wins(partyName(parties[winningParty]));
};

/** The end of a match: the result, the next game of the event, a rematch, the summary (Enter), or undo of a wrong checkout. */
export function MatchEndDialog({ match, info, onUndo, onLeave }: Props) {
  const isTooEarly = useTapGuard();
  const next = useNextGame(info);
  const navigate = useNavigate();
  const board = useWayToBoard(info, 'by-itself');
  const hasSets = match.config.setMode !== 'single-set';
  const standing = standingOf(match);
  const result = matchResult(match);
  const isDecided = currentLeg(match)?.decidedBy !== undefined;
  return (
    <Dialog
      isOpen
      title={match.winningParty === 'draw' || isDecided ? legEndText.matchOver : legEndText.gameShot.match}
      onClose={onLeave}
      actions={
        <div className={classes.actions}>
          {board === null ? null : (
            <ButtonLink look="primary" to={board.to}>
              {tabletText.back(board.name)}
            </ButtonLink>
          )}
          {next === null || board !== null ? null : (
            <Button
              look="primary"
              onClick={(event) => {
                if (!isTooEarly(event)) void navigate(`/matches/${next.id}`);
              }}
            >
              {legEndText.nextGame(next.number, next.name)}
            </Button>
          )}
          <RematchButton match={match} info={info} isTooEarly={isTooEarly} />
          {onUndo === null ? null : (
            <Button
              onClick={(event) => {
                if (!isTooEarly(event)) onUndo();
              }}
            >
              {isDecided ? legDecisionText.undoDecision : legEndText.undoCheckout}
            </Button>
          )}
          <Button
            data-autofocus
            onClick={(event) => {
              if (!isTooEarly(event)) onLeave();
            }}
          >
            {legEndText.toSummary}
          </Button>
        </div>
      }
    >
      <p className={classes.outcome}>{outcome(match)}</p>
      <p className={classes.unit}>{hasSets ? scorerText.sets : scorerText.legs}</p>
      <div className={classes.result}>
        {([0, 1] as const).map((party) => (
          <Stack
            align="center"
            key={party}
            className={classes.side}
            data-won={match.winningParty === party || undefined}
          >
            <span className={classes.points}>{result[party]}</span>
            <span className={classes.name}>{partyName(match.parties[party])}</span>
            <span className={classes.average}>
              {scorerText.averageSign} {formatDecimal(standing.matchAverages[party])}
            </span>
          </Stack>
        ))}
      </div>
      <BestMoments match={match} />
    </Dialog>
  );
}

/** Highscores, high finishes and short legs of both sides; nothing in a match without them. */
function BestMoments({ match }: Pick<Props, 'match'>) {
  const summary = summaryOf(match);
  const moments = summary === null ? [] : highlightsOf(summary.partyStats);
  if (moments.length === 0) return null;
  return (
    <dl className={classes.moments} aria-label={legEndText.moments}>
      {moments.map(({ label, values }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-side="home">{values[0]}</dd>
          <dd data-side="away">{values[1]}</dd>
        </div>
      ))}
    </dl>
  );
}
