import { pageAddress } from '../../device/page-address.ts';
import { pageQrText } from '../../text/page-qr.ts';
import { QrCode } from '../../ui/qr-code.tsx';
import classes from './qr-corner.module.css';

/** A QR code with this page's address for phones in the hall; shown if the screen has space for it. */
export function QrCorner() {
  return (
    <div className={classes.corner}>
      <QrCode value={pageAddress()} size="100%" />
      <p className={classes.caption}>{pageQrText.short}</p>
    </div>
  );
}
