import { useState } from 'react';
import { hasCode } from '../../../data/api/api-error.ts';

/**
 * Whether the server has just refused this board because another match runs there, so that the organiser may insist. As soon as
 * another board is typed, the refusal no longer counts.
 */
export function useOccupied(error: unknown, typed: string) {
  const [sent, setSent] = useState<string | null>(null);
  return {
    isOccupied: hasCode(error, 'error.boards.occupied') && sent === typed,
    /** Call it with each sending. */
    noteSent: () => setSent(typed),
  };
}
