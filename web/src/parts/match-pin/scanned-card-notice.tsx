import { scannedCardText as text } from '../../text/match-pin.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import type { FailedCard } from './use-scanned-card.ts';

/** Says why a scanned card has not enrolled this device; nothing if it has, or if none was scanned. */
export function ScannedCardNotice({ card }: { readonly card: FailedCard | null }) {
  if (card === null) return null;
  const { failure, retry, isBusy } = card;
  return (
    <Notice tone="warning" title={text.title}>
      <Stack gap="s">
        <p>{failure}</p>
        {retry === null ? null : (
          <Button isBusy={isBusy} onClick={retry}>
            {text.again}
          </Button>
        )}
      </Stack>
    </Notice>
  );
}
