import type { MoneyEntity } from '@neundarter/contract/entities/money/money';
import { Suspense, useState } from 'react';
import { useDoorLinkEnd, useNewDoorLink } from '../../../data/club/money.ts';
import { cardAddress } from '../../../device/scanned-card.ts';
import { CopyButton } from '../../../parts/copy-button/copy-button.tsx';
import { tournamentPath } from '../../../parts/event-row/event-path.ts';
import { AddressCode } from '../../../parts/server-address/address-code.tsx';
import type { KnownAddressProps } from '../../../parts/server-address/known-address.tsx';
import { formatDateTime } from '../../../text/formats.ts';
import { doorLinkText as text } from '../../../text/money.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { latePart } from '../../../ui/late-part.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';
import looks from '../../../ui/text-looks.module.css';

const KnownAddress = latePart<KnownAddressProps>(
  async () => (await import('../../../parts/server-address/known-address.tsx')).KnownAddress,
);

type Props = { readonly eventId: string; readonly link: MoneyEntity['doorLink'] };

/** The link for helpers at the door: made, shown once, and ended by one tap. */
export function DoorCard({ eventId, link }: Props) {
  const [key, setKey] = useState<string | null>(null);
  const made = useNewDoorLink(eventId);
  const end = useDoorLinkEnd(eventId);
  const create = async () => {
    const question = { title: text.againTitle, text: text.againText, confirm: text.again };
    if (link !== null && !(await confirmAction(question))) return;
    const outcome = await made.run();
    tellOutcome(outcome);
    if (outcome.ok) setKey(outcome.value.key);
  };
  const revoke = async () => {
    const outcome = await end.run();
    tellOutcome(outcome, { done: text.revoked });
    if (outcome.ok) setKey(null);
  };
  return (
    <Card title={text.title}>
      <p className={looks.muted}>{text.about}</p>
      {link === null || key === null ? null : (
        <NewLink path={cardAddress(tournamentPath(eventId, 'door'), key)} />
      )}
      {link === null ? null : (
        <p className={looks.hint}>
          {text.runs(formatDateTime(link.expiresAt))}
          {' · '}
          {link.lastUsedAt === null ? text.unused : text.used(formatDateTime(link.lastUsedAt))}
        </p>
      )}
      <Inline gap="m" wraps>
        <Button
          look={link === null ? 'primary' : 'secondary'}
          isBusy={made.isBusy}
          onClick={() => void create()}
        >
          {link === null ? text.create : text.again}
        </Button>
        {link === null ? null : (
          <Button look="danger" isBusy={end.isBusy} onClick={() => void revoke()}>
            {text.revoke}
          </Button>
        )}
      </Inline>
    </Card>
  );
}

function NewLink({ path }: { readonly path: string }) {
  return (
    <Stack gap="m" align="start">
      <AddressCode path={path} label={text.code} size="12rem" />
      <Suspense fallback={null}>
        <KnownAddress path={path}>
          {(address) => (
            <CopyButton content={address} label={text.copy} copied={text.copied} notCopied={text.notCopied} />
          )}
        </KnownAddress>
      </Suspense>
      <p className={looks.hint}>{text.once}</p>
    </Stack>
  );
}
