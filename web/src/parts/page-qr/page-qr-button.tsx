import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { Suspense, useState } from 'react';
import { pageQrText } from '../../text/page-qr.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { latePart } from '../../ui/late-part.tsx';

const PageQrBody = latePart(async () => (await import('./page-qr-body.tsx')).PageQrBody);

/** A button that shows the page's address as a QR code in a dialog. */
export function PageQrButton({ className }: { readonly className?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        className={className ?? ''}
        label={pageQrText.open}
        icon={<IconQrcode aria-hidden size={24} />}
        onClick={() => setIsOpen(true)}
      />
      <Dialog title={pageQrText.title} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Suspense fallback={null}>
          <PageQrBody />
        </Suspense>
      </Dialog>
    </>
  );
}
