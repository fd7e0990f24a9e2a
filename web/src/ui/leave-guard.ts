import { formText } from '../text/forms.ts';
import { confirmAction } from './confirm-action.tsx';

// Forms register here that they have unsaved changes; the router and other code ask here before the page is left.

type Guard = () => boolean;

const guards = new Set<Guard>();

/** Whether leaving the page now would lose unsaved changes. */
export const isSomethingUnsaved = (): boolean => [...guards].some((isUnsaved) => isUnsaved());

/** Whether the page may be left: nothing would be lost, or the user agrees. */
export const mayLeave = async (): Promise<boolean> =>
  !isSomethingUnsaved() || confirmAction(formText.unsaved);

/** Registers a check for unsaved changes. @returns a function that removes it */
export function guardUnsaved(isUnsaved: Guard): () => void {
  if (guards.size === 0) globalThis.addEventListener('beforeunload', warnOfReload);
  guards.add(isUnsaved);
  return () => {
    guards.delete(isUnsaved);
    if (guards.size === 0) globalThis.removeEventListener('beforeunload', warnOfReload);
  };
}

/** Makes the browser ask, in its own words, before a reload or before the tab is closed. */
function warnOfReload(event: Event): void {
  if (isSomethingUnsaved()) event.preventDefault();
}
