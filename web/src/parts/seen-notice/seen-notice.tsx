import { seenText } from '../../text/event-page.ts';
import { Notice } from '../../ui/notice.tsx';

/** Says that the page shows what this device has seen earlier. @param seenAt ms since 1970; null if all is fresh */
export function SeenNotice({ seenAt }: { readonly seenAt: number | null }) {
  return seenAt === null ? null : <Notice tone="info">{seenText(seenAt)}</Notice>;
}
