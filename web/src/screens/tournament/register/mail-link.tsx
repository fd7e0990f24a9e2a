import { useSearchParams } from 'react-router';
import { tournamentRegistrationText as text } from '../../../text/tournament-registration.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { WithdrawButton } from './own-registration.tsx';

/** What the link of a mail names. */
type Named = { readonly entryId: string; readonly key: string };

/** What the address of the page names, if somebody comes from the link of their mail; else null. */
export const useMailLink = (): Named | null => {
  const [query] = useSearchParams();
  const [entryId, key] = [query.get('entry'), query.get('key')];
  return entryId === null || key === null ? null : { entryId, key };
};

type Props = { readonly eventId: string; readonly link: Named; readonly onDone: () => void };

/** Takes back the registration that the link of a mail names. */
export function MailLink({ eventId, link: { entryId, key }, onDone }: Props) {
  return (
    <Notice tone="info">
      <Stack gap="m" align="start">
        <p>{text.byMail}</p>
        <WithdrawButton eventId={eventId} entryId={entryId} keyOfMail={key} onDone={onDone} />
      </Stack>
    </Notice>
  );
}
