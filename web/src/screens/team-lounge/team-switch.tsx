import type { TeamEntity } from '@neundarter/contract/entities/team';
import { useAccount } from '../../data/people/account.ts';
import { usePlayerChange } from '../../data/people/players.ts';
import { errorReason } from '../../text/errors.ts';
import { loungeText } from '../../text/team.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { tellOutcome } from '../../ui/tell-outcome.ts';
import classes from './team-lounge.module.css';

/** Chooses which of several teams is the current one. */
export function TeamSwitch({ team }: { readonly team: TeamEntity }) {
  const { player, teams } = useAccount();
  const change = usePlayerChange(player?.id ?? '', (error) => loungeText.switchFailed(errorReason(error)));
  const choose = async (currentTeamId: string) =>
    tellOutcome(await change.run({ settings: { currentTeamId } }));
  return (
    <div className={classes.switch}>
      <SelectField
        label={loungeText.currentTeam}
        value={team.id}
        options={teams.map(({ id, props }) => ({ value: id, label: props.name }))}
        disabled={change.isBusy}
        onValue={(id) => void choose(id)}
      />
    </div>
  );
}
