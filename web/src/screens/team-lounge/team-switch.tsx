import type { TeamEntity } from '@neundarter/contract/entities/team';
import { useAccount } from '../../data/people/account.ts';
import { usePlayerChange } from '../../data/people/players.ts';
import { commonText } from '../../text/common.ts';
import { errorReason } from '../../text/errors.ts';
import { loungeText } from '../../text/team.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import classes from './team-lounge.module.css';

/** Chooses which of several teams is the current one. */
export function TeamSwitch({ team }: { readonly team: TeamEntity }) {
  const { player, teams } = useAccount();
  const change = usePlayerChange(player?.id ?? '');
  const choose = (currentTeamId: string) =>
    change.mutate(
      { settings: { currentTeamId } },
      {
        onError: (error) =>
          showToast({
            kind: 'error',
            title: commonText.errorTitle,
            text: loungeText.switchFailed(errorReason(error)),
          }),
      },
    );
  return (
    <div className={classes.switch}>
      <SelectField
        label={loungeText.currentTeam}
        value={team.id}
        options={teams.map(({ id, props }) => ({ value: id, label: props.name }))}
        disabled={change.isPending}
        onValue={choose}
      />
    </div>
  );
}
