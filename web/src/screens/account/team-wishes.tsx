import type { TeamWish } from '@neundarter/contract/entities/team';
import { useTeamWishesOf, useWithdrawTeamWish } from '../../data/club/team-wishes.ts';
import { wishText } from '../../text/account.ts';
import { errorReason } from '../../text/errors.ts';
import { Button } from '../../ui/button.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Stack } from '../../ui/stack.tsx';
import looks from '../../ui/text-looks.module.css';
import { showToast } from '../../ui/toast.tsx';
import classes from './team-wishes.module.css';

/** The player's open wishes for a team; nothing if there are none. */
export function TeamWishes({ playerId }: { readonly playerId: string }) {
  const { data: wishes = [], error } = useTeamWishesOf(playerId);
  if (error !== null) return <Notice tone="error">{wishText.listFailed(errorReason(error))}</Notice>;
  if (wishes.length === 0) return null;
  return (
    <div>
      <h3 className={looks.label}>{wishText.list}</h3>
      <Stack as="ul" isDivided>
        {wishes.map((wish) => (
          <WishRow key={wish.id} wish={wish} />
        ))}
      </Stack>
    </div>
  );
}

function WishRow({ wish: { id, props } }: { readonly wish: TeamWish }) {
  const withdrawal = useWithdrawTeamWish((error) => wishText.withdrawFailed(errorReason(error)));
  const withdraw = async () => {
    const question = {
      title: wishText.withdrawTitle,
      text: wishText.withdrawQuestion(props.name),
      confirm: wishText.withdraw,
      danger: true,
    };
    if (!(await confirmAction(question))) return;
    const outcome = await withdrawal.run(id);
    if (outcome.ok) showToast({ kind: 'success', title: wishText.withdrawn });
    else if (outcome.isTold !== true) showToast({ kind: 'error', title: outcome.text });
  };
  return (
    <Inline as="li" gap="s" align="center" justify="between" className={classes.row}>
      <Stack>
        <p className={classes.name}>{props.name}</p>
        <p className={looks.hint}>{wishText.from(props.createdAt)}</p>
      </Stack>
      <Button
        look="quiet"
        aria-label={wishText.withdrawOf(props.name)}
        isBusy={withdrawal.isBusy}
        onClick={() => void withdraw()}
      >
        {wishText.withdraw}
      </Button>
    </Inline>
  );
}
