/** Commands of any queue, as far as they are throws or take one back. */
type Waiting = { readonly kind: string; readonly id: string; readonly throwId?: string };

/** Throws that the server does not know yet: new ones, and known ones that are to be taken back. */
export const countWaitingThrows = (queue: readonly Waiting[]): number => {
  const unsaved = new Set<string>();
  let takenBack = 0;
  for (const { kind, id, throwId = '' } of queue) {
    if (kind === 'throw') unsaved.add(id);
    else if (kind === 'undo' && !unsaved.delete(throwId)) takenBack += 1;
  }
  return unsaved.size + takenBack;
};
