import { useEffect, useEffectEvent } from 'react';
import { secureText as text } from '../../text/secure.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useBoardHere } from './use-board-here.ts';
import { useLeave } from './use-leave.ts';
import { useTrust } from './use-trust.ts';

type Props = {
  readonly address: string;
  /** Path of the page to go on with there. */
  readonly to: string;
  /** Whether nobody has to tap: every browser trusts the address. */
  readonly isByItself: boolean;
};

/** Checks by itself whether the device trusts the address, and then goes there. */
export function GoOn({ address, to, isByItself }: Props) {
  const isTrusted = useTrust(address);
  const board = useBoardHere();
  const { leave, isBusy, failure } = useLeave({ address, to });
  const isReady = isTrusted === true && board !== undefined;
  const begin = useEffectEvent(() => void leave());
  const beginsNow = isByItself && isReady && board === null;
  useEffect(() => {
    if (beginsNow) begin();
  }, [beginsNow]);
  return (
    <Card title={text.checkTitle}>
      {isTrusted === null ? <p role="status">{text.checking}</p> : null}
      {isTrusted === false ? <p role="status">{text.notTrusted}</p> : null}
      {isTrusted === true ? <Notice tone="success">{isBusy ? text.going : text.trusted}</Notice> : null}
      {board === null || board === undefined ? null : <Notice tone="warning">{text.board(board)}</Notice>}
      {failure === null ? null : <Notice tone="error">{failure}</Notice>}
      <Button
        look={board === null ? 'primary' : 'secondary'}
        disabled={!isReady}
        isBusy={isBusy}
        onClick={() => void leave()}
      >
        {board === null || board === undefined ? text.goOn : text.goAnyway}
      </Button>
    </Card>
  );
}
