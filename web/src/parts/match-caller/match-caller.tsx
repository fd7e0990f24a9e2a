import { useState } from 'react';
import { requestAsOwner } from '../../data/api/api.ts';
import { useChange } from '../../data/api/use-change.ts';
import { matchPinOf } from '../../data/match/match-pins.ts';
import { useAccount } from '../../data/people/account.ts';
import { errorReason } from '../../text/errors.ts';
import { matchCallerText } from '../../text/match-caller.ts';
import { personPickerText } from '../../text/person-picker.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Loading } from '../../ui/states.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import { type ChosenPlayer, chosenOf } from '../person-picker/chosen-player.ts';
import { PersonPicker } from '../person-picker/person-picker.tsx';
import { useTeamMates } from '../person-picker/use-team-mates.ts';
import { CallerLine } from './caller-line.tsx';
import classes from './match-caller.module.css';

type Props = {
  readonly matchId: string;
  /** Event of the match, whose PIN may be needed for the change. */
  readonly eventId: string | null;
  /** Player who calls the scores, null for nobody. */
  readonly callerId: string | null;
  /** Whether this device may change it. */
  readonly mayChange: boolean;
  /** Called after the change was sent to the server. */
  readonly onChanged: () => void;
};

/** Shows the caller of a match before its start; players who may change it can choose another person of their team. */
export function MatchCaller({ matchId, eventId, callerId, mayChange, onChanged }: Props) {
  const { player } = useAccount();
  const [isOpen, setOpen] = useState(false);
  const change = useChange({
    send: (caller: string | null) =>
      requestAsOwner('PATCH /matches/', {
        body: { id: matchId, changedProps: { caller } },
        matchPin: matchPinOf(eventId),
      }),
    failed: (error) => matchCallerText.failed(errorReason(error)),
  });
  const choose = async (caller: string | null) => {
    tellOutcome(await change.run(caller));
    setOpen(false);
    onChanged();
  };
  const canChange = mayChange && player !== null;
  if (callerId === null && !canChange) return null;
  return (
    <Inline align="center" justify="center" wraps className={classes.caller}>
      {callerId === null ? (
        <p className={classes.line}>{matchCallerText.nobody}</p>
      ) : (
        <CallerLine playerId={callerId} />
      )}
      {canChange ? (
        <Button look="quiet" isBusy={change.isBusy} onClick={() => setOpen(true)}>
          {callerId === null ? matchCallerText.choose : matchCallerText.change}
        </Button>
      ) : null}
      <Dialog isOpen={isOpen} shape="sheet" title={matchCallerText.choose} onClose={() => setOpen(false)}>
        <Choice
          own={player === null ? null : chosenOf(player)}
          callerId={callerId}
          onChoose={(caller) => void choose(caller)}
        />
      </Dialog>
    </Inline>
  );
}

type ChoiceProps = {
  readonly own: ChosenPlayer | null;
  readonly callerId: string | null;
  readonly onChoose: (playerId: string | null) => void;
};

function Choice({ own, callerId, onChoose }: ChoiceProps) {
  const [text, setText] = useState('');
  const mates = useTeamMates();
  const { team } = useAccount();
  const isReading = team !== null && mates.data === undefined && mates.isPending;
  if (isReading) return <Loading />;
  const players = [...(own === null ? [] : [own]), ...(mates.data ?? [])];
  return (
    <Stack gap="l">
      {mates.isError ? <p>{matchCallerText.loadFailed(errorReason(mates.error))}</p> : null}
      <PersonPicker
        label={personPickerText.search}
        shape="list"
        text={text}
        onText={setText}
        sources={{ team: players }}
        onPlayer={({ id }) => onChoose(id)}
        detailOf={({ id }) => (id === callerId ? { text: matchCallerText.label, isLocked: true } : null)}
      />
      {players.length < 2 ? <p>{matchCallerText.noPlayers}</p> : null}
      {callerId === null ? null : (
        <Button look="secondary" onClick={() => onChoose(null)}>
          {matchCallerText.remove}
        </Button>
      )}
    </Stack>
  );
}
