import { usePinOpening, usePinRenewal } from '../../data/club/tournament-setup.ts';
import type { Tournament } from '../../data/club/tournaments.ts';
import { pinLockText as text } from '../../text/tournament-course.ts';
import { Button } from '../../ui/button.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';

/** Tells organisers at once that guests have entered too many wrong PINs and wait, and lets them go on. */
export function PinLock({ tournament: { event, data } }: { readonly tournament: Tournament }) {
  const opening = usePinOpening(event.id);
  const renewal = usePinRenewal(event.id);
  if (data.isPinLocked !== true) return null;
  const open = async () => tellOutcome(await opening.run(), { done: text.opened });
  const renew = async () => tellOutcome(await renewal.run({ endEnrolments: false }), { done: text.renewed });
  return (
    <Notice tone="error" title={text.title}>
      <Stack gap="s">
        <p>{text.text}</p>
        <Inline gap="s" wraps>
          <Button isBusy={renewal.isBusy} onClick={() => void renew()}>
            {text.renew}
          </Button>
          <Button isBusy={opening.isBusy} onClick={() => void open()}>
            {text.open}
          </Button>
        </Inline>
      </Stack>
    </Notice>
  );
}
