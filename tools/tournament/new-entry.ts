import { newId } from './new-id.ts';

/** A new entry of one person without an account. @param index from 0; the name counts from 1 */
export const newEntry = (index: number) => ({
  id: newId(),
  participant: {
    type: 'single' as const,
    player: { type: 'external' as const, id: newId(), firstName: `Spieler ${index + 1}`, lastName: 'Test' },
  },
});
