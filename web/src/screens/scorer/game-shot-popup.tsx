import type { Match } from '@neundarter/rules/match/types';
import { legDecisionText } from '../../text/leg-decision.ts';
import { legEndText } from '../../text/leg-end.ts';
import { partyName } from '../../text/party-names.ts';
import { nameOf } from '../../text/player-of-match.ts';
import { Stack } from '../../ui/stack.tsx';
import type { Closing } from './closed-by.ts';
import classes from './game-shot-popup.module.css';

type Props = { readonly closing: Closing; readonly match: Match; readonly onClose: () => void };

/** Celebrates a leg or set over the boards; the pad with its undo stays usable. */
export function GameShotPopup({ closing, match, onClose }: Props) {
  const { kind, decidedBy, winningParty, playerId, checkout, darts, nextPlayerId } = closing;
  return (
    <button type="button" className={classes.popup} data-kind={kind} onClick={onClose}>
      {decidedBy === null ? (
        <span className={classes.ring} aria-hidden="true">
          <span className={classes.checkout}>{checkout}</span>
        </span>
      ) : null}
      <Stack as="span" align="center" className={classes.words}>
        <span className={classes.title}>
          {decidedBy === null ? legEndText.gameShot[kind] : legDecisionText.won[kind]}
        </span>
        <span className={classes.name}>
          {decidedBy === null ? nameOf(match, playerId) : partyName(match.parties[winningParty])}
        </span>
        <span className={classes.facts}>
          {decidedBy === null ? legEndText.checkoutOf(checkout, darts) : legDecisionText.by[decidedBy]}
        </span>
        {nextPlayerId === null ? null : (
          <span className={classes.next}>{legEndText.startsNext(nameOf(match, nextPlayerId))}</span>
        )}
      </Stack>
    </button>
  );
}
