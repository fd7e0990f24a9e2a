import type { AgreementEntity } from '@neundarter/contract/entities/agreement';
import { useEffect, useRef, useState } from 'react';
import { serverNow } from '../../data/api/server-clock.ts';
import { useAnswer } from '../../data/people/agreements.ts';
import { type ChosenPlayer, chosenOnline } from '../../parts/person-picker/chosen-player.ts';
import { AddressCode } from '../../parts/server-address/address-code.tsx';
import { KnownAddress } from '../../parts/server-address/known-address.tsx';
import { agreementText as text } from '../../text/agreements.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import classes from './agreement-dialog.module.css';

export type AgreementDialogProps = {
  readonly asked: AgreementEntity;
  readonly isAsking: boolean;
  readonly onAskAgain: () => void;
  readonly onClose: () => void;
  readonly onPlayer: (player: ChosenPlayer) => void;
};

/** Shows the code, until the player has answered or the code has expired. */
export function AgreementDialog({ asked, isAsking, onAskAgain, onClose, onPlayer }: AgreementDialogProps) {
  const { data, isError } = useAnswer(asked);
  const { status, player, code } = data?.props ?? asked.props;
  const isExpired = useExpiry(asked.props.expiresAt) && status === 'open';
  const latest = useRef(onPlayer);
  useEffect(() => {
    latest.current = onPlayer;
  });
  useEffect(() => {
    if (status === 'accepted' && player !== null) latest.current(chosenOnline(player));
  }, [status, player]);
  const isOver = status === 'rejected' || isExpired;
  return (
    <Dialog
      isOpen
      title={text.open}
      onClose={onClose}
      actions={
        isOver ? (
          <Button look="primary" isBusy={isAsking} onClick={onAskAgain}>
            {text.newCode}
          </Button>
        ) : undefined
      }
    >
      {isOver ? (
        <Notice tone="warning">{isExpired ? text.expired : text.rejected}</Notice>
      ) : (
        <Stack gap="l">
          <p>
            {text.steps}{' '}
            <KnownAddress path="/confirm">
              {(address) => <b className={classes.address}>{address.replace(/^https?:\/\//, '')}</b>}
            </KnownAddress>
          </p>
          <div className={classes.ways}>
            <AddressCode path={`/confirm/${code}`} label={text.qr} size="11rem" />
            <Stack gap="s" align="center">
              <output className={classes.code} aria-label={text.code}>
                {code}
              </output>
              <p role="status" className={classes.waiting}>
                {isError ? text.interrupted : text.waiting}
              </p>
            </Stack>
          </div>
        </Stack>
      )}
    </Dialog>
  );
}

/** Whether a time (ms since 1970) has come. */
function useExpiry(at: number): boolean {
  const [isOver, setOver] = useState(() => at <= serverNow());
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), Math.max(0, at - serverNow()));
    return () => clearTimeout(timer);
  }, [at]);
  return isOver;
}
