import type { TeamWish } from '@neundarter/contract/entities/team';
import { deleteTeamWish } from '../../data/club/change-team.ts';
import { useTeamWishes } from '../../data/club/teams.ts';
import { useAccount } from '../../data/people/account.ts';
import { useTeamChange } from '../../parts/team-players/use-team-change.ts';
import { adminText, wishListText } from '../../text/admin.ts';
import { errorText } from '../../text/errors.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirmAction } from '../../ui/confirm-action.tsx';
import { Inline } from '../../ui/inline.tsx';
import { Stack } from '../../ui/stack.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import looks from '../../ui/text-looks.module.css';
import classes from './admin.module.css';
import { grantWish } from './grant-wish.ts';

/** Clubs that ask for a team, oldest first. */
export function WishList() {
  const wishes = useTeamWishes();
  return (
    <Card title={wishListText.title}>
      {wishes.isPending ? <Loading /> : null}
      {wishes.isError ? (
        <ErrorState
          text={adminText.loadFailed(errorText(wishes.error))}
          onRetry={() => void wishes.refetch()}
        />
      ) : null}
      {wishes.data?.length === 0 ? <p className={looks.muted}>{wishListText.none}</p> : null}
      {wishes.data === undefined || wishes.data.length === 0 ? null : (
        <Stack as="ul" isDivided aria-label={wishListText.list}>
          {wishes.data.map((wish) => (
            <WishRow key={wish.id} wish={wish} />
          ))}
        </Stack>
      )}
    </Card>
  );
}

function WishRow({ wish }: { readonly wish: TeamWish }) {
  const { name, message, playerName, createdAt } = wish.props;
  const grant = useGrant(wish);
  const reject = useReject(wish);
  return (
    <Stack as="li" gap="2xs" className={classes.wish}>
      <p className={classes.name}>{name}</p>
      <Inline as="p" wraps className={classes.details}>
        {wishListText.from(playerName, createdAt)}
      </Inline>
      {message === '' ? null : <p className={classes.message}>{message}</p>}
      <Inline wraps className={classes.answers}>
        <Button
          aria-label={wishListText.rejectNamed(name)}
          isBusy={reject.isBusy}
          disabled={grant.isBusy}
          onClick={() => void reject.run()}
        >
          {wishListText.reject}
        </Button>
        <Button
          look="primary"
          aria-label={wishListText.grantNamed(name)}
          isBusy={grant.isBusy}
          disabled={reject.isBusy}
          onClick={() => void grant.run()}
        >
          {wishListText.grant}
        </Button>
      </Inline>
    </Stack>
  );
}

function useGrant(wish: TeamWish) {
  const { user } = useAccount();
  const change = useTeamChange();
  const { name, playerName } = wish.props;
  const run = () =>
    change.run({
      work: () => grantWish(wish, user?.id ?? ''),
      done: wishListText.granted(name, playerName),
      failed: wishListText.grantFailed,
    });
  return { isBusy: change.isBusy, run };
}

function useReject({ id, props }: TeamWish) {
  const change = useTeamChange();
  const run = async () => {
    const question = {
      title: wishListText.rejectTitle,
      text: wishListText.rejectWarning(props.name, props.playerName),
      confirm: wishListText.reject,
      danger: true,
    };
    if (await confirmAction(question))
      await change.run({ work: () => deleteTeamWish(id), failed: wishListText.rejectFailed });
  };
  return { isBusy: change.isBusy, run };
}
