import { Suspense } from 'react';
import { commonText } from '../text/common.ts';
import { latePart } from './late-part.tsx';
import classes from './qr-code.module.css';

/** The content in letters: an address can be typed. */
const InLetters = ({ value }: { readonly value: string }) => <span className={classes.letters}>{value}</span>;

type CodeProps = { readonly value: string; readonly label: string };

const Code = latePart<CodeProps>(async () => {
  const { QRCodeSVG } = await import('qrcode.react');
  return ({ value, label }) => (
    <QRCodeSVG
      value={value}
      title={label}
      role="img"
      size={256}
      level="M"
      marginSize={2}
      className={classes.code}
    />
  );
}, InLetters);

export type CodeLooks = {
  readonly label?: string | undefined;
  /** CSS length of one side. */
  readonly size?: string;
};

/** With the content of the code, usually an address. */
type Props = CodeLooks & { readonly value: string };

/** A QR code, always dark on white, so that every camera can read it. While it loads, its place stays empty; without it, its content is there in letters. */
export function QrCode({ value, label = commonText.qrCode, size = '8rem' }: Props) {
  return (
    <div className={classes.box} style={{ width: size, height: size }}>
      <Suspense fallback={null}>
        <Code value={value} label={label} />
      </Suspense>
    </div>
  );
}
