import { lazy, Suspense } from 'react';
import { commonText } from '../text/common.ts';
import classes from './qr-code.module.css';

const QRCodeSVG = lazy(async () => ({ default: (await import('qrcode.react')).QRCodeSVG }));

type Props = {
  /** Content of the code, usually an address. */
  readonly value: string;
  readonly label?: string;
  /** CSS length of one side. */
  readonly size?: string;
};

/** A QR code, always dark on white, so that every camera can read it. Its place stays empty while it loads. */
export function QrCode({ value, label = commonText.qrCode, size = '8rem' }: Props) {
  return (
    <div className={classes.box} style={{ width: size, height: size }}>
      <Suspense fallback={null}>
        <QRCodeSVG
          value={value}
          title={label}
          role="img"
          size={256}
          level="M"
          marginSize={2}
          className={classes.code}
        />
      </Suspense>
    </div>
  );
}
