import IconQrcode from '@tabler/icons-react/dist/esm/icons/IconQrcode.mjs';
import { Suspense, useState } from 'react';
import { pageAddress } from '../../device/page-address.ts';
import { pageQrText } from '../../text/page-qr.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { latePart } from '../../ui/late-part.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';
import type { ShareLinkProps } from './share-link.tsx';

const ShareLink = latePart<ShareLinkProps>(async () => (await import('./share-link.tsx')).ShareLink);

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
        <Stack gap="l" align="center" className={looks.centered}>
          <QrCode value={pageAddress()} size="min(60vw, 50dvh)" />
          <p>{pageQrText.text}</p>
          <Suspense fallback={null}>
            <ShareLink url={pageAddress()} title={document.title} />
          </Suspense>
        </Stack>
      </Dialog>
    </>
  );
}
