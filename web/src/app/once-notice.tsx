import { Suspense } from 'react';
import { latePart } from '../ui/late-part.tsx';
import { WhatsNewNotice } from './whats-new-notice.tsx';

const PlainHttpNotice = latePart(
  async () => (await import('./plain-http-notice.tsx')).PlainHttpNotice,
  () => null,
);

type Props = { readonly isVersionNew: boolean; readonly onClose: () => void };

/** What has to be said once on this device: one thing in a visit. */
export const OnceNotice = ({ isVersionNew, onClose }: Props) =>
  isVersionNew ? (
    <WhatsNewNotice onClose={onClose} />
  ) : (
    <Suspense fallback={null}>
      <PlainHttpNotice onClose={onClose} />
    </Suspense>
  );
