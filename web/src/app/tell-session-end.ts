import type { SessionEnd } from '../data/people/session-end.ts';
import { sessionText } from '../text/session.ts';
import { showToast } from '../ui/toast.tsx';

/** Says why somebody is signed out without having asked for it at this device. */
export function tellSessionEnd(why: SessionEnd): void {
  showToast({ kind: 'info', title: sessionText.ended, text: sessionText.reasons[why] });
}
