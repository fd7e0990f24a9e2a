import { useState } from 'react';
import { useChange } from '../../data/api/use-change.ts';
import {
  claimGuestMatches,
  rememberAskedToClaim,
  useGuestMatchCount,
  wasAskedToClaim,
} from '../../data/match/guest-matches.ts';
import { matchKeys } from '../../data/match/matches.ts';
import { useAccount } from '../../data/people/account.ts';
import { useGuestId } from '../../data/people/identity.ts';
import { takeoverText } from '../../text/register.ts';
import { Button } from '../../ui/button.tsx';
import { CornerNotice } from '../../ui/corner-notice.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';

/** Offers a newly signed-in user, once, to take over the matches that this device's guest created. */
export function GuestTakeover() {
  const { state, user } = useAccount();
  const guestId = useGuestId();
  if (state !== 'user' || user === null || guestId === null) return null;
  return <Offer key={`${guestId}:${user.id}`} guestId={guestId} userId={user.id} />;
}

type OfferProps = { readonly guestId: string; readonly userId: string };

function Offer({ guestId, userId }: OfferProps) {
  const [isAnswered, setAnswered] = useState(() => wasAskedToClaim({ guestId, userId }));
  const count = useGuestMatchCount(guestId, { isEnabled: !isAnswered });
  const take = useChange({
    send: claimGuestMatches,
    keep: () => answer(),
    stale: [matchKeys.lists, matchKeys.counts],
  });
  const answer = () => {
    rememberAskedToClaim({ guestId, userId });
    setAnswered(true);
  };
  // If it fails, the offer stays.
  const accept = async () =>
    tellOutcome(await take.run(), { done: takeoverText.done, failedTitle: takeoverText.failed });
  if (isAnswered || count.data === undefined || count.data === 0) return null;
  return (
    <CornerNotice
      title={takeoverText.title}
      text={takeoverText.text(count.data)}
      buttons={
        <>
          <Button look="quiet" onClick={answer} disabled={take.isBusy}>
            {takeoverText.decline}
          </Button>
          <Button look="primary" isBusy={take.isBusy} onClick={() => void accept()}>
            {takeoverText.accept}
          </Button>
        </>
      }
    />
  );
}
