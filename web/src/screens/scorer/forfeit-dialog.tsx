import type { Match, PartyIndex } from '@neundarter/rules/match/types';
import { useState } from 'react';
import { partyName } from '../../text/party-names.ts';
import { preStartText } from '../../text/pre-start.ts';
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
      title={preStartText.forfeitTitle}
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
            {preStartText.forfeitDo}
          </Button>
        </>
      }
    >
      <p>{preStartText.forfeitWho}</p>
      <Stack gap="s" className={classes.winners}>
        {winners.map((party) => (
          <label key={party} className={classes.winner}>
            <input type="radio" name="winner" checked={winner === party} onChange={() => setWinner(party)} />
            <span>{preStartText.forfeitFor(partyName(match.parties[party]))}</span>
          </label>
        ))}
      </Stack>
    </Dialog>
  );
}
