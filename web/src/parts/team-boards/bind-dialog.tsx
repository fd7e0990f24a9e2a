import type { BoardEntity } from '@neundarter/contract/entities/board';
import { useEffect, useRef, useState } from 'react';
import { useServerNow } from '../../data/api/use-server-now.ts';
import { useTabletCode, useTablets } from '../../data/club/tablet.ts';
import { tabletText as text } from '../../text/tablet.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import looks from '../../ui/text-looks.module.css';
import { showToast } from '../../ui/toast.tsx';
import { AddressCode } from '../server-address/address-code.tsx';

type Props = { readonly teamId: string; readonly board: BoardEntity; readonly onClose: () => void };

type Code = { readonly code: string; readonly expiresAt: number };

/** How often it is looked whether the code is over. ms */
const lookMs = 5_000;

/** Shows the code that binds one tablet to a board, and closes when a tablet was bound. */
export function BindDialog({ teamId, board, onClose }: Props) {
  const creation = useTabletCode(teamId);
  const [code, setCode] = useState<Code | null>(null);
  const now = useServerNow(lookMs);
  const { run } = creation;
  const make = async () => {
    const made = await run(board.id);
    if (made.ok) setCode(made.value);
  };
  const isMade = useRef(false);
  useEffect(() => {
    if (isMade.current) return;
    isMade.current = true;
    void make();
  });
  useBoundNews(teamId, board.id, onClose);
  const isOver = code !== null && code.expiresAt <= now;
  return (
    <Dialog isOpen title={text.bindDialog(board.name)} onClose={onClose}>
      <Stack gap="l" align="center" className={looks.centered}>
        {creation.failure === null ? null : (
          <ErrorState text={text.codeNotMade(creation.failure)} onRetry={() => void make()} />
        )}
        {code === null && creation.failure === null ? <Loading /> : null}
        {code === null ? null : isOver ? (
          <>
            <p>{text.expired}</p>
            <Button look="primary" isBusy={creation.isBusy} onClick={() => void make()}>
              {text.newCode}
            </Button>
          </>
        ) : (
          <>
            <AddressCode path={`/board/${code.code}`} size="min(60vw, 50dvh)" />
            <p>{text.scan}</p>
            <p className={looks.hint}>{text.scanAbout}</p>
          </>
        )}
      </Stack>
    </Dialog>
  );
}

/** Tells that another tablet is bound to the board since the dialog opened. */
function useBoundNews(teamId: string, boardId: string, onBound: () => void): void {
  const { data } = useTablets(teamId);
  const ids = data?.filter((tablet) => tablet.boardId === boardId).map(({ id }) => id);
  const known = useRef<readonly string[] | null>(null);
  useEffect(() => {
    if (ids === undefined) return;
    const before = known.current;
    known.current = ids;
    if (before === null || ids.every((id) => before.includes(id))) return;
    showToast({ kind: 'success', title: text.bound });
    onBound();
  });
}
