import { useSetting } from '../data/local-settings.ts';
import { useSession } from '../data/people/session.ts';
import { latePart } from '../ui/late-part.tsx';

const CallBanner = latePart(
  async () => (await import('../parts/own-calls/call-banner.tsx')).CallBanner,
  () => null,
);

/** Tells people at this device that they are called, on every page; nothing is loaded before it knows who they are. */
export function OwnCalls() {
  const [chosen] = useSetting('chosen-entries');
  const [own] = useSetting('own-entries');
  const isKnown = useSession() !== null;
  return isKnown || Object.keys({ ...chosen, ...own }).length > 0 ? <CallBanner /> : null;
}
