import type { Match } from '@neundarter/rules/match/types';
import { nameOf } from '../../text/player-of-match.ts';
import { scorerText } from '../../text/scorer.ts';
import { Stack } from '../../ui/stack.tsx';
import type { Closing } from './closed-by.ts';
import classes from './game-shot-popup.module.css';

type Props = { readonly closing: Closing; readonly match: Match; readonly onClose: () => void };

/** Celebrates a leg or set over the boards; the pad with its undo stays usable. */
export function GameShotPopup({ closing, match, onClose }: Props) {
  const { kind, playerId, checkout, darts, nextPlayerId } = closing;
  return (
    <button type="button" className={classes.popup} data-kind={kind} onClick={onClose}>
      <span className={classes.ring} aria-hidden="true">
        <span className={classes.checkout}>{checkout}</span>
      </span>
      <Stack as="span" align="center" className={classes.words}>
        <span className={classes.title}>{scorerText.gameShot[kind]}</span>
        <span className={classes.name}>{nameOf(match, playerId)}</span>
        <span className={classes.facts}>{scorerText.checkoutOf(checkout, darts)}</span>
        {nextPlayerId === null ? null : (
          <span className={classes.next}>{scorerText.startsNext(nameOf(match, nextPlayerId))}</span>
        )}
      </Stack>
    </button>
  );
}
