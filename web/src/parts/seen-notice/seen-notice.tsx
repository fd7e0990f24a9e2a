import { useEffect } from 'react';
import { seenText } from '../../text/event-page.ts';
import { Notice } from '../../ui/notice.tsx';
import { sayOnce } from './said-once.ts';

/** Says that the page shows what this device has seen earlier. @param seenAt ms since 1970; null if all is fresh */
export function SeenNotice({ seenAt }: { readonly seenAt: number | null }) {
  const isOld = seenAt !== null;
  useEffect(() => (isOld ? sayOnce() : undefined), [isOld]);
  return isOld ? <Notice tone="info">{seenText(seenAt)}</Notice> : null;
}
