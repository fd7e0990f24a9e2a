import { Suspense } from 'react';
import { latePart } from '../../ui/late-part.tsx';
import { Loading } from '../../ui/states.tsx';

// Hardly anybody comes here twice, so no other page shares a file with it.
const SecureWay = latePart(async () => (await import('./secure-way.tsx')).SecureWay);

/** `/secure`: the way of a device to the secure address, and its arrival there. */
export const SecureScreen = () => (
  <Suspense fallback={<Loading />}>
    <SecureWay />
  </Suspense>
);
