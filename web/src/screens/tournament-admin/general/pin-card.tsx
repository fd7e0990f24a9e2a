import { usePinRenewal } from '../../../data/club/tournament-setup.ts';
import type { Tournament } from '../../../data/club/tournaments.ts';
import { tournamentPath } from '../../../parts/event-row/event-path.ts';
import { CodeLine } from '../../../parts/referral-card/code-line.tsx';
import { generalText as text } from '../../../text/tournament-general.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { confirmAction } from '../../../ui/confirm-action.tsx';
import { Inline } from '../../../ui/inline.tsx';
import { tellOutcome } from '../../../ui/tell-outcome.ts';

/** The PIN with which matches of the tournament are scored; nothing before it is published. */
export function PinCard({ tournament: { event, data } }: { readonly tournament: Tournament }) {
  const renewal = usePinRenewal(event.id);
  const pin = data.matchPinCode ?? null;
  if (pin === null || data.status === 'cancelled') return null;
  const renew = async () => {
    const question = { title: text.renewPinTitle, text: text.renewPinText, confirm: text.renewPin };
    if (await confirmAction(question))
      tellOutcome(await renewal.run({ endEnrolments: false }), { done: text.pinRenewed });
  };
  return (
    <Card title={text.pin}>
      <CodeLine hidesLabel label={text.pin} code={pin} copy={text.copyPin} hint={text.pinHint} />
      <Inline gap="s" wraps>
        <ButtonLink to={tournamentPath(event.id, 'print', 'pin')}>{text.printPin}</ButtonLink>
        <Button isBusy={renewal.isBusy} onClick={() => void renew()}>
          {text.renewPin}
        </Button>
      </Inline>
    </Card>
  );
}
