import { pagePath } from '../../device/page-path.ts';
import { pageQrText } from '../../text/page-qr.ts';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';
import { AddressCode } from '../server-address/address-code.tsx';
import { KnownAddress } from '../server-address/known-address.tsx';
import { ShareLink } from './share-link.tsx';

/** The page's address as a code, as text, and for the system's share sheet. */
export function PageQrBody() {
  return (
    <Stack gap="l" align="center" className={looks.centered}>
      <AddressCode path={pagePath()} size="min(60vw, 50dvh)" />
      <p>{pageQrText.text}</p>
      <KnownAddress path={pagePath()}>{(url) => <ShareLink url={url} title={document.title} />}</KnownAddress>
    </Stack>
  );
}
