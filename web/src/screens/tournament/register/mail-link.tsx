import { tournamentRegistrationText as text } from '../../../text/tournament-registration.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { WithdrawButton } from './own-registration.tsx';
import type { LinkOfMail } from './use-mail-link.ts';

export type MailLinkProps = {
  readonly eventId: string;
  readonly link: LinkOfMail;
  readonly onDone: () => void;
};

/** Takes back the registration that the link of a mail names. */
export function MailLink({ eventId, link: { entryId, key }, onDone }: MailLinkProps) {
  return (
    <Notice tone="info">
      <Stack gap="m" align="start">
        <p>{text.byMail}</p>
        <WithdrawButton eventId={eventId} entryId={entryId} keyOfMail={key} onDone={onDone} />
      </Stack>
    </Notice>
  );
}
