import type { MatchStanding } from '@neundarter/contract/entities/match';
import { legDecisionText } from '../../text/leg-decision.ts';
import { partyName } from '../../text/party-names.ts';
import { nameOf } from '../../text/player-of-match.ts';
import { spectatorText } from '../../text/spectator.ts';
import classes from './game-shot.module.css';
import type { Shot } from './shot.ts';

type GameShotProps = { readonly shot: Shot | null; readonly match: MatchStanding };

const textOf = (shot: Shot, hasSets: boolean): string => {
  if (shot.decidedBy !== undefined)
    return legDecisionText.won[shot.kind === 'set' && !hasSets ? 'leg' : shot.kind];
  if (shot.kind === 'match') return spectatorText.gameShotAndMatch;
  return shot.kind === 'set' && hasSets ? spectatorText.gameShotAndSet : spectatorText.gameShot;
};

/** Who throws first in the next leg; null at the end of the match, or if the players still choose. */
const nextThrower = (match: MatchStanding): string | null => {
  const { status, currentPlayerId } = match.standing;
  if (status !== 'running' || match.canSwitchPlayer || currentPlayerId === null) return null;
  return nameOf(match, currentPlayerId);
};

/** Shows a won leg, set or match over the whole board for a few seconds. */
export function GameShot({ shot, match }: GameShotProps) {
  if (shot === null) return null;
  const { winningParty } = shot;
  const next = nextThrower(match);
  const checkout = winningParty === 'draw' ? null : match.standing.lastScore[winningParty];
  return (
    <div className={classes.shot} role="status">
      <p className={classes.words}>{textOf(shot, match.config.setMode !== 'single-set')}</p>
      {winningParty !== 'draw' && <p className={classes.name}>{partyName(match.parties[winningParty])}</p>}
      {shot.decidedBy !== undefined && (
        <p className={classes.checkout}>{legDecisionText.by[shot.decidedBy]}</p>
      )}
      {shot.decidedBy === undefined && checkout !== null && (
        <p className={classes.checkout}>{spectatorText.checkout(checkout, shot.darts ?? null)}</p>
      )}
      {next !== null && <p className={classes.next}>{spectatorText.startsNext(next)}</p>}
    </div>
  );
}
