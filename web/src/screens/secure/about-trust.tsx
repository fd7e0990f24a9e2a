import type { SecurePlace } from '@neundarter/contract/entities/secure';
import { systemNameOf } from '../../device/system-name.ts';
import { secureText as text } from '../../text/secure.ts';
import { Card } from '../../ui/card.tsx';
import looks from '../../ui/text-looks.module.css';
import classes from './trust-steps.module.css';

type Props = { readonly authority: NonNullable<SecurePlace['authority']> };

/** What the hall's authority can vouch for, and how a device forgets it. */
export function AboutTrust({ authority: { names, networks, madeAt, fingerprint } }: Props) {
  return (
    <Card title={text.coversTitle}>
      <p>{text.covers(names, networks)}</p>
      <div>
        <p className={looks.label}>{text.removeTitle}</p>
        <p>{text.systems[systemNameOf(navigator)].removal}</p>
      </div>
      <div>
        <p className={looks.label}>{text.fingerprint}</p>
        <p className={classes.fingerprint}>{fingerprint}</p>
        <p className={looks.hint}>{text.compare}</p>
        <p className={looks.hint}>{text.madeAt(madeAt)}</p>
      </div>
    </Card>
  );
}
