import { CodeLine } from '../../../parts/referral-card/code-line.tsx';
import { AddressCode } from '../../../parts/server-address/address-code.tsx';
import { KnownAddress } from '../../../parts/server-address/known-address.tsx';
import { generalText as text } from '../../../text/tournament-general.ts';
import { Inline } from '../../../ui/inline.tsx';
import classes from './general.module.css';

export type LinkCardBodyProps = {
  readonly title: string;
  /** Path of the page, from the root of the server. */
  readonly path: string;
  readonly hint: string;
};

/** An address to copy, and as a code. */
export const LinkCardBody = ({ title, path, hint }: LinkCardBodyProps) => (
  <Inline gap="l" align="center" justify="between" wraps>
    <div className={classes.link}>
      <KnownAddress path={path}>
        {(address) => <CodeLine hidesLabel label={title} code={address} copy={text.copyLink} hint={hint} />}
      </KnownAddress>
    </div>
    <AddressCode path={path} label={title} size="9rem" />
  </Inline>
);
