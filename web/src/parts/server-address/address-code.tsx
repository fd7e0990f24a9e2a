import { Suspense } from 'react';
import { latePart } from '../../ui/late-part.tsx';
import type { AddressCodeProps } from './known-code.tsx';

const KnownCode = latePart<AddressCodeProps>(async () => (await import('./known-code.tsx')).KnownCode);

/** The QR code of a page's address, loaded late; its place stays empty until the server has told its address. */
export const AddressCode = (code: AddressCodeProps) => (
  <div style={{ width: code.size, height: code.size }}>
    <Suspense fallback={null}>
      <KnownCode {...code} />
    </Suspense>
  </div>
);
