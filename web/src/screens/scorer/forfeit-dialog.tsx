import type { Match, PartyIndex } from '@neundarter/rules/match/types';
import { useState } from 'react';
import { partyName } from '../../text/party-names.ts';
import { scorerText } from '../../text/scorer.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './forfeit-dialog.module.css';

type Props = {
  readonly match: Match;
  /** Parties that may get the win. */
  readonly winners: readonly PartyIndex[];
  readonly onForfeit: (winningParty: PartyIndex) => void;
  readonly onClose: () => void;
};

/** Gives the match to one side: first the choice of the side, then a confirmation, because it is final. */
export function ForfeitDialog({ match, winners, onForfeit, onClose }: Props) {
  const [winner, setWinner] = useState<PartyIndex | null>(winners.length === 1 ? (winners[0] ?? null) : null);
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={scorerText.forfeitTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{scorerText.cancel}</Button>
          <Button
            look="danger"
            disabled={winner === null}
            onClick={() => {
              if (winner !== null) onForfeit(winner);
              onClose();
            }}
          >
            {scorerText.forfeitDo}
          </Button>
        </>
      }
    >
      <p>{scorerText.forfeitWho}</p>
      <Stack gap="s" className={classes.winners}>
        {winners.map((party) => (
          <label key={party} className={classes.winner}>
            <input type="radio" name="winner" checked={winner === party} onChange={() => setWinner(party)} />
            <span>{scorerText.forfeitFor(partyName(match.parties[party]))}</span>
          </label>
        ))}
      </Stack>
    </Dialog>
  );
}
