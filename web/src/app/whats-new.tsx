import { Suspense, useState } from 'react';
import { isPlainHttp } from '../device/is-plain-http.ts';
import { latePart } from '../ui/late-part.tsx';
import { isVersionNew } from './updated-version.ts';

const OnceNotice = latePart(
  async () => (await import('./once-notice.tsx')).OnceNotice,
  () => null,
);

/**
 * Says once after an update that the version is new, or what an address without encryption cannot do. Nothing is loaded for it
 * on other days.
 */
export function WhatsNew() {
  const [isNew] = useState(isVersionNew);
  return isNew || isPlainHttp() ? (
    <Suspense fallback={null}>
      <OnceNotice isVersionNew={isNew} />
    </Suspense>
  ) : null;
}
