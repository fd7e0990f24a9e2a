import type { SessionEnd } from '../data/people/session-end.ts';
import { sessionText } from '../text/session.ts';
import { showToast } from '../ui/toast.tsx';

/** Tells users why they are signed out if they did not do it on this device. */
export function tellSessionEnd(why: SessionEnd): void {
  showToast({ kind: 'info', title: sessionText.ended, text: sessionText.reasons[why] });
}
