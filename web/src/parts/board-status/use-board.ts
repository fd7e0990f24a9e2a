import { useEffect, useEffectEvent, useState } from 'react';
import { useSetting } from '../../data/local-settings.ts';
import type { BoardEvent, BoardPhase, BoardStatus } from '../../device/detection-board/detection-board.ts';
import { openBoard } from '../../device/detection-board/open-board.ts';

export type BoardState = { readonly status: BoardStatus; readonly phase: BoardPhase };

const notYet: BoardState = { status: 'Offline', phase: 'Throw' };

/**
 * Listens to this device's board while mounted, and returns its status.
 * @param listen gets all events in order; `isFirstReady` marks the first "ready" of this connection
 */
export function useBoard(
  listen: (event: BoardEvent, facts: { readonly isFirstReady: boolean }) => void,
): BoardState {
  const [kind] = useSetting('adrs-board-kind');
  const [host] = useSetting('adrs-hostname');
  const [state, setState] = useState(notYet);
  const hear = useEffectEvent(listen);
  useEffect(() => {
    let wasReady = false;
    const board = openBoard({
      kind,
      host,
      listen: (event) => {
        const isReady = event.kind === 'status' && event.status === 'Ready';
        if (event.kind === 'status') setState({ status: event.status, phase: event.phase });
        hear(event, { isFirstReady: isReady && !wasReady });
        wasReady ||= isReady;
      },
    });
    return () => {
      board.close();
      setState(notYet);
    };
  }, [kind, host]);
  return state;
}
