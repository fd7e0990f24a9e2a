import { formText } from '../text/forms.ts';
import { confirmAction } from './confirm-action.tsx';

// Forms tell here that something in them is not saved; the router and whatever else leaves a page asks before.

type Guard = () => boolean;

const guards = new Set<Guard>();

/** Whether leaving the page now would lose something. */
export const isSomethingUnsaved = (): boolean => [...guards].some((isUnsaved) => isUnsaved());

/** Whether the page may be left: nothing would be lost, or the user does not mind. */
export const mayLeave = async (): Promise<boolean> =>
  !isSomethingUnsaved() || confirmAction(formText.unsaved);

/** Asks before the page is left while there is something unsaved. @returns how to stop */
export function guardUnsaved(isUnsaved: Guard): () => void {
  if (guards.size === 0) globalThis.addEventListener('beforeunload', warnOfReload);
  guards.add(isUnsaved);
  return () => {
    guards.delete(isUnsaved);
    if (guards.size === 0) globalThis.removeEventListener('beforeunload', warnOfReload);
  };
}

/** Before a reload or the end of the tab the browser asks, in its own words. */
function warnOfReload(event: Event): void {
  if (isSomethingUnsaved()) event.preventDefault();
}
