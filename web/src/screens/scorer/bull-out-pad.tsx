import { nextPosition } from '@neundarter/rules/match/turn-order';
import type { PartyIndex } from '@neundarter/rules/match/types';
import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import { type MouseEvent, useEffect, useId, useRef } from 'react';
import { newId } from '../../data/api/new-id.ts';
import { serverNow } from '../../data/api/server-clock.ts';
import { noteEndHere } from '../../data/match/reopening.ts';
import type { ReadyMatch } from '../../data/match/tracked-match.ts';
import { commonText } from '../../text/common.ts';
import { legDecisionText } from '../../text/leg-decision.ts';
import { matchFailure } from '../../text/match-failures.ts';
import { partyName } from '../../text/party-names.ts';
import { reasonText } from '../../text/scorer.ts';
import { Button } from '../../ui/button.tsx';
import { announce } from '../../ui/live-region.tsx';
import { showToast } from '../../ui/toast.tsx';
import { useTapGuard } from '../../ui/use-tap-guard.ts';
import classes from './bull-out-pad.module.css';
import { closedBy } from './closed-by.ts';
import { isThrownHere } from './turn-situation.ts';
import type { ScorerModel } from './use-scorer.ts';

type Props = { readonly tracked: ReadyMatch; readonly model: ScorerModel };

/**
 * Asks who has won the bull-out, in place of the pad: what was thrown stays in sight, and can be corrected and taken back.
 * Online each player is alone at a board, so that only the one who has lost answers.
 */
export function BullOutPad({ tracked: { match, info, dispatch }, model }: Props) {
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);
  const isTooEarly = useTapGuard();
  useEffect(() => ref.current?.focus(), []);
  const decide = (event: MouseEvent, winningParty: PartyIndex): void => {
    const position = nextPosition(match);
    if (position === null || isTooEarly(event)) return;
    const result = dispatch({ kind: 'bull-out', id: newId(), winningParty, position, at: serverNow() });
    if (!result.ok) {
      const text = matchFailure['bull-out'](reasonText(result.error));
      return showToast({ kind: 'error', title: commonText.errorTitle, text });
    }
    if (result.value.status === 'finished') noteEndHere(match.id);
    else model.showClosing(closedBy(match, result.value));
    announce(legDecisionText.winner(partyName(match.parties[winningParty])));
  };
  const isOwn = (party: PartyIndex): boolean => {
    const side = match.parties[party];
    return info.isOnlineMatch && side.type === 'single' && isThrownHere(match, info, side.player.id);
  };
  return (
    <section ref={ref} className={classes.pad} tabIndex={-1} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {legDecisionText.question}
      </h2>
      {info.isOnlineMatch ? <p className={classes.note}>{legDecisionText.onlineNote}</p> : null}
      {([0, 1] as const).map((party) => (
        <Button
          key={party}
          className={classes.choice}
          disabled={isOwn(party)}
          onClick={(event) => decide(event, party)}
        >
          {partyName(match.parties[party])}
        </Button>
      ))}
      <Button
        className={classes.undo}
        icon={<IconArrowBackUp size={20} />}
        disabled={!model.canUndo}
        onClick={(event) => {
          if (!isTooEarly(event)) model.undo();
        }}
      >
        {legDecisionText.undo}
      </Button>
    </section>
  );
}
