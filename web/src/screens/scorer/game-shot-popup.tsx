import type { Match } from '@neundarter/rules/match/types';
import { legEndText } from '../../text/leg-end.ts';
import { nameOf } from '../../text/player-of-match.ts';
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
        <span className={classes.title}>{legEndText.gameShot[kind]}</span>
        <span className={classes.name}>{nameOf(match, playerId)}</span>
        <span className={classes.facts}>{legEndText.checkoutOf(checkout, darts)}</span>
        {nextPlayerId === null ? null : (
          <span className={classes.next}>{legEndText.startsNext(nameOf(match, nextPlayerId))}</span>
        )}
      </Stack>
    </button>
  );
}
