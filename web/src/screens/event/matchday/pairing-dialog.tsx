import type { Side } from '@neundarter/rules/matchday/plan';
import { useEffect, useRef, useState } from 'react';
import { useServerNow } from '../../../data/api/use-server-now.ts';
import { type PairingCode, usePairing } from '../../../data/club/guests.ts';
import { AddressCode } from '../../../parts/server-address/address-code.tsx';
import { errorReason } from '../../../text/errors.ts';
import { guestsTextOf, pairingText as text } from '../../../text/guests.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { Loading } from '../../../ui/states.tsx';
import looks from '../../../ui/text-looks.module.css';
import { guestsPath } from './matchday-path.ts';
import classes from './pairing-dialog.module.css';

/** Time between two looks at the clock. ms */
const lookMs = 1000;

type Props = {
  readonly eventId: string;
  /** The side of the people who take part. */
  readonly side: Side;
  readonly onClose: () => void;
};

/** The code with which the first device of the guests is paired, and the way to the page where it is entered. */
export function PairingDialog({ eventId, side, onClose }: Props) {
  const sided = guestsTextOf(side);
  const pairing = usePairing(eventId, (error) => text.showFailed(errorReason(error)));
  const [shown, setShown] = useState<PairingCode | null>(null);
  const { run } = pairing;
  const ask = async () => {
    const outcome = await run();
    if (outcome.ok) setShown(outcome.value);
  };
  const isAsked = useRef(false);
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    void ask();
  });
  return (
    <Dialog isOpen title={sided.codeTitle} onClose={onClose}>
      <Stack gap="m" align="center" className={looks.centered}>
        <p>{sided.codeHelp}</p>
        <AddressCode path={guestsPath(eventId)} label={sided.qrLabel} size="9rem" />
        {pairing.failure === null ? null : <Notice tone="error">{pairing.failure}</Notice>}
        {shown === null ? pairing.isBusy && <Loading /> : <Code shown={shown} />}
        <Button isBusy={pairing.isBusy} onClick={() => void ask()}>
          {text.renew}
        </Button>
      </Stack>
    </Dialog>
  );
}

function Code({ shown: { code, expiresAt } }: { readonly shown: PairingCode }) {
  const isOver = useServerNow(lookMs) >= expiresAt;
  const half = code.length / 2;
  if (isOver) return <p>{text.over}</p>;
  return (
    <Stack gap="2xs" align="center">
      <p className={classes.code}>
        <span>{code.slice(0, half)}</span>
        <span>{code.slice(half)}</span>
      </p>
      <p className={looks.hint}>{text.until(expiresAt)}</p>
    </Stack>
  );
}
