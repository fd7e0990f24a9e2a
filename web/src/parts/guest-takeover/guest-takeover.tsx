import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  claimGuestMatches,
  rememberAskedToClaim,
  useGuestMatchCount,
  wasAskedToClaim,
} from '../../data/match/guest-matches.ts';
import { refreshMatchLists } from '../../data/match/matches.ts';
import { useAccount } from '../../data/people/account.ts';
import { useGuestId } from '../../data/people/identity.ts';
import { errorText } from '../../text/errors.ts';
import { takeoverText } from '../../text/register.ts';
import { Button } from '../../ui/button.tsx';
import { CornerNotice } from '../../ui/corner-notice.tsx';
import { showToast } from '../../ui/toast.tsx';

/** Offers a user who has just come in, once, the matches that this device's guest made. */
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
  const take = useTake();
  if (isAnswered || count.data === undefined || count.data === 0) return null;
  const answer = () => {
    rememberAskedToClaim({ guestId, userId });
    setAnswered(true);
  };
  return (
    <CornerNotice
      title={takeoverText.title}
      text={takeoverText.text(count.data)}
      buttons={
        <>
          <Button look="quiet" onClick={answer} disabled={take.isBusy}>
            {takeoverText.decline}
          </Button>
          <Button look="primary" isBusy={take.isBusy} onClick={() => void take.run(answer)}>
            {takeoverText.accept}
          </Button>
        </>
      }
    />
  );
}

/** Takes over; where that fails the offer stays. */
function useTake() {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const run = async (onDone: () => void) => {
    setBusy(true);
    try {
      const count = await claimGuestMatches();
      onDone();
      showToast({ kind: 'success', title: takeoverText.done(count) });
      await refreshMatchLists(client);
    } catch (error) {
      showToast({ kind: 'error', title: takeoverText.failed, text: errorText(error) });
    }
    setBusy(false);
  };
  return { isBusy, run };
}
