import type { WriteTx } from '../../platform/db/database.ts';
import type { Platform } from '../../platform/platform.ts';

/** Tells the listeners of a hall that its boards, or the matches on them, have changed. */
export const announceBoards = ({ announce }: Pick<Platform, 'announce'>, tx: WriteTx, teamId: string): void =>
  announce(tx, [{ event: 'boards-changed', payload: { teamId }, channels: [`boards/${teamId}`] }]);
