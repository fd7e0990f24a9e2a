import { pagePath } from '../../device/page-path.ts';
import { AddressCode } from '../../parts/server-address/address-code.tsx';
import { pageQrText } from '../../text/page-qr.ts';
import classes from './qr-corner.module.css';

/** A QR code with this page's address for phones in the hall; shown if the screen has space for it. */
export function QrCorner() {
  return (
    <div className={classes.corner}>
      <AddressCode path={pagePath()} size="100%" />
      <p className={classes.caption}>{pageQrText.short}</p>
    </div>
  );
}
