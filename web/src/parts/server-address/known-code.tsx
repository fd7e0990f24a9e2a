import { type CodeLooks, QrCode } from '../../ui/qr-code.tsx';
import { KnownAddress } from './known-address.tsx';

export type AddressCodeProps = CodeLooks & {
  /** From the root of the server, beginning with a slash. */
  readonly path: string;
};

/** The QR code of a page's address, as others reach it. */
export const KnownCode = ({ path, ...code }: AddressCodeProps) => (
  <KnownAddress path={path}>{(address) => <QrCode value={address} {...code} />}</KnownAddress>
);
